/** A suit mark on a card of 100 by 140; one below the middle stands on its head. */
export interface Pip {
  x: number;
  y: number;
  turned: boolean;
}

const LEFT = 35;
const MIDDLE = 50;
const RIGHT = 65;

/** Heights of the marks in each column, top to bottom. */
interface Columns {
  sides?: readonly number[];
  middle?: readonly number[];
}

const TOP = 24;
const BOTTOM = 140 - TOP;
const THIRD = (BOTTOM - TOP) / 3;
const FOUR_ROWS = [TOP, TOP + THIRD, BOTTOM - THIRD, BOTTOM];
const THREE_ROWS = [TOP, 70, BOTTOM];
const TWO_ROWS = [TOP, BOTTOM];

const LAYOUTS: Record<number, Columns> = {
  1: { middle: [70] },
  2: { middle: TWO_ROWS },
  3: { middle: THREE_ROWS },
  4: { sides: TWO_ROWS },
  5: { sides: TWO_ROWS, middle: [70] },
  6: { sides: THREE_ROWS },
  7: { sides: THREE_ROWS, middle: [TOP + 23] },
  8: { sides: THREE_ROWS, middle: [TOP + 23, BOTTOM - 23] },
  9: { sides: FOUR_ROWS, middle: [70] },
  10: { sides: FOUR_ROWS, middle: [TOP + THIRD / 2, BOTTOM - THIRD / 2] },
};

/** The marks of a card from ace to ten; none for the courts. */
export function pips(rank: number): readonly Pip[] {
  const { sides = [], middle = [] } = LAYOUTS[rank] ?? {};
  const at = (x: number) => (y: number) => ({ x, y, turned: y > 70 });
  return [...sides.map(at(LEFT)), ...sides.map(at(RIGHT)), ...middle.map(at(MIDDLE))];
}
