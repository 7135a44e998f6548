import type { Orientation } from './geometry';
import type { Score } from './pegs';

export interface BoardSide extends Score {
  name: string;
  /** What a touched peg says, as "you 78, last score 6"; without it pegs cannot be focused. */
  tells?: string;
}

export interface BoardProps {
  target: number;
  /** 2 to 4, in the order of seats or sides: the first has the first colour and shape. */
  sides: readonly BoardSide[];
  /** The accessible name of the whole. */
  label: string;
  orientation?: Orientation;
  /** The scores behind which a line crosses the tracks: lurch, skunk. */
  lines?: readonly number[];
  /** `down`: the figures beside the track count what is still to score. */
  figures?: 'up' | 'down';
  /** Pegs do not leap, and one that leaps lands. */
  instant?: boolean;
  /** A peg was touched or focused. */
  onpeg?: (side: number) => void;
}

export type StripProps = Pick<BoardProps, 'target' | 'sides' | 'lines' | 'figures' | 'instant'>;

/** A side's score as its figure says it: what it has, or what it still needs. */
export function shownScore(score: number, target: number, figures: 'up' | 'down'): number {
  return figures === 'up' ? score : target - score;
}

const STEPS = [10, 20, 50, 100];

/** How many points lie between two figures beside the track of a whole board. */
export function figureStep(target: number): number {
  return STEPS.find((step) => target <= 20 * step) ?? 100;
}

/** The same for a strip, where there is room for half a dozen. */
export function stripStep(target: number): number {
  return [30, 60, 100].find((step) => target <= 6.5 * step) ?? 200;
}

export interface Figure {
  place: number;
  text: string;
}

/** Figures beside the track: every `step` points, and the game hole. */
export function figuresOf(target: number, figures: 'up' | 'down', step: number): readonly Figure[] {
  const steps = Array.from({ length: Math.floor(target / step) }, (_, nth) => step * (nth + 1));
  return figures === 'up'
    ? [...steps.filter((place) => place + step / 2 < target), target].map((place) => ({
        place,
        text: String(place),
      }))
    : [0, ...steps.filter((left) => left < target)].map((left) => ({
        place: target - left,
        text: String(left),
      }));
}
