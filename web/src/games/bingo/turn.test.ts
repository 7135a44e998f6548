import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Action, Refusal } from '../../link/messages';
import type { TableLook } from '../../table/look';
import { Players } from '../../table/players';
import { words } from '../../words/say.svelte';
import { still } from './scene';
import { Turn } from './turn.svelte';

beforeAll(async () => {
  await words.use('en');
  words.set = 'tile';
});

const HAND = ['3-3', '4-1', '6-6'];
const LEADS: Action[] = [
  ...HAND.map((piece) => ({ type: 'lead', piece })),
  { type: 'lead', piece: '3-3', declare: 2 },
  { type: 'lead', piece: '6-6', declare: 2 },
  { type: 'close' },
];
const act = vi.fn();
const complain = vi.fn();

function table(phase: string, actions: Action[], refusals: Refusal[] = [], led = null as unknown) {
  const observation = {
    phase,
    awaiting: [0],
    hands: [HAND, { hidden: 3 }],
    stock: 14,
    led,
    leader: led === null ? 0 : 1,
    declared: [],
    cuts: [],
  };
  return {
    view: { you: 0, seats: [] },
    scene: still(observation as never),
    players: new Players([], 0),
    actions,
    refusals,
    turn: actions.length > 0,
    open: true,
    line: 'up',
    still: true,
    waits: false,
    over: false,
    again: null,
    act,
    complain,
  } as unknown as TableLook;
}

beforeEach(() => vi.clearAllMocks());

test('a tile is led plainly unless the doubles are to be declared', () => {
  const turn = new Turn(() => table('leading', LEADS));
  turn.use('3-3');
  expect(act).toHaveBeenLastCalledWith({ type: 'lead', piece: '3-3' });
  turn.declare();
  expect(turn.declaring).toBe(true);
  turn.use('3-3');
  expect(act).toHaveBeenLastCalledWith({ type: 'lead', piece: '3-3', declare: 2 });
});

test('while doubles are to be declared nothing else can be led, and it is said why', () => {
  const turn = new Turn(() => table('leading', LEADS));
  turn.declare();
  expect(turn.usable('4-1')).toBe(false);
  expect(turn.why('4-1')).toContain('is no double');
  turn.use('4-1');
  expect(act).not.toHaveBeenCalled();
  expect(complain).toHaveBeenLastCalledWith({ code: 'not-a-double', facts: { piece: '4-1' } });
  turn.declare();
  expect(turn.usable('4-1')).toBe(true);
});

test('the next lead declares nothing by itself', () => {
  const turn = new Turn(() => table('leading', LEADS));
  turn.declare();
  turn.begin();
  expect(turn.declaring).toBe(false);
});

test('nothing can be declared where it is not offered', () => {
  const turn = new Turn(() => table('leading', [{ type: 'lead', piece: '3-3' }]));
  turn.declare();
  expect(turn.declaring).toBe(false);
});

test('the button closes the stock where that is offered', () => {
  const turn = new Turn(() => table('leading', LEADS));
  expect(turn.button).toMatchObject({ word: 'close', label: 'Close the stock', ready: true });
  turn.act();
  expect(act).toHaveBeenLastCalledWith({ type: 'close' });
});

test('a stock that is closed cannot be closed, and it is said why', () => {
  const refused = { action: { type: 'close' }, code: 'already-closed', facts: {} };
  const turn = new Turn(() => table('leading', LEADS.slice(0, 5), [refused]));
  expect(turn.button.ready).toBe(false);
  turn.askAction();
  expect(complain).toHaveBeenLastCalledWith(refused);
});

test('a tile that may not answer is refused in words, before it is tried', () => {
  const refused = {
    action: { type: 'reply', piece: '4-1' },
    code: 'must-answer',
    facts: { number: 6 },
  };
  const reply = { type: 'reply', piece: '6-6' };
  const turn = new Turn(() => table('replying', [reply], [refused], '6-2'));
  expect(turn.why('4-1')).toBe('You must reply from the sixes.');
  expect(turn.why('6-6')).toBeNull();
  expect(turn.button.reason).toBe('You must reply from the sixes.');
  turn.use('6-6');
  expect(act).toHaveBeenLastCalledWith(reply);
});
