import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

const LABEL = 'pegout-shuffle-1';
const WORD_BYTES = 4;
const WORDS = 2 ** (8 * WORD_BYTES);

/** All that the shuffles of one game follow from. */
export interface Mixture {
  secret: Uint8Array;
  table: string;
  /** Which game of the table's match, from 1. */
  game: number;
  /** By seat: a person's text, `absent` or `computer`. */
  texts: readonly string[];
}

/** The whole set in the order of this shuffle (counted from 0). */
export function pack(mixture: Mixture, shuffle: number, set: readonly string[]): string[] {
  const below = drawing(words(mixture, shuffle));
  const order = [...set];
  for (let last = order.length - 1; last > 0; last--) {
    const chosen = below(last + 1);
    [order[last], order[chosen]] = [order[chosen] as string, order[last] as string];
  }
  return order;
}

/** 32-bit numbers, big-endian, from the blocks of HMAC-SHA-256 in counter mode. */
function* words(mixture: Mixture, shuffle: number): Generator<number, never> {
  const head = [LABEL, mixture.table, mixture.game, shuffle, ...mixture.texts].join('\n');
  for (let block = 0; ; block++) {
    const digest = hmac(sha256, mixture.secret, utf8ToBytes(`${head}\n${block}`));
    const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
    for (let start = 0; start < digest.byteLength; start += WORD_BYTES) {
      yield view.getUint32(start);
    }
  }
}

/** Numbers from 0 to `bound - 1`, each as likely: words past the last whole multiple go. */
export function drawing(source: Iterator<number, never>): (bound: number) => number {
  return (bound) => {
    const fair = WORDS - (WORDS % bound);
    let word = source.next().value;
    while (word >= fair) word = source.next().value;
    return word % bound;
  };
}
