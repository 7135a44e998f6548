import type { Action, Refusal } from '../../link/messages';
import type { Players } from '../../table/players';
import { pieceFacts } from '../pieces';
import { say, sentence } from '../../words/say.svelte';
import type { Observation } from './events';
import { refusal } from './refusals';

/** The next thing to do: the one button's word, its label, and what stands in the way. */
export interface Doing {
  word: 'cut' | 'close' | 'continue';
  label: string;
  /** What pressing it does; `null` where it cannot be done now. */
  action: Action | null;
  /** What is waited for, or what is to be done. */
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
  /** The place in the set that is looked at. */
  place: number;
  /** The doubles are to be declared with this lead. */
  declaring: boolean;
  /** The deal is over, and what it is worth is being told. */
  rewarded: boolean;
}

/** How many doubles may be declared with a lead now; 0 for none. */
export function declarable(actions: readonly Action[]): number {
  const numbers = actions.flatMap(({ type, declare }) =>
    type === 'lead' && typeof declare === 'number' ? [declare] : [],
  );
  return numbers[0] ?? 0;
}

export function doing(now: Situation): Doing {
  switch (now.rewarded ? 'between' : now.observation.phase) {
    case 'cutting-for-deal':
      return cutting(now);
    case 'leading':
      return closing(now, now.turn ? leading(now) : waiting(now, 'bingo-wait-lead'));
    case 'replying':
      return closing(now, now.turn ? replying(now) : waiting(now, 'bingo-wait-reply'));
    default: {
      const over = now.observation.phase === 'finished';
      return {
        word: 'continue',
        label: say('page-continue'),
        action: null,
        reason: over ? '' : say('cribbage-wait-deal'),
        refusal: null,
      };
    }
  }
}

function cutting(now: Situation): Doing {
  const { turn, actions, place } = now;
  const action = actions.find(({ type, at }) => type === 'cut' && at === place) ?? null;
  const reason = turn ? say('bingo-ask-cut-for-deal') : waiting(now, 'bingo-wait-cut');
  return { word: 'cut', label: say('cribbage-do-cut'), action, reason, refusal: null };
}

function closing({ actions, refusals }: Situation, reason: string): Doing {
  const action = actions.find(({ type }) => type === 'close') ?? null;
  const refused = refusals.find((each) => (each.action as Action).type === 'close') ?? null;
  return { word: 'close', label: say('bingo-do-close'), action, reason, refusal: refused };
}

function leading({ declaring, actions }: Situation): string {
  return declaring && declarable(actions) > 0 ? say('bingo-ask-declare') : say('bingo-ask-lead');
}

/** What is asked for, and with what it must be answered where not every tile may be played. */
function replying({ observation: { led }, refusals }: Situation): string {
  const asked = led === null ? '' : say('bingo-ask-reply', pieceFacts(led));
  const refused = refusals.find((each) => (each.action as Action).type === 'reply');
  const why = refused === undefined ? null : refusal(refused.code, refused.facts);
  return why === null ? asked : why;
}

/** Who is waited for, in words; nobody by name where chance is. */
function waiting({ observation: { awaiting }, players }: Situation, key: string): string {
  if (players.seats.some(({ kind }) => kind === 'open')) return say('page-waiting-friend');
  const seat = Array.isArray(awaiting) ? awaiting.find((each) => each !== players.you) : undefined;
  return seat === undefined ? say('cribbage-wait-deal') : sentence(say(key, players.facts(seat)));
}
