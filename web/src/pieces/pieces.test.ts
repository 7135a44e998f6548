import { describe, expect, test } from 'vitest';
import { RANKS, SUITS, rankText, readCard } from './cards';
import { COURTS } from './courts';
import { write } from './glyphs';
import { pips, type Pip } from './pips';
import { SUIT_SHAPES, ink } from './suits';
import { HALF_HEIGHT, PIP_RADIUS, TILES, dots, isTile, readTile } from './tiles';

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const ALL_RANKS = [...NUMBERS, 11, 12, 13];
const LETTERS = ['JQKA', 'ВДКТ'];

describe('codes', () => {
  test('of the whole pack are read', () => {
    const faces = SUITS.flatMap((suit) => [...RANKS].map((rank) => readCard(rank + suit)));
    expect(new Set(faces.map(({ rank, suit }) => `${rank}${suit}`)).size).toBe(52);
    expect(readCard('AS')).toEqual({ rank: 1, suit: 'S' });
    expect(readCard('TD')).toEqual({ rank: 10, suit: 'D' });
    expect(readCard('KC')).toEqual({ rank: 13, suit: 'C' });
  });

  test.each(['', '5', '5X', '1H', '10H', '5HH', 'H5', '6-4', 'td'])('"%s" is none', (code) => {
    expect(() => readCard(code)).toThrow(`'${code}' is not the code of a card`);
  });
});

describe.each(LETTERS)('indices in %s', (letters) => {
  const texts = ALL_RANKS.map((rank) => rankText(rank, letters));

  test('are the figures, and the letters of jack, queen, king and ace', () => {
    const [jack, queen, king, ace] = letters;
    expect(texts).toEqual([ace, ...('2345678910'.match(/10|./g) ?? []), jack, queen, king]);
  });

  test('are all drawn, each otherwise', () => {
    const drawn = texts.map((text) => JSON.stringify(write(text)?.glyphs));
    expect(drawn).not.toContain(undefined);
    expect(new Set(drawn).size).toBe(13);
  });
});

test('a letter without a drawing is not half drawn', () => {
  expect(write('1Ж')).toBeUndefined();
});

describe.each(NUMBERS)('the marks of a %d', (rank) => {
  const marks = pips(rank);
  const half = (marks[0]?.scale ?? 1) * 10;

  test('are as many as it says', () => {
    expect(marks).toHaveLength(rank);
  });

  test('lie on the card, and one below the middle stands on its head', () => {
    for (const { x, y, turn } of marks) {
      expect(Math.min(x, 100 - x, y, 140 - y)).toBeGreaterThan(half);
      expect(turn).toBe(y > 70 ? 180 : 0);
    }
  });

  test('do not cover each other', () => {
    const distances = marks.flatMap((mark, nth) =>
      marks.slice(nth + 1).map(({ x, y }) => Math.hypot(x - mark.x, y - mark.y)),
    );
    expect(Math.min(Infinity, ...distances)).toBeGreaterThan(1.9 * half);
  });

  test('keep clear of the index', () => {
    const beside = marks.filter(({ y }) => y - half < 51);
    for (const { x } of beside) expect(x - 0.98 * half).toBeGreaterThan(23.75);
  });
});

/** A seven has its odd mark above the middle, as everywhere. */
test.each(NUMBERS.filter((rank) => rank !== 7))(
  'a %d looks the same from the other side of the table',
  (rank) => {
    const places = (marks: readonly Pip[]) =>
      marks.map(({ x, y }) => `${x} ${y.toFixed(3)}`).sort();
    const turned = pips(rank).map((mark) => ({ ...mark, x: 100 - mark.x, y: 140 - mark.y }));
    expect(places(turned)).toEqual(places(pips(rank)));
  },
);

describe('courts', () => {
  test('have figures, each its own, and the others have none', () => {
    const figures = ALL_RANKS.map((rank) => COURTS[rank]).filter((court) => court !== undefined);
    expect(figures).toEqual([COURTS[11], COURTS[12], COURTS[13]]);
    expect(new Set(figures.map((court) => JSON.stringify(court))).size).toBe(3);
  });

  test('are parts that differ, so that each is drawn once', () => {
    for (const court of Object.values(COURTS)) {
      const parts = [...(court?.half ?? []), ...(court?.belt ?? [])].map(({ d }) => d);
      expect(new Set(parts).size).toBe(parts.length);
    }
  });

  test('have a belt that is the same turned round', () => {
    const middles = (d: string) => [...d.matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x));
    for (const court of Object.values(COURTS)) {
      const [, pattern] = court?.belt ?? [];
      expect(pattern?.d).toBeDefined();
      const xs = middles(pattern?.d ?? '');
      const least = Math.min(...xs);
      const most = Math.max(...xs);
      expect(xs.every((x) => xs.some((other) => Math.abs(least + most - x - other) < 0.01))).toBe(
        true,
      );
    }
  });
});

test('suits differ in shape, and in colour as the reader wishes', () => {
  expect(new Set(Object.values(SUIT_SHAPES)).size).toBe(4);
  expect(SUITS.map((suit) => ink(suit, 'two'))).toEqual(['black', 'red', 'red', 'black']);
  expect(SUITS.map((suit) => ink(suit, 'four'))).toEqual(['green', 'blue', 'red', 'black']);
});

describe('tiles', () => {
  test('are twenty-eight, each read as its halves', () => {
    expect(new Set(TILES).size).toBe(28);
    expect(TILES.every(isTile)).toBe(true);
    const pips = TILES.map(readTile).reduce((sum, { high, low }) => sum + high + low, 0);
    expect(pips).toBe(168);
    expect([TILES[0], TILES.at(-1)]).toEqual(['6-6', '0-0']);
  });

  test.each(['4-6', '7-0', '6', '66', '6-4-1', '', '5H'])('"%s" is none', (code) => {
    expect(() => readTile(code)).toThrow(`'${code}' is not the code of a tile`);
  });

  test.each([0, 1, 2, 3, 4, 5, 6])('%d pips lie on their half, apart from each other', (number) => {
    const lie = dots(number);
    expect(lie).toHaveLength(number);
    for (const { x, y } of lie) {
      expect(Math.min(x, 100 - x, y, HALF_HEIGHT - y)).toBeGreaterThan(PIP_RADIUS + 5);
    }
    const between = lie.flatMap((dot, nth) =>
      lie.slice(nth + 1).map(({ x, y }) => Math.hypot(x - dot.x, y - dot.y)),
    );
    expect(Math.min(Infinity, ...between)).toBeGreaterThan(2.2 * PIP_RADIUS);
  });

  test('leave room for the sum in the middle', () => {
    const disc = 17.5;
    const reach = [...dots(6), ...dots(5)].map(({ x, y }) => Math.hypot(x - 50, y - HALF_HEIGHT));
    expect(Math.min(...reach)).toBeGreaterThan(disc + PIP_RADIUS);
  });
});
