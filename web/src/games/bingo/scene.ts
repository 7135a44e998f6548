import type { Step } from '../../link/messages';
import type { Beat } from '../family';
import { say } from '../../words/say.svelte';
import {
  happened,
  isReward,
  type Happened,
  type LargeScored,
  type MatchEnded,
  type Observation,
  type TrickWon,
} from './events';
import { told } from './story';

/** What lies in the middle: until the next lead also a trick that is won. */
export interface Trick {
  leader: number;
  lead: string;
  reply: string | null;
  declared: readonly string[];
  won: TrickWon | null;
}

/** How a deal has ended. */
export interface Reward {
  lines: readonly LargeScored[];
  /** By seat, small points and tricks of the deal. */
  small: readonly number[];
  tricks: readonly number[];
  closer: number | null;
  /** Nothing more is credited for it. */
  done: boolean;
}

/** How a table looks at one moment. */
export interface Scene {
  observation: Observation;
  /** What was drawn for the lead, also when the pips were equal and the tiles are taken back. */
  cuts: readonly (readonly [seat: number, piece: string])[];
  equal: boolean;
  trick: Trick | null;
  /** Large points that a trick has just brought. */
  large: LargeScored | null;
  /** Who has just closed the stock. */
  closed: number | null;
  lit: readonly string[];
  reward: Reward | null;
  ended: MatchEnded | null;
}

/** A table as it stands; the story of its deal tells how the match ended, if it did. */
export function still(observation: Observation, story: readonly Step[] = []): Scene {
  const { leader, led, declared, phase } = observation;
  const trick =
    led === null ? null : { leader: leader ?? 0, lead: led, reply: null, declared, won: null };
  const plain: Scene = {
    observation,
    cuts: observation.cuts,
    equal: false,
    trick,
    large: null,
    closed: null,
    lit: [],
    reward: null,
    ended: null,
  };
  if (phase !== 'finished') return plain;
  const events = happened(story).map(({ event }) => event);
  const ended = events.findLast((event) => event.type === 'match-ended');
  const lines = events.filter((event) => event.type === 'large-scored').filter(isReward);
  return { ...plain, ended: ended ?? null, reward: rewardOf(observation, lines, true) };
}

function rewardOf(o: Observation, lines: readonly LargeScored[], done: boolean): Reward {
  return { lines, small: o.small, tricks: o.tricks, closer: o.closer, done };
}

export function beats(steps: readonly Step[], from: Scene): Beat<Scene>[] {
  const events = happened(steps).filter(({ observation }) => observation !== null);
  const shown: Beat<Scene>[] = [];
  let scene = from;
  for (const at of events.keys()) {
    const beat = beatOf(events, at, scene);
    shown.push(beat);
    scene = beat.scene;
  }
  return shown;
}

function beatOf(events: readonly Happened[], at: number, before: Scene): Beat<Scene> {
  const { seq, event, observation } = events[at] as Happened & { observation: Observation };
  const next = events[at + 1]?.event.type;
  const line = told(events, at);
  const plain: Beat<Scene> = {
    seq,
    scene: { ...before, observation, large: null, closed: null, lit: [] },
    told: line,
    weight: 'light',
    sound: null,
    aloud: line === null ? null : line.tell,
  };
  const { scene } = plain;
  switch (event.type) {
    case 'cut-for-deal': {
      const others = before.equal ? [] : before.cuts.filter(([seat]) => seat !== event.seat);
      const cuts = [...others, [event.seat, event.piece] as const];
      const equal = observation.cuts.length === 0;
      const weight = equal ? 'weighty' : 'light';
      return { ...plain, scene: { ...scene, cuts, equal }, weight, sound: 'card' };
    }
    case 'dealer-chosen':
      return { ...plain, weight: 'weighty' };
    case 'dealt': {
      const last = next !== 'dealt';
      const weight = last ? 'light' : 'passing';
      return {
        ...plain,
        scene: still(observation),
        weight,
        sound: last ? 'card' : null,
        aloud: null,
      };
    }
    case 'trump-turned':
      return { ...plain, scene: still(observation), sound: 'card' };
    case 'stock-closed':
      return {
        ...plain,
        scene: { ...scene, closed: event.seat },
        weight: 'weighty',
        sound: 'card',
      };
    case 'led': {
      const { seat: leader, piece: lead } = event;
      const trick = { leader, lead, reply: null, declared: [], won: null };
      return { ...plain, scene: { ...scene, trick }, sound: 'card' };
    }
    case 'declared': {
      const trick = before.trick && { ...before.trick, declared: event.pieces };
      return { ...plain, scene: { ...scene, trick, lit: event.pieces } };
    }
    case 'replied': {
      const trick = before.trick && { ...before.trick, reply: event.piece };
      return { ...plain, scene: { ...scene, trick }, sound: 'card' };
    }
    case 'trick-won':
      return trickBeat(event, plain, before);
    case 'large-scored': {
      if (!isReward(event)) {
        return { ...plain, scene: { ...scene, large: event }, weight: 'weighty', sound: 'peg' };
      }
      const lines = [...(before.reward?.lines ?? []), event];
      const reward = rewardOf(observation, lines, false);
      return { ...plain, scene: { ...scene, reward }, sound: 'peg' };
    }
    case 'drew':
      return { ...plain, weight: next === 'drew' ? 'passing' : 'light', aloud: null };
    case 'deal-ended': {
      const ended = before.reward ?? rewardOf(before.observation, [], true);
      const reward = { ...ended, done: true };
      return { ...plain, scene: { ...scene, reward }, weight: 'weighty' };
    }
    case 'game-ended':
      return { ...plain, weight: 'passing' };
    case 'match-ended': {
      const reward = before.reward ?? rewardOf(observation, [], true);
      return { ...plain, scene: { ...scene, ended: event, reward: { ...reward, done: true } } };
    }
  }
}

function trickBeat(won: TrickWon, plain: Beat<Scene>, before: Scene): Beat<Scene> {
  const { trick } = before;
  const { scene } = plain;
  if (trick === null) return { ...plain, weight: 'weighty' };
  const winning = won.seat === trick.leader ? trick.lead : trick.reply;
  const lit = winning === null ? [] : [winning];
  return {
    ...plain,
    scene: { ...scene, trick: { ...trick, won }, lit },
    weight: 'weighty',
    sound: won.points > 0 ? 'peg' : null,
    aloud: (players) =>
      say('bingo-aloud-trick', { ...players.facts(won.seat), points: won.points }),
  };
}
