import { rankText, readCard } from '../pieces';
import type { Language } from '../words/languages';
import { listed, say, words, type Facts } from '../words/say.svelte';

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

/** The letters of jack, queen, king and ace. */
export const LETTERS: Record<Language, string> = { en: 'JQKA', ru: 'ВДКТ', cs: 'JQKA' };
const SIGNS = { C: '♣', D: '♦', H: '♥', S: '♠' } as const;

/** A card as its corner shows it: `10♥`, and `В♦` in Russian. */
export function cardSign(code: string): string {
  const { rank, suit } = readCard(code);
  return rankText(rank, LETTERS[words.language]) + SIGNS[suit];
}

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
