import { describe, expect, test } from 'vitest';
import { readTyped } from './typed';

describe('typed cards', () => {
  test.each([
    ['5H 5S 5C JD', ['5H', '5S', '5C', 'JD']],
    ['  5h,5s ; 10c  ', ['5H', '5S', 'TC']],
    ['5♥ T♠ J♦️ a♣', ['5H', 'TS', 'JD', 'AC']],
    ['т♠ ВD Д♥ КC 10H', ['AS', 'JD', 'QH', 'KC', 'TH']],
    ['', []],
  ])('%s', (text, cards) => {
    expect(readTyped(text)).toEqual({ cards });
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
    expect(readTyped('6H', ['6H'])).toEqual({ bad: '6H', place: 1, why: 'twice' });
  });
});
