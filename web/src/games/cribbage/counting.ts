import { say } from '../../words/say.svelte';
import type { Line } from './events';

const LINE_KEYS: Record<string, string> = {
  fifteen: 'cribbage-line-fifteen',
  'thirty-one': 'cribbage-line-thirty-one',
  pair: 'cribbage-line-pair',
  run: 'cribbage-line-run',
  flush: 'cribbage-line-flush',
  nobs: 'cribbage-line-nobs',
  heels: 'cribbage-line-heels',
  go: 'cribbage-line-go',
  'double-starter': 'cribbage-line-double-starter',
  compensation: 'cribbage-line-compensation',
  muggins: 'cribbage-line-muggins',
  overclaim: 'cribbage-line-overclaim',
  bid: 'cribbage-line-bid',
};
const ALOUD_KEYS: Record<string, string> = {
  fifteen: 'cribbage-aloud-fifteen',
  'thirty-one': 'cribbage-aloud-thirty-one',
  pair: 'cribbage-aloud-pair',
  run: 'cribbage-aloud-run',
  flush: 'cribbage-aloud-flush',
  nobs: 'cribbage-aloud-nobs',
  heels: 'cribbage-aloud-heels',
  go: 'cribbage-aloud-go',
  'double-starter': 'cribbage-aloud-double-starter',
  compensation: 'cribbage-aloud-compensation',
  muggins: 'cribbage-aloud-muggins',
  overclaim: 'cribbage-aloud-overclaim',
  bid: 'cribbage-aloud-bid',
};

const ALIKE: Record<number, string> = { 2: 'pair', 3: 'royal', 4: 'double' };

/** `last`: the point for go is one for the last card. */
export type Go = 'go' | 'last';

function facts({ pieces }: Line) {
  return { length: pieces.length, alike: ALIKE[pieces.length] ?? 'double' };
}

/** Why there are points, in a word or two: "pair royal". */
export function reason(line: Line, go: Go = 'go'): string {
  if (line.rule === 'go' && go === 'last') return say('cribbage-line-last');
  const key = LINE_KEYS[line.rule];
  return key === undefined ? line.rule : say(key, facts(line));
}

/** As it is counted aloud: "a pair is six". `total` is the sum up to this line. */
export function aloud(line: Line, total: number, go: Go = 'go'): string {
  const spoken = { ...facts(line), total: inWords(total) };
  if (line.rule === 'go' && go === 'last') return say('cribbage-aloud-last', spoken);
  const key = ALOUD_KEYS[line.rule];
  return key === undefined ? line.rule : say(key, spoken);
}

export function inWords(number: number): string {
  return say('cribbage-number', { number });
}

/** The sums after each line. */
export function sums(lines: readonly Line[]): number[] {
  let sum = 0;
  return lines.map(({ points }) => (sum += points));
}

/** Lines of a count as one sentence; `last` is joined as the language joins what ends a list. */
export function joined(texts: readonly string[]): string {
  const last = texts.at(-1) ?? '';
  const lines = texts.slice(0, -1).join(', ');
  return lines === '' ? last : say('cribbage-aloud-joined', { lines, last });
}

/** What stands between a line and the next one, which may be the last. */
export function between(lines: readonly Line[], at: number): string {
  return at + 2 < lines.length ? ', ' : say('cribbage-aloud-joined', { lines: '', last: '' });
}

/** Each line of a count as it is spoken: "fifteen two", "fifteen four", "and a pair is six". */
export function spoken(lines: readonly Line[], go: Go = 'go'): string[] {
  const totals = sums(lines);
  return lines.map((line, at) => {
    const text = aloud(line, totals[at] ?? 0, go);
    const closes = at > 0 && at === lines.length - 1;
    return closes ? say('cribbage-aloud-and', { line: text }) : text;
  });
}
