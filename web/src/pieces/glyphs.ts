/** A letter or figure as one line of even thickness, in a box 20 high. */
export interface Glyph {
  width: number;
  line: string;
}

/** The thickness that the lines are drawn for. */
export const STROKE = 3.2;
export const GLYPH_HEIGHT = 20;

const GLYPHS: Record<string, Glyph | undefined> = {
  '1': { width: 6.4, line: 'M.6 5.9L4.8 2V20' },
  '2': {
    width: 12,
    line: 'M1.6 6.4C1.6 3.4 3.4 1.6 6 1.6S10.4 3.3 10.4 6C10.4 8.6 8.7 10.4 6.9 12.3L1.6 18.4H11.2',
  },
  '3': {
    width: 12,
    line: 'M1.6 5.4C1.8 3 3.6 1.6 5.9 1.6 8.5 1.6 10.1 3.2 10.1 5.5S8.5 9.4 5.9 9.4H4.4M5.9 9.4C8.7 9.4 10.4 11.2 10.4 13.8S8.7 18.4 5.9 18.4 1.7 16.9 1.5 14.4',
  },
  '4': { width: 12.4, line: 'M8.8 20V1.6H7.8L1.6 14.2H12.4' },
  '5': {
    width: 12,
    line: 'M10.6 1.6H3.1L2.4 9.6C3.3 8.5 4.5 7.9 6 7.9 8.7 7.9 10.4 10 10.4 13.1S8.7 18.4 5.9 18.4 1.7 16.9 1.5 14.6',
  },
  '6': {
    width: 12,
    line: 'M9.9 4.6C9.5 2.8 8.2 1.6 6.2 1.6 3.1 1.6 1.6 4.6 1.6 10.6V13C1.6 16.4 3.4 18.4 6 18.4S10.4 16.4 10.4 13.1 8.6 7.9 6 7.9 1.6 9.9 1.6 13',
  },
  '7': { width: 11.6, line: 'M.4 1.6H9.8C7.2 6.6 5 13 4.6 20' },
  '8': {
    width: 12,
    line: 'M6 9.3C3.5 9.3 2 7.8 2 5.4S3.5 1.6 6 1.6 10 3.1 10 5.4 8.5 9.3 6 9.3ZM6 9.3C3.2 9.3 1.6 11.2 1.6 13.8S3.3 18.4 6 18.4 10.4 16.5 10.4 13.8 8.8 9.3 6 9.3Z',
  },
  '9': {
    width: 12,
    line: 'M2.1 15.4C2.5 17.2 3.8 18.4 5.8 18.4 8.9 18.4 10.4 15.4 10.4 9.4V7C10.4 3.6 8.6 1.6 6 1.6S1.6 3.6 1.6 6.9 3.4 12.1 6 12.1 10.4 10.1 10.4 7',
  },
  '0': {
    width: 10.6,
    line: 'M5.3 1.6C7.7 1.6 9 3.9 9 10S7.7 18.4 5.3 18.4 1.6 16.1 1.6 10 2.9 1.6 5.3 1.6Z',
  },
  A: { width: 13.6, line: 'M1.5 20L6 1.6H7.6L12.1 20M3.4 14.4H10.2' },
  J: { width: 10, line: 'M8.4 0V13.4C8.4 16.7 7.2 18.4 4.9 18.4S1.5 16.8 1.5 13.8' },
  K: { width: 12.4, line: 'M1.6 0V20M11 0L1.8 12M5 8L11.4 20' },
  Q: {
    width: 13,
    line: 'M6.3 1.6C9.3 1.6 11 4.3 11 10S9.3 18.4 6.3 18.4 1.6 15.7 1.6 10 3.3 1.6 6.3 1.6ZM6.6 13.4L12 20',
  },
  В: {
    width: 12,
    line: 'M1.6 9.3H6.2C8.6 9.3 10 7.8 10 5.4S8.6 1.6 6.2 1.6H1.6V18.4H6.2C9 18.4 10.4 16.6 10.4 13.8S9 9.3 6.2 9.3',
  },
  Д: { width: 14, line: 'M1.6 20V16.2H12.4V20M3 16.2C4.4 12.8 4.6 8 4.6 1.6H10.4V16.2' },
  Т: { width: 12, line: 'M.4 1.6H11.6M6 1.6V20' },
};
GLYPHS['К'] = GLYPHS['K'];

const GAP = 1.5;

export interface Writing {
  glyphs: { line: string; at: number }[];
  width: number;
}

/** Letters side by side, 20 high; `undefined` where one of them is not drawn by us. */
export function write(text: string): Writing | undefined {
  const glyphs: Writing['glyphs'] = [];
  let width = 0;
  for (const letter of text) {
    const drawn = GLYPHS[letter];
    if (drawn === undefined) return undefined;
    glyphs.push({ line: drawn.line, at: width });
    width += drawn.width + GAP;
  }
  return { glyphs, width: width - GAP };
}
