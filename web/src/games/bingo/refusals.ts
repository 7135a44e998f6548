import { pieceFacts } from '../pieces';
import { say, sentence, type Facts } from '../../words/say.svelte';

export const REFUSAL_KEYS: Record<string, string> = {
  'game-over': 'bingo-refused-game-over',
  'not-your-turn': 'bingo-refused-not-your-turn',
  'not-now': 'bingo-refused-not-now',
  'no-such-place': 'bingo-refused-no-such-place',
  'place-taken': 'bingo-refused-place-taken',
  'not-in-hand': 'bingo-refused-not-in-hand',
  'not-a-double': 'bingo-refused-not-a-double',
  'too-few-doubles': 'bingo-refused-too-few-doubles',
  'wrong-number-of-doubles': 'bingo-refused-wrong-number-of-doubles',
  'already-closed': 'bingo-refused-already-closed',
  'stock-gone': 'bingo-refused-stock-gone',
  'must-answer': 'bingo-refused-must-answer',
  'must-trump': 'bingo-refused-must-trump',
};

/** The sentence for a refusal of the game's; `null` for a code that is not the game's. */
export function refusal(code: string, facts: Facts): string | null {
  const key = REFUSAL_KEYS[code];
  if (key === undefined) return null;
  const { piece } = facts;
  const about = typeof piece === 'string' ? pieceFacts(piece) : {};
  return sentence(say(key, { ...facts, ...about }));
}
