import { describe, expect, it } from 'vitest';
import type { RulesetInfo } from '../link/messages';
import { allows, fitted, NO_WISHES, offered, readWishes } from './wishes';

const THREE: RulesetInfo = {
  name: 'six-card-3p',
  family: 'cribbage',
  pieces: 'cards',
  seats: 3,
  sides: [0, 1, 2],
  house_rules: [
    { name: 'target', value: 121, choices: [], least: 31, most: 1000 },
    { name: 'matchTo', value: null, choices: [], least: 1, most: 1000 },
    { name: 'lurch', value: 'half', choices: ['half', 'none'], least: null, most: null },
  ],
  bots: ['random', 'sensible', 'casual', 'club'],
  levels: ['casual', 'club'],
};

describe('what was chosen last', () => {
  it('comes back as it was kept', () => {
    const wishes = {
      ruleset: 'six-card-3p',
      opponents: ['friend', 'casual'],
      options: { 'six-card-3p': { target: 61, lurch: 'none', matchTo: null } },
      name: 'Anna',
    };
    expect(readWishes(JSON.stringify(wishes))).toEqual(wishes);
  });

  it.each([null, '', '{', 'null', '[]', '7', '{"opponents":[]}', '{"opponents":[1],"options":[]}'])(
    'is nothing where %j was kept',
    (text) => {
      expect(readWishes(text)).toEqual(NO_WISHES);
    },
  );

  it('leaves out what is no value', () => {
    const kept = '{"options":{"six-card":{"target":{},"lurch":"half"},"x":3}}';
    expect(readWishes(kept).options).toEqual({ 'six-card': { lurch: 'half' }, x: {} });
  });
});

describe('opponents for another game', () => {
  it('fill the further seats with the same', () => {
    expect(fitted(['friend'], THREE)).toEqual(['friend', 'friend']);
    expect(fitted(['casual', 'friend', 'club'], THREE)).toEqual(['casual', 'friend']);
  });

  it('are offered there', () => {
    expect(fitted(['sensible', 'friend'], THREE)).toEqual(['friend', 'friend']);
    expect(fitted(['sensible'], THREE)).toEqual(['club', 'club']);
    expect(fitted(['sensible'], { ...THREE, levels: ['casual'] })).toEqual(['casual', 'casual']);
  });
});

describe('house rules', () => {
  it('are those that the game offers', () => {
    const kept = { target: 61, lurch: 'acc', matchTo: null, series: 'single' };
    expect(offered(kept, THREE)).toEqual({ target: 61, matchTo: null });
  });

  it.each([
    [0, 31, true],
    [0, 30, false],
    [0, 1001, false],
    [0, 61.5, false],
    [0, null, false],
    [0, '61', false],
    [1, null, true],
    [1, 1, true],
    [2, 'none', true],
    [2, 'acc', false],
  ])('of place %i with %j: %s', (place, value, fits) => {
    expect(allows(THREE.house_rules[place]!, value)).toBe(fits);
  });
});
