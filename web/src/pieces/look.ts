/** How cards are drawn: a reader's settings, the same for the whole table. */
export interface CardLook {
  /** `two`: black and red. `four`: spades black, hearts red, diamonds blue, clubs green. */
  colours?: Colours;
  /** `large`: the rank fills the upper left corner, for weak eyes and for overlapping cards. */
  index?: IndexSize;
  /** The letters of jack, queen, king and ace, in this order: `JQKA`, `ВДКТ`. */
  letters?: string;
}

export type Colours = 'two' | 'four';
export type IndexSize = 'plain' | 'large';

/**
 * How a piece stands: `raised` is chosen, `dimmed` cannot be used, `lit` is part of the combination
 * that is being counted, `missed` of one that nobody counted. Each has a shape of its own besides
 * its colour.
 */
export type Pose = 'plain' | 'raised' | 'dimmed' | 'lit' | 'missed';

export interface CardProps extends CardLook {
  /** `5H`, `TD`. */
  code: string;
  /** Width in CSS pixels, or any CSS length; the height follows. Fills its container when absent. */
  size?: number | string;
  pose?: Pose;
}

export interface TileProps {
  /** `6-4`, the higher half first. */
  code: string;
  size?: number | string;
  pose?: Pose;
}

export interface BackProps {
  size?: number | string;
  pose?: Pose;
}

export interface SuitProps {
  suit: 'C' | 'D' | 'H' | 'S';
  colours?: Colours;
  /** As a card's; one line's height (`1em`) when absent. */
  size?: number | string;
}

export function cssLength(size: number | string): string {
  return typeof size === 'number' ? `${size}px` : size;
}
