import { isTile, rankText, readCard } from '../pieces';
import type { Language } from '../words/languages';
import { listed, say, words, type Facts, type PieceSet } from '../words/say.svelte';

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
const PIPS = ['blank', 'ace', 'deuce', 'trey', 'four', 'five', 'six'];
const SUITS: Record<string, string> = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' };

/** The letters of jack, queen, king and ace. */
export const LETTERS: Record<Language, string> = { en: 'JQKA', ru: 'ВДКТ', cs: 'JQKA' };
const SIGNS = { C: '♣', D: '♦', H: '♥', S: '♠' } as const;

/** A card as its corner shows it: `10♥`, and `В♦` in Russian. */
export function pieceSign(code: string): string {
  if (isTile(code)) return code;
  const { rank, suit } = readCard(code);
  return rankText(rank, LETTERS[words.language]) + SIGNS[suit];
}

/** What sentences need to know of a piece, from its code (`5H`, `6-4`). */
export function pieceFacts(code: string): Facts {
  const [high, low] = code.split('-');
  if (high !== undefined && low !== undefined) {
    return { set: 'tile', rank: PIPS[Number(high)] ?? '', suit: PIPS[Number(low)] ?? '' };
  }
  return { set: 'card', rank: RANKS[code.charAt(0)] ?? '', suit: SUITS[code.charAt(1)] ?? '' };
}

/** The noun of a ruleset's pieces: its file speaks of `cards` or `tiles`. */
export function setOf(pieces: string): PieceSet {
  return pieces === 'tiles' ? 'tile' : 'card';
}

export function pieceName(code: string): string {
  return say('pieces-name', pieceFacts(code));
}

export function pieceNames(codes: readonly string[]): string {
  return listed(codes.map(pieceName));
}
