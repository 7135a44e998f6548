import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, test } from 'vitest';
import { ABSENT, COMPUTER, promiseOf, promiseOfSecret } from './promise';
import {
  checkGame,
  checkKinds,
  seatsWithoutText,
  type Finding,
  type GameProof,
  type SeatKind,
  type Witness,
} from './proof';
import { SETS } from './sets';
import { pack, type Mixture } from './shuffle';

const SECRET = sha256(utf8ToBytes('the secret of these tests'));
const ANNA = 'a-text-of-anna-in-the-evening';
const TEXTS = [ANNA, COMPUTER, '0123456789abcdef'];
const MIXTURE: Mixture = { secret: SECRET, table: 'k7m2q9x4w1', game: 2, texts: TEXTS };
const TWELVE = Array.from({ length: 12 }, (_, place) => place);

/** Shuffles and places of each draw, as in a game of cribbage. */
const PLACES: [number, number[]][] = [
  [0, [3]],
  [0, [17]],
  [1, TWELVE],
  [1, [20]],
  [2, TWELVE],
];

function fairGame(set: string): GameProof {
  const pieces = SETS.get(set) ?? [];
  return {
    table: MIXTURE.table,
    game: MIXTURE.game,
    set,
    promise: promiseOfSecret(SECRET),
    secret: bytesToHex(SECRET),
    contributions: TEXTS.map((text) => ({
      text,
      promise: text === COMPUTER ? null : promiseOf(text),
    })),
    draws: PLACES.map(([shuffle, places]) => {
      const order = pack(MIXTURE, shuffle, pieces);
      return { shuffle, places, pieces: places.map((place) => order[place] ?? '') };
    }),
  };
}

const FAIR = fairGame('cards');
const WITNESS: Witness = { promise: FAIR.promise, text: ANNA };

function told(proof: GameProof, witness?: Witness): string[] {
  return checkGame(proof, witness).map(({ code, at }) => `${code} ${at}`);
}

function contributing(
  seat: number,
  change: Partial<GameProof['contributions'][number]>,
): GameProof {
  const contributions = FAIR.contributions.map((part, nth) =>
    nth === seat ? { ...part, ...change } : part,
  );
  return { ...FAIR, contributions };
}

function drawing(number: number, change: Partial<GameProof['draws'][number]>): GameProof {
  const draws = FAIR.draws.map((draw, nth) => (nth === number ? { ...draw, ...change } : draw));
  return { ...FAIR, draws };
}

/** Twelve cards do not come out the same by another shuffle. */
const ALL_DRAWS = ['piece-differs 2', 'piece-differs 3', 'piece-differs 4'];

test.each(['cards', 'tiles'])('a fair game of %s', (set) => {
  const fair = fairGame(set);
  expect(checkGame(fair)).toEqual([]);
  expect(checkGame(fair, WITNESS)).toEqual([]);
  expect(checkGame({ ...fair, draws: [] })).toEqual([]);
});

describe('promises', () => {
  test('another secret', () => {
    const secret = bytesToHex(Uint8Array.from(SECRET).reverse());
    const findings = told({ ...FAIR, secret });
    expect(findings).toContain('secret-not-promised 0');
    expect(findings).toEqual(expect.arrayContaining(ALL_DRAWS));
  });

  test('another promise', () => {
    expect(told({ ...FAIR, promise: '0'.repeat(64) })).toEqual(['secret-not-promised 0']);
  });

  test('another text', () => {
    const findings = told(contributing(0, { text: 'another-text-of-anna' }));
    expect(findings[0]).toBe('text-not-promised 0');
    expect(findings).toEqual(expect.arrayContaining(ALL_DRAWS));
  });

  test('another text with a promise that fits: the shuffles give it away', () => {
    const text = 'another-text-of-anna';
    const codes = checkGame(contributing(0, { text, promise: promiseOf(text) })).map(
      ({ code }) => code,
    );
    expect(new Set(codes)).toEqual(new Set(['piece-differs']));
  });

  test.each(['0'.repeat(64), null])('a text that was promised as %s', (promise) => {
    expect(told(contributing(2, { promise }))).toEqual(['text-not-promised 2']);
  });

  test('a person taken for a computer', () => {
    expect(told(contributing(0, { text: COMPUTER }))).toEqual(expect.arrayContaining(ALL_DRAWS));
  });
});

describe('who took part', () => {
  const KINDS: SeatKind[] = ['person', 'computer', 'person'];

  test('each text at a seat of its kind', () => {
    expect(checkKinds(FAIR, KINDS)).toEqual([]);
    expect(checkKinds(contributing(0, { text: ABSENT }), KINDS)).toEqual([]);
    expect(checkKinds(contributing(0, { text: ABSENT }), ['open', 'computer', 'person'])).toEqual(
      [],
    );
  });

  test.each<[number, string, string]>([
    [0, COMPUTER, 'person'],
    [1, ABSENT, 'computer'],
    [1, ANNA, 'computer'],
  ])('seat %i with the text %s at the seat of a %s', (seat, text, kind) => {
    expect(checkKinds(contributing(seat, { text }), KINDS)).toEqual([
      { code: 'text-of-other-kind', at: seat, facts: { kind } },
    ]);
  });

  test('the seats that have no text of their own', () => {
    expect(seatsWithoutText(FAIR)).toEqual([1]);
    expect(seatsWithoutText(contributing(0, { text: ABSENT }))).toEqual([0, 1]);
  });
});

describe('draws', () => {
  const second = FAIR.draws[1]?.pieces[0] ?? '';

  test.each<Partial<GameProof>>([
    { table: 'k7m2q9x4w2' },
    { game: 3 },
    { contributions: FAIR.contributions.slice(0, 2) },
    { set: 'tiles' },
  ])('of another game: %j', (change) => {
    expect(told({ ...FAIR, ...change })).toEqual(expect.arrayContaining(ALL_DRAWS));
  });

  test('of another piece', () => {
    const piece = second === 'AC' ? 'AD' : 'AC';
    expect(checkGame(drawing(1, { pieces: [piece] }))).toEqual<Finding[]>([
      { code: 'piece-differs', at: 1, facts: { place: 17, piece, lies: second } },
    ]);
  });

  test('from another place or shuffle', () => {
    expect(told(drawing(1, { places: [18] }))).toEqual(['piece-differs 1']);
    expect(told(drawing(3, { shuffle: 3 }))).toEqual(['piece-differs 3']);
  });

  test('of pieces that changed places', () => {
    const [first = '', other = '', ...rest] = FAIR.draws[2]?.pieces ?? [];
    const places = checkGame(drawing(2, { pieces: [other, first, ...rest] }));
    expect(places.map(({ facts }) => facts['place'])).toEqual([0, 1]);
  });

  test.each([[[17, 17]], [[17, 16, 17]]])('from %j, a place twice', (places) => {
    const order = pack(MIXTURE, 0, SETS.get('cards') ?? []);
    const again = drawing(1, { places, pieces: places.map((place) => order[place] ?? '') });
    expect(checkGame(again)).toEqual([{ code: 'drawn-twice', at: 1, facts: { place: 17 } }]);
  });

  test('from a place that was taken before', () => {
    const draws = [...FAIR.draws, ...FAIR.draws.slice(3, 4)];
    expect(checkGame({ ...FAIR, draws })).toEqual([
      { code: 'drawn-twice', at: 5, facts: { place: 20 } },
    ]);
  });

  test.each([52, -1, -52, 1e9, 0.5])('from place %d, which is not there', (place) => {
    expect(checkGame(drawing(1, { places: [place] }))).toEqual([
      { code: 'place-unknown', at: 1, facts: { place } },
    ]);
  });

  test('without a piece for each place', () => {
    const { places = [], pieces = [] } = FAIR.draws[2] ?? {};
    expect(told(drawing(2, { places: places.slice(1) }))).toEqual(['draw-uneven 2']);
    expect(told(drawing(2, { pieces: pieces.slice(1) }))).toEqual(['draw-uneven 2']);
  });
});

describe('what is unfit ends the check', () => {
  const secret = FAIR.secret;

  test.each(['', 'x'.repeat(64), secret.slice(2), `${secret}00`, secret.toUpperCase()])(
    'the secret "%s"',
    (unfit) => {
      expect(told({ ...FAIR, secret: unfit })).toEqual(['secret-unfit 0']);
    },
  );

  test.each(['', 'K7M2Q9X4W1', 'k7m2\nq9x4w1', 'k7m2q9x4w1\n', 'стол', 'x'.repeat(41)])(
    'the table %j',
    (table) => {
      expect(told({ ...FAIR, table })).toEqual(['table-unfit 0']);
    },
  );

  test.each(['short', 'пятнадцать-и-ещё-два', 'a-line-of-its-own-and\nanother-of-its-own'])(
    'the text %j',
    (text) => {
      expect(told(contributing(2, { text }))).toEqual(['text-unfit 2']);
    },
  );

  test('the set', () => {
    expect(checkGame({ ...FAIR, set: 'runes' })).toEqual([
      { code: 'set-unknown', at: 0, facts: { set: 'runes' } },
    ]);
  });
});

describe('what only this browser can know', () => {
  test('the promise is not the one that it was told', () => {
    const witness = { ...WITNESS, promise: '0'.repeat(64) };
    expect(told(FAIR, witness)).toEqual(['promise-changed 0']);
  });

  test('its own text was left out', () => {
    const witness = { ...WITNESS, text: 'a-text-that-was-never-used' };
    expect(told(FAIR, witness)).toEqual(['own-text-missing 0']);
  });

  test('a game that was made up afterwards fits itself, but not what was kept', () => {
    const forged = fairGame('cards');
    expect(
      told(forged, { promise: promiseOf('another'), text: 'b-text-of-berta-at-noon' }),
    ).toEqual(['promise-changed 0', 'own-text-missing 0']);
  });

  test('is told of an unfit game too', () => {
    const findings = told({ ...FAIR, secret: '' }, { ...WITNESS, promise: '' });
    expect(findings).toEqual(['secret-unfit 0', 'promise-changed 0']);
  });
});
