import { hexToBytes } from '@noble/hashes/utils.js';
import type { components } from '../protocol';
import { ABSENT, COMPUTER, SECRET_BYTES, isText, promiseOf, promiseOfSecret } from './promise';
import { SETS } from './sets';
import { pack, type Mixture } from './shuffle';

export type GameProof = components['schemas']['GameProof'];

/** What this browser noted while the game began, to be held against what was published after it. */
export interface Witness {
  /** SHA-256 of the server's secret, as it was told before the first deal. */
  promise: string;
  /** This browser's own text. */
  text: string;
}

/** One thing that is not as promised. Seats, draws and places count from 0. */
export type Finding =
  | { code: 'secret-unreadable' }
  | { code: 'secret-length'; bytes: number }
  | { code: 'secret-unpromised' }
  | { code: 'text-unfit'; seat: number }
  | { code: 'text-unpromised'; seat: number }
  | { code: 'set-unknown'; set: string }
  | { code: 'draw-uneven'; draw: number }
  | { code: 'place-unknown'; draw: number; place: number }
  | { code: 'piece-other'; draw: number; place: number; drawn: string; lies: string }
  | { code: 'place-twice'; draw: number; place: number }
  | { code: 'promise-changed' }
  | { code: 'text-left-out' };

/**
 * All that is not as promised; empty when the game was dealt fairly. The same findings in the same
 * order as the server's own check; those of the witness come last.
 */
export function checkGame(proof: GameProof, witness?: Witness): Finding[] {
  const secret = readHex(proof.secret);
  const published: Finding[] =
    secret === undefined
      ? [{ code: 'secret-unreadable' }]
      : [...checkPromises(proof, secret), ...checkDraws(proof, secret)];
  return witness === undefined ? published : [...published, ...checkWitness(proof, witness)];
}

/** Space may stand between bytes. */
function readHex(text: string): Uint8Array | undefined {
  const pairs = text.trim().split(/\s+/).join(' ');
  if (!/^((?:[0-9a-f]{2} ?)*)$/i.test(pairs)) return undefined;
  return hexToBytes(pairs.replaceAll(' ', ''));
}

function* checkPromises(proof: GameProof, secret: Uint8Array): Generator<Finding> {
  if (secret.length !== SECRET_BYTES) yield { code: 'secret-length', bytes: secret.length };
  if (promiseOfSecret(secret) !== proof.promise) yield { code: 'secret-unpromised' };
  for (const [seat, { text, promise }] of proof.contributions.entries()) {
    if (text === ABSENT || text === COMPUTER) continue;
    if (!isText(text)) yield { code: 'text-unfit', seat };
    else if (promiseOf(text) !== promise) yield { code: 'text-unpromised', seat };
  }
}

function* checkDraws(proof: GameProof, secret: Uint8Array): Generator<Finding> {
  const set = SETS.get(proof.set);
  if (set === undefined) {
    yield { code: 'set-unknown', set: proof.set };
    return;
  }
  const texts = proof.contributions.map(({ text }) => text);
  // Nothing can have been shuffled with such a text; it is told as a bad one.
  if (texts.some((text) => /[^\0-\x7f]/.test(text))) return;
  const mixture: Mixture = { secret, table: proof.table, game: proof.game, texts };
  const packs = new Map<number, readonly string[]>();
  const taken = new Set<string>();
  for (const [draw, { shuffle, places, pieces }] of proof.draws.entries()) {
    const order = packs.get(shuffle) ?? pack(mixture, shuffle, set);
    packs.set(shuffle, order);
    if (places.length !== pieces.length) {
      yield { code: 'draw-uneven', draw };
      continue;
    }
    for (const [nth, place] of places.entries()) {
      const drawn = pieces[nth] as string;
      const lies = order[place];
      const spot = `${shuffle} ${place}`;
      if (lies === undefined) yield { code: 'place-unknown', draw, place };
      else if (lies !== drawn) yield { code: 'piece-other', draw, place, drawn, lies };
      else if (taken.has(spot)) yield { code: 'place-twice', draw, place };
      taken.add(spot);
    }
  }
}

function* checkWitness(proof: GameProof, witness: Witness): Generator<Finding> {
  if (proof.promise !== witness.promise) yield { code: 'promise-changed' };
  if (!proof.contributions.some(({ text }) => text === witness.text)) {
    yield { code: 'text-left-out' };
  }
}
