import type { RulesetInfo } from '../link/messages';

const CARDS = ['six-card', 'six-card-3p', 'six-card-4p', 'five-card'];
/** Shown first, cards before tiles; the others follow by name. */
const FIRST = [...CARDS, 'domino-mendelev', 'domino-book2', 'bingo'];

/** As a person looks for them. */
export function inOrder(rulesets: readonly RulesetInfo[]): RulesetInfo[] {
  const set = ({ pieces }: RulesetInfo) => Number(pieces !== 'cards');
  const place = ({ name }: RulesetInfo) => FIRST.indexOf(name) + 1 || FIRST.length + 1;
  return rulesets.toSorted(
    (a, b) => set(a) - set(b) || place(a) - place(b) || a.name.localeCompare(b.name),
  );
}
