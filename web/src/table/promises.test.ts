import { describe, expect, test } from 'vitest';
import { isText, keptOf, promiseOf } from '../dealing';
import type { SeatView, TableView } from '../link/messages';
import { promisesFor } from './promises';

let tables = 0;

function view(changes: {
  kinds?: SeatView['kind'][];
  promises?: (string | null)[];
  texts?: (string | null)[];
  you?: number | null;
  secret?: string | null;
  status?: TableView['status'];
  id?: string;
}): TableView {
  const kinds = changes.kinds ?? ['person', 'person'];
  return {
    id: changes.id ?? `t${++tables}`,
    rules: {
      name: 'six-card',
      family: 'cribbage',
      pieces: 'cards',
      seats: 2,
      digest: '',
      options: {},
    },
    status: changes.status ?? 'playing',
    seats: kinds.map((kind, seat) => ({ seat, side: seat, kind, name: '', here: true })),
    you: changes.you === undefined ? 0 : changes.you,
    invite: null,
    shuffles: [
      {
        game: 1,
        promise: 'a'.repeat(64),
        promises: changes.promises ?? [null, null],
        texts: changes.texts ?? [null, null],
        secret: changes.secret ?? null,
      },
    ],
    abandoned: null,
    again: null,
    opened: 0,
  };
}

const OTHERS = 'b'.repeat(64);

describe('what the page promises for a shuffle', () => {
  test('is the hash of a fresh text that it keeps, and the same when it is asked again', () => {
    const open = view({});
    const [first] = promisesFor(open);
    const kept = keptOf(open.id, 1);
    expect(kept?.promise).toBe('a'.repeat(64));
    expect(isText(kept?.text ?? '')).toBe(true);
    expect(first).toEqual({
      type: 'promise',
      table: open.id,
      game: 1,
      promise: promiseOf(kept?.text ?? ''),
    });
    expect(promisesFor(open)).toEqual([first]);
  });

  test('never shows the text before everybody has promised', () => {
    const open = view({ kinds: ['person', 'open'] });
    promisesFor(open);
    const own = promiseOf(keptOf(open.id, 1)?.text ?? '');
    expect(promisesFor(view({ id: open.id, promises: [own, null] }))).toEqual([]);
    const waiting = view({ id: open.id, kinds: ['person', 'open'], promises: [own, OTHERS] });
    expect(promisesFor(waiting)).toEqual([]);
    expect(promisesFor(view({ id: open.id, promises: [own, OTHERS] }))).toEqual([
      { type: 'reveal', table: open.id, game: 1, text: keptOf(open.id, 1)?.text },
    ]);
  });

  test('against a computer it waits for nobody', () => {
    const open = view({ kinds: ['person', 'computer'] });
    promisesFor(open);
    const own = promiseOf(keptOf(open.id, 1)?.text ?? '');
    const promised = view({ id: open.id, kinds: ['person', 'computer'], promises: [own, null] });
    expect(promisesFor(promised).map(({ type }) => type)).toEqual(['reveal']);
  });

  test('keeps the first promise of the house, whatever it is told later', () => {
    const open = view({});
    promisesFor(open);
    const other = view({ id: open.id });
    (other.shuffles[0] as { promise: string }).promise = 'c'.repeat(64);
    promisesFor(other);
    expect(keptOf(open.id, 1)?.promise).toBe('a'.repeat(64));
  });

  test('does not show a text to a promise that is not its own', () => {
    const open = view({});
    promisesFor(open);
    expect(promisesFor(view({ id: open.id, promises: [OTHERS, OTHERS] }))).toEqual([]);
  });

  test.each([
    ['an onlooker', { you: null }],
    ['a published game', { secret: 'd'.repeat(64) }],
    ['a finished table', { status: 'finished' as const }],
    ['one whose text is in', { texts: ['absent', null] }],
  ])('%s has nothing to say', (_, changes) => {
    expect(promisesFor(view(changes))).toEqual([]);
  });
});
