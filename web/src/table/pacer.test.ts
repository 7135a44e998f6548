import { describe, expect, test } from 'vitest';
import type { Clock } from '../link/clock';
import { Pacer, type Beat, type Weight } from './pacer';

class Hands implements Clock {
  #now = 0;
  #waiting: { at: number; then: () => void }[] = [];
  now(): number {
    return this.#now;
  }
  after(ms: number, then: () => void): () => void {
    const wait = { at: this.#now + ms, then };
    this.#waiting.push(wait);
    return () => {
      this.#waiting = this.#waiting.filter((each) => each !== wait);
    };
  }
  pass(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const due = this.#waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      this.#waiting = this.#waiting.filter((each) => each !== due);
      this.#now = due.at;
      due.then();
    }
    this.#now = end;
  }
  get idle(): boolean {
    return this.#waiting.length === 0;
  }
}

interface Named extends Beat {
  name: string;
}

function beat(name: string, weight: Weight, group?: string): Named {
  return group === undefined ? { name, weight } : { name, weight, group };
}

function table() {
  const clock = new Hands();
  const shown: string[] = [];
  const pacer = new Pacer<Named>(
    clock,
    ({ name }) => shown.push(name),
    () => undefined,
  );
  return { clock, shown, pacer };
}

const LAID = beat('laid', 'light');
const SCORED = beat('scored', 'weighty');
const GATHERED = beat('gathered', 'light');

describe('step by step', () => {
  test('the light goes by itself, the weighty waits for the player, however long', () => {
    const { clock, shown, pacer } = table();
    pacer.add([LAID, SCORED, GATHERED]);
    expect(shown).toEqual(['laid']);
    clock.pass(1000);
    expect(shown).toEqual(['laid', 'scored']);
    clock.pass(3_600_000);
    expect([shown.length, pacer.waits, pacer.still]).toEqual([2, true, false]);
    pacer.proceed();
    expect([shown.length, pacer.waits, pacer.still]).toEqual([3, false, true]);
  });

  test('the weighty that is the last waits for nothing: the player may act', () => {
    const { clock, pacer } = table();
    pacer.add([LAID, SCORED]);
    clock.pass(1000);
    expect([pacer.waits, pacer.still]).toEqual([false, true]);
  });

  test('what comes later still finds the weighty unread', () => {
    const { clock, shown, pacer } = table();
    pacer.add([SCORED]);
    clock.pass(60_000);
    pacer.add([LAID]);
    expect([shown, pacer.waits]).toEqual([['scored'], true]);
  });

  test('a player who acts has read it', () => {
    const { shown, pacer } = table();
    pacer.add([SCORED]);
    pacer.acknowledge();
    pacer.add([LAID]);
    expect(shown).toEqual(['scored', 'laid']);
  });

  test('going on steps once, also when the time has just come (UX080)', () => {
    const { clock, shown, pacer } = table();
    pacer.add([SCORED, LAID, SCORED, LAID]);
    pacer.proceed();
    pacer.proceed();
    expect(shown).toEqual(['scored', 'laid']);
    clock.pass(650);
    pacer.proceed();
    clock.pass(0);
    expect(shown).toEqual(['scored', 'laid', 'scored', 'laid']);
  });

  test('going on when nothing waits does nothing', () => {
    const { shown, pacer } = table();
    pacer.proceed();
    pacer.add([LAID, GATHERED]);
    pacer.proceed();
    expect(shown).toEqual(['laid']);
  });

  test('the passing is shown together with what follows', () => {
    const { shown, pacer } = table();
    pacer.add([beat('dealt to one', 'passing'), beat('dealt to all', 'light'), SCORED]);
    expect(shown).toEqual(['dealt to one', 'dealt to all']);
  });

  test('a light one that has stood for long is followed at once', () => {
    const { clock, shown, pacer } = table();
    pacer.add([LAID]);
    clock.pass(5000);
    pacer.add([GATHERED]);
    expect(shown).toEqual(['laid', 'gathered']);
  });
});

describe('what others do while the player chooses', () => {
  test('comes in its time, and the player is as free as before', () => {
    const { clock, shown, pacer } = table();
    pacer.add([LAID]);
    pacer.addBeside([GATHERED]);
    pacer.addBeside([LAID]);
    expect([shown, pacer.still, pacer.waits]).toEqual([['laid'], true, false]);
    clock.pass(650);
    expect([shown, pacer.still]).toEqual([['laid', 'gathered'], true]);
    clock.pass(650);
    expect([shown, pacer.still]).toEqual([['laid', 'gathered', 'laid'], true]);
  });

  test.each(['step', 'slow'] as const)('%s: takes the place of the weighty', (pace) => {
    const { shown, pacer } = table();
    pacer.pace = pace;
    pacer.add([SCORED]);
    pacer.addBeside([LAID]);
    expect([shown, pacer.still, pacer.waits]).toEqual([['scored', 'laid'], true, false]);
    pacer.add([SCORED, LAID]);
    expect(pacer.still).toBe(false);
  });

  test('frees nobody from what is yet to be seen', () => {
    const { clock, shown, pacer } = table();
    pacer.add([SCORED, GATHERED]);
    pacer.addBeside([LAID]);
    clock.pass(10_000);
    expect([shown, pacer.still, pacer.waits]).toEqual([['scored'], false, true]);
  });

  test('is shown before what follows from the choice', () => {
    const { clock, shown, pacer } = table();
    pacer.add([LAID]);
    pacer.addBeside([GATHERED]);
    pacer.acknowledge();
    pacer.add([SCORED, LAID]);
    clock.pass(650);
    expect([shown, pacer.still, pacer.waits]).toEqual([
      ['laid', 'gathered', 'scored'],
      false,
      true,
    ]);
  });
});

describe('a count', () => {
  const count = ['15-2', '15-4', 'pair'].map((name) => beat(name, 'weighty', 'hand 0'));

  test('is gone through line by line', () => {
    const { shown, pacer } = table();
    pacer.add([...count, beat('next hand', 'light')]);
    pacer.proceed();
    expect(shown).toEqual(['15-2', '15-4']);
  });

  test('is gone through at once, and stops at its end', () => {
    const { shown, pacer } = table();
    pacer.add([...count, beat('other hand', 'light', 'hand 1')]);
    pacer.finish();
    expect(shown).toEqual(['15-2', '15-4', 'pair']);
    expect(pacer.waits).toBe(true);
  });

  test('outside a count there is only the next thing', () => {
    const { shown, pacer } = table();
    pacer.add([SCORED, SCORED, SCORED]);
    pacer.finish();
    expect(shown).toHaveLength(2);
  });
});

describe('by itself', () => {
  test.each([
    ['slow', 3600],
    ['normal', 2100],
    ['fast', 1100],
  ] as const)('%s: the weighty stands for %i ms', (pace, ms) => {
    const { clock, shown, pacer } = table();
    pacer.pace = pace;
    pacer.add([SCORED, LAID]);
    clock.pass(ms - 1);
    expect(shown).toHaveLength(1);
    clock.pass(1);
    expect(shown).toHaveLength(2);
  });

  test('the player may go on before the time comes, and the time then does nothing', () => {
    const { clock, shown, pacer } = table();
    pacer.pace = 'normal';
    pacer.add([SCORED, SCORED, LAID]);
    clock.pass(2099);
    pacer.proceed();
    clock.pass(1);
    expect(shown).toEqual(['scored', 'scored']);
  });
});

describe('at once', () => {
  test('nothing waits and no timer is set', () => {
    const { clock, shown, pacer } = table();
    pacer.pace = 'once';
    pacer.add([LAID, SCORED, GATHERED, SCORED]);
    expect([shown.length, pacer.still, clock.idle]).toEqual([4, true, true]);
  });

  test('choosing it lets go of what waits', () => {
    const { shown, pacer } = table();
    pacer.add([SCORED, LAID, SCORED, LAID]);
    pacer.pace = 'once';
    expect([shown.length, pacer.still]).toEqual([4, true]);
  });
});

describe('a page that was out of sight', () => {
  test('catches up to what waits for the player', () => {
    const { shown, pacer } = table();
    pacer.add([LAID, GATHERED, LAID, SCORED, LAID]);
    pacer.catchUp();
    expect(shown).toEqual(['laid', 'gathered', 'laid', 'scored']);
    expect(pacer.waits).toBe(true);
  });

  test('a new beginning forgets what was waiting', () => {
    const { clock, shown, pacer } = table();
    pacer.add([LAID, GATHERED, SCORED]);
    pacer.clear();
    clock.pass(10_000);
    expect([shown, pacer.still]).toEqual([['laid'], true]);
  });
});
