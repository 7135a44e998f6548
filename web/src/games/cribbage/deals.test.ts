import { expect, test } from 'vitest';
import type { Step } from '../../link/messages';
import { dealsOf } from './deals';

function line(rule: string, points: number) {
  return { rule, pieces: [], points };
}

test('points stand in the column where they were made, beside the score after the deal', () => {
  const seen = { game: 1, deal: 1, dealer: 1, scores: [0, 0] };
  const events = [
    { type: 'dealt', seat: 0, pieces: [] },
    { type: 'dealt', seat: 1, pieces: [] },
    { type: 'starter-turned', seat: 0, at: 1, piece: 'JC' },
    { type: 'scored', seat: 1, side: 1, lines: [line('heels', 2)], points: 2, score: 2 },
    { type: 'laid', seat: 0, piece: '5H', count: 5 },
    { type: 'scored', seat: 0, side: 0, lines: [], points: 3, score: 3 },
    { type: 'series-ended', seat: 0, count: 5 },
    { type: 'shown', seat: 0, what: 'hand', pieces: [] },
    { type: 'scored', seat: 0, side: 0, lines: [], points: 8, score: 11 },
    { type: 'shown', seat: 1, what: 'hand', pieces: [] },
    { type: 'shown', seat: 1, what: 'crib', pieces: [] },
    { type: 'scored', seat: 1, side: 1, lines: [], points: 4, score: 6 },
    { type: 'deal-ended' },
  ];
  const steps: Step[] = events.map((event, nth) => ({ seq: nth, event, observation: seen }));
  const next: Step[] = [
    {
      seq: 20,
      event: { type: 'dealt', seat: 1, pieces: [] },
      observation: { ...seen, deal: 2, dealer: 0, scores: [11, 6] },
    },
  ];
  expect(dealsOf([...steps, ...next])).toEqual([
    {
      game: 1,
      deal: 1,
      dealer: 1,
      heels: [0, 2],
      play: [3, 0],
      hand: [8, 0],
      crib: [0, 4],
      other: [0, 0],
      scores: [11, 6],
    },
    {
      game: 1,
      deal: 2,
      dealer: 0,
      heels: [0, 0],
      play: [0, 0],
      hand: [0, 0],
      crib: [0, 0],
      other: [0, 0],
      scores: [11, 6],
    },
  ]);
});

test.each([
  ['double-starter', 'heels'],
  ['compensation', 'other'],
  ['bid', 'other'],
  ['muggins', 'other'],
  ['overclaim', 'other'],
] as const)('points for %s stand under %s, whatever went before', (rule, column) => {
  const seen = { game: 1, deal: 1, dealer: 1, scores: [0, 0] };
  const events = [
    { type: 'dealt', seat: 0, pieces: [] },
    { type: 'shown', seat: 0, what: 'hand', pieces: [] },
    { type: 'scored', seat: 1, side: 1, lines: [line(rule, 3)], points: 3, score: 3 },
  ];
  const steps: Step[] = events.map((event, nth) => ({ seq: nth, event, observation: seen }));
  expect(dealsOf(steps)[0]?.[column]).toEqual([0, 3]);
});
