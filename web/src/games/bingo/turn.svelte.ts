import type { Action, Refusal } from '../../link/messages';
import type { TableLook } from '../../table/look';
import { say } from '../../words/say.svelte';
import { known } from '../seen';
import { declarable, doing, type Doing } from './doing';
import { onward } from './onward';
import { refusal } from './refusals';
import type { Scene } from './scene';

export interface Button {
  /** None where it is no action of this game: another one begins. */
  word: Doing['word'] | null;
  label: string;
  ready: boolean;
  reason: string;
}

/** What the player at a table is about to do: a place among the tiles, doubles to declare. */
export class Turn {
  #place = $state(0);
  #declaring = $state(false);
  readonly #table: () => TableLook;

  constructor(table: () => TableLook) {
    this.#table = table;
  }

  get #seen() {
    return (this.#table().scene as Scene).observation;
  }

  /** The player's own tiles, where they can be seen. */
  get own(): readonly string[] | null {
    return known(this.#seen.hands[this.#table().view?.you ?? 0] ?? { hidden: 0 });
  }

  /** How many tiles can be drawn for the lead; none where this player does not draw. */
  get places(): number {
    const table = this.#table();
    return table.turn && this.#seen.phase === 'cutting-for-deal' ? this.#seen.stock : 0;
  }

  get place(): number {
    return Math.min(this.#place, Math.max(this.places - 1, 0));
  }

  set place(at: number) {
    this.#place = at;
  }

  /** How many doubles may be declared with this lead; 0 for none. */
  get declarable(): number {
    return declarable(this.#table().actions);
  }

  get declaring(): boolean {
    return this.#declaring && this.declarable > 0;
  }

  declare(): void {
    if (this.declarable === 0) return this.#explain();
    this.#table().complain(null);
    this.#declaring = !this.#declaring;
  }

  /** What was to be declared with one lead is not declared with the next. */
  begin(): void {
    this.#declaring = false;
  }

  get next(): Doing {
    const { players, turn, actions, refusals } = this.#table();
    const { place, declaring } = this;
    const observation = this.#seen;
    const rewarded = (this.#table().scene as Scene).reward !== null;
    return doing({ observation, players, turn, actions, refusals, place, declaring, rewarded });
  }

  /** The one button: what pressing it does now, and whether it can be pressed. */
  get button(): Button {
    const table = this.#table();
    const { word, label, action, reason } = this.next;
    if (table.waits) {
      const going = table.next === null ? label : onward(table.next);
      return { word: 'continue', label: going, ready: !table.settling, reason: '' };
    }
    if (table.over && table.again !== null) {
      return { word: null, label: say('page-play-again'), ready: !table.settling, reason: '' };
    }
    const silent = !table.still || table.over;
    return { word, label, ready: action !== null && table.open, reason: silent ? '' : reason };
  }

  usable(code: string): boolean {
    return this.#wish(code) !== undefined;
  }

  /** Why the tile cannot be played, where it is refused. */
  why(code: string): string | null {
    const found = this.#refused(code);
    return found === null ? null : refusal(found.code, found.facts);
  }

  /** Lead it or reply with it; where that cannot be done, say why. */
  use(code: string): void {
    const found = this.#wish(code);
    if (found === undefined) return this.ask(code);
    this.#table().complain(null);
    this.#table().act(found);
  }

  ask(code: string): void {
    const found = this.#refused(code);
    if (found === null) this.#explain();
    else this.#table().complain(found);
  }

  /** Enter on a tile: on to what comes next where something waits, else the tile is played. */
  enter(code: string): void {
    if (this.#table().waits) this.act();
    else this.use(code);
  }

  act(): void {
    const table = this.#table();
    const { action } = this.next;
    if (table.waits) table.proceed();
    else if (table.over && !table.settling) table.again?.();
    else if (action !== null) table.act(action);
  }

  /** The button was pressed while it is not ready. */
  askAction(): void {
    const table = this.#table();
    const refused = this.next.refusal;
    if (refused !== null && table.turn) table.complain(refused);
    else this.#explain();
  }

  free(at: number): boolean {
    return this.#cut(at) !== undefined;
  }

  cut(at: number): void {
    const table = this.#table();
    const found = this.#cut(at);
    if (found !== undefined) return table.act(found);
    const taken = table.refusals.find(({ action }) => (action as Action).at === at);
    if (taken === undefined) this.#explain();
    else table.complain(taken);
  }

  #cut(at: number): Action | undefined {
    return this.#table().actions.find((each) => each.type === 'cut' && each.at === at);
  }

  #wish(code: string): Action | undefined {
    return this.#table().actions.find(
      ({ type, piece, declare }) =>
        piece === code && (type === 'reply' || (declare != null) === this.declaring),
    );
  }

  #refused(code: string): Pick<Refusal, 'code' | 'facts'> | null {
    const table = this.#table();
    if (this.declaring && !this.usable(code))
      return { code: 'not-a-double', facts: { piece: code } };
    const found = table.refusals.find(({ action }) => {
      const { type, piece } = action as Action;
      return type === 'reply' && piece === code;
    });
    return found ?? null;
  }

  /** Nothing can be done now: why? */
  #explain(): void {
    const table = this.#table();
    if (table.line !== 'up') table.complain({ code: 'no-line', facts: {} });
    else if (table.waits) table.complain({ code: 'go-on-first', facts: {} });
    else if (table.still && !table.turn && !table.over) {
      table.complain({ code: 'not-your-turn', facts: {} });
    }
  }
}
