import { expect, test } from 'vitest';
import { lurchLines } from './lurch';

test.each([
  ['half', 121, [60]],
  ['half', 61, [30]],
  ['half', 100, [49]],
  ['half', 181, [90]],
  ['parlett', 121, [90]],
  ['acc', 121, [60, 90]],
  ['none', 121, []],
  [undefined, 121, []],
])('with the lurch %s a board for %i has lines behind %j', (lurch, target, lines) => {
  expect(lurchLines(lurch, target)).toEqual(lines);
});
