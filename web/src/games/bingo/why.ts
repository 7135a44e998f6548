import { readTile } from '../../pieces';
import { say } from '../../words/say.svelte';
import type { Trick } from './scene';

const WHY_KEYS = {
  bingo: 'bingo-why-bingo',
  'trump-double': 'bingo-why-trump-double',
  trump: 'bingo-why-trump',
  'higher-trump': 'bingo-why-higher-trump',
  higher: 'bingo-why-higher',
  equal: 'bingo-why-equal',
  unbeaten: 'bingo-why-unbeaten',
  'higher-in-number': 'bingo-why-higher-in-number',
} as const;

export type Why = keyof typeof WHY_KEYS;
type Options = Record<string, boolean | number | string | null>;

export function isTrump(code: string, trump: number | null): boolean {
  const { high, low } = readTile(code);
  return high === trump || low === trump;
}

/** What made the winning tile of the trick take it; who took it the server has said. */
export function whyTaken(trick: Trick, trump: number | null, options: Options): Why | null {
  const { lead, reply, leader, won } = trick;
  if (reply === null || won === null) return null;
  const [winning, beaten] = won.seat === leader ? [lead, reply] : [reply, lead];
  if (winning === '0-0') return 'bingo';
  if (winning === `${trump}-${trump}`) return 'trump-double';
  if (isTrump(winning, trump)) {
    if (!isTrump(beaten, trump)) return 'trump';
    return pips(winning, options) === pips(beaten, options) ? 'equal' : 'higher-trump';
  }
  if (options.trickRule === 'suit') return won.seat === leader ? 'unbeaten' : 'higher-in-number';
  return pips(winning, options) === pips(beaten, options) ? 'equal' : 'higher';
}

export function whyInWords(why: Why): string {
  return say(WHY_KEYS[why]);
}

function pips(code: string, { blankRank }: Options): number {
  const { high, low } = readTile(code);
  const worth = (half: number) => (half === 0 ? Number(blankRank ?? 7) : half);
  return worth(high) + worth(low);
}
