import type { SuitCode } from './cards';
import type { Colours } from './look';

/** Outlines in a box of 20 by 20 around the origin, each with a silhouette of its own. */
export const SUIT_SHAPES: Record<SuitCode, string> = {
  H: 'M0 9.8C-2.6 5.6-9.8 2-9.8-4A5 5.2 0 0 1 0-5.6 5 5.2 0 0 1 9.8-4C9.8 2 2.6 5.6 0 9.8Z',
  D: 'M0-10.2C2-6 5-2.6 8.4 0 5 2.6 2 6 0 10.2-2 6-5 2.6-8.4 0-5-2.6-2-6 0-10.2Z',
  S: 'M0-10C2.6-5.6 9.6-2.4 9.6 3A4.7 4.7 0 0 1 1.3 5.6C1.5 7.4 2.3 8.8 4 9.8H-4C-2.3 8.8-1.5 7.4-1.3 5.6A4.7 4.7 0 0 1-9.6 3C-9.6-2.4-2.6-5.6 0-10Z',
  C: 'M-1.9-1.2A4.6 4.6 0 1 1 1.9-1.2 4.6 4.6 0 1 1 1.2 4.9C1.4 7.1 2.3 8.8 4 9.8H-4C-2.3 8.8-1.4 7.1-1.2 4.9A4.6 4.6 0 1 1-1.9-1.2Z',
};

export type InkName = 'black' | 'red' | 'blue' | 'green';

const TWO: Record<SuitCode, InkName> = { C: 'black', D: 'red', H: 'red', S: 'black' };
const FOUR: Record<SuitCode, InkName> = { C: 'green', D: 'blue', H: 'red', S: 'black' };

/** The ink of a suit: `paper.css` has its colour on a card and within a text. */
export function ink(suit: SuitCode, colours: Colours): InkName {
  return (colours === 'four' ? FOUR : TWO)[suit];
}
