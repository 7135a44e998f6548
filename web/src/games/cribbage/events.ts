import type { components } from '../../protocol';
import type { Seen, Step } from '../../link/messages';

type Schemas = components['schemas'];
export type Event = Schemas['CribbageEvent'];
export type Observation = Schemas['CribbageObservation'];
export type Scored = Schemas['CribbageScored'];
export type Shown = Schemas['CribbageShown'];
export type GameEnded = Schemas['CribbageGameEnded'];
export type Claimed = Schemas['CribbageClaimed'];
export type LastCount = Schemas['CribbageLastCount'];
export type Line = Schemas['ScoreLine'];

export interface Happened {
  seq: number;
  event: Event;
  /** Absent where a story is told again. */
  observation: Observation | null;
}

/** The steps in which something of the game happened. */
export function happened(steps: readonly Step[]): Happened[] {
  return steps.flatMap(({ seq, event, observation }) =>
    isEvent(event)
      ? [{ seq, event, observation: (observation as Observation | null | undefined) ?? null }]
      : [],
  );
}

function isEvent(event: unknown): event is Event {
  return typeof event === 'object' && event !== null && 'type' in event;
}

export function known(seen: Seen): readonly string[] | null {
  return Array.isArray(seen) ? seen : null;
}

export function number(seen: Seen): number {
  return Array.isArray(seen) ? seen.length : seen.hidden;
}

/** The points belong to a hand or crib that is being counted. */
export function isOfTheShow(before: Event | undefined): before is Shown | Claimed {
  return before?.type === 'shown' || (before?.type === 'claimed' && before.what !== 'lay');
}

/** The play ends with this point: nobody holds a piece any more. */
export function isForLast(events: readonly Happened[], at: number): boolean {
  return events[at + 1]?.event.type === 'series-ended' && events[at + 2]?.event.type === 'shown';
}
