/** A suit mark on a card of 100 by 140; one below the middle stands on its head. */
export interface Pip {
  x: number;
  y: number;
  turn: 0 | 180;
  scale: number;
}

const LEFT = 37;
const MIDDLE = 50;
const RIGHT = 100 - LEFT;
const CENTRE = 70;
const TOP = 25;
const BOTTOM = 140 - TOP;
const THIRD = (BOTTOM - TOP) / 3;

/** Heights of the marks in the two outer columns and in the middle one, and their size. */
interface Columns {
  outer: readonly number[];
  middle: readonly number[];
  scale: number;
}

const TWO_ROWS = [TOP, BOTTOM];
const THREE_ROWS = [TOP, CENTRE, BOTTOM];
const FOUR_ROWS = [TOP, TOP + THIRD, BOTTOM - THIRD, BOTTOM];
const BETWEEN = (TOP + CENTRE) / 2;

const LAYOUTS: Record<number, Columns | undefined> = {
  1: { outer: [], middle: [CENTRE], scale: 2.3 },
  2: { outer: [], middle: TWO_ROWS, scale: 1.2 },
  3: { outer: [], middle: THREE_ROWS, scale: 1.2 },
  4: { outer: TWO_ROWS, middle: [], scale: 1.1 },
  5: { outer: TWO_ROWS, middle: [CENTRE], scale: 1.1 },
  6: { outer: THREE_ROWS, middle: [], scale: 1.1 },
  7: { outer: THREE_ROWS, middle: [BETWEEN], scale: 1.02 },
  8: { outer: THREE_ROWS, middle: [BETWEEN, 140 - BETWEEN], scale: 1.02 },
  9: { outer: FOUR_ROWS, middle: [CENTRE], scale: 0.92 },
  10: { outer: FOUR_ROWS, middle: [TOP + THIRD / 2, BOTTOM - THIRD / 2], scale: 0.9 },
};

/** The marks of a card from ace to ten; none for the courts. */
export function pips(rank: number): readonly Pip[] {
  const layout = LAYOUTS[rank];
  if (layout === undefined) return [];
  const { outer, middle, scale } = layout;
  const column = (x: number) => (y: number) =>
    ({ x, y, turn: y > CENTRE ? 180 : 0, scale }) satisfies Pip;
  return [...outer.map(column(LEFT)), ...outer.map(column(RIGHT)), ...middle.map(column(MIDDLE))];
}
