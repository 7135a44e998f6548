import { describe, expect, test } from 'vitest';
import { readAddress, writeAddress, writePath, type Room } from './address';

const read = (path: string) => readAddress(new URL(path, 'http://localhost:8000'));

describe('reading an address', () => {
  test.each<[string, Room]>([
    ['/', { name: 'start' }],
    ['/table/abc123', { name: 'table', id: 'abc123', invite: null }],
    ['/table/abc123/', { name: 'table', id: 'abc123', invite: null }],
    ['/table/abc123?invite=t0-k_n', { name: 'table', id: 'abc123', invite: 't0-k_n' }],
    ['/games', { name: 'games' }],
    ['/games/abc123', { name: 'replay', id: 'abc123' }],
    ['/count', { name: 'count' }],
    ['/help', { name: 'help' }],
    ['/table/', { name: 'nowhere' }],
    ['/table/ABC', { name: 'nowhere' }],
    ['/table/a/b', { name: 'nowhere' }],
    ['/gamesome', { name: 'nowhere' }],
  ])('%s', (path, room) => {
    expect(read(path).room).toEqual(room);
  });

  test('only pace=0 is a hurry', () => {
    expect(read('/?pace=0').hurried).toBe(true);
    expect(read('/table/abc?invite=x&pace=0').hurried).toBe(true);
    expect(read('/?pace=1').hurried).toBe(false);
    expect(read('/').hurried).toBe(false);
  });

  test('the language is as asked', () => {
    expect(read('/?lang=ru').language).toBe('ru');
    expect(read('/').language).toBeNull();
  });
});

describe('writing an address', () => {
  const rooms: Room[] = [
    { name: 'start' },
    { name: 'table', id: 'abc123', invite: null },
    { name: 'table', id: 'abc123', invite: 'a b&c' },
    { name: 'games' },
    { name: 'replay', id: 'abc123' },
    { name: 'count' },
    { name: 'help' },
  ];

  test.each(rooms)('%o is read as it was written, hurried or not', (room) => {
    expect(read(writePath(room)).room).toEqual(room);
    const hurried = read(writeAddress(room, { hurried: true }));
    expect(hurried).toEqual({ room, hurried: true, language: null });
    expect(read(writeAddress(room, { hurried: false }))).toEqual({
      room,
      hurried: false,
      language: null,
    });
  });
});
