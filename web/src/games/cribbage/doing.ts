import type { Action, Refusal } from '../../link/messages';
import type { Players } from '../../table/players';
import { say, sentence } from '../../words/say.svelte';
import type { Observation } from './events';

/** The next thing to do: the one button's word, its label, and what stands in the way. */
export interface Doing {
  word:
    | 'discard'
    | 'go'
    | 'stop'
    | 'cut'
    | 'bid'
    | 'pass'
    | 'claim'
    | 'accept'
    | 'muggins'
    | 'continue';
  label: string;
  /** What pressing it does; `null` where it cannot be done now. */
  action: Action | null;
  /** What is waited for, or what has to be done first. */
  reason: string;
  /** Why it cannot be done, where the server has said so. */
  refusal: Refusal | null;
}

export interface Situation {
  observation: Observation;
  players: Players;
  /** This player is asked. */
  turn: boolean;
  actions: readonly Action[];
  refusals: readonly Refusal[];
  /** Pieces chosen for the crib. */
  picked: readonly string[];
  /** Where the pack would be cut. */
  place: number;
  /** What stands in the field for points. */
  points: number;
}

/** Points that can be given now: what for, and from where to where. */
export interface Asked {
  what: 'bid' | 'claim' | 'lay' | 'muggins';
  least: number;
  most: number;
}

/** What the field for points is for; none where nothing is counted by hand. */
export function askedPoints(actions: readonly Action[]): Asked | null {
  for (const what of ['bid', 'claim', 'lay', 'muggins'] as const) {
    const points = actions.flatMap((each) => {
      if (each.type !== what) return [];
      const given = what === 'lay' ? each.claim : each.points;
      return typeof given === 'number' ? [given] : [];
    });
    if (points.length > 0) return { what, least: Math.min(...points), most: Math.max(...points) };
  }
  return null;
}

export function doing(now: Situation): Doing {
  switch (now.observation.phase) {
    case 'bidding':
      return bidding(now);
    case 'discarding':
      return discarding(now);
    case 'playing':
      return accepting(now) ?? playing(now);
    case 'showing':
      return accepting(now) ?? claiming(now);
    case 'cutting':
    case 'cutting-for-deal':
      return cutting(now);
    default:
      return {
        word: 'continue',
        label: say('page-continue'),
        action: null,
        reason: now.observation.phase === 'finished' ? '' : say('cribbage-wait-deal'),
        refusal: null,
      };
  }
}

/** What may be done besides: bid no more, take what another has missed. */
export function besides({ actions, points }: Situation): Doing | null {
  const pass = actions.find(({ type }) => type === 'pass');
  if (pass !== undefined) {
    const label = say('cribbage-do-pass');
    return { word: 'pass', label, action: pass, reason: '', refusal: null };
  }
  const calls = actions.filter(({ type }) => type === 'muggins');
  if (calls.length === 0) return null;
  const wanted = Math.max(points, 1);
  const label = say('cribbage-do-muggins', { points: wanted });
  const action = calls.find((each) => each.points === wanted) ?? null;
  return { word: 'muggins', label, action, reason: '', refusal: null };
}

function bidding({ observation, players, turn, actions, points }: Situation): Doing {
  const action = actions.find((each) => each.type === 'bid' && each.points === points) ?? null;
  const reason = turn
    ? say('cribbage-ask-bid')
    : waiting(observation, players, 'cribbage-wait-bid');
  return { word: 'bid', label: say('cribbage-do-bid', { points }), action, reason, refusal: null };
}

function claiming({ observation, players, turn, actions, points }: Situation): Doing {
  const action = actions.find((each) => each.type === 'claim' && each.points === points) ?? null;
  const asked = turn && actions.some(({ type }) => type === 'claim');
  const reason = asked
    ? say('cribbage-ask-claim')
    : waiting(observation, players, 'cribbage-wait-claim');
  const label = say('cribbage-do-claim', { points });
  return { word: 'claim', label, action, reason, refusal: null };
}

/** Another's count is to be let stand before the game goes on. */
function accepting({ observation, players, actions }: Situation): Doing | null {
  const action = actions.find(({ type }) => type === 'accept');
  const count = observation.last_count;
  if (action === undefined || count === null) return null;
  const facts = { ...players.facts(count.seat), points: count.points };
  const reason = sentence(say('cribbage-ask-accept', facts));
  return { word: 'accept', label: say('cribbage-do-accept'), action, reason, refusal: null };
}

function discarding({ observation, players, turn, actions, picked }: Situation): Doing {
  const throws = actions.filter(({ type }) => type === 'discard');
  const needed = pieces(throws[0]).length || 2;
  const action = throws.find((each) => same(pieces(each), picked)) ?? null;
  const owner = players.facts(observation.owner ?? observation.dealer ?? 0);
  const missing = needed - picked.length;
  return {
    word: 'discard',
    label: say('cribbage-do-discard', { ...owner, count: needed }),
    action,
    reason: turn
      ? missing > 0
        ? say('cribbage-ask-discard', { count: missing })
        : ''
      : waiting(observation, players, 'cribbage-wait-discard'),
    refusal: null,
  };
}

function playing({ observation, players, turn, actions, refusals }: Situation): Doing {
  const stop = actions.find(({ type }) => type === 'stop');
  if (stop !== undefined) {
    const reason = say('cribbage-ask-lay');
    return { word: 'stop', label: say('cribbage-do-stop'), action: stop, reason, refusal: null };
  }
  const action = actions.find(({ type }) => type === 'go') ?? null;
  const refusal = refusals.find((each) => (each.action as Action).type === 'go') ?? null;
  const reason = turn
    ? action === null
      ? say('cribbage-ask-lay')
      : say('cribbage-ask-go')
    : waiting(observation, players, 'cribbage-wait-lay');
  return { word: 'go', label: say('cribbage-do-go'), action, reason, refusal };
}

function cutting({ observation, players, turn, actions, refusals, place }: Situation): Doing {
  const here = ({ type, at }: Action) => type === 'cut' && at === place;
  const action = actions.find(here) ?? null;
  const refusal = refusals.find((each) => here(each.action as Action)) ?? null;
  const asked =
    observation.phase === 'cutting' ? say('cribbage-ask-cut') : say('cribbage-ask-cut-for-deal');
  const reason = turn ? asked : waiting(observation, players, 'cribbage-wait-cut');
  return { word: 'cut', label: say('cribbage-do-cut'), action, reason, refusal };
}

/** Who is waited for, in words; nobody by name where chance is. */
function waiting({ awaiting }: Observation, players: Players, key: string): string {
  if (players.seats.some(({ kind }) => kind === 'open')) return say('page-waiting-friend');
  const seat = Array.isArray(awaiting) ? awaiting.find((each) => each !== players.you) : undefined;
  return seat === undefined ? say('cribbage-wait-deal') : sentence(say(key, players.facts(seat)));
}

export function pieces(action: Action | undefined): readonly string[] {
  return Array.isArray(action?.pieces) ? (action.pieces as string[]) : [];
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((each) => b.includes(each));
}
