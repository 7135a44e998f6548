/** Cards as a person types them: `5H 10s, J♦`. */
export type Typed = { cards: readonly string[] } | { bad: string; place: number; why: BadCard };
export type BadCard = 'unreadable' | 'twice';

const SUITS: Record<string, string> = {
  '♣': 'C',
  '♧': 'C',
  '♦': 'D',
  '♢': 'D',
  '♥': 'H',
  '♡': 'H',
  '♠': 'S',
  '♤': 'S',
};

/** The letters of Russian cards. */
const RUSSIAN: Record<string, string> = { Т: 'A', В: 'J', Д: 'Q', К: 'K' };

/** The codes in a text, or the first piece of it that is none, and the place where it stands. */
export function readTyped(text: string, taken: readonly string[] = []): Typed {
  const cards: string[] = [];
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  for (const [at, part] of parts.entries()) {
    const code = codeOf(part);
    if (code === null) return { bad: part, place: at + 1, why: 'unreadable' };
    if (cards.includes(code) || taken.includes(code)) {
      return { bad: part, place: at + 1, why: 'twice' };
    }
    cards.push(code);
  }
  return { cards };
}

function codeOf(part: string): string | null {
  const plain = part
    .replaceAll('\uFE0F', '')
    .replace(/[♣♧♦♢♥♡♠♤]/u, (sign) => SUITS[sign] ?? '')
    .toUpperCase()
    .replace(/^10/, 'T')
    .replace(/^[ТВДК]/, (letter) => RUSSIAN[letter] ?? '');
  return /^[A2-9TJQK][CDHS]$/.test(plain) ? plain : null;
}
