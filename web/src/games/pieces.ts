import { listed, say, type Facts } from '../words/say.svelte';

const RANKS: Record<string, string> = {
  A: 'ace',
  2: 'deuce',
  3: 'trey',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
};
const SUITS: Record<string, string> = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' };

/** What sentences need to know of a piece, from its code (`5H`, `6-4`). */
export function pieceFacts(code: string): Facts {
  const [high, low] = code.split('-');
  if (high !== undefined && low !== undefined) return { set: 'tile', rank: high, suit: low };
  return { set: 'card', rank: RANKS[code.charAt(0)] ?? '', suit: SUITS[code.charAt(1)] ?? '' };
}

export function pieceName(code: string): string {
  return say('pieces-name', pieceFacts(code));
}

export function pieceNames(codes: readonly string[]): string {
  return listed(codes.map(pieceName));
}
