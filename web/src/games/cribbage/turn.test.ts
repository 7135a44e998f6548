import { beforeAll, describe, expect, test } from 'vitest';
import type { Action, Refusal } from '../../link/messages';
import type { TableLook, Trouble } from '../../table/look';
import { Players } from '../../table/players';
import { words } from '../../words/say.svelte';
import { still } from './scene';
import { Turn } from './turn.svelte';
import type { Observation } from './events';

beforeAll(() => words.use('en'));

const HAND = ['2C', '3C', '4C', 'KD'];

function sit(phase: Observation['phase'], given: Partial<TableLook> = {}) {
  const acted: Action[] = [];
  const said: (Trouble | null)[] = [];
  const observation = {
    phase,
    hands: [HAND, { hidden: 4 }],
    cuts: [],
    pack: 40,
    dealer: 1,
    awaiting: [0],
    uncounted: null,
  };
  const table = {
    view: { you: 0 },
    scene: still(observation as unknown as Observation),
    players: new Players([], 0),
    line: 'up',
    actions: [],
    refusals: [],
    open: true,
    turn: true,
    waits: false,
    still: true,
    over: false,
    act: (action: Action) => acted.push(action),
    complain: (trouble: Trouble | null) => said.push(trouble),
    ...given,
  } as unknown as TableLook;
  return { turn: new Turn(() => table), acted, said };
}

const THROWS = HAND.flatMap((a, at) =>
  HAND.slice(at + 1).map((b) => ({ type: 'discard', pieces: [a, b] })),
);
const lay = (piece: string) => ({ type: 'lay', piece });
const OVER: Refusal = {
  action: lay('KD'),
  code: 'over-the-limit',
  facts: { count: 34, limit: 31 },
};

describe('choosing for the crib', () => {
  test('picks, takes back, and lets go of the first when one too many is picked', () => {
    const { turn, acted } = sit('discarding', { actions: THROWS });
    turn.use('2C');
    turn.use('3C');
    expect([turn.picked, turn.next.action]).toEqual([['2C', '3C'], THROWS[0]]);
    turn.use('KD');
    expect(turn.picked).toEqual(['3C', 'KD']);
    turn.use('3C');
    expect([turn.picked, turn.next.action]).toEqual([['KD'], null]);
    expect(acted).toEqual([]);
  });

  test('Enter picks until enough are picked, then does what the button says', () => {
    const { turn, acted } = sit('discarding', { actions: THROWS });
    turn.enter('2C');
    turn.enter('4C');
    expect(acted).toEqual([]);
    turn.enter('4C');
    expect(acted).toEqual([{ type: 'discard', pieces: ['2C', '4C'] }]);
  });

  test('begins anew with a new deal', () => {
    const { turn } = sit('discarding', { actions: THROWS });
    turn.use('2C');
    turn.begin();
    expect(turn.picked).toEqual([]);
  });
});

describe('laying', () => {
  test('lays what the server offers and nothing else', () => {
    const { turn, acted, said } = sit('playing', { actions: [lay('2C')], refusals: [OVER] });
    turn.use('KD');
    expect([acted, said]).toEqual([[], [OVER]]);
    turn.use('2C');
    expect(acted).toEqual([lay('2C')]);
  });

  test('says of a card that is refused why', () => {
    const { turn } = sit('playing', { actions: [lay('2C')], refusals: [OVER] });
    expect(turn.why('KD')).toBe('That would make 34; the limit is 31.');
    expect([turn.why('2C'), turn.usable('2C'), turn.usable('KD')]).toEqual([null, true, false]);
  });

  test('the button that is not ready says why, too', () => {
    const go: Refusal = {
      action: { type: 'go' },
      code: 'can-lay',
      facts: { count: 24, limit: 31 },
    };
    const { turn, said } = sit('playing', { actions: [lay('2C')], refusals: [go] });
    turn.askAction();
    expect(said).toEqual([go]);
  });
});

describe('keys on a card that cannot be used', () => {
  test('Enter says go and cuts, as the button does', () => {
    for (const [phase, action] of [
      ['playing', { type: 'go' }],
      ['cutting', { type: 'cut', at: 7 }],
    ] as const) {
      const { turn, acted } = sit(phase, { actions: [action], refusals: [OVER] });
      turn.place = 7;
      expect(turn.buttonOnly).toBe(true);
      turn.enter('KD');
      expect(acted).toEqual([action]);
    }
  });

  test('but not while another card can be laid, nor before the table is open', () => {
    const { turn, acted, said } = sit('playing', { actions: [lay('2C')], refusals: [OVER] });
    expect(turn.buttonOnly).toBe(false);
    turn.enter('KD');
    expect([acted, said]).toEqual([[], [OVER]]);
    const shut = sit('playing', { actions: [{ type: 'go' }], open: false });
    expect(shut.turn.buttonOnly).toBe(false);
    shut.turn.enter('KD');
    expect(shut.acted).toEqual([]);
  });
});

describe('cutting', () => {
  test('offers a place only to who cuts, and cuts there', () => {
    const { turn, acted } = sit('cutting', { actions: [{ type: 'cut', at: 7 }] });
    turn.place = 99;
    expect([turn.places, turn.place, turn.free(7), turn.free(8)]).toEqual([40, 39, true, false]);
    turn.cut(7);
    expect(acted).toEqual([{ type: 'cut', at: 7 }]);
    expect(sit('cutting', { turn: false }).turn.places).toBe(0);
  });

  test('says that a place is taken', () => {
    const taken: Refusal = {
      action: { type: 'cut', at: 3 },
      code: 'place-taken',
      facts: { at: 3 },
    };
    const { turn, said } = sit('cutting-for-deal', { refusals: [taken] });
    turn.cut(3);
    expect(said).toEqual([taken]);
  });
});

describe('the button', () => {
  const settled = { next: null, settling: false, again: null };

  test('goes on where something waits, but not with the second tap', () => {
    expect(sit('playing', { ...settled, waits: true }).turn.button).toMatchObject({
      word: 'continue',
      ready: true,
    });
    const { button } = sit('playing', { ...settled, waits: true, settling: true }).turn;
    expect(button.ready).toBe(false);
  });

  test('is not ready while the table is not open, though go is offered', () => {
    const given = { ...settled, actions: [{ type: 'go' }] };
    expect(sit('playing', given).turn.button).toMatchObject({ word: 'go', ready: true });
    expect(sit('playing', { ...given, open: false }).turn.button.ready).toBe(false);
  });

  test('begins again when all is over, for who sat here', () => {
    const over = { ...settled, over: true, turn: false };
    expect(sit('finished', { ...over, again: () => undefined }).turn.button).toMatchObject({
      word: null,
      label: 'Play again',
      ready: true,
    });
    expect(sit('finished', over).turn.button).toMatchObject({ word: 'continue', ready: false });
  });
});

test.each([
  ['no-line', { line: 'down' as const }],
  ['go-on-first', { waits: true }],
  ['not-your-turn', { turn: false }],
])('%s: where nothing can be done it says so', (code, given) => {
  const { turn, said } = sit('playing', given);
  turn.ask('2C');
  expect(said).toEqual([{ code, facts: {} }]);
});
