import type { Told } from '../family';
import { pieceFacts, pieceNames } from '../pieces';
import { known, number } from '../seen';
import type { Players } from '../../table/players';
import { listed, say, sentence } from '../../words/say.svelte';
import { type Happened, type Line, type LargeScored, type TrickWon } from './events';
import { ENOUGH } from './rules';

const LINE_KEYS: Record<string, string> = {
  trick: 'bingo-line-trick',
  doubles: 'bingo-line-doubles',
  bingo: 'bingo-line-bingo',
};
const REASON_KEYS: Record<LargeScored['reason'], string> = {
  emperor: 'bingo-reason-emperor',
  invincible: 'bingo-reason-invincible',
  bingo: 'bingo-reason-bingo',
  enough: 'bingo-reason-enough',
  'closer-failed': 'bingo-reason-closer-failed',
  'higher-total': 'bingo-reason-higher-total',
  'last-trick': 'bingo-reason-last-trick',
};

/** The event in words; `events` are those it happened among. */
export function told(events: readonly Happened[], at: number): Told | null {
  const here = events[at];
  const tell = here === undefined ? null : teller(here);
  if (here === undefined || tell === null) return null;
  return { seq: here.seq, pieces: piecesOf(here), tell: (players) => sentence(tell(players)) };
}

export function retell(events: readonly Happened[]): Told[] {
  return events.flatMap((_, at) => told(events, at) ?? []);
}

/** What a line of a trick stands for. */
export function lineInWords({ rule, points }: Line): string {
  const key = LINE_KEYS[rule];
  return key === undefined ? rule : say(key, { points });
}

/** Why there are large points. */
export function reasonInWords(reason: LargeScored['reason']): string {
  return say(REASON_KEYS[reason], { enough: ENOUGH });
}

function piecesOf({ event }: Happened): readonly string[] {
  switch (event.type) {
    case 'cut-for-deal':
    case 'trump-turned':
    case 'led':
    case 'replied':
      return [event.piece];
    case 'declared':
      return event.pieces;
    case 'dealt':
    case 'drew':
      return known(event.pieces) ?? [];
    case 'trick-won':
      return [...new Set((event.lines ?? []).flatMap(({ pieces }) => pieces))];
    default:
      return [];
  }
}

type Tell = (players: Players) => string;

function teller({ event, observation }: Happened): Tell | null {
  switch (event.type) {
    case 'cut-for-deal': {
      const again = observation?.phase === 'cutting-for-deal' && observation.cuts.length === 0;
      return (players) => {
        const facts = { ...players.facts(event.seat), ...pieceFacts(event.piece) };
        const cut = say('bingo-event-cut-for-deal', facts);
        return again ? `${cut} ${say('bingo-event-cut-again')}` : cut;
      };
    }
    case 'dealer-chosen':
      return (players) => say('bingo-event-leader-chosen', players.facts(1 - event.seat));
    case 'dealt': {
      const count = number(event.pieces);
      return (players) => say('bingo-event-dealt', { ...players.facts(event.seat), count });
    }
    case 'trump-turned':
      return () =>
        say('bingo-event-trump-turned', { ...pieceFacts(event.piece), number: event.trump });
    case 'stock-closed':
      return (players) => say('bingo-event-stock-closed', players.facts(event.seat));
    case 'led':
      return (players) =>
        say('bingo-event-led', { ...players.facts(event.seat), ...pieceFacts(event.piece) });
    case 'declared':
      return (players) =>
        say('bingo-event-declared', {
          ...players.facts(event.seat),
          count: event.pieces.length,
          pieces: pieceNames(event.pieces),
        });
    case 'replied':
      return (players) =>
        say('bingo-event-replied', { ...players.facts(event.seat), ...pieceFacts(event.piece) });
    case 'trick-won':
      return trickTeller(event);
    case 'large-scored':
      return (players) =>
        say('bingo-event-large-scored', {
          ...players.facts(event.seat),
          points: event.points,
          large: event.large,
          reason: reasonInWords(event.reason),
        });
    case 'drew': {
      const [piece] = known(event.pieces) ?? [];
      return (players) =>
        piece === undefined
          ? say('bingo-event-drew', players.facts(event.seat))
          : say('bingo-event-drew-seen', { ...players.facts(event.seat), ...pieceFacts(piece) });
    }
    case 'deal-ended':
      return () =>
        event.winner == null ? say('bingo-event-deal-ended-nobody') : say('bingo-event-deal-ended');
    case 'game-ended':
      return null; // the end of the match says it
    case 'match-ended':
      return (players) => {
        const other = event.match.filter((_, side) => side !== event.winner);
        const standing = [event.match[event.winner], ...other].join(':');
        return say('bingo-event-match-ended', { ...players.sideFacts(event.winner), standing });
      };
  }
}

function trickTeller({ seat, points, small, lines = [] }: TrickWon): Tell {
  if (lines.length === 0) {
    return (players) => say('bingo-event-trick-won-nothing', players.facts(seat));
  }
  return (players) =>
    say('bingo-event-trick-won', {
      ...players.facts(seat),
      points,
      small,
      reasons: listed(lines.map(lineInWords)),
    });
}
