import type { components } from '../../protocol';
import type { Step } from '../../link/messages';
import * as seen from '../seen';

export { known, number } from '../seen';

type Schemas = components['schemas'];
export type Event = Schemas['CribbageEvent'];
export type Observation = Schemas['CribbageObservation'];
export type Scored = Schemas['CribbageScored'];
export type Shown = Schemas['CribbageShown'];
export type GameEnded = Schemas['CribbageGameEnded'];
export type Claimed = Schemas['CribbageClaimed'];
export type LastCount = Schemas['CribbageLastCount'];
export type Line = Schemas['ScoreLine'];

export type Happened = seen.Happened<Event, Observation>;

/** The steps in which something of the game happened. */
export function happened(steps: readonly Step[]): Happened[] {
  return seen.happenings(steps);
}

/** The points belong to a hand or crib that is being counted. */
export function isOfTheShow(before: Event | undefined): before is Shown | Claimed {
  return before?.type === 'shown' || (before?.type === 'claimed' && before.what !== 'lay');
}

/** The play ends with this point: nobody holds a piece any more. */
export function isForLast(events: readonly Happened[], at: number): boolean {
  return events[at + 1]?.event.type === 'series-ended' && events[at + 2]?.event.type === 'shown';
}
