import type { Beat, Family, Told } from '../games/family';
import { wallClock, type Clock } from '../link/clock';
import { Connection, type Socket } from '../link/connection';
import type {
  Action,
  Refusal,
  Refused,
  Step,
  TableView,
  ToPlayer,
  Told as News,
  Whole,
} from '../link/messages';
import type { TableLook, Trouble } from './look';
import { Pacer, type Pace } from './pacer';
import { Players } from './players';
import { promisesFor } from './promises';

export interface Ears {
  /** Something is shown: what it sounds like and what is said. */
  beat(beat: Beat, players: Players): void;
}

/** A second tap within this time belongs to the first (UX116). */
const SETTLE_MS = 280;
const END_MS = 1000;

/**
 * A table that this page watches: what the server has told, how much of it has been shown, and what
 * the player may do once all of it has.
 */
export class Table implements TableLook {
  view = $state.raw<TableView | null>(null);
  scene = $state.raw<unknown>(null);
  story = $state.raw<readonly Told[]>([]);
  line = $state<'dialling' | 'up' | 'down'>('dialling');
  trouble = $state.raw<Trouble | null>(null);
  /** There is no such table, or none that can be read. */
  lost = $state<'unknown-table' | 'damaged-table' | null>(null);
  pointed = $state.raw<readonly string[]>([]);
  instant = $state(true);
  again = $state.raw<(() => void) | null>(null);

  #actions = $state.raw<readonly Action[]>([]);
  #refusals = $state.raw<readonly Refusal[]>([]);
  #waits = $state(false);
  #still = $state(true);
  #next = $state.raw<Beat | null>(null);
  #sending = $state(false);
  #settling = $state(false);

  #seq = 0;
  #ahead: unknown = null;
  #wish: string | null = null;
  /** The entry that an accepted wish led to: what may be done next is known when it is. */
  #awaited: number | null = null;
  #promised = new Set<string>();
  #settled: (() => void) | null = null;
  #ended = false;
  #pacer: Pacer<Beat>;
  #connection: Connection;

  readonly players = $derived(new Players(this.view?.seats ?? [], this.view?.you ?? null));
  readonly family: Family = $derived.by(() => this.familyOf(this.view?.rules.family ?? ''));

  constructor(
    readonly id: string,
    private readonly ears: Ears,
    private readonly familyOf: (name: string) => Family,
    dial: () => Socket = dialHouse,
    private readonly clock: Clock = wallClock,
  ) {
    this.#pacer = new Pacer<Beat>(
      clock,
      (beat, how) => this.#show(beat, how),
      () => this.#paced(),
    );
    this.#connection = new Connection(id, dial, clock, {
      heard: (message) => this.#heard(message),
      line: (state) => this.#lineIs(state),
      since: () => this.#seq,
    });
  }

  get actions(): readonly Action[] {
    return this.open ? this.#actions : [];
  }

  get refusals(): readonly Refusal[] {
    return this.#still ? this.#refusals : [];
  }

  get open(): boolean {
    return this.#still && !this.#sending && !this.#settling && this.line === 'up';
  }

  get turn(): boolean {
    return this.#still && this.#actions.length > 0;
  }

  get sending(): boolean {
    return this.#sending;
  }

  get waits(): boolean {
    return this.#waits;
  }

  get settling(): boolean {
    return this.#settling;
  }

  get still(): boolean {
    return this.#still;
  }

  get next(): Beat | null {
    return this.#next;
  }

  get over(): boolean {
    const status = this.view?.status;
    return this.#still && (status === 'finished' || status === 'abandoned');
  }

  get pace(): Pace {
    return this.#pacer.pace;
  }

  set pace(pace: Pace) {
    this.#pacer.pace = pace;
  }

  /** What the player wishes is sent, once. */
  act(action: Action): void {
    if (!this.open) return;
    this.trouble = null;
    this.#sending = true;
    this.#pacer.acknowledge();
    this.#wish = this.#connection.play(action, this.#seq);
  }

  abandon(): void {
    this.#connection.tell({ type: 'abandon', table: this.id });
  }

  proceed(): void {
    if (!this.#waits || this.#settling) return;
    this.#settle(SETTLE_MS);
    this.#pacer.proceed();
  }

  finish(): void {
    if (this.#waits) this.#pacer.finish();
  }

  complain(trouble: Trouble | null): void {
    this.trouble = trouble;
  }

  /** The page is looked at again, or the machine is back on the net. */
  wake(): void {
    this.#connection.hurry();
    this.#pacer.catchUp();
  }

  close(): void {
    this.#settled?.();
    this.#connection.close();
    this.#pacer.clear();
  }

  #settle(ms: number): void {
    this.#settling = true;
    this.#settled?.();
    this.#settled = this.clock.after(ms, () => {
      this.#settling = false;
      this.#settled = null;
    });
  }

  #heard(message: ToPlayer): void {
    switch (message.type) {
      case 'whole':
        return this.#begin(message);
      case 'told':
        return this.#continue(message);
      case 'accepted':
        if (message.action_id === this.#wish) {
          this.#awaited = message.seq;
          this.#arrived();
        }
        return;
      case 'refused':
        return this.#refused(message);
      case 'wrong':
        if (message.code === 'unknown-table' || message.code === 'damaged-table') {
          this.lost = message.code;
        } else {
          this.trouble = { code: message.code, facts: {} };
        }
        return;
    }
  }

  #begin(whole: Whole): void {
    this.view = whole.view;
    this.#seq = whole.seq;
    this.#actions = whole.actions as Action[];
    this.#refusals = whole.refusals;
    this.#pacer.clear();
    this.instant = true;
    this.#ahead = this.scene = this.family.scene(whole.observation, whole.story);
    this.story = this.family.retell(whole.story).reverse();
    this.#arrived();
    this.#promise();
  }

  #continue(news: News): void {
    const steps = news.steps.filter(({ seq }) => seq > this.#seq);
    const asked = this.turn && !this.#sending ? this.#actions : [];
    if (news.view !== null) this.view = news.view;
    this.#seq = Math.max(this.#seq, news.seq);
    this.#actions = news.actions as Action[];
    this.#refusals = news.refusals;
    if (this.scene !== null) this.#queue(steps, stands(asked, this.#actions));
    this.#end();
    this.#arrived();
    this.#promise();
  }

  #queue(steps: readonly Step[], asked: 'as before' | 'anew'): void {
    const beats = this.family.beats(steps, this.#ahead);
    this.#ahead = beats.at(-1)?.scene ?? this.#ahead;
    const weighty = beats.some(({ weight }) => weight === 'weighty');
    if (asked === 'as before' && !weighty) this.#pacer.addBeside(beats);
    else this.#pacer.add(beats);
  }

  #show(beat: Beat, how: 'at once' | 'in its time'): void {
    this.instant = how === 'at once';
    this.scene = beat.scene;
    this.trouble = null;
    if (beat.told !== null) this.story = [beat.told, ...this.story];
    if (how === 'in its time') this.ears.beat(beat, this.players);
  }

  #paced(): void {
    this.#waits = this.#pacer.waits;
    this.#still = this.#pacer.still;
    this.#next = this.#pacer.next;
    this.#end();
  }

  /** Whoever was still pressing something has time to see that it is over. */
  #end(): void {
    if (this.#ended || this.scene === null || !this.over) return;
    this.#ended = true;
    this.#settle(END_MS);
  }

  #refused({ action_id, code, facts }: Refused): void {
    const own = action_id !== '' && action_id === this.#wish;
    if (own) this.#answered();
    // Stale: somebody was faster, the news is on its way, and the player chooses again.
    if (own && code === 'stale') return;
    // What is promised for the shuffle is the page's own business, not the player's.
    if (own || code === 'already-ended') this.trouble = { code, facts };
  }

  #arrived(): void {
    if (this.#awaited !== null && this.#seq >= this.#awaited) this.#answered();
  }

  #answered(): void {
    this.#wish = null;
    this.#awaited = null;
    this.#sending = false;
  }

  #lineIs(state: 'up' | 'down'): void {
    this.line = state;
    this.#promised.clear();
  }

  #promise(): void {
    if (this.view === null) return;
    for (const message of promisesFor(this.view)) {
      const once = JSON.stringify(message);
      if (this.#promised.has(once)) continue;
      this.#promised.add(once);
      this.#connection.tell(message);
    }
  }
}

/**
 * Others have done something while the player chooses: the question stands where all that can be
 * done now could be done before, as where another place of the pack is taken.
 */
function stands(before: readonly Action[], now: readonly Action[]): 'as before' | 'anew' {
  const known = new Set(before.map((each) => JSON.stringify(each)));
  const same = now.length > 0 && now.every((each) => known.has(JSON.stringify(each)));
  return same ? 'as before' : 'anew';
}

function dialHouse(): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/api/socket`);
}
