/** One side's score, and what it was before the last points. */
export interface Score {
  score: number;
  before: number;
}

/** The places of a side's two pegs on its track; 0 and -1 are the start holes. */
export interface Pegs {
  /** The score. */
  front: number;
  /** The score before the last points. */
  back: number;
}

/**
 * Below nothing a front peg waits in its start hole. Where the last change was no points, but a
 * price paid, the rear peg stands one hole behind.
 */
export function pegsOf({ score, before }: Score): Pegs {
  const [front, back] = [Math.max(score, 0), Math.max(before, 0)];
  return { front, back: back < front ? back : front - 1 };
}

/**
 * The places that the rear peg passes to become the front one, first and last included; empty where
 * the change was not made by scoring (a new game, a game taken up again).
 */
export function leap(from: Pegs, to: Pegs): readonly number[] {
  if (to.back !== from.front || to.front <= from.front) return [];
  return Array.from({ length: to.front - from.back + 1 }, (_, step) => from.back + step);
}

const LEAST_MS = 180;
const MOST_MS = 480;
const HOLE_MS = 20;

/** How long a leap over so many places takes, in milliseconds. */
export function leapTime(places: number): number {
  return Math.min(MOST_MS, LEAST_MS + HOLE_MS * places);
}

/** Heads of pegs seen from above, by side, in a box of 2 by 2 around the origin. */
export const PEG_SHAPES: readonly string[] = [
  'M-.88 0A.88 .88 0 1 1 .88 0 .88 .88 0 1 1-.88 0Z',
  'M-.6-.78H.6A.18 .18 0 0 1 .78-.6V.6A.18 .18 0 0 1 .6 .78H-.6A.18 .18 0 0 1-.78 .6V-.6A.18 .18 0 0 1-.6-.78Z',
  'M0-1 .98 .7H-.98Z',
  'M0-1.08 .82 0 0 1.08-.82 0Z',
];
