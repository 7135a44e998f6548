import { say } from '../words/say.svelte';

const BOT_KEYS: Record<string, string> = {
  beginner: 'cribbage-bot-beginner',
  casual: 'cribbage-bot-casual',
  club: 'cribbage-bot-club',
  expert: 'cribbage-bot-expert',
  champion: 'cribbage-bot-champion',
  random: 'cribbage-bot-random',
  greedy: 'cribbage-bot-greedy',
  sensible: 'cribbage-bot-sensible',
  'at-once': 'cribbage-bot-at-once',
  heuristic: 'cribbage-bot-heuristic',
  points: 'cribbage-bot-points',
  sampler: 'cribbage-bot-sampler',
};

/** A computer player's name; the same in every game. */
export function botInWords(word: string): string {
  const key = BOT_KEYS[word];
  return key === undefined ? word : say(key);
}
