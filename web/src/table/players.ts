import type { SeatView } from '../link/messages';
import { say } from '../words/say.svelte';

/** What sentences need to know of a seat. */
export interface SeatFacts extends Record<string, string> {
  who: 'you' | 'other';
  /** As the subject of a sentence: "the computer". */
  name: string;
  /** Whose: "the computer's". */
  owner: string;
}

/** Those who sit at a table, as one viewer speaks of them. */
export class Players {
  constructor(
    readonly seats: readonly SeatView[],
    readonly you: number | null,
  ) {}

  facts(seat: number): SeatFacts {
    if (seat === this.you) {
      const [name, owner] = [say('cribbage-player-you'), say('cribbage-player-you-of')];
      return { who: 'you', name, owner };
    }
    const [name, owner] = this.#words(seat);
    return { who: 'other', name, owner };
  }

  /** The side's only seat, or its first. */
  ofSide(side: number): number {
    return this.seats.find((each) => each.side === side)?.seat ?? side;
  }

  #words(seat: number): [name: string, owner: string] {
    const { kind, name } = this.seats[seat] ?? { kind: 'open', name: '' };
    if (kind === 'person' && name !== '') {
      return [name, say('cribbage-player-named-of', { name })];
    }
    const alike = this.seats.filter((each) => each.kind === kind && each.seat !== this.you);
    if (alike.length > 1 || (kind !== 'computer' && this.you === null)) {
      const number = seat + 1;
      return [say('cribbage-player-seat', { number }), say('cribbage-player-seat-of', { number })];
    }
    return kind === 'computer'
      ? [say('cribbage-player-computer'), say('cribbage-player-computer-of')]
      : [say('cribbage-player-friend'), say('cribbage-player-friend-of')];
  }
}
