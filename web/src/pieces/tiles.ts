/** A tile stands upright, its higher half above: `6-4`. */
export interface Halves {
  high: number;
  low: number;
}

export const MOST_PIPS = 6;

/** The width is 100; two halves, each a little wider than high. */
export const TILE_HEIGHT = 180;
export const HALF_HEIGHT = TILE_HEIGHT / 2;

export const PIP_RADIUS = 9.5;

const COLUMNS = [25, 50, 75] as const;
const ROWS = [20.5, 45, 69.5] as const;

/** By number, column and row: six stand in two columns. */
const LAYOUTS: readonly (readonly (readonly [column: 0 | 1 | 2, row: 0 | 1 | 2])[])[] = [
  [],
  [[1, 1]],
  [
    [0, 2],
    [2, 0],
  ],
  [
    [0, 2],
    [1, 1],
    [2, 0],
  ],
  [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
];

/** The halves that a code such as `6-4` names. */
export function readTile(code: string): Halves {
  const found = /^([0-6])-([0-6])$/.exec(code);
  const [high, low] = [Number(found?.[1]), Number(found?.[2])];
  if (found === null || low > high) throw new RangeError(`'${code}' is not the code of a tile`);
  return { high, low };
}

export function isTile(code: string): boolean {
  return /^[0-6]-[0-6]$/.test(code);
}

export interface Dot {
  x: number;
  y: number;
}

/** The inlaid pips of one half, from its own upper left corner. */
export function dots(number: number): readonly Dot[] {
  return (LAYOUTS[number] ?? []).map(([column, row]) => ({ x: COLUMNS[column], y: ROWS[row] }));
}

/** Every tile of the set, the highest first. */
export const TILES: readonly string[] = Array.from({ length: MOST_PIPS + 1 }, (_, nth) => nth)
  .reverse()
  .flatMap((high) => Array.from({ length: high + 1 }, (_, low) => `${high}-${high - low}`));
