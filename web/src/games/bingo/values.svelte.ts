import type { components } from '../../protocol';
import * as http from '../../link/http';
import type { TableView } from '../../link/messages';
import { say } from '../../words/say.svelte';
import { pieceName } from '../pieces';
import { isTrump } from './why';

type Worth = components['schemas']['BingoValues'];
type Table = Readonly<Record<string, number>>;

/** What each tile is worth with this trump: the house is asked once, for the page knows no rules. */
export class Values {
  #known = $state.raw<ReadonlyMap<number, Table>>(new Map());
  #trump = $state<number | null>(null);
  readonly #asked = new Set<number>();

  learn(rules: TableView['rules'], trump: number | null): void {
    this.#trump = trump;
    if (trump === null || this.#asked.has(trump)) return;
    this.#asked.add(trump);
    const { name: ruleset, options } = rules;
    void http
      .question<Worth>({ ruleset, options, do: 'values', asked: { trump } })
      .then((answer) => {
        if (answer.ok) this.#known = new Map([...this.#known, [trump, answer.value.values]]);
        else this.#asked.delete(trump);
      });
  }

  /** `null` as long as it is not known. */
  of(code: string): number | null {
    return this.#trump === null ? null : (this.#known.get(this.#trump)?.[code] ?? null);
  }

  isTrump(code: string): boolean {
    return this.#trump !== null && isTrump(code, this.#trump);
  }

  /** "six-four, trump, 10 points". */
  name(code: string, open: boolean): string {
    const points = this.of(code) ?? 0;
    const parts = [pieceName(code)];
    if (this.isTrump(code)) parts.push(say('bingo-tile-trump'));
    if (points > 0) parts.push(say('bingo-points', { points }));
    if (open) parts.push(say('bingo-tile-open'));
    return parts.join(', ');
  }
}
