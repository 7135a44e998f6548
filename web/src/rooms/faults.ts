import type { Finding, FindingCode } from '../dealing';
import { pieceName } from '../games/pieces';
import type { Players } from '../table/players';
import { say, sentence, type Facts } from '../words/say.svelte';

export const FAULT_KEYS: Record<FindingCode, string> = {
  'table-unfit': 'page-fault-table-unfit',
  'secret-unfit': 'page-fault-secret-unfit',
  'secret-not-promised': 'page-fault-secret-not-promised',
  'set-unknown': 'page-fault-set-unknown',
  'text-unfit': 'page-fault-text-unfit',
  'text-not-promised': 'page-fault-text-not-promised',
  'draw-uneven': 'page-fault-draw-uneven',
  'place-unknown': 'page-fault-place-unknown',
  'piece-differs': 'page-fault-piece-differs',
  'drawn-twice': 'page-fault-drawn-twice',
  'promise-changed': 'page-fault-promise-changed',
  'own-text-missing': 'page-fault-own-text-missing',
  'text-of-other-kind': 'page-fault-text-of-other-kind',
};

/** One thing about the dealing that is not as promised. Draws are counted from 1 for people. */
export function faultInWords({ code, at, facts }: Finding, players: Players): string {
  const told: Facts = { ...facts, ...players.facts(at), draw: at + 1 };
  for (const name of ['piece', 'lies']) {
    const piece = facts[name];
    if (typeof piece === 'string') told[name] = pieceName(piece);
  }
  return sentence(say(FAULT_KEYS[code], told));
}
