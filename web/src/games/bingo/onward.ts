import type { Beat } from '../family';
import { say } from '../../words/say.svelte';
import type { Scene } from './scene';

/** What going on is called, from what it leads to. */
export function onward(next: Beat): string {
  const { ended, observation, reward } = next.scene as Scene;
  if (ended !== null || observation.phase === 'finished') return say('bingo-next-result');
  if (reward !== null) return say('bingo-next-reward');
  if (observation.phase === 'between') return say('cribbage-next-deal');
  return say('page-continue');
}
