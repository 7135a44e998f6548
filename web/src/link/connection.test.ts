import { describe, expect, test } from 'vitest';
import type { Clock } from './clock';
import { Connection, type Socket } from './connection';
import type { ToPlayer } from './messages';

class Line implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Record<string, unknown>[] = [];
  send(frame: string): void {
    this.sent.push(JSON.parse(frame) as Record<string, unknown>);
  }
  close(): void {
    this.onclose?.();
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function house() {
  const lines: Line[] = [];
  const waits: { ms: number; then: () => void }[] = [];
  const heard: ToPlayer[] = [];
  const states: string[] = [];
  let since = 0;
  const clock: Clock = {
    now: () => 0,
    after(ms, then) {
      const wait = { ms, then };
      waits.push(wait);
      return () => {
        waits.splice(waits.indexOf(wait), 1);
      };
    },
  };
  const connection = new Connection(
    't1',
    () => {
      const line = new Line();
      lines.push(line);
      return line;
    },
    clock,
    {
      heard: (message) => heard.push(message),
      line: (state) => states.push(state),
      since: () => since,
    },
    () => 1,
  );
  const last = () => lines[lines.length - 1] as Line;
  const redial = () => {
    const wait = waits.shift();
    wait?.then();
    return wait?.ms;
  };
  return {
    connection,
    lines,
    waits,
    heard,
    states,
    last,
    redial,
    know: (seq: number) => (since = seq),
  };
}

const GO = { type: 'go' };

describe('a line that breaks', () => {
  test('is dialled again, and the table watched from where the page stands', () => {
    const { last, redial, know, states } = house();
    last().onopen?.();
    expect(last().sent).toEqual([{ type: 'watch', table: 't1', since: 0 }]);
    know(41);
    last().onclose?.();
    redial();
    last().onopen?.();
    expect(last().sent).toEqual([{ type: 'watch', table: 't1', since: 41 }]);
    expect(states).toEqual(['up', 'down', 'up']);
  });

  test('is waited for longer and longer, and briefly again once it was up', () => {
    const { last, redial } = house();
    const waited = Array.from({ length: 8 }, () => {
      last().onclose?.();
      return redial();
    });
    expect(waited).toEqual([400, 800, 1600, 3200, 6400, 10_000, 10_000, 10_000]);
    last().onopen?.();
    last().onclose?.();
    expect(redial()).toBe(400);
  });

  test('is dialled at once when hurried, and only once', () => {
    const { connection, lines, last, waits } = house();
    last().onclose?.();
    connection.hurry();
    connection.hurry();
    expect(lines).toHaveLength(2);
    expect(waits).toEqual([]);
  });

  test('stays down when it was closed on purpose', () => {
    const { connection, lines, waits, states, last } = house();
    last().onopen?.();
    connection.close();
    expect([lines.length, waits.length]).toEqual([1, 0]);
    expect(states).toEqual(['up']);
  });
});

describe('a wish', () => {
  test('without an answer is sent again with the same action_id and the same seq', () => {
    const { connection, last, redial, know } = house();
    last().onopen?.();
    const id = connection.play(GO, 7);
    const first = last().sent[1];
    expect(first).toEqual({ type: 'play', table: 't1', action_id: id, expected: 7, action: GO });
    know(9);
    last().onclose?.();
    redial();
    last().onopen?.();
    expect(last().sent).toEqual([{ type: 'watch', table: 't1', since: 9 }, first]);
  });

  test.each(['accepted', 'refused'])('that was %s is not sent again', (type) => {
    const { connection, last, redial } = house();
    last().onopen?.();
    const action_id = connection.play(GO, 7);
    last().hear({ type, table: 't1', action_id, seq: 8, code: 'stale', facts: {} });
    last().onclose?.();
    redial();
    last().onopen?.();
    expect(last().sent).toHaveLength(1);
  });

  test('made while the line is down goes out when it is up', () => {
    const { connection, last } = house();
    connection.play(GO, 3);
    expect(last().sent).toEqual([]);
    last().onopen?.();
    expect(last().sent.map(({ type }) => type)).toEqual(['watch', 'play']);
  });

  test('has an id of its own', () => {
    const { connection } = house();
    const ids = new Set(Array.from({ length: 100 }, () => connection.play(GO, 1)));
    expect(ids.size).toBe(100);
  });
});

describe('what is heard', () => {
  test('is of this table, and can be read', () => {
    const { last, heard } = house();
    last().onopen?.();
    last().hear({ type: 'told', table: 'another', steps: [] });
    last().onmessage?.({ data: 'no JSON' });
    last().onmessage?.({ data: new ArrayBuffer(3) });
    last().hear({ type: 'wrong', code: 'unreadable', message: '' });
    expect(heard).toEqual([{ type: 'wrong', code: 'unreadable', message: '' }]);
  });
});
