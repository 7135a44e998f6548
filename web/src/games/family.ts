import type { Component, Snippet } from 'svelte';
import type { Step, TableView } from '../link/messages';
import type { Beat as Shown } from '../table/pacer';
import type { Players } from '../table/players';
import type { TableLook } from '../table/look';
import type { Sound } from '../sound';

/** One event in words. The sentence is made when it is read, in the language of then. */
export interface Told {
  seq: number;
  /** What lights up when the line is touched. */
  pieces: readonly string[];
  tell(players: Players): string;
}

/** One thing to show, after it the table looks like `scene`. */
export interface Beat<Scene = unknown> extends Shown {
  seq: number;
  scene: Scene;
  told: Told | null;
  sound: Sound | null;
  /** What is said aloud, where the player has asked for it. */
  aloud: ((players: Players) => string) | null;
}

export interface Phase {
  phase: string;
  count: number;
}

export interface RulesWords {
  name(ruleset: string): string;
  about(ruleset: string): string;
  bot(name: string): string;
  botAbout(name: string): string;
  option(name: string): string;
  /** `null` for a number, which speaks for itself. */
  value(name: string, value: boolean | number | string | null): string | null;
  /** Why house rules do not go together, by the option that is refused; `null` where that is not said. */
  unfit(option: string): string | null;
}

/**
 * What the page knows of a family of games: how it looks and in what words it speaks. No rules:
 * what may be done comes from the server with every step.
 */
export interface Family<Scene = unknown> {
  /** A table that stands still; `story` are the steps of its deal, without observations. */
  scene(observation: unknown, story?: readonly Step[]): Scene;
  /** What is shown one after another for steps that came after `from`. */
  beats(steps: readonly Step[], from: Scene): Beat<Scene>[];
  /** The events of steps without observations, in words. */
  retell(steps: readonly Step[]): Told[];
  phase(scene: Scene): Phase;
  /** By side. */
  scores(scene: Scene): readonly number[];
  /** The places among the beats where a deal begins. */
  deals(beats: readonly Beat<Scene>[]): number[];
  /** What the button that goes on says, before `next`. */
  onward(next: Beat<Scene>, players: Players): string;
  refusal(code: string, facts: Record<string, string | number>): string | null;
  words: RulesWords;
  /** Keys of this game's own, and what each does. */
  keys?(): readonly (readonly [key: string, does: string])[];
  /** `controls` stand where the action button would. */
  Table: Component<{ table: TableLook; controls?: Snippet }>;
  /** Every deal of a table that has ended, a row each. */
  Deals: Component<{ steps: readonly Step[]; players: Players; view: TableView }>;
  /** What a hand that lies on a real table is worth. */
  Counter: Component<{ ruleset: string }> | null;
}
