/** Ranks in order, the ace low: a card's code is one of these and a suit. */
export const RANKS = 'A23456789TJQK';

export const SUITS = ['C', 'D', 'H', 'S'] as const;
export type SuitCode = (typeof SUITS)[number];

export interface Face {
  /** 1 (ace) to 13 (king). */
  rank: number;
  suit: SuitCode;
}

/** The face that a code such as `5H` or `TD` names. */
export function readCard(code: string): Face {
  const rank = RANKS.indexOf(code.charAt(0)) + 1;
  const suit = SUITS.find((each) => each === code.charAt(1));
  if (code.length !== 2 || rank === 0 || suit === undefined) {
    throw new RangeError(`'${code}' is not the code of a card`);
  }
  return { rank, suit };
}

/** What stands in a card's corner; `letters` are those of jack, queen, king and ace. */
export function rankText(rank: number, letters: string): string {
  const letter = rank === 1 ? letters.charAt(3) : letters.charAt(rank - 11);
  return letter === '' ? String(rank) : letter;
}
