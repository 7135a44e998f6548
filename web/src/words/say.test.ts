import { describe, expect, test } from 'vitest';
import { listed, say, sentence, words } from './say.svelte';

describe('the words of the page', () => {
  test('change in place', async () => {
    await words.use('en');
    const before = say('page-continue');
    await words.use('cs');
    expect([before, say('page-continue')]).toEqual(['Continue', 'Pokračovat']);
  });

  test('are those of the language that was asked for last', async () => {
    await Promise.all([words.use('en'), words.use('ru')]);
    expect([words.language, say('page-continue')]).toEqual(['ru', 'Продолжить']);
    await Promise.all([words.use('ru'), words.use('en')]);
    expect([words.language, say('page-continue')]).toEqual(['en', 'Continue']);
  });

  test('write numbers without separators, and choose the plural', async () => {
    await words.use('ru');
    expect([1, 2, 5, 21, 1000].map((points) => say('cribbage-points', { points }))).toEqual([
      '1 очко',
      '2 очка',
      '5 очков',
      '21 очко',
      '1000 очков',
    ]);
  });

  test('that are missing are an error, and so is a missing fact', async () => {
    await words.use('en');
    const unknown: string = 'nowhere';
    expect(() => say(unknown)).toThrow("there is no 'nowhere'");
    expect(() => say('page-trouble')).toThrow('page-trouble');
  });

  test('begin with a capital, also where a name comes first', async () => {
    await words.use('ru');
    expect([sentence('компьютер сдаёт'), sentence('')]).toEqual(['Компьютер сдаёт', '']);
    expect(listed(['а', 'б', 'в'])).toBe('а, б и в');
  });
});
