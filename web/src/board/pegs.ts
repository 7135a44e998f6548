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

export function pegsOf({ score, before }: Score): Pegs {
  return { front: score, back: score === 0 && before === 0 ? -1 : before };
}

/**
 * The holes that the rear peg passes to become the front one, first and last included; empty where
 * the change was not made by scoring (a new game, a game taken up again).
 */
export function leap(from: Pegs, to: Pegs): readonly number[] {
  if (to.back !== from.front || to.front <= from.front) return [];
  return Array.from({ length: to.front - from.back + 1 }, (_, step) => from.back + step);
}

const LEAST_MS = 180;
const MOST_MS = 480;

export function leapDuration(holes: number): number {
  return Math.min(MOST_MS, LEAST_MS + 20 * holes);
}
