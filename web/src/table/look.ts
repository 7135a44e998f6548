import type { Beat, Family, Told } from '../games/family';
import type { Action, Refusal, TableView } from '../link/messages';
import type { Players } from './players';

/** Why something that was tried could not be done. */
export interface Trouble {
  code: string;
  facts: Record<string, string | number>;
}

/** What a family needs to draw a table: one that is played at, or one that is replayed. */
export interface TableLook {
  readonly view: TableView | null;
  readonly scene: unknown;
  /** Newest first. */
  readonly story: readonly Told[];
  readonly players: Players;
  readonly family: Family;
  /** Pieces that a line of the story speaks of. */
  pointed: readonly string[];
  /** Drawn without movement. */
  readonly instant: boolean;
  readonly line: 'dialling' | 'up' | 'down';
  readonly trouble: Trouble | null;
  /** Exactly what the player may do now: nothing while something is still to be shown. */
  readonly actions: readonly Action[];
  readonly refusals: readonly Refusal[];
  /** The player may act, if there is anything to do. */
  readonly open: boolean;
  /** It is this player's turn, also where it is not to be acted on yet. */
  readonly turn: boolean;
  /** Something stands until the player goes on. */
  readonly waits: boolean;
  /** A second tap belongs to the first: nothing can be pressed yet. */
  readonly settling: boolean;
  /** All that has happened is shown. */
  readonly still: boolean;
  readonly next: Beat | null;
  /** All has been shown, and nothing more will come. */
  readonly over: boolean;
  /** Begin another game under the same rules, with the same opponent. */
  readonly again: (() => void) | null;
  act(action: Action): void;
  /** On to the next thing that is shown. */
  proceed(): void;
  /** On to the end of what is being counted. */
  finish(): void;
  /** Say, where the player looks, why something cannot be done. */
  complain(trouble: Trouble | null): void;
}
