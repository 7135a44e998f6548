import { pieceFacts } from '../pieces';
import { say, sentence, type Facts } from '../../words/say.svelte';

export const REFUSAL_KEYS: Record<string, string> = {
  'game-over': 'cribbage-refused-game-over',
  'not-your-turn': 'cribbage-refused-not-your-turn',
  'not-now': 'cribbage-refused-not-now',
  'no-such-place': 'cribbage-refused-no-such-place',
  'place-taken': 'cribbage-refused-place-taken',
  'wrong-number': 'cribbage-refused-wrong-number',
  'same-piece-twice': 'cribbage-refused-same-piece-twice',
  'not-in-hand': 'cribbage-refused-not-in-hand',
  'can-lay': 'cribbage-refused-can-lay',
  'over-the-limit': 'cribbage-refused-over-the-limit',
};

/** The sentence for a refusal of the game's; `null` for a code that is not the game's. */
export function refusal(code: string, facts: Facts): string | null {
  const key = REFUSAL_KEYS[code];
  if (key === undefined) return null;
  const { piece } = facts;
  const about = typeof piece === 'string' ? pieceFacts(piece) : {};
  return sentence(say(key, { ...facts, ...about }));
}
