import type { Orientation } from './geometry';
import type { Score } from './pegs';

export interface BoardSide extends Score {
  name: string;
  /** What a touched peg says, as "you 78, last score 6"; without it pegs are not focused. */
  tells?: string;
}

export interface BoardProps {
  target: number;
  /** By seat or side: 2 to 4. */
  sides: readonly BoardSide[];
  /** The accessible name of the whole. */
  label: string;
  orientation?: Orientation;
  /** The scores after which a line crosses the tracks: lurch, skunk. */
  lines?: readonly number[];
  /** `down`: the figures count how much is still to score. */
  figures?: 'up' | 'down';
  /** Pegs do not leap, and one that does has landed. */
  instant?: boolean;
  /** A peg was touched or focused. */
  onpeg?: (side: number) => void;
}

export type StripProps = Pick<BoardProps, 'target' | 'sides' | 'lines' | 'figures' | 'instant'>;

/** The lurch and skunk lines that are drawn unless a page wishes for others. */
export function usualLines(target: number): readonly number[] {
  return target === 121 ? [60, 90] : [Math.ceil(target / 2) - 1];
}
