import type { Clock } from '../link/clock';

/** How fast a player wants to be shown what has happened. */
export type Pace = 'step' | 'slow' | 'normal' | 'fast' | 'once';

/**
 * How long something shown stands before what follows: `passing` not at all, `light` for a moment,
 * `weighty` until the player goes on (or for as long as it takes to read, where it runs by itself).
 */
export type Weight = 'passing' | 'light' | 'weighty';

/** One thing to show. */
export interface Beat {
  weight: Weight;
  /** Beats of one count, which can be gone through all at once. */
  group?: string;
}

const LIGHT_MS: Record<Exclude<Pace, 'once'>, number> = {
  step: 650,
  slow: 1100,
  normal: 650,
  fast: 320,
};
const WEIGHTY_MS: Record<Exclude<Pace, 'once' | 'step'>, number> = {
  slow: 3600,
  normal: 2100,
  fast: 1100,
};

/**
 * Shows what has happened, one beat after another, at the player's pace. The server is always ahead:
 * the player may act when this is `still`.
 */
export class Pacer<B extends Beat> {
  #queue: B[] = [];
  /** What is in the queue has happened while the player chooses, and leaves the choice open. */
  #beside = false;
  #current: B | null = null;
  #since = 0;
  #seen = false;
  #cancel: (() => void) | null = null;
  #pace: Pace = 'step';

  constructor(
    private readonly clock: Clock,
    /** Draw this beat. */
    private readonly show: (beat: B, how: 'at once' | 'in its time') => void,
    /** `waits`, `still` or `next` may have changed. */
    private readonly changed: () => void,
  ) {}

  get pace(): Pace {
    return this.#pace;
  }

  set pace(pace: Pace) {
    this.#pace = pace;
    this.#go();
  }

  /** Nothing is left to show that the player has to see first. */
  get still(): boolean {
    return this.#beside || this.#queue.length === 0;
  }

  /** Something weighty stands, and the player may go on; at the pace `step` nobody else does. */
  get waits(): boolean {
    const weighty = this.#current?.weight === 'weighty';
    return !this.still && weighty && this.#pace !== 'once' && !this.#seen;
  }

  /** What comes next. */
  get next(): B | null {
    return this.#queue[0] ?? null;
  }

  add(beats: readonly B[]): void {
    this.#beside &&= beats.length === 0;
    this.#queue.push(...beats);
    this.#go();
  }

  /** What others do while the player chooses: shown in its time, and nobody has to go on for it. */
  addBeside(beats: readonly B[]): void {
    const free = this.still;
    this.#queue.push(...beats);
    this.#beside = free && this.next !== null;
    this.#go();
  }

  /** Begin anew with what is shown now; what was waiting is not shown any more. */
  clear(): void {
    this.#queue = [];
    this.#beside = false;
    this.#current = null;
    this.#go();
  }

  /** The player goes on: one beat, even where the time for it had just come. */
  proceed(): void {
    if (this.waits) this.#advance('in its time');
  }

  /** The player has had enough of this count: on to the end of it. */
  finish(): void {
    const group = this.#current?.group ?? this.next?.group;
    if (group === undefined) return this.proceed();
    while (this.next?.group === group) this.#take('at once');
    this.#go();
  }

  /** The player has acted, so has seen what was shown. */
  acknowledge(): void {
    this.#seen = true;
    this.#go();
  }

  /** The page was out of sight: only what waits for the player still waits. */
  catchUp(): void {
    while (this.next !== null && this.#wait() !== 'player') this.#take('at once');
    this.#go();
  }

  #go(): void {
    this.#cancel?.();
    this.#cancel = null;
    while (this.next !== null) {
      const wait = this.#wait();
      if (wait === 'player') break;
      const left = wait - (this.clock.now() - this.#since);
      if (left > 0) {
        this.#cancel = this.clock.after(left, () => this.#advance('in its time'));
        break;
      }
      this.#take(this.#pace === 'once' ? 'at once' : 'in its time');
    }
    this.changed();
  }

  #advance(how: 'at once' | 'in its time'): void {
    this.#take(how);
    this.#go();
  }

  #take(how: 'at once' | 'in its time'): void {
    const beat = this.#queue.shift();
    if (beat === undefined) return;
    this.#beside &&= this.next !== null;
    this.#current = beat;
    this.#since = this.clock.now();
    this.#seen = false;
    this.show(beat, how);
  }

  /** Milliseconds that the current beat stands from when it was shown, or until the player acts. */
  #wait(): number | 'player' {
    if (this.#current === null || this.#pace === 'once' || this.#seen) return 0;
    switch (this.#current.weight) {
      case 'passing':
        return 0;
      case 'light':
        return LIGHT_MS[this.#pace];
      case 'weighty':
        if (this.#beside) return 0;
        return this.#pace === 'step' ? 'player' : WEIGHTY_MS[this.#pace];
    }
  }
}
