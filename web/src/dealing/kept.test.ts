import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Kept } from './kept';

const KEPT: Kept = { table: 'k7m2q9x4w1', game: 2, promise: 'a'.repeat(64), text: 'b'.repeat(40) };
const KEY = 'pegout.kept.k7m2q9x4w1.2';

function shelf(notes: Record<string, string> = {}) {
  const stored = new Map(Object.entries(notes));
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, note: string) => void stored.set(key, note),
  };
}

/** The module as a newly opened page has it. */
async function visit(localStorage: unknown) {
  vi.resetModules();
  if (typeof localStorage === 'function') {
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: localStorage as () => never,
    });
  } else {
    vi.stubGlobal('localStorage', localStorage);
  }
  return import('./kept');
}

function refusing(): never {
  throw new DOMException('denied', 'SecurityError');
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'localStorage');
});

test('what was kept is there at the next visit', async () => {
  const storage = shelf();
  (await visit(storage)).keep(KEPT);
  const { keptOf } = await visit(storage);
  expect(keptOf(KEPT.table, 2)).toEqual(KEPT);
  expect(keptOf(KEPT.table, 1)).toBeUndefined();
  expect(keptOf('another', 2)).toBeUndefined();
});

describe('where storage fails, the visit remembers', () => {
  test.each([
    ['blocked', refusing],
    ['absent', undefined],
    ['full', { ...shelf(), setItem: refusing }],
    ['blocked to readers', { getItem: refusing, setItem: refusing }],
  ])('%s', async (_, storage) => {
    const { keep, keptOf } = await visit(storage);
    expect(keptOf(KEPT.table, 2)).toBeUndefined();
    keep(KEPT);
    expect(keptOf(KEPT.table, 2)).toEqual(KEPT);
  });
});

test.each([
  '',
  'null',
  '{',
  '[]',
  '"note"',
  JSON.stringify({ ...KEPT, text: 5 }),
  JSON.stringify({ ...KEPT, promise: undefined }),
  JSON.stringify({ ...KEPT, game: 3 }),
])('an unreadable note is none: %s', async (note) => {
  const { keptOf } = await visit(shelf({ [KEY]: note }));
  expect(keptOf(KEPT.table, 2)).toBeUndefined();
});
