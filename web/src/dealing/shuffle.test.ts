import { hexToBytes } from '@noble/hashes/utils.js';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isText, newText, promiseOf, promiseOfSecret } from './promise';
import { SETS } from './sets';
import { drawing, pack, type Mixture } from './shuffle';

interface Vector {
  secret: string;
  promise: string;
  texts: string[];
  table: string;
  game: number;
  shuffle: number;
  set: string;
  order: string[];
}

/** The server's shuffle is held to the same file. */
const VECTORS = JSON.parse(
  readFileSync(new URL('../../../tests/dealing/vectors.json', import.meta.url), 'utf8'),
) as Vector[];

describe.each(VECTORS)('the $set of table $table, game $game, shuffle $shuffle', (vector) => {
  const secret = hexToBytes(vector.secret);

  test('lie in the order that follows from secret and texts', () => {
    const set = SETS.get(vector.set) ?? [];
    expect(pack({ ...vector, secret }, vector.shuffle, set)).toEqual(vector.order);
  });

  test('were promised', () => {
    expect(promiseOfSecret(secret)).toBe(vector.promise);
  });
});

test('the vectors are there, for cards and tiles', () => {
  expect(new Set(VECTORS.map(({ set }) => set))).toEqual(new Set(SETS.keys()));
});

test('the sets are whole and in their order', () => {
  const [cards = [], tiles = []] = SETS.values();
  expect(cards.slice(0, 6)).toEqual(['AC', 'AD', 'AH', 'AS', '2C', '2D']);
  expect(cards.at(-1)).toBe('KS');
  expect(new Set(cards).size).toBe(52);
  expect(tiles.slice(0, 6)).toEqual(['0-0', '1-0', '1-1', '2-0', '2-1', '2-2']);
  expect(tiles.at(-1)).toBe('6-6');
  expect(new Set(tiles).size).toBe(28);
});

test('a shuffle keeps the set and leaves its source alone', () => {
  const cards = SETS.get('cards') ?? [];
  const before = [...cards];
  const mixture: Mixture = { secret: new Uint8Array(32), table: 't', game: 1, texts: [] };
  expect(pack(mixture, 0, cards).sort()).toEqual([...cards].sort());
  expect(cards).toEqual(before);
});

describe('numbers below a bound', () => {
  /** The number, and how many words were used for it. */
  function below(bound: number, ...words: number[]): [number, number] {
    let used = 0;
    const next = () => ({ value: words[used++] as number });
    return [drawing({ next })(bound), used];
  }

  test.each([3, 28, 52, 2 ** 31 + 1])('words past the last whole multiple of %d go', (bound) => {
    const fair = Math.floor(2 ** 32 / bound) * bound;
    expect(below(bound, fair - 1, 7)).toEqual([bound - 1, 1]);
    expect(below(bound, fair, 2 ** 32 - 1, 1)).toEqual([1, 3]);
  });

  test.each([1, 2, 4, 32, 2 ** 31, 2 ** 32])('%d divides, and keeps every word', (bound) => {
    expect(below(bound, 2 ** 32 - 1)).toEqual([bound - 1, 1]);
  });
});

describe('a text of our own', () => {
  const texts = Array.from({ length: 200 }, newText);

  test('is one that the server takes', () => {
    for (const text of texts) {
      expect(isText(text)).toBe(true);
      expect(text.length).toBeGreaterThanOrEqual(32);
    }
  });

  test('is never the same, and uses all of its letters', () => {
    expect(new Set(texts).size).toBe(texts.length);
    expect(new Set(texts.join('')).size).toBe(64);
  });

  test('is promised by its SHA-256', () => {
    expect(promiseOf('a-quiet-club-room-in-the-evening')).toBe(
      '38320d2e3c32b93a3181da819698ddfb8ee52af3cc10f3efd090612b96b19870',
    );
  });
});
