import type { Told } from '../family';
import { pieceFacts, pieceNames } from '../pieces';
import type { Players } from '../../table/players';
import { listed, say, sentence } from '../../words/say.svelte';
import { joined, reason, spoken, sums } from './counting';
import {
  isForLast,
  isOfTheShow,
  known,
  number,
  type Happened,
  type Line,
  type Scored,
} from './events';

/** The event in words; `events` are those it happened among. */
export function told(events: readonly Happened[], at: number): Told | null {
  const here = events[at];
  if (here === undefined) return null;
  const pieces = piecesOf(here);
  const tell = teller(events, at);
  return tell === null
    ? null
    : { seq: here.seq, pieces, tell: (players) => sentence(tell(players)) };
}

export function retell(events: readonly Happened[]): Told[] {
  return events.flatMap((_, at) => told(events, at) ?? []);
}

function piecesOf({ event }: Happened): readonly string[] {
  switch (event.type) {
    case 'cut-for-deal':
    case 'starter-turned':
    case 'laid':
      return [event.piece];
    case 'dealt':
    case 'discarded':
    case 'shown':
      return known(event.pieces) ?? [];
    case 'scored':
    case 'missed':
      return [...new Set(event.lines.flatMap(({ pieces }) => pieces))];
    default:
      return [];
  }
}

type Tell = (players: Players) => string;

function teller(events: readonly Happened[], at: number): Tell | null {
  const { event } = events[at] as Happened;
  switch (event.type) {
    case 'cut-for-deal':
      return (players) => {
        const cut = say('cribbage-event-cut-for-deal', {
          ...players.facts(event.seat),
          ...pieceFacts(event.piece),
        });
        return cutAgain(events, at) ? `${cut} ${say('cribbage-event-cut-again')}` : cut;
      };
    case 'dealer-chosen':
      return (players) => say('cribbage-event-dealer-chosen', players.facts(event.seat));
    case 'dealt': {
      const { seat, pieces } = event;
      const count = number(pieces);
      return seat === null
        ? () => say('cribbage-event-dealt-to-crib', { count })
        : (players) => say('cribbage-event-dealt', { ...players.facts(seat), count });
    }
    case 'bid':
      return (players) =>
        say('cribbage-event-bid', { ...players.facts(event.seat), points: event.points });
    case 'passed':
      return (players) => say('cribbage-event-passed', players.facts(event.seat));
    case 'crib-owned':
      return (players) => say('cribbage-event-crib-owned', players.facts(event.seat));
    case 'discarded': {
      const pieces = known(event.pieces);
      const count = number(event.pieces);
      return (players) =>
        pieces === null
          ? say('cribbage-event-discarded', { ...players.facts(event.seat), count })
          : say('cribbage-event-discarded-seen', {
              ...players.facts(event.seat),
              pieces: pieceNames(pieces),
            });
    }
    case 'starter-turned':
      return (players) =>
        withLost(
          say('cribbage-event-starter-turned', {
            ...players.facts(event.seat),
            ...pieceFacts(event.piece),
          }),
          event.lost,
        );
    case 'laid':
      return (players) =>
        withLost(
          say('cribbage-event-laid', {
            ...players.facts(event.seat),
            ...pieceFacts(event.piece),
            count: event.count,
          }),
          event.lost,
        );
    case 'said-go':
      return (players) => say('cribbage-event-said-go', players.facts(event.seat));
    case 'stopped':
      return (players) => say('cribbage-event-stopped', players.facts(event.seat));
    case 'series-ended':
      return () => withLost(say('cribbage-event-series-ended', { count: event.count }), event.lost);
    case 'shown':
      return shownTeller(events, at);
    case 'claimed':
      return (players) =>
        withLost(
          say('cribbage-event-claimed', { ...players.facts(event.seat), points: event.points }),
          event.lost,
        );
    case 'accepted':
      return (players) => say('cribbage-event-accepted', players.facts(event.seat));
    case 'called':
      return (players) => {
        const facts = { ...players.facts(event.seat), points: event.points };
        const called = withLost(say('cribbage-event-called', facts), event.lost);
        return event.taken > 0 ? called : `${called} ${say('cribbage-event-called-nothing')}`;
      };
    case 'missed':
      return () =>
        say('cribbage-event-missed', {
          points: sums(event.lines).at(-1) ?? 0,
          reasons: listed(event.lines.map((line) => reason(line))),
        });
    case 'scored':
      return (players) => {
        const facts = { ...players.facts(event.seat), score: event.score };
        return event.points < 0 // the bid
          ? say('cribbage-event-paid', { ...facts, points: -event.points })
          : say('cribbage-event-scored', {
              ...facts,
              points: event.points,
              reasons: reasons(events, at, event),
            });
      };
    case 'deal-ended':
      return () => say('cribbage-event-deal-ended');
    case 'game-ended':
      return (players) =>
        say('cribbage-event-game-ended', {
          ...players.sideFacts(event.winner),
          score: event.scores[event.winner] ?? 0,
          other: event.scores.filter((_, side) => side !== event.winner).join(':'),
        });
    case 'match-ended':
      return (players) => say('cribbage-event-match-ended', players.sideFacts(event.winner));
  }
}

/** The cards were equal: everybody cuts once more. */
function cutAgain(events: readonly Happened[], at: number): boolean {
  const observation = events[at]?.observation ?? null;
  if (observation !== null) return observation.cuts.length === 0;
  const round = new Set<number>();
  for (const { event } of events.slice(0, at + 1)) {
    if (event.type !== 'cut-for-deal' || round.has(event.seat)) round.clear();
    if (event.type === 'cut-for-deal') round.add(event.seat);
  }
  const next = events[at + 1]?.event;
  return next?.type === 'cut-for-deal' && round.has(next.seat);
}

function shownTeller(events: readonly Happened[], at: number): Tell {
  const { event } = events[at] as Happened;
  if (event.type !== 'shown') throw new Error(`a ${event.type} is not shown`);
  const next = events[at + 1]?.event;
  const byHand = (events[at]?.observation?.uncounted ?? null) !== null || next?.type === 'claimed';
  const empty = next?.type !== 'scored' && !event.lost?.length && !byHand;
  const starter = starterAmong(events, at);
  return (players) => {
    const facts = {
      ...players.facts(event.seat),
      ...pieceFacts(starter),
      pieces: pieceNames(event.pieces),
    };
    const seen =
      event.what === 'crib'
        ? say('cribbage-event-shown-crib', facts)
        : say('cribbage-event-shown-hand', facts);
    const all = withLost(seen, event.lost);
    return empty ? `${all} ${sentence(say('cribbage-event-nothing'))}.` : all;
  };
}

/** The starter of the deal: what the viewer sees, else the last one turned in these events. */
function starterAmong(events: readonly Happened[], at: number): string {
  const seen = events[at]?.observation?.starter;
  if (typeof seen === 'string') return seen;
  for (const { event } of events.slice(0, at).reverse()) {
    if (event.type === 'starter-turned') return event.piece;
  }
  return '';
}

function reasons(events: readonly Happened[], at: number, event: Scored): string {
  if (isOfTheShow(events[at - 1]?.event)) return joined(spoken(event.lines));
  const go = isForLast(events, at) ? 'last' : 'go';
  return listed(event.lines.map((line) => reason(line, go)));
}

function withLost(told: string, lost: readonly Line[] | undefined): string {
  if (!lost?.length) return told;
  const points = lost.reduce((sum, line) => sum + line.points, 0);
  return `${told} ${sentence(say('cribbage-event-lost', { points }))}`;
}
