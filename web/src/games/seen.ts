import type { Seen, Step } from '../link/messages';

export interface Happened<Event, Observation> {
  seq: number;
  event: Event;
  /** Absent where a story is told again. */
  observation: Observation | null;
}

/** The steps in which something of the game happened; the family knows what its events are. */
export function happenings<Event, Observation>(
  steps: readonly Step[],
): Happened<Event, Observation>[] {
  return steps.flatMap(({ seq, event, observation }) =>
    typeof event === 'object' && event !== null && 'type' in event
      ? [
          {
            seq,
            event: event as Event,
            observation: (observation as Observation | null | undefined) ?? null,
          },
        ]
      : [],
  );
}

export function known(seen: Seen): readonly string[] | null {
  return Array.isArray(seen) ? seen : null;
}

export function number(seen: Seen): number {
  return Array.isArray(seen) ? seen.length : seen.hidden;
}
