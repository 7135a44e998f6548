import { describe, expect, test } from 'vitest';
import { readTyped } from './typed';

describe('typed cards', () => {
  test.each([
    ['5H 5S 5C JD', ['5H', '5S', '5C', 'JD']],
    ['  5h,5s ; 10c  ', ['5H', '5S', 'TC']],
    ['5♥ T♠ J♦️ a♣', ['5H', 'TS', 'JD', 'AC']],
    ['т♠ ВD Д♥ КC 10H', ['AS', 'JD', 'QH', 'KC', 'TH']],
    ['', []],
  ])('%s', (text, codes) => {
    expect(readTyped(text)).toEqual({ codes });
  });

  test.each([
    ['6-4 5-5 0-0', ['6-4', '5-5', '0-0']],
    ['4-6, 4–3; 2:1', ['6-4', '4-3', '2-1']],
    ['64 06', ['6-4', '6-0']],
  ])('%s, tiles', (text, codes) => {
    expect(readTyped(text, 'tile')).toEqual({ codes });
  });

  test.each([
    ['6-4 7-1', '7-1', 2, 'unreadable'],
    ['6-4 5H', '5H', 2, 'unreadable'],
    ['6-4 4-6', '4-6', 2, 'twice'],
  ])('%s are no tiles: %s, the %i. one', (text, bad, place, why) => {
    expect(readTyped(text, 'tile')).toEqual({ bad, place, why });
  });

  test.each([
    ['5H 1S', '1S', 2],
    ['5H 5X', '5X', 2],
    ['ten', 'ten', 1],
    ['5H JDD', 'JDD', 2],
    ['11H', '11H', 1],
  ])('%s has a piece that cannot be read: %s, the %i. one', (text, bad, place) => {
    expect(readTyped(text)).toEqual({ bad, place, why: 'unreadable' });
  });

  test('a card stands once, also beside those that lie there already', () => {
    expect(readTyped('5H 6H 5h')).toEqual({ bad: '5h', place: 3, why: 'twice' });
    expect(readTyped('6H', 'card', ['6H'])).toEqual({ bad: '6H', place: 1, why: 'twice' });
  });
});
