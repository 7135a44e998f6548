import { expect, test } from 'vitest';
import type { Step } from '../../link/messages';
import { dealsOf } from './deals';

const TRUMP = { type: 'trump-turned', piece: '5-2', trump: 5 };

function step(seq: number, event: object, seen: object): Step {
  const observation = {
    deal: 1,
    leader: 0,
    trump: 5,
    small: [0, 0],
    tricks: [0, 0],
    closer: null,
    large: [0, 0],
  };
  return { seq, event, observation: { ...observation, ...seen } };
}

const played = { small: [19, 73], tricks: [3, 6], closer: 0 };
const two = { type: 'large-scored', seat: 1, points: 2, reason: 'closer-failed', large: 2 };
const one = { type: 'large-scored', seat: 1, points: 1, reason: 'enough', large: 3 };

test('a deal is a row, with all that it has brought', () => {
  const rows = dealsOf([
    step(1, TRUMP, {}),
    step(2, { type: 'trick-won', seat: 1, points: 73, small: 73 }, played),
    step(3, two, { ...played, large: [0, 2] }),
    step(4, one, { ...played, large: [0, 3] }),
    step(5, { type: 'deal-ended', winner: 1 }, { deal: 2, trump: null, large: [0, 3] }),
    step(6, TRUMP, { deal: 2, leader: 1, large: [0, 3] }),
  ]);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({ ...played, deal: 1, leader: 0, large: [0, 3], standing: [0, 3] });
  expect(rows[1]).toMatchObject({ deal: 2, leader: 1, small: [0, 0], large: [0, 0] });
});
