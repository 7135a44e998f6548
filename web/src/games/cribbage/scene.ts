import type { Beat } from '../family';
import { say, sentence } from '../../words/say.svelte';
import { inWords, joined, spoken, type Go } from './counting';
import {
  happened,
  isForLast,
  isOfTheShow,
  known,
  type GameEnded,
  type Happened,
  type Line,
  type Observation,
  type Scored,
  type Shown,
} from './events';
import { told } from './story';
import type { Step } from '../../link/messages';

/** A hand or crib that lies open and is being counted. */
export interface Count {
  seat: number;
  what: Shown['what'];
  pieces: readonly string[];
  starter: string;
  lines: readonly Line[];
  /** The line that is lit; -1 before the first, and where there is none. */
  at: number;
  /** All is counted. */
  done: boolean;
}

/** Points that have just been made in the play or by the starter. */
export interface Points {
  seat: number;
  points: number;
  lines: readonly Line[];
  go: Go;
}

/** What a player has claimed for the piece he laid, or for what lies open. */
export interface Claim {
  seat: number;
  points: number;
}

/** How a cribbage table looks at one moment. */
export interface Scene {
  observation: Observation;
  /** What was cut for the deal, also when the cards were equal and are taken back. */
  cuts: readonly (readonly [seat: number, piece: string])[];
  equal: boolean;
  points: Points | null;
  /** Pieces that make the latest points. */
  lit: readonly string[];
  count: Count | null;
  claim: Claim | null;
  /** What a player did not claim, once nobody can take it any more. */
  missed: readonly Line[];
  ended: GameEnded | null;
  matchWinner: number | null;
}

/** A table as it stands; the story of its deal tells how the game ended, if it did. */
export function still(observation: Observation, story: readonly Step[] = []): Scene {
  const events = happened(story).map(({ event }) => event);
  const last = events.findLast(({ type }) => type === 'game-ended');
  const ended = observation.phase === 'finished' && last?.type === 'game-ended' ? last : null;
  const scored = events.findLast((event) => event.type === 'scored');
  return {
    observation,
    cuts: observation.cuts,
    equal: false,
    points: null,
    lit: ended === null ? [] : (scored?.lines.at(-1)?.pieces ?? []),
    count: opened(observation),
    claim: null,
    missed: [],
    ended,
    matchWinner: null,
  };
}

/** The hand or crib that waits for its owner's count. */
function opened(o: Observation): Count | null {
  const seat = o.uncounted;
  if (seat === null) return null;
  const hand = known(o.hands[seat] ?? { hidden: 0 }) ?? [];
  const crib = known(o.crib);
  return {
    seat,
    what: crib === null ? 'hand' : 'crib',
    pieces: crib ?? [...(o.laid[seat] ?? []), ...hand],
    starter: o.starter ?? '',
    lines: [],
    at: -1,
    done: false,
  };
}

export function beats(steps: readonly Step[], from: Scene): Beat<Scene>[] {
  const events = happened(steps).filter(({ observation }) => observation !== null);
  const shown: Beat<Scene>[] = [];
  let scene = from;
  for (const at of events.keys()) {
    const next = beatsOf(events, at, scene);
    shown.push(...next);
    scene = next.at(-1)?.scene ?? scene;
  }
  return shown;
}

function beatsOf(events: readonly Happened[], at: number, before: Scene): Beat<Scene>[] {
  const { seq, event, observation } = events[at] as Happened & { observation: Observation };
  const next = events[at + 1]?.event;
  const plain: Beat<Scene> = {
    seq,
    scene: { ...before, observation, points: null, lit: [], claim: null, missed: [] },
    told: told(events, at),
    weight: 'light',
    sound: null,
    aloud: null,
  };
  const { scene } = plain;
  switch (event.type) {
    case 'cut-for-deal': {
      const others = before.equal ? [] : before.cuts.filter(([seat]) => seat !== event.seat);
      const cuts = [...others, [event.seat, event.piece] as const];
      const equal = observation.cuts.length === 0;
      const weight = equal ? 'weighty' : 'light';
      return [{ ...plain, scene: { ...scene, cuts, equal }, weight, sound: 'card' }];
    }
    case 'dealer-chosen':
      return [{ ...plain, weight: 'weighty' }];
    case 'dealt': {
      const last = next?.type !== 'dealt';
      const fresh = { ...still(observation), ended: null };
      return [
        { ...plain, scene: fresh, weight: last ? 'light' : 'passing', sound: last ? 'card' : null },
      ];
    }
    case 'bid':
    case 'passed':
      return [plain];
    case 'crib-owned':
      return [{ ...plain, weight: 'weighty' }];
    case 'discarded':
      return [{ ...plain, sound: 'card' }];
    case 'starter-turned':
      return [{ ...plain, weight: next?.type === 'scored' ? 'light' : 'weighty', sound: 'card' }];
    case 'laid':
      return [{ ...plain, sound: 'card', aloud: () => inWords(event.count) }];
    case 'said-go':
      return [{ ...plain, aloud: () => say('cribbage-do-go') }];
    case 'stopped':
      return [plain];
    case 'series-ended':
      return [{ ...plain, sound: 'card' }];
    case 'shown':
      return shownBeats(event, plain, next?.type === 'scored' || observation.uncounted !== null);
    case 'claimed':
      return [{ ...plain, scene: { ...scene, claim: { seat: event.seat, points: event.points } } }];
    case 'accepted':
      return [{ ...plain, weight: 'passing' }];
    case 'called':
      return [{ ...plain, weight: 'weighty' }];
    case 'missed': {
      const lit = [...new Set(event.lines.flatMap(({ pieces }) => pieces))];
      return [{ ...plain, scene: { ...scene, missed: event.lines, lit }, weight: 'weighty' }];
    }
    case 'scored':
      return isOfTheShow(events[at - 1]?.event)
        ? countedBeats(event, plain, before)
        : [scoredBeat(event, plain, isForLast(events, at) ? 'last' : 'go')];
    case 'deal-ended':
      return [{ ...plain, scene: { ...scene, count: null }, weight: 'passing' }];
    case 'game-ended':
      // What won stays lit.
      return [
        {
          ...plain,
          scene: { ...scene, count: null, ended: event, lit: before.lit },
          weight: 'weighty',
        },
      ];
    case 'match-ended':
      return [{ ...plain, scene: { ...scene, lit: before.lit, matchWinner: event.winner } }];
  }
}

function scoredBeat(event: Scored, plain: Beat<Scene>, go: Go): Beat<Scene> {
  const { seat, points, lines } = event;
  const lit = [...new Set(lines.flatMap(({ pieces }) => pieces))];
  return {
    ...plain,
    scene: { ...plain.scene, points: { seat, points, lines, go }, lit },
    weight: 'weighty',
    sound: 'peg',
    aloud: () => sentence(joined(spoken(lines, go))),
  };
}

/** The cards turn; where they are worth something the lines follow, else that they are not. */
function shownBeats(event: Shown, plain: Beat<Scene>, scores: boolean): Beat<Scene>[] {
  const { seat, what, pieces } = event;
  const starter = plain.scene.observation.starter ?? '';
  const count: Count = { seat, what, pieces, starter, lines: [], at: -1, done: false };
  const turned: Beat<Scene> = { ...plain, scene: { ...plain.scene, count }, sound: 'card' };
  if (scores) return [turned];
  return [
    turned,
    {
      ...turned,
      scene: { ...plain.scene, count: { ...count, done: true } },
      told: null,
      weight: 'weighty',
      sound: null,
      aloud: () => say('cribbage-aloud-nothing'),
    },
  ];
}

/** Line after line; the points are pegged with the last. */
function countedBeats(event: Scored, plain: Beat<Scene>, before: Scene): Beat<Scene>[] {
  const { lines } = event;
  if (before.count === null) return [plain];
  const { count } = before;
  return lines.map((line, at): Beat<Scene> => {
    const done = at === lines.length - 1;
    return {
      ...plain,
      scene: {
        ...(done ? plain.scene : before),
        count: { ...count, lines, at, done },
        lit: line.pieces,
      },
      told: done ? plain.told : null,
      weight: 'weighty',
      group: `${event.seat} ${plain.seq}`,
      sound: done ? 'peg' : null,
      aloud: () => spoken(lines)[at] ?? '',
    };
  });
}
