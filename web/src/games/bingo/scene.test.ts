import { beforeAll, describe, expect, test } from 'vitest';
import type { Step } from '../../link/messages';
import { Players } from '../../table/players';
import { words } from '../../words/say.svelte';
import type { Observation } from './events';
import { onward } from './onward';
import { beats, still, type Scene } from './scene';

beforeAll(async () => {
  await words.use('en');
  words.set = 'tile';
});

const EMPTY: Observation = {
  phase: 'leading',
  awaiting: [0],
  game: 1,
  deal: 1,
  dealer: 1,
  leader: 0,
  scores: [0, 0],
  large: [0, 0],
  small: [0, 0],
  tricks: [0, 0],
  hands: [[], { hidden: 7 }],
  known: [[], []],
  taken: [[], []],
  trump: 5,
  turned: '5-2',
  stock: 14,
  drawing: 'open',
  closer: null,
  led: null,
  declared: [],
  cuts: [],
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

const LED = { type: 'led', seat: 0, piece: '3-3' };
const DECLARED = { type: 'declared', seat: 0, pieces: ['3-3', '2-2'] };
const REPLIED = { type: 'replied', seat: 1, piece: '5-1' };
const WON = { type: 'trick-won', seat: 1, points: 12, small: 12, lines: [] };
const REWARD = { type: 'large-scored', seat: 1, points: 2, reason: 'enough', large: 2 };
const ENDED = { type: 'deal-ended', winner: 1 };
const scene = (beat: { scene: Scene } | undefined) => beat?.scene as Scene;

describe('a trick', () => {
  const all = shown([[LED], [DECLARED], [REPLIED], [WON], [{ ...LED, seat: 1, piece: '4-0' }]]);

  test('grows tile by tile and lies until the next lead', () => {
    expect(all.map((beat) => [scene(beat).trick?.lead, scene(beat).trick?.reply])).toEqual([
      ['3-3', null],
      ['3-3', null],
      ['3-3', '5-1'],
      ['3-3', '5-1'],
      ['4-0', null],
    ]);
  });

  test('keeps what was declared with it, and the next one has nothing of it', () => {
    expect(all.map((beat) => scene(beat).trick?.declared.length)).toEqual([0, 2, 2, 2, 0]);
  });

  test('lights the tile that takes it, and waits for the player', () => {
    expect(scene(all[3]).lit).toEqual(['5-1']);
    expect(all.map(({ weight }) => weight)).toEqual([
      'light',
      'light',
      'light',
      'weighty',
      'light',
    ]);
  });

  test('is spoken with its points', () => {
    const players = new Players([], 0);
    expect(all[3]?.aloud?.(players)).toContain('12');
  });

  test('that is begun when the page comes is seen', () => {
    const now = still({ ...EMPTY, phase: 'replying', led: '6-6', declared: ['6-6', '1-1'] });
    expect(now.trick).toMatchObject({ leader: 0, lead: '6-6', reply: null });
    expect(now.trick?.declared).toEqual(['6-6', '1-1']);
  });
});

describe('the end of a deal', () => {
  const played = { small: [19, 73], tricks: [3, 6], closer: 0 };
  const over: Partial<Observation> = { phase: 'between', deal: 2, trump: null };
  const all = shown(
    [
      [
        { ...REWARD, reason: 'closer-failed' },
        { ...played, large: [0, 2] },
      ],
      [
        { ...REWARD, points: 1, large: 3 },
        { ...played, large: [0, 3] },
      ],
      [ENDED, over],
      [{ type: 'trump-turned', piece: '6-1', trump: 6 }, { deal: 2 }],
    ],
    played,
  );

  test('keeps what was made in it, also when the tiles are gone', () => {
    expect(scene(all[2]).reward).toMatchObject({ ...played, done: true });
    expect(scene(all[2]).reward?.lines.map(({ reason }) => reason)).toEqual([
      'closer-failed',
      'enough',
    ]);
  });

  test('is gone with the next deal', () => expect(scene(all[3]).reward).toBeNull());

  test('without a reward is told from what the players had', () => {
    const [beat] = shown([[{ type: 'deal-ended' }, over]], played);
    expect(scene(beat).reward).toMatchObject({ small: [19, 73], lines: [], done: true });
  });

  test('is announced by the button before it', () => {
    const [beat] = all;
    expect(beat && onward(beat)).toBe('What the deal is worth');
  });

  test('large points in the middle of it are not its reward', () => {
    const [beat] = shown([[{ ...REWARD, reason: 'emperor', points: 1 }]]);
    expect(scene(beat)).toMatchObject({ reward: null, large: { reason: 'emperor' } });
  });
});

describe('the match', () => {
  const last: Step[] = [
    { seq: 1, event: { ...REWARD, large: 7 } },
    { seq: 2, event: { type: 'match-ended', winner: 1, match: [3, 7] } },
  ];
  test('is known again when the page comes later', () => {
    const now = still({ ...EMPTY, phase: 'finished', winner: 1, small: [4, 71] }, last);
    expect(now.ended?.winner).toBe(1);
    expect(now.reward).toMatchObject({ small: [4, 71], done: true });
    expect(now.reward?.lines).toHaveLength(1);
  });
});

test('who has closed is told until the next thing happens', () => {
  const all = shown([[{ type: 'stock-closed', seat: 1 }], [LED]]);
  expect(all.map((beat) => scene(beat).closed)).toEqual([1, null]);
  expect(all[0]?.weight).toBe('weighty');
});
