import { beforeEach, describe, expect, test } from 'vitest';
import type { SeatView, Step } from '../../link/messages';
import { Players } from '../../table/players';
import { LANGUAGES, type Language } from '../../words/languages';
import { words } from '../../words/say.svelte';
import { happened } from './events';
import { retell } from './story';

const SEATS: SeatView[] = [
  { seat: 0, side: 0, kind: 'person', name: 'Mary', here: true },
  { seat: 1, side: 1, kind: 'computer', name: 'sensible', here: true },
];
const MARY = new Players(SEATS, 0);
const ONLOOKER = new Players(SEATS, null);

function story(events: object[], players = MARY): string[] {
  const steps: Step[] = events.map((event, nth) => ({ seq: nth + 1, event }));
  return retell(happened(steps)).map(({ tell }) => tell(players));
}

const line = (rule: string, pieces: string, points: number) => ({
  rule,
  pieces: pieces.split(' '),
  points,
});
const scored = (seat: number, score: number, ...lines: ReturnType<typeof line>[]) => ({
  type: 'scored',
  seat,
  side: seat,
  lines,
  points: lines.reduce((sum, { points }) => sum + points, 0),
  score,
});
const STARTER = { type: 'starter-turned', seat: 0, at: 3, piece: '5D' };
const HAND = ['5H', '5S', '5C', 'JD'];
const TWENTY_NINE = [
  ...['5H JD', '5S JD', '5C JD', 'JD 5D'].map((pieces) => line('fifteen', pieces, 2)),
  ...['5H 5S 5C', '5H 5S 5D', '5H 5C 5D', '5S 5C 5D'].map((pieces) => line('fifteen', pieces, 2)),
  line('pair', '5H 5S 5C 5D', 12),
  line('nobs', 'JD', 1),
];

describe('in English', () => {
  beforeEach(() => words.use('en'));

  test('every event is one sentence, said to the one who reads', () => {
    expect(
      story([
        { type: 'cut-for-deal', seat: 1, at: 3, piece: 'AS' },
        { type: 'cut-for-deal', seat: 0, at: 9, piece: 'TD' },
        { type: 'dealer-chosen', seat: 1 },
        { type: 'dealt', seat: 0, pieces: ['5H', '5S', '5C', 'JD', '2C', '9H'] },
        { type: 'dealt', seat: 1, pieces: { hidden: 6 } },
        { type: 'discarded', seat: 1, pieces: { hidden: 2 } },
        { type: 'discarded', seat: 0, pieces: ['2C', '9H'] },
        STARTER,
        { type: 'laid', seat: 0, piece: 'JD', count: 10 },
        { type: 'said-go', seat: 1 },
        { type: 'deal-ended' },
      ]),
    ).toEqual([
      'The computer cuts the ace of spades for the deal.',
      'You cut the ten of diamonds for the deal.',
      'The computer deals first.',
      'You are dealt 6 cards.',
      'The computer is dealt 6 cards.',
      'The computer puts 2 cards in the crib.',
      'You put in the crib: two of clubs and nine of hearts.',
      'You cut. The starter is the five of diamonds.',
      'You lay the jack of diamonds: 10.',
      'The computer says “go”.',
      'The deal is over.',
    ]);
  });

  test('equal cards are cut again, and told so where the round ends', () => {
    const cut = (seat: number, piece: string) => ({ type: 'cut-for-deal', seat, at: 3, piece });
    const again = story([cut(1, 'AS'), cut(0, 'AD'), cut(1, 'AH'), cut(0, '9C')]);
    expect(again.map((told) => told.endsWith('Equal cards: cut again.'))).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  test('a spectator hears names', () => {
    expect(story([{ type: 'laid', seat: 0, piece: 'JD', count: 10 }], ONLOOKER)).toEqual([
      'Mary lays the jack of diamonds: 10.',
    ]);
  });

  test('points in the play have their reasons', () => {
    expect(
      story([
        { type: 'laid', seat: 1, piece: '5S', count: 15 },
        scored(1, 8, line('fifteen', '5H 5C 5S', 2), line('pair', '5H 5C 5S', 6)),
      ]).at(-1),
    ).toBe('The computer scores 8 points: fifteen and pair royal. That makes 8.');
  });

  test('the point at the end of a series is for the go, the last of all for the last card', () => {
    const go = [scored(0, 1, line('go', '9S', 1)), { type: 'series-ended', seat: 0, count: 30 }];
    const shown = { type: 'shown', seat: 0, what: 'hand', pieces: HAND };
    expect(story(go)[0]).toBe('You score 1 point: go. That makes 1.');
    expect(story([STARTER, ...go, shown])[1]).toBe('You score 1 point: last card. That makes 1.');
  });

  test('a hand is counted as it is counted aloud', () => {
    expect(
      story([
        STARTER,
        { type: 'shown', seat: 0, what: 'hand', pieces: HAND },
        scored(0, 29, ...TWENTY_NINE),
      ]).slice(1),
    ).toEqual([
      'Your hand: five of hearts, five of spades, five of clubs, and jack of diamonds; the starter five of diamonds.',
      'You score 29 points: fifteen two, fifteen four, fifteen six, fifteen eight, fifteen ten, fifteen twelve, fifteen fourteen, fifteen sixteen, a double pair royal is twenty-eight, and one for his nob is twenty-nine. That makes 29.',
    ]);
  });

  test('a hand worth nothing is nineteen', () => {
    const shown = { type: 'shown', seat: 1, what: 'crib', pieces: ['AC', '2D', '7H', '9S'] };
    expect(story([STARTER, shown, { type: 'deal-ended' }])[1]).toMatch(
      /^The computer's crib: .* Nineteen \(nothing\)\.$/,
    );
  });

  test('what an exact finish takes is told', () => {
    const lost = [line('pair', '5H 5S', 2)];
    expect(story([{ type: 'laid', seat: 0, piece: '5S', count: 10, lost }])).toEqual([
      'You lay the five of spades: 10. 2 points would go past the end and are lost.',
    ]);
  });

  test('the end', () => {
    const match = [1, 0];
    const ended = { scores: [121, 88], lurch: null, lurches: [null, null], match };
    expect(
      story([
        { type: 'game-ended', winner: 0, ...ended },
        { type: 'match-ended', winner: 0, match },
      ]),
    ).toEqual(['You win 121 to 88.', 'You win the match.']);
  });

  test('a line knows its pieces', () => {
    const steps: Step[] = [
      { seq: 1, event: scored(0, 4, line('fifteen', '5H JD', 2), line('pair', 'JD JS', 2)) },
    ];
    expect(retell(happened(steps))[0]?.pieces).toEqual(['5H', 'JD', 'JS']);
  });

  test('what is no event of the game is not told', () => {
    expect(retell(happened([{ seq: 1 }, { seq: 2, event: null }]))).toEqual([]);
  });
});

describe('in Russian', () => {
  beforeEach(() => words.use('ru'));

  test('cards are in the accusative and points have their plural', () => {
    expect(
      story([
        { type: 'laid', seat: 1, piece: 'QS', count: 20 },
        { type: 'laid', seat: 0, piece: '5H', count: 25 },
        scored(0, 1, line('go', '5H', 1)),
        scored(0, 3, line('pair', '5H 5S', 2)),
        scored(0, 15, line('pair', '5H 5S 5C 5D', 12)),
        { type: 'dealt', seat: 1, pieces: { hidden: 6 } },
      ]),
    ).toEqual([
      'Компьютер кладёт даму пик: 20.',
      'Вы кладёте пятёрку червей: 25.',
      'Вы получаете 1 очко: ход. Всего 1.',
      'Вы получаете 2 очка: пара. Всего 3.',
      'Вы получаете 12 очков: двойная королевская пара. Всего 15.',
      'Компьютер получает 6 карт.',
    ]);
  });
});

describe('in Czech', () => {
  beforeEach(() => words.use('cs'));

  test('cards are in the accusative and points have their plural', () => {
    expect(
      story([
        { type: 'laid', seat: 1, piece: 'JH', count: 20 },
        { type: 'laid', seat: 0, piece: '5C', count: 25 },
        scored(0, 3, line('pair', '5H 5S', 2)),
        scored(0, 8, line('run', '3H 4S 5C 6D 7H', 5)),
        { type: 'dealt', seat: 1, pieces: { hidden: 6 } },
      ]),
    ).toEqual([
      'Počítač vykládá srdcového kluka: 20.',
      'Vykládáte křížovou pětku: 25.',
      'Získáváte 2 body: pár. Celkem 3.',
      'Získáváte 5 bodů: postupka pěti karet. Celkem 8.',
      'Počítač dostává 6 karet.',
    ]);
  });

  test('no comma stands before the last line of a count', () => {
    const shown = { type: 'shown', seat: 0, what: 'hand', pieces: HAND };
    const told = story([STARTER, shown, scored(0, 29, ...TWENTY_NINE.slice(-3))])[2];
    expect(told).toContain('dva, dvojitý královský pár je čtrnáct a jedna za milostpána');
  });
});

test.each<Language>([...LANGUAGES])(
  '%s: a told line speaks the language of the moment',
  async (language) => {
    await words.use('en');
    const [told] = retell(happened([{ seq: 1, event: { type: 'deal-ended' } }]));
    await words.use(language);
    const expected = { en: 'The deal is over.', ru: 'Сдача окончена.', cs: 'Rozdání skončilo.' };
    expect(told?.tell(MARY)).toBe(expected[language]);
  },
);
