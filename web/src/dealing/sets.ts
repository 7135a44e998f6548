import { RANKS, SUITS } from '../pieces/cards';

const HIGHEST_PIP = 6;

/** The sets that shuffles start from, by name: codes in an order that never changes. */
export const SETS: ReadonlyMap<string, readonly string[]> = new Map([
  ['cards', [...RANKS].flatMap((rank) => SUITS.map((suit) => rank + suit))],
  ['tiles', numbers(HIGHEST_PIP).flatMap((high) => numbers(high).map((low) => `${high}-${low}`))],
]);

function numbers(last: number): number[] {
  return Array.from({ length: last + 1 }, (_, number) => number);
}
