import { beforeAll, expect, test } from 'vitest';
import { Players } from '../../table/players';
import { words } from '../../words/say.svelte';
import type { Beat } from '../family';
import type { Observation } from './events';
import { onward } from './onward';
import { still } from './scene';

beforeAll(() => words.use('en'));

const PLAYERS = new Players(
  [
    { seat: 0, side: 0, kind: 'person', name: '', here: true },
    { seat: 1, side: 1, kind: 'computer', name: 'sensible', here: true },
  ],
  0,
);

test.each([
  ['showing', 1, 'Count your hand'],
  ['showing', 0, "Count the computer's hand"],
  ['between', 0, 'Deal the cards'],
  ['playing', 0, 'Continue'],
] as const)('%s, dealt by %i: %s', (phase, dealer, label) => {
  const observation = { phase, dealer, hands: [[], []], cuts: [], uncounted: null };
  const next = { scene: still(observation as unknown as Observation) } as unknown as Beat;
  expect(onward(next, PLAYERS)).toBe(label);
});
