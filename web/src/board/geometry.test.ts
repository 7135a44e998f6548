import { describe, expect, test } from 'vitest';
import { LAST_START_PLACE, planBoard, type Orientation, type Plan, type Point } from './geometry';

const TARGETS = [15, 31, 45, 60, 61, 62, 91, 100, 121, 151, 181, 200, 333];
const TRACKS = [2, 3, 4];
const ORIENTATIONS: Orientation[] = ['upright', 'lying'];

const PLANS: Plan[] = TARGETS.flatMap((target) =>
  TRACKS.flatMap((tracks) => ORIENTATIONS.map((lies) => planBoard(target, tracks, lies))),
);

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function nearestOf(point: Point, others: readonly Point[]): number {
  return others.reduce((least, other) => Math.min(least, distance(point, other)), Infinity);
}

function tracks(plan: Plan): number[] {
  return Array.from({ length: plan.tracks }, (_, track) => track);
}

function scores(plan: Plan): number[] {
  return Array.from({ length: plan.target }, (_, nth) => nth + 1);
}

/** Every hole that is a hole of its own: the game hole once. */
function holes(plan: Plan): Point[] {
  const places = [LAST_START_PLACE, 0, ...scores(plan).slice(0, -1)];
  return [
    ...tracks(plan).flatMap((track) => places.map((place) => plan.hole(track, place))),
    plan.hole(0, plan.target),
  ];
}

describe.each(PLANS)('a board for $target with $tracks tracks, $width by $height', (plan) => {
  test('neighbouring scores are neighbouring holes, on the middle line exactly one apart', () => {
    const steps = scores(plan)
      .slice(1)
      .map((score) => distance(plan.beside(score - 1, 0), plan.beside(score, 0)));
    expect(Math.min(...steps)).toBeCloseTo(1, 6);
    expect(Math.max(...steps)).toBeCloseTo(1, 6);
  });

  test('on every track neighbouring holes are about one apart', () => {
    const steps = tracks(plan).flatMap((track) =>
      scores(plan)
        .slice(1, -1)
        .map((score) => distance(plan.hole(track, score - 1), plan.hole(track, score))),
    );
    expect(Math.min(...steps)).toBeGreaterThan(0.65);
    expect(Math.max(...steps)).toBeLessThan(1.35);
  });

  test('the game hole is the next one for all tracks', () => {
    const steps = tracks(plan).map((track) =>
      distance(plan.hole(track, plan.target - 1), plan.hole(track, plan.target)),
    );
    expect(Math.max(...steps)).toBeLessThan(plan.tracks === 4 ? 2 : 1.55);
  });

  test('no two holes touch', () => {
    const all = holes(plan);
    expect(all).toHaveLength(plan.tracks * (plan.target + 1) + 1);
    const nearest = all.map((hole, nth) => nearestOf(hole, all.slice(nth + 1)));
    expect(Math.min(...nearest)).toBeGreaterThan(0.65);
  });

  test('holes and figures lie on the board', () => {
    const marks = [...holes(plan), ...scores(plan).map((score) => plan.figure(score))];
    expect(Math.min(...marks.flatMap(({ x, y }) => [x, y]))).toBeGreaterThan(0.6);
    expect(Math.max(...marks.map(({ x }) => x))).toBeLessThan(plan.width - 0.6);
    expect(Math.max(...marks.map(({ y }) => y))).toBeLessThan(plan.height - 0.6);
  });

  test('figures stand off the holes', () => {
    const nearest = scores(plan).map((score) => nearestOf(plan.figure(score), holes(plan)));
    expect(Math.min(...nearest)).toBeGreaterThan(0.9);
  });
});

test('streets of 30 end in the middle of a turn', () => {
  const plan = planBoard(121, 2, 'upright');
  for (const end of [30, 60, 90]) {
    const [before, behind] = [plan.beside(end, 0), plan.beside(end + 1, 0)];
    expect(before.y).toBeCloseTo(behind.y, 6);
    expect(behind.x - before.x).toBeCloseTo(1, 6);
  }
  expect(planBoard(121, 2, 'lying').street).toBe(30);
});

test('61 is one lap: up and down again', () => {
  const plan = planBoard(61, 2, 'upright');
  expect(plan.beside(60, 0).y).toBeCloseTo(plan.beside(1, 0).y, 6);
  expect(plan.hole(0, 61)).toEqual(plan.hole(1, 61));
});

test('a board for far more keeps its shape', () => {
  for (const target of [200, 361, 500, 1000]) {
    for (const tracks of TRACKS) {
      const { width, height } = planBoard(target, tracks, 'upright');
      expect(width / height).toBeGreaterThan(0.45);
      expect(width / height).toBeLessThan(1.1);
    }
  }
});

test('a lying board is the upright one turned by a quarter to the right', () => {
  const [upright, lying] = [planBoard(121, 2, 'upright'), planBoard(121, 2, 'lying')];
  expect(lying.width).toBe(upright.height);
  for (const score of [1, 29, 30, 31, 60, 61, 90, 91, 120, 121]) {
    const { x, y } = upright.hole(1, score);
    expect(lying.hole(1, score).x).toBeCloseTo(upright.height - y, 6);
    expect(lying.hole(1, score).y).toBeCloseTo(x, 6);
  }
});
