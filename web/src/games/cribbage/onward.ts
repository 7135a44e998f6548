import type { Beat } from '../family';
import type { Players } from '../../table/players';
import { say } from '../../words/say.svelte';
import type { Scene } from './scene';

/** What going on is called, from what it leads to. */
export function onward(next: Beat, players: Players): string {
  const { count, ended, observation } = next.scene as Scene;
  if (ended !== null) return say('cribbage-next-result');
  if (count !== null && count.at < 0 && !count.done) {
    const facts = players.facts(count.seat);
    return count.what === 'crib'
      ? say('cribbage-next-crib', facts)
      : say('cribbage-next-hand', facts);
  }
  // The play is over: the hands are next, the pone's first.
  if (observation.phase === 'showing' && count === null && observation.dealer !== null) {
    const pone = (observation.dealer + 1) % observation.hands.length;
    return say('cribbage-next-hand', players.facts(pone));
  }
  if (observation.phase === 'between') return say('cribbage-next-deal');
  return say('page-continue');
}
