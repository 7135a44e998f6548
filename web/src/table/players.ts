import type { SeatView } from '../link/messages';
import { say } from '../words/say.svelte';

/** What sentences need to know of a seat, or of a side: `they` are two others. */
export interface SeatFacts extends Record<string, string> {
  who: 'you' | 'other' | 'they';
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

  /** Those who score together. */
  onSide(side: number): readonly SeatView[] {
    return this.seats.filter((each) => each.side === side);
  }

  /** The side's only seat, or its first. */
  ofSide(side: number): number {
    return this.onSide(side)[0]?.seat ?? side;
  }

  /** One's own side begins with oneself: "you and Mary". */
  sideFacts(side: number): SeatFacts {
    const seats = this.onSide(side).toSorted((a, b) => this.#away(a.seat) - this.#away(b.seat));
    const [one, two] = seats.map(({ seat }) => this.facts(seat));
    if (one === undefined || two === undefined) return this.facts(this.ofSide(side));
    return {
      who: one.who === 'you' ? 'you' : 'they',
      name: say('cribbage-player-two', { one: one.name, two: two.name }),
      owner: say('cribbage-player-two-of', { one: one.owner, two: two.owner }),
    };
  }

  /** Another seat of the same side. */
  isPartner(seat: number): boolean {
    if (this.you === null || seat === this.you) return false;
    return this.seats[seat]?.side === this.seats[this.you]?.side;
  }

  /** How many seats to the left of the one that looks on from below. */
  #away(seat: number): number {
    return (seat - (this.you ?? 0) + this.seats.length) % this.seats.length;
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
