import { beforeEach, describe, expect, test } from 'vitest';
import { words } from '../../words/say.svelte';
import { refusal } from './refusals';

describe('why not, in words', () => {
  beforeEach(() => words.use('en'));

  test.each([
    ['over-the-limit', { count: 34, limit: 31 }, 'That would make 34; the limit is 31.'],
    [
      'can-lay',
      { count: 23, limit: 31 },
      'The count is 23 of 31: you hold a card that fits, so lay it.',
    ],
    ['wrong-number', { needed: 2, given: 3 }, '2 cards go to the crib, not 3.'],
    ['not-in-hand', { piece: '5H' }, 'Five of hearts is not in your hand.'],
    ['same-piece-twice', { piece: 'TD' }, 'Ten of diamonds is named twice.'],
    ['place-taken', { at: 7 }, 'Somebody has cut at place 7 already.'],
    ['no-such-place', { at: 60, most: 51 }, 'There is no place 60; the last one is 51.'],
    ['not-your-turn', {}, 'It is not your turn.'],
    ['not-now', {}, 'That cannot be done now.'],
    ['game-over', {}, 'The game is over.'],
  ])('%s', (code, facts, sentence) => {
    expect(refusal(code, facts)).toBe(sentence);
  });

  test('in the language of the moment', async () => {
    await words.use('ru');
    expect(refusal('over-the-limit', { count: 34, limit: 31 })).toBe(
      'Получилось бы 34, а предел — 31.',
    );
    await words.use('cs');
    expect(refusal('over-the-limit', { count: 34, limit: 31 })).toBe('To by bylo 34; mez je 31.');
  });

  test('a code that is not the game’s is somebody else’s to explain', () => {
    expect(refusal('stale', {})).toBeNull();
  });
});
