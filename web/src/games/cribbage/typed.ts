import type { PieceSet } from '../../words/say.svelte';

/** Pieces as a person types them: `5H 10s, J♦`; `6-4 55`. */
export type Typed = { codes: readonly string[] } | { bad: string; place: number; why: BadCard };
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
export function readTyped(
  text: string,
  set: PieceSet = 'card',
  taken: readonly string[] = [],
): Typed {
  const codes: string[] = [];
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  for (const [at, part] of parts.entries()) {
    const code = set === 'tile' ? tileCode(part) : cardCode(part);
    if (code === null) return { bad: part, place: at + 1, why: 'unreadable' };
    if (codes.includes(code) || taken.includes(code)) {
      return { bad: part, place: at + 1, why: 'twice' };
    }
    codes.push(code);
  }
  return { codes };
}

/** Either half may come first, with any small sign between them. */
function tileCode(part: string): string | null {
  const found = /^([0-6])[-–—:/|]?([0-6])$/u.exec(part);
  if (found === null) return null;
  const halves = [Number(found[1]), Number(found[2])];
  return `${Math.max(...halves)}-${Math.min(...halves)}`;
}

function cardCode(part: string): string | null {
  const plain = part
    .replaceAll('\uFE0F', '')
    .replace(/[♣♧♦♢♥♡♠♤]/u, (sign) => SUITS[sign] ?? '')
    .toUpperCase()
    .replace(/^10/, 'T')
    .replace(/^[ТВДК]/, (letter) => RUSSIAN[letter] ?? '');
  return /^[A2-9TJQK][CDHS]$/.test(plain) ? plain : null;
}
