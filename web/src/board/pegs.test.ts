import { describe, expect, test } from 'vitest';
import { planBoard } from './geometry';
import { PEG_SHAPES, leap, leapTime, pegsOf, type Pegs } from './pegs';
import { figuresOf, figureStep, shownScore } from './props';

describe('where pegs stand', () => {
  test('both in the start holes before the first points', () => {
    expect(pegsOf({ score: 0, before: 0 })).toEqual({ front: 0, back: -1 });
  });

  test('the front peg is the score, the back peg the score before the last award', () => {
    const awards = [5, 7, 2];
    let [score, before] = [0, 0];
    const stood = awards.map((points) => {
      [before, score] = [score, score + points];
      return pegsOf({ score, before });
    });
    expect(stood.map(({ front }) => front)).toEqual([5, 12, 14]);
    expect(stood.map(({ back }) => back)).toEqual([0, 5, 12]);
  });

  test('below nothing they wait in the start holes', () => {
    expect(pegsOf({ score: -4, before: 0 })).toEqual({ front: 0, back: -1 });
    expect(pegsOf({ score: 0, before: -4 })).toEqual({ front: 0, back: -1 });
    expect(pegsOf({ score: 2, before: -4 })).toEqual({ front: 2, back: 0 });
  });

  test('the rear one is behind, also after a price was paid', () => {
    expect(pegsOf({ score: 25, before: 30 })).toEqual({ front: 25, back: 24 });
    expect(pegsOf({ score: 0, before: 5 })).toEqual({ front: 0, back: -1 });
  });

  test('for every score the peg of either side is in the hole of that number', () => {
    const plan = planBoard(121, 2, 'upright');
    const holes = new Map<string, string>();
    for (let score = 0; score <= 121; score++) {
      for (const track of [0, 1]) {
        const place = pegsOf({ score, before: Math.max(0, score - 3) }).front;
        const { x, y } = plan.hole(track, place);
        const spot = `${x.toFixed(4)} ${y.toFixed(4)}`;
        const name = score === 121 ? '121' : `${track}: ${score}`;
        expect(holes.get(spot) ?? name).toBe(name);
        holes.set(spot, name);
      }
    }
    expect(holes.size).toBe(2 * 121 + 1);
  });
});

describe('leaps', () => {
  const at = (back: number, front: number): Pegs => ({ back, front });

  test('the rear peg passes the front one, hole by hole', () => {
    expect(leap(at(3, 5), at(5, 7))).toEqual([3, 4, 5, 6, 7]);
    expect(leap(at(-1, 0), at(0, 2))).toEqual([-1, 0, 1, 2]);
  });

  test('only points make pegs leap', () => {
    expect(leap(at(3, 5), at(3, 5))).toEqual([]);
    expect(leap(at(60, 80), at(-1, 0))).toEqual([]);
    expect(leap(at(-1, 0), at(70, 78))).toEqual([]);
    expect(leap(at(3, 5), at(5, 4))).toEqual([]);
  });

  test('last half a second at most', () => {
    for (let places = 2; places < 125; places++) {
      expect(leapTime(places)).toBeGreaterThan(150);
      expect(leapTime(places)).toBeLessThanOrEqual(500);
    }
  });
});

test('every side has a peg of its own shape', () => {
  expect(new Set(PEG_SHAPES).size).toBe(4);
});

test.each([31, 61, 121, 181, 500, 1000])('a board for %i has a dozen figures or two', (target) => {
  expect(target / figureStep(target)).toBeGreaterThanOrEqual(3);
  expect(target / figureStep(target)).toBeLessThanOrEqual(20);
});

test('counted down, a score is what is still to come', () => {
  expect([78, -4, 121].map((score) => shownScore(score, 121, 'up'))).toEqual([78, -4, 121]);
  expect([78, -4, 121].map((score) => shownScore(score, 121, 'down'))).toEqual([43, 125, 0]);
});

test('figures count up, or down to nothing', () => {
  const texts = (target: number, way: 'up' | 'down') =>
    figuresOf(target, way, 10).map(({ place, text }) => `${place}:${text}`);
  expect(texts(31, 'up')).toEqual(['10:10', '20:20', '31:31']);
  expect(texts(31, 'down')).toEqual(['31:0', '21:10', '11:20', '1:30']);
  expect(texts(121, 'up').slice(-2)).toEqual(['110:110', '121:121']);
  expect(texts(200, 'up').slice(-2)).toEqual(['190:190', '200:200']);
});
