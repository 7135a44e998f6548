import { beforeAll, describe, expect, test } from 'vitest';
import type { SeatView } from '../../link/messages';
import { Players } from '../../table/players';
import { words } from '../../words/say.svelte';
import { doing, type Situation } from './doing';
import type { Observation } from './events';

beforeAll(() => words.use('en'));

const seats = (kind: SeatView['kind']): SeatView[] => [
  { seat: 0, side: 0, kind: 'person', name: '', here: true },
  { seat: 1, side: 1, kind, name: kind === 'computer' ? 'sensible' : '', here: true },
];

function now(
  phase: Observation['phase'],
  given: Partial<Situation> & { dealer?: number; opposite?: SeatView['kind'] } = {},
): Situation {
  const { dealer = 1, opposite = 'computer', ...rest } = given;
  return {
    observation: { phase, dealer, awaiting: [1] } as unknown as Observation,
    players: new Players(seats(opposite), 0),
    turn: false,
    actions: [],
    refusals: [],
    picked: [],
    place: 0,
    points: 0,
    ...rest,
  };
}

const THROWS = [
  ['2C', '3C'],
  ['2C', '4C'],
  ['3C', '4C'],
].map((pieces) => ({ type: 'discard', pieces }));

describe('the crib', () => {
  test('says whose it is, and how many more are wanted', () => {
    const one = doing(now('discarding', { turn: true, actions: THROWS, picked: ['4C'] }));
    expect(one).toMatchObject({
      word: 'discard',
      label: "Put 2 in the computer's crib",
      action: null,
      reason: 'Choose one more card for the crib.',
    });
    expect(doing(now('discarding', { dealer: 0 })).label).toBe('Put 2 in your crib');
  });

  test('takes exactly what the server offers, in any order', () => {
    const both = now('discarding', { turn: true, actions: THROWS, picked: ['4C', '2C'] });
    expect(doing(both).action).toBe(THROWS[1]);
    expect(doing({ ...both, picked: ['4C', '9C'] }).action).toBeNull();
  });
});

describe('the play', () => {
  test('go stands ready only where it is offered', () => {
    const GO = { type: 'go' };
    expect(doing(now('playing', { turn: true, actions: [GO] })).action).toBe(GO);
    const refusals = [{ action: GO, code: 'can-lay', facts: { count: 5, limit: 31 } }];
    const lay = doing(
      now('playing', { turn: true, actions: [{ type: 'lay', piece: '2C' }], refusals }),
    );
    expect(lay).toMatchObject({ word: 'go', action: null, refusal: refusals[0] });
  });

  test('stop takes its place where the house rule allows it', () => {
    const actions = [{ type: 'lay', piece: '2C' }, { type: 'stop' }];
    expect(doing(now('playing', { turn: true, actions }))).toMatchObject({
      word: 'stop',
      action: actions[1],
    });
  });
});

test('the pack is cut where it is looked at, if that is free', () => {
  const actions = [{ type: 'cut', at: 4 }];
  expect(doing(now('cutting', { turn: true, actions, place: 4 })).action).toBe(actions[0]);
  const refusals = [{ action: { type: 'cut', at: 5 }, code: 'place-taken', facts: { at: 5 } }];
  const taken = doing(now('cutting-for-deal', { turn: true, actions, refusals, place: 5 }));
  expect(taken).toMatchObject({ action: null, refusal: refusals[0] });
});

describe('who waits', () => {
  test.each([
    ['discarding', 'The computer is choosing cards for the crib.'],
    ['cutting', 'The computer is to cut the pack.'],
    ['playing', 'The computer is to lay.'],
    ['between', 'The pack is being shuffled.'],
  ] as const)('%s: knows for whom', (phase, reason) => {
    expect(doing(now(phase))).toMatchObject({ action: null, reason });
  });

  test('knows that a friend has yet to come', () => {
    expect(doing(now('cutting-for-deal', { opposite: 'open' })).reason).toBe(
      'Waiting for your friend to open the link.',
    );
  });
});
