import type { Family } from '../family';
import { happened, type Observation } from './events';
import { refusal } from './refusals';
import { words } from './rules';
import { beats, still, type Scene } from './scene';
import { retell } from './story';
import Counter from './Counter.svelte';
import Deals from './Deals.svelte';
import { onward } from './onward';
import Table from './Table.svelte';

/** The page's cribbage. A table speaks of scenes without knowing what they are. */
export const cribbage: Family = {
  scene: (observation, story = []) => still(observation as Observation, story),
  beats: (steps, from) => beats(steps, from as Scene),
  retell: (steps) => retell(happened(steps)),
  phase(scene) {
    const { phase, count } = (scene as Scene).observation;
    return { phase, count };
  },
  scores: (scene) => (scene as Scene).observation.scores,
  deals(beats) {
    const deal = ({ scene }: { scene: unknown }) => {
      const { game, deal, phase } = (scene as Scene).observation;
      return phase === 'discarding' ? `${game} ${deal}` : '';
    };
    return [...beats.keys()].filter((at) => {
      const [here, before] = [beats[at], beats[at - 1]];
      if (here === undefined || deal(here) === '') return false;
      return before === undefined || deal(before) !== deal(here);
    });
  },
  onward,
  refusal,
  words,
  Table,
  Deals,
  Counter,
};
