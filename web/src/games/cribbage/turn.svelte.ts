import type { Action, Refusal } from '../../link/messages';
import type { TableLook } from '../../table/look';
import { askedPoints, besides, doing, pieces, type Asked, type Doing } from './doing';
import { known } from './events';
import { onward } from './onward';
import { refusal } from './refusals';
import type { Scene } from './scene';
import { say } from '../../words/say.svelte';

export interface Button {
  /** None where it is no action of this game: another one begins. */
  word: Doing['word'] | null;
  label: string;
  ready: boolean;
  reason: string;
}

/** What the player at a table is about to do: cards chosen for the crib, a place in the pack. */
export class Turn {
  #chosen = $state.raw<readonly string[]>([]);
  #place = $state(0);
  #points = $state(0);
  readonly #table: () => TableLook;

  constructor(table: () => TableLook) {
    this.#table = table;
  }

  get #seen() {
    return (this.#table().scene as Scene).observation;
  }

  /** The player's own cards, where they can be seen. */
  get own(): readonly string[] | null {
    return known(this.#seen.hands[this.#table().view?.you ?? 0] ?? { hidden: 0 });
  }

  get choosing(): boolean {
    return this.#seen.phase === 'discarding';
  }

  get picked(): readonly string[] {
    return this.choosing ? this.#chosen.filter((code) => this.own?.includes(code)) : [];
  }

  /** How many places the pack can be cut at; none where this player does not cut. */
  get places(): number {
    const { phase, pack } = this.#seen;
    const cutting = phase === 'cutting' || phase === 'cutting-for-deal';
    return this.#table().turn && cutting ? pack : 0;
  }

  get place(): number {
    return Math.min(this.#place, Math.max(this.places - 1, 0));
  }

  set place(at: number) {
    this.#place = at;
  }

  /** What points are asked for, where something is counted by hand or bid. */
  get asked(): Asked | null {
    return askedPoints(this.#table().actions);
  }

  get points(): number {
    const { asked } = this;
    return asked === null ? 0 : Math.min(Math.max(this.#points, asked.least), asked.most);
  }

  set points(points: number) {
    this.#points = points;
  }

  get #situation() {
    const { players, turn, actions, refusals } = this.#table();
    const { picked, place, points } = this;
    return { observation: this.#seen, players, turn, actions, refusals, picked, place, points };
  }

  get next(): Doing {
    return doing(this.#situation);
  }

  /** What may be done besides the one button's. */
  get besides(): Doing | null {
    return this.#table().waits ? null : besides(this.#situation);
  }

  /** The one button: what pressing it does now, and whether it can be pressed. */
  get button(): Button {
    const table = this.#table();
    const { word, label, reason } = this.next;
    if (table.waits) {
      const going = table.next === null ? label : onward(table.next, table.players);
      return { word: 'continue', label: going, ready: !table.settling, reason: '' };
    }
    if (table.over && table.again !== null) {
      return { word: null, label: say('page-play-again'), ready: !table.settling, reason: '' };
    }
    const silent = !table.still || table.over;
    return { word, label, ready: this.#ready, reason: silent ? '' : reason };
  }

  /** What was chosen for one crib is not chosen for the next. */
  begin(): void {
    this.#chosen = [];
  }

  usable(code: string): boolean {
    return this.#wish(code) !== undefined;
  }

  /** Why the card cannot be laid, where it is refused. */
  why(code: string): string | null {
    const found = this.#refused(code);
    return found === undefined ? null : refusal(found.code, found.facts);
  }

  /** Choose the card or lay it; where that cannot be done, say why. */
  use(code: string): void {
    const found = this.#wish(code);
    if (found === undefined) return this.ask(code);
    this.#table().complain(null);
    if (!this.choosing) return this.#table().act(found);
    const { picked } = this;
    if (picked.includes(code)) this.#chosen = picked.filter((each) => each !== code);
    // One more than go to the crib: the first that was chosen comes back.
    else this.#chosen = [...picked, code].slice(-pieces(found).length);
  }

  ask(code: string): void {
    const found = this.#refused(code);
    if (found === undefined) this.#explain();
    else this.#table().complain(found);
  }

  /** Something stands, or no card in hand can be used: only the button is left to press. */
  get buttonOnly(): boolean {
    const { actions, waits } = this.#table();
    const usable = actions.some(({ type }) => type === 'lay' || type === 'discard');
    return waits || (this.#ready && !usable);
  }

  get #ready(): boolean {
    return this.next.action !== null && this.#table().open;
  }

  /** Enter on a card: what the button says where it is ready, else the card itself. */
  enter(code: string): void {
    if (this.buttonOnly || (this.choosing && this.#ready)) this.act();
    else this.use(code);
  }

  act(): void {
    const table = this.#table();
    const { action } = this.next;
    if (table.waits) table.proceed();
    else if (table.over && !table.settling) table.again?.();
    else if (action !== null) table.act(action);
  }

  actBesides(): void {
    const action = this.besides?.action ?? null;
    if (action !== null) this.#table().act(action);
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
    const byHand = this.asked?.what === 'lay';
    return this.#table().actions.find((each) =>
      this.choosing
        ? each.type === 'discard' && pieces(each).includes(code)
        : each.type === 'lay' && each.piece === code && (!byHand || each.claim === this.points),
    );
  }

  #refused(code: string): Refusal | undefined {
    return this.#table().refusals.find(({ action }) => {
      const { type, piece } = action as Action;
      return type === 'lay' && piece === code;
    });
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
