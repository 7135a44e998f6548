import { beforeAll, describe, expect, test } from 'vitest';
import type { Beat, Family } from '../games/family';
import type { Clock } from '../link/clock';
import type { Socket } from '../link/connection';
import type { Step, TableView } from '../link/messages';
import { words } from '../words/say.svelte';
import { Table } from './table.svelte';

beforeAll(() => words.use('en'));

class Line implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: { type: string; action_id: string; expected: number }[] = [];
  send(frame: string): void {
    this.sent.push(JSON.parse(frame) as Line['sent'][number]);
  }
  close(): void {}
}

const VIEW: TableView = {
  id: 't',
  rules: { name: 'r', family: 'f', pieces: 'cards', seats: 2, digest: '', options: {} },
  status: 'playing',
  seats: [],
  you: 0,
  invite: null,
  shuffles: [],
  abandoned: null,
  again: null,
  opened: 0,
};

/** A family of weighty events, whose scene is the last of them. */
const FAMILY = {
  scene: (observation: unknown) => observation,
  beats: (steps: readonly Step[]): Beat[] =>
    steps.map(({ seq, event }) => ({
      seq,
      scene: event,
      told: { seq, pieces: [], tell: () => String(event) },
      weight: event === 'light' ? 'light' : 'weighty',
      sound: null,
      aloud: null,
    })),
  retell: () => [],
} as unknown as Family;

function sit() {
  const line = new Line();
  const timers: (() => void)[] = [];
  const clock: Clock = {
    now: () => 0,
    after(_, then) {
      timers.push(then);
      return () => timers.splice(timers.indexOf(then), 1);
    },
  };
  const heard: string[] = [];
  const ears = { beat: (beat: Beat) => heard.push(String(beat.scene)) };
  const table = new Table(
    't',
    ears,
    () => FAMILY,
    () => line,
    clock,
  );
  const hear = (message: object) =>
    line.onmessage?.({ data: JSON.stringify({ table: 't', ...message }) });
  line.onopen?.();
  hear({
    type: 'whole',
    view: VIEW,
    seq: 10,
    observation: 'now',
    actions: [{ type: 'go' }],
    refusals: [],
    story: [],
  });
  const tell = (seq: number, events: string[], actions: object[] = []) =>
    hear({
      type: 'told',
      steps: events.map((event, nth) => ({
        seq: seq - events.length + 1 + nth,
        event,
        observation: {},
      })),
      seq,
      view: null,
      actions,
      refusals: [],
    });
  const plays = () => line.sent.filter(({ type }) => type === 'play');
  const time = () => timers.splice(0).forEach((then) => then());
  return { table, line, hear, tell, plays, time, heard };
}

const GO = { type: 'go' };

describe('a wish', () => {
  test('goes out once, however often it is pressed', () => {
    const { table, plays } = sit();
    table.act(GO);
    table.act(GO);
    expect(plays()).toHaveLength(1);
    expect(plays()[0]).toMatchObject({ expected: 10 });
    expect([table.actions, table.open]).toEqual([[], false]);
  });

  test('is over when its entry has been told, not when it is accepted', () => {
    const { table, hear, tell, plays } = sit();
    table.act(GO);
    hear({ type: 'accepted', action_id: plays()[0]?.action_id, seq: 12 });
    expect(table.open).toBe(false);
    tell(12, ['a', 'light'], [GO]);
    table.finish();
    expect([table.scene, table.open, table.actions]).toEqual(['light', true, [GO]]);
  });

  test('that was refused can be made again, and the reason is said', () => {
    const { table, hear, plays } = sit();
    table.act(GO);
    hear({
      type: 'refused',
      action_id: plays()[0]?.action_id,
      code: 'can-lay',
      facts: { count: 5 },
    });
    expect([table.open, table.trouble]).toEqual([true, { code: 'can-lay', facts: { count: 5 } }]);
  });

  test('that was stale is dropped in silence', () => {
    const { table, hear, tell, plays } = sit();
    table.act(GO);
    hear({ type: 'refused', action_id: plays()[0]?.action_id, code: 'stale', facts: {} });
    tell(11, [], [GO]);
    expect([table.open, table.trouble, plays().length]).toEqual([true, null, 1]);
  });

  test('of the page’s own for the shuffle makes no trouble', () => {
    const { table, hear } = sit();
    hear({ type: 'refused', action_id: '', code: 'already-promised', facts: { game: 1 } });
    expect(table.trouble).toBeNull();
  });

  test('cannot be made while the line is down', () => {
    const { table, line, plays } = sit();
    line.onclose?.();
    table.act(GO);
    expect([table.line, table.open, plays().length]).toEqual(['down', false, 0]);
  });
});

describe('what others do while the player chooses', () => {
  const cuts = (...places: number[]) => places.map((at) => ({ type: 'cut', at }));

  function choosing() {
    const sat = sit();
    sat.tell(11, ['equal'], cuts(1, 2, 3));
    return sat;
  }

  test('leaves the choice open, also after a tie that nobody went on from', () => {
    const { table, tell } = choosing();
    expect([table.scene, table.turn, table.actions]).toEqual(['equal', true, cuts(1, 2, 3)]);
    tell(12, ['light'], cuts(1, 3));
    tell(13, ['light'], cuts(1));
    expect([table.turn, table.waits, table.actions]).toEqual([true, false, cuts(1)]);
  });

  test('stops the player where it asks for something else', () => {
    const { table, tell } = choosing();
    tell(12, ['light'], cuts(3, 4));
    expect([table.turn, table.waits, table.actions]).toEqual([false, true, []]);
  });

  test('stops the player where it has to be read', () => {
    const { table, tell } = choosing();
    tell(13, ['called', 'light'], cuts(1, 2));
    expect([table.turn, table.waits, table.actions]).toEqual([false, true, []]);
  });

  test('is not what the player’s own wish leads to', () => {
    const { table, hear, tell, plays } = choosing();
    table.act({ type: 'cut', at: 1 });
    hear({ type: 'accepted', action_id: plays()[0]?.action_id, seq: 13 });
    tell(13, ['light', 'light'], cuts(1, 2, 3));
    expect([table.turn, table.actions]).toEqual([false, []]);
  });
});

describe('what is shown', () => {
  test('enables nothing before all of it is', () => {
    const { table, tell, time } = sit();
    tell(13, ['a', 'b', 'c'], [GO]);
    expect([table.scene, table.waits, table.actions]).toEqual(['a', true, []]);
    table.proceed();
    expect([table.scene, table.waits]).toEqual(['b', true]);
    time();
    table.proceed();
    expect([table.scene, table.still]).toEqual(['c', true]);
    time();
    expect(table.actions).toEqual([GO]);
  });

  test('steps once where a second tap follows the first (UX116)', () => {
    const { table, tell } = sit();
    tell(13, ['a', 'b', 'c'], [GO]);
    table.proceed();
    table.proceed();
    expect(table.scene).toBe('b');
  });

  test('presses nothing with the tap that closed the last of it (UX116)', () => {
    const { table, tell, plays, time } = sit();
    tell(12, ['a', 'b'], [GO]);
    table.proceed();
    table.act(GO);
    expect(plays()).toEqual([]);
    time();
    table.act(GO);
    expect(plays()).toHaveLength(1);
  });

  test('is in the story, newest first', () => {
    const { table, tell } = sit();
    table.pace = 'once';
    tell(13, ['a', 'b', 'c']);
    expect(table.story.map(({ seq }) => seq)).toEqual([13, 12, 11]);
  });

  test('at once is neither waited for nor heard', () => {
    const { table, tell, heard } = sit();
    table.pace = 'once';
    tell(13, ['a', 'b', 'c'], [GO]);
    expect([table.scene, table.actions, heard]).toEqual(['c', [GO], []]);
  });

  test('is not shown twice when the server tells it twice', () => {
    const { table, tell } = sit();
    table.pace = 'once';
    tell(12, ['a', 'b']);
    tell(12, ['a', 'b']);
    expect(table.story).toHaveLength(2);
  });

  test('gives way to a whole table', () => {
    const { table, tell, hear } = sit();
    tell(13, ['a', 'b', 'c']);
    hear({
      type: 'whole',
      view: VIEW,
      seq: 20,
      observation: 'anew',
      actions: [GO],
      refusals: [],
      story: [],
    });
    expect([table.scene, table.still, table.actions]).toEqual(['anew', true, [GO]]);
  });

  test('has an end only when the last of it was shown', () => {
    const { table, hear } = sit();
    hear({
      type: 'told',
      steps: ['a', 'b'].map((event, nth) => ({ seq: 11 + nth, event, observation: {} })),
      seq: 12,
      view: { ...VIEW, status: 'finished' },
      actions: [],
      refusals: [],
    });
    expect(table.over).toBe(false);
    table.proceed();
    expect(table.over).toBe(true);
  });

  test('has an end that cannot be pressed away at once, at any pace', () => {
    const { table, tell, hear, time } = sit();
    table.pace = 'once';
    tell(11, ['a']);
    const ended = {
      steps: [],
      seq: 12,
      view: { ...VIEW, status: 'abandoned' },
      actions: [],
      refusals: [],
    };
    hear({ type: 'told', ...ended });
    expect([table.over, table.settling]).toEqual([true, true]);
    time();
    expect(table.settling).toBe(false);
  });
});

test.each(['unknown-table', 'damaged-table'])('%s: a table that is not there says so', (code) => {
  const { table, hear } = sit();
  hear({ type: 'wrong', code, message: '' });
  expect(table.lost).toBe(code);
});
