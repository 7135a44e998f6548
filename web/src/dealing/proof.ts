import { hexToBytes } from '@noble/hashes/utils.js';
import type { components } from '../protocol';
import {
  ABSENT,
  COMPUTER,
  isSecret,
  isTableName,
  isText,
  promiseOf,
  promiseOfSecret,
} from './promise';
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

export type FindingCode =
  | 'table-unfit'
  | 'secret-unfit'
  | 'secret-not-promised'
  | 'set-unknown'
  | 'text-unfit'
  | 'text-not-promised'
  | 'draw-uneven'
  | 'place-unknown'
  | 'piece-differs'
  | 'drawn-twice'
  | 'promise-changed'
  | 'own-text-missing'
  | 'text-of-other-kind';

/** Who sits at a seat. */
export type SeatKind = 'person' | 'computer' | 'open';

/** One thing that is not as promised: a word for programs, and what its sentence needs. */
export interface Finding {
  code: FindingCode;
  /** The seat of a text, the number of a draw from 0; 0 for the others. */
  at: number;
  facts: Readonly<Record<string, number | string>>;
}

/**
 * All that is not as promised; empty when the game was dealt fairly. The same findings in the same
 * order as the server's own check, and behind them what only this browser can know.
 */
export function checkGame(proof: GameProof, witness?: Witness): readonly Finding[] {
  const unfit = [...findUnfit(proof)];
  // From what is unfit nothing can be computed.
  const published = unfit.length > 0 ? unfit : [...findBroken(proof), ...findMisdrawn(proof)];
  return witness === undefined ? published : [...published, ...findDenied(proof, witness)];
}

/** Seats whose text is not of their kind: `computer` stands at a computer's, and only there. */
export function checkKinds(proof: GameProof, kinds: readonly SeatKind[]): readonly Finding[] {
  return proof.contributions.flatMap(({ text }, seat) => {
    const kind = kinds[seat] ?? 'open';
    return (kind === 'computer') === (text === COMPUTER)
      ? []
      : [found('text-of-other-kind', seat, { kind })];
  });
}

/** The seats without a text of their own; where that is all of them, nobody took part. */
export function seatsWithoutText(proof: GameProof): readonly number[] {
  return [...proof.contributions.keys()].filter((seat) =>
    standsIn(proof.contributions[seat]?.text ?? ABSENT),
  );
}

function* findUnfit(proof: GameProof): Generator<Finding> {
  if (!isTableName(proof.table)) yield found('table-unfit');
  if (!isSecret(proof.secret)) yield found('secret-unfit');
  if (!SETS.has(proof.set)) yield found('set-unknown', 0, { set: proof.set });
  for (const [seat, { text }] of proof.contributions.entries()) {
    if (!standsIn(text) && !isText(text)) yield found('text-unfit', seat);
  }
}

function* findBroken(proof: GameProof): Generator<Finding> {
  if (promiseOfSecret(hexToBytes(proof.secret)) !== proof.promise) {
    yield found('secret-not-promised');
  }
  for (const [seat, { text, promise }] of proof.contributions.entries()) {
    if (!standsIn(text) && promiseOf(text) !== promise) yield found('text-not-promised', seat);
  }
}

function* findMisdrawn(proof: GameProof): Generator<Finding> {
  const set = SETS.get(proof.set) ?? [];
  const mixture: Mixture = {
    secret: hexToBytes(proof.secret),
    table: proof.table,
    game: proof.game,
    texts: proof.contributions.map(({ text }) => text),
  };
  const packs = new Map<number, readonly string[]>();
  const taken = new Set<string>();
  for (const [draw, { shuffle, places, pieces }] of proof.draws.entries()) {
    const order = packs.get(shuffle) ?? pack(mixture, shuffle, set);
    packs.set(shuffle, order);
    if (places.length !== pieces.length) {
      yield found('draw-uneven', draw);
      continue;
    }
    for (const [nth, piece] of pieces.entries()) {
      const place = places[nth] as number;
      const lies = order[place];
      if (lies === undefined) {
        yield found('place-unknown', draw, { place });
        continue;
      }
      if (lies !== piece) yield found('piece-differs', draw, { place, piece, lies });
      const spot = `${shuffle} ${place}`;
      if (taken.has(spot)) yield found('drawn-twice', draw, { place });
      taken.add(spot);
    }
  }
}

function* findDenied(proof: GameProof, witness: Witness): Generator<Finding> {
  if (proof.promise !== witness.promise) yield found('promise-changed');
  if (!proof.contributions.some(({ text }) => text === witness.text)) {
    yield found('own-text-missing');
  }
}

/** Whether a text is no person's: anybody can know it. */
function standsIn(text: string): boolean {
  return text === ABSENT || text === COMPUTER;
}

function found(code: FindingCode, at = 0, facts: Finding['facts'] = {}): Finding {
  return { code, at, facts };
}
