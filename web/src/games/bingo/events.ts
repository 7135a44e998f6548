import type { components } from '../../protocol';
import type { Step } from '../../link/messages';
import * as seen from '../seen';

type Schemas = components['schemas'];
export type Event = Schemas['BingoEvent'];
export type Observation = Schemas['BingoObservation'];
export type TrickWon = Schemas['BingoTrickWon'];
export type LargeScored = Schemas['BingoLargeScored'];
export type MatchEnded = Schemas['BingoMatchEnded'];
export type Line = Schemas['ScoreLine'];
export type Happened = seen.Happened<Event, Observation>;

/** The steps in which something of the game happened. */
export function happened(steps: readonly Step[]): Happened[] {
  return seen.happenings(steps);
}

/** Large points for the deal, not for what a trick has shown. */
export function isReward({ reason }: LargeScored): boolean {
  return reason !== 'emperor' && reason !== 'invincible' && reason !== 'bingo';
}
