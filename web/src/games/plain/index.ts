import type { Beat, Family, Told } from '../family';
import type { Step } from '../../link/messages';
import { say } from '../../words/say.svelte';
import Deals from './Deals.svelte';
import Table from './Table.svelte';

/** Any game's observation has these (docs/protocol.md); what else it has is listed as it is. */
interface Seen {
  phase?: string;
  count?: number;
  scores?: number[];
}

function told({ seq, event }: Step): Told | null {
  if (typeof event !== 'object' || event === null) return null;
  const { type, ...facts } = event as { type: string };
  const what = Object.values(facts).flat().join(' ');
  return { seq, pieces: [], tell: () => say('page-plain-event', { word: type, what }) };
}

function beatOf(step: Step): Beat[] {
  if (step.observation == null) return [];
  return [
    {
      seq: step.seq,
      scene: step.observation,
      told: told(step),
      weight: 'light',
      sound: null,
      aloud: null,
    },
  ];
}

/** Plays any family that the page has no drawing for: lists of pieces, a button for each action. */
export const plain: Family = {
  scene: (observation) => observation,
  beats: (steps) => steps.flatMap(beatOf),
  retell: (steps) => steps.flatMap((step) => told(step) ?? []),
  phase(scene) {
    const { phase = '', count = 0 } = scene as Seen;
    return { phase, count };
  },
  scores: (scene) => (scene as Seen).scores ?? [],
  deals: () => [],
  onward: () => say('page-continue'),
  refusal: () => null,
  words: {
    name: (ruleset) => ruleset,
    about: () => '',
    bot: (name) => name,
    botAbout: () => '',
    option: (name) => name,
    value: (_, value) => (typeof value === 'number' ? null : String(value)),
    unfit: () => null,
  },
  Table,
  Deals,
  Counter: null,
};
