import { expect, test } from 'vitest';
import type { Trick } from './scene';
import { whyTaken } from './why';

const RULES = { blankRank: 7, trickRule: 'pips_any' };

/** A trick that seat 0 has led and `seat` has taken. */
function trick(lead: string, reply: string | null, seat: number): Trick {
  const won = { type: 'trick-won' as const, seat, points: 0, small: 0, lines: [] };
  return { leader: 0, lead, reply, declared: [], won };
}

test.each([
  ['0-0', '5-5', 0, 'bingo'],
  ['5-5', '0-0', 1, 'bingo'],
  ['6-5', '5-5', 1, 'trump-double'],
  ['6-6', '5-1', 1, 'trump'],
  ['5-1', '6-5', 1, 'higher-trump'],
  ['6-0', '6-4', 0, 'higher'],
  ['6-1', '4-3', 0, 'equal'],
  ['3-2', '6-6', 1, 'higher'],
] as const)('%s and %s with fives trump', (lead, reply, seat, why) => {
  expect(whyTaken(trick(lead, reply, seat), 5, RULES)).toBe(why);
});

test('a blank that counts nothing makes other tiles equal', () => {
  expect(whyTaken(trick('6-0', '4-2', 0), 5, { ...RULES, blankRank: 0 })).toBe('equal');
});

test('where only the number led can take it that is said', () => {
  const suit = { ...RULES, trickRule: 'suit' };
  expect(whyTaken(trick('3-2', '6-6', 0), 5, suit)).toBe('unbeaten');
  expect(whyTaken(trick('3-2', '4-3', 1), 5, suit)).toBe('higher-in-number');
});

test('a trick that nobody has taken has no reason', () => {
  expect(whyTaken({ ...trick('3-2', null, 0), won: null }, 5, RULES)).toBeNull();
});
