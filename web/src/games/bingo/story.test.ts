import { beforeAll, expect, test } from 'vitest';
import type { Step } from '../../link/messages';
import { Players } from '../../table/players';
import { LANGUAGES } from '../../words/languages';
import { words } from '../../words/say.svelte';
import { happened } from './events';
import { retell } from './story';

const EVENTS: object[] = [
  { type: 'cut-for-deal', seat: 0, at: 3, piece: '2-1' },
  { type: 'dealer-chosen', seat: 1 },
  { type: 'dealt', seat: 1, pieces: { hidden: 7 } },
  { type: 'trump-turned', piece: '5-0', trump: 0 },
  { type: 'stock-closed', seat: 0 },
  { type: 'led', seat: 0, piece: '6-6' },
  { type: 'declared', seat: 0, pieces: ['6-6', '5-5', '4-4', '3-3', '2-2'] },
  { type: 'replied', seat: 1, piece: '4-1' },
  {
    type: 'trick-won',
    seat: 0,
    points: 72,
    small: 72,
    lines: [
      { rule: 'trick', pieces: ['6-6'], points: 12 },
      { rule: 'doubles', pieces: ['6-6', '5-5'], points: 60 },
    ],
  },
  { type: 'trick-won', seat: 1, points: 0, small: 0 },
  { type: 'large-scored', seat: 0, points: 3, reason: 'enough', large: 3 },
  { type: 'drew', seat: 1, pieces: { hidden: 1 } },
  { type: 'drew', seat: 0, pieces: ['5-0'], source: 'turned' },
  { type: 'deal-ended', winner: 0 },
  { type: 'deal-ended' },
  { type: 'game-ended', winner: 0, scores: [7, 2] },
  { type: 'match-ended', winner: 0, match: [7, 2] },
];
const steps: Step[] = EVENTS.map((event, nth) => ({ seq: nth + 1, event }));

beforeAll(() => {
  words.set = 'tile';
});

test.each(LANGUAGES)('every event has its sentence, save the end of the game (%s)', async (one) => {
  await words.use(one);
  const told = retell(happened(steps)).map((line) => line.tell(new Players([], 0)));
  expect(told).toHaveLength(EVENTS.length - 1);
  for (const line of told) expect(line).toMatch(/^\p{Lu}.*\.$/u);
});

test('a trick is told with what it is made of, and lights it', async () => {
  await words.use('en');
  const [line] = retell(happened(steps)).filter(({ seq }) => seq === 9);
  expect(line?.tell(new Players([], 0))).toBe(
    'You take the trick, 72 points (tiles 12 and doubles 60). That makes 72.',
  );
  expect(line?.pieces).toEqual(['6-6', '5-5']);
});

test('the second player is not who leads first', async () => {
  await words.use('en');
  const [line] = retell(happened(steps)).filter(({ seq }) => seq === 2);
  expect(line?.tell(new Players([], 0))).toBe('You lead first.');
});
