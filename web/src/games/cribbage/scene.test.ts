import { beforeAll, describe, expect, test } from 'vitest';
import type { Step } from '../../link/messages';
import { Players } from '../../table/players';
import { words } from '../../words/say.svelte';
import type { Observation } from './events';
import { beats, still, type Scene } from './scene';

beforeAll(() => words.use('en'));

const EMPTY: Observation = {
  phase: 'playing',
  awaiting: [0],
  game: 1,
  deal: 1,
  dealer: 1,
  owner: 1,
  scores: [0, 0],
  before: [0, 0],
  match: [0, 0],
  hands: [[], { hidden: 0 }],
  thrown: [[], { hidden: 2 }],
  crib: { hidden: 4 },
  starter: '5D',
  laid: [[], []],
  series: [],
  layers: [],
  count: 0,
  said_go: [],
  cuts: [],
  pack: 39,
  bids: [],
  passed: [],
  uncounted: null,
  last_count: null,
  winner: null,
};

function shown(events: [object, Partial<Observation>?][], from: Partial<Observation> = {}) {
  const steps: Step[] = events.map(([event, seen], nth) => ({
    seq: nth + 1,
    event,
    observation: { ...EMPTY, ...seen },
  }));
  return beats(steps, still({ ...EMPTY, ...from }));
}

const HAND = ['5H', '5S', '5C', 'JD'];
const SHOWN = { type: 'shown', seat: 0, what: 'hand', pieces: HAND };
const FIFTEEN = { rule: 'fifteen', pieces: ['5H', 'JD'], points: 2 };
const PAIR = { rule: 'pair', pieces: ['5H', '5S'], points: 2 };
const COUNTED = { type: 'scored', seat: 0, side: 0, lines: [FIFTEEN, PAIR], points: 4, score: 4 };
const scene = (beat: { scene: Scene } | undefined) => beat?.scene as Scene;

describe('a hand that is counted', () => {
  const all = shown([[SHOWN], [COUNTED, { scores: [4, 0] }]]);

  test('turns first, then each line waits for the player', () => {
    expect(all.map(({ weight }) => weight)).toEqual(['light', 'weighty', 'weighty']);
  });

  test('lights the pieces of each line in turn', () => {
    expect(all.map((beat) => scene(beat).lit)).toEqual([[], FIFTEEN.pieces, PAIR.pieces]);
  });

  test('is pegged with its last line, and told once', () => {
    expect(all.map((beat) => scene(beat).observation.scores[0])).toEqual([0, 0, 4]);
    expect(all.map(({ told }) => told !== null)).toEqual([true, false, true]);
  });

  test('can be gone through at once: its lines are one group, and another count is another', () => {
    const two = shown([[SHOWN], [COUNTED], [{ ...SHOWN, seat: 1 }], [{ ...COUNTED, seat: 1 }]]);
    expect(new Set(two.map(({ group }) => group)).size).toBe(3);
  });

  test('is spoken as it is counted', () => {
    const players = new Players([], 0);
    expect(all.map(({ aloud }) => aloud?.(players))).toEqual([
      undefined,
      'fifteen two',
      'and a pair is four',
    ]);
  });

  test('also says that it is worth nothing', () => {
    const nothing = shown([[SHOWN], [{ type: 'deal-ended' }]]);
    expect(nothing.map(({ weight }) => weight)).toEqual(['light', 'weighty', 'passing']);
    expect(scene(nothing[1]).count).toMatchObject({ lines: [], done: true });
    expect(scene(nothing[2]).count).toBeNull();
  });

  test('that wins makes room for the result', () => {
    const ended = {
      type: 'game-ended',
      winner: 0,
      scores: [121, 80],
      lurch: null,
      lurches: [null, null],
      match: [1, 0],
    };
    const last = shown([[SHOWN], [COUNTED], [ended, { phase: 'finished', winner: 0 }]]).at(-1);
    expect(scene(last).count).toBeNull();
    expect(scene(last).ended?.winner).toBe(0);
    expect(last?.weight).toBe('weighty');
  });
});

describe('points in the play', () => {
  test('stand until the player goes on, with the pieces that make them', () => {
    const laid = { type: 'laid', seat: 1, piece: '5S', count: 10 };
    const pair = { type: 'scored', seat: 1, side: 1, lines: [PAIR], points: 2, score: 2 };
    const [lay, score] = shown([
      [laid, { count: 10 }],
      [pair, { count: 10, scores: [0, 2] }],
    ]);
    expect([lay?.weight, score?.weight]).toEqual(['light', 'weighty']);
    expect(scene(score).points).toMatchObject({ seat: 1, points: 2, go: 'go' });
    expect(scene(score).lit).toEqual(PAIR.pieces);
  });

  test('are no longer shown when the next card lies there', () => {
    const pair = { type: 'scored', seat: 1, side: 1, lines: [PAIR], points: 2, score: 2 };
    const after = shown([[pair], [{ type: 'laid', seat: 0, piece: '9C', count: 19 }]]).at(-1);
    expect([scene(after).points, scene(after).lit]).toEqual([null, []]);
  });
});

describe('the cut for the deal', () => {
  const cut = (seat: number, piece: string) => ({ type: 'cut-for-deal', seat, at: seat, piece });

  test('shows both cards while the dealer is told', () => {
    const last = shown(
      [
        [cut(1, '2C'), { cuts: [[1, '2C']], dealer: null }],
        [
          cut(0, 'TS'),
          {
            cuts: [
              [1, '2C'],
              [0, 'TS'],
            ],
            dealer: null,
          },
        ],
        [{ type: 'dealer-chosen', seat: 1 }],
      ],
      { phase: 'cutting-for-deal', dealer: null },
    ).at(-1);
    expect(scene(last).cuts).toEqual([
      [1, '2C'],
      [0, 'TS'],
    ]);
    expect(last?.weight).toBe('weighty');
  });

  test('keeps equal cards in sight, and begins again with the next cut', () => {
    const all = shown(
      [
        [cut(1, '2C'), { cuts: [[1, '2C']] }],
        [cut(0, '2S'), { cuts: [] }],
        [cut(0, 'KS'), { cuts: [[0, 'KS']] }],
      ],
      { phase: 'cutting-for-deal', dealer: null },
    );
    expect(all.map((beat) => scene(beat).cuts.length)).toEqual([1, 2, 1]);
    expect([scene(all[1]).equal, all[1]?.weight, scene(all[2]).equal]).toEqual([
      true,
      'weighty',
      false,
    ]);
  });

  test('shows a card once where it was there already', () => {
    const [beat] = shown([[cut(1, '2C'), { cuts: [[1, '2C']] }]], { cuts: [[1, '2C']] });
    expect(scene(beat).cuts).toEqual([[1, '2C']]);
  });
});

test('a deal is shown as one, and clears the table', () => {
  const dealt = (seat: number) => ({ type: 'dealt', seat, pieces: { hidden: 6 } });
  const all = shown([[SHOWN], [COUNTED], [{ type: 'deal-ended' }], [dealt(0)], [dealt(1)]]);
  expect(all.slice(-3).map(({ weight }) => weight)).toEqual(['passing', 'passing', 'light']);
  expect(scene(all.at(-1)).count).toBeNull();
});

test('a game that ended before the page came still says how', () => {
  const ended = {
    type: 'game-ended',
    winner: 1,
    scores: [42, 121],
    lurch: 'lurch',
    lurches: ['lurch', null],
    match: [0, 2],
  };
  const story: Step[] = [
    { seq: 1, event: { type: 'deal-ended' } },
    { seq: 2, event: ended },
  ];
  expect(still({ ...EMPTY, phase: 'finished', winner: 1 }, story).ended).toEqual(ended);
  expect(still(EMPTY, story).ended).toBeNull();
});

test('steps without an event show nothing', () => {
  expect(beats([{ seq: 1 }, { seq: 2, event: null }], still(EMPTY))).toEqual([]);
});
