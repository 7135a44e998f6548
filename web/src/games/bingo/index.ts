import { say } from '../../words/say.svelte';
import type { Family } from '../family';
import { happened, type Observation } from './events';
import { onward } from './onward';
import { refusal } from './refusals';
import { words } from './rules';
import { beats, still, type Scene } from './scene';
import { retell } from './story';
import Deals from './Deals.svelte';
import Table from './Table.svelte';

/** The page's Bingo. A table speaks of scenes without knowing what they are. */
export const bingo: Family = {
  scene: (observation, story = []) => still(observation as Observation, story),
  beats: (steps, from) => beats(steps, from as Scene),
  retell: (steps) => retell(happened(steps)),
  // Nothing is counted up as in a series of cribbage.
  phase: (scene) => ({ phase: (scene as Scene).observation.phase, count: 0 }),
  scores: (scene) => (scene as Scene).observation.scores,
  deals(beats) {
    const deal = ({ scene }: { scene: unknown }) => {
      const { deal, trump } = (scene as Scene).observation;
      return trump === null ? 0 : deal;
    };
    return [...beats.keys()].filter((at) => {
      const [here, before] = [beats[at], beats[at - 1]];
      if (here === undefined || deal(here) === 0) return false;
      return before === undefined || deal(before) !== deal(here);
    });
  },
  onward,
  refusal,
  words,
  keys: () => [
    ['1 – 7', say('bingo-key-place')],
    ['D', say('bingo-key-declare')],
  ],
  Table,
  Deals,
  Counter: null,
};
