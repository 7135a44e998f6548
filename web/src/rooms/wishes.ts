import type { HouseRule, RulesetInfo } from '../link/messages';

export type Value = HouseRule['value'];
export type Options = Record<string, Value>;

export const FRIEND = 'friend';
const FIRST_CHOICE = 'club';

/** What somebody chose for the last new game, kept in this browser. */
export interface Wishes {
  ruleset: string;
  /** One for each further seat, in order round the table. */
  opponents: readonly string[];
  /** House rules by ruleset; only what differs from the game's own. */
  options: Record<string, Options>;
  name: string;
}

export const NO_WISHES: Wishes = {
  ruleset: 'six-card',
  opponents: [FIRST_CHOICE],
  options: {},
  name: '',
};

const KEPT = 'pegout.new-game';

/** What this browser remembers. */
export function keptWishes(): Wishes {
  try {
    return readWishes(localStorage.getItem(KEPT));
  } catch {
    return NO_WISHES;
  }
}

export function keepWishes(wishes: Wishes): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(wishes));
  } catch {
    // Blocked or full: the next visit begins anew.
  }
}

/** From what was kept; whatever is not as it should be counts as nothing. */
export function readWishes(text: string | null): Wishes {
  const kept = parsed(text ?? '');
  if (!isRecord(kept)) return NO_WISHES;
  const { ruleset, opponents, options, name } = kept;
  return {
    ruleset: typeof ruleset === 'string' ? ruleset : NO_WISHES.ruleset,
    opponents: isWords(opponents) && opponents.length > 0 ? opponents : NO_WISHES.opponents,
    options: isRecord(options) ? keptOptions(options) : {},
    name: typeof name === 'string' ? name : '',
  };
}

/** As many opponents as the game has further seats, and only those that are offered. */
export function fitted(opponents: readonly string[], info: RulesetInfo): string[] {
  const known = (word: string) => word === FRIEND || info.levels.includes(word);
  const usual = info.levels.includes(FIRST_CHOICE) ? FIRST_CHOICE : (info.levels[0] ?? FRIEND);
  const spare = opponents.find(known) ?? usual;
  return Array.from({ length: info.seats - 1 }, (_, place) => {
    const word = opponents[place];
    return word !== undefined && known(word) ? word : spare;
  });
}

/** The house rules that the game offers and would take, one by one. */
export function offered(options: Options, info: RulesetInfo): Options {
  const rules = info.house_rules.filter(
    (rule) => Object.hasOwn(options, rule.name) && allows(rule, options[rule.name] ?? null),
  );
  return Object.fromEntries(rules.map(({ name }) => [name, options[name] ?? null]));
}

/** The option has this value; whether it goes with the others only the house knows. */
export function allows(rule: HouseRule, value: Value): boolean {
  const choices = rule.choices ?? [];
  if (choices.length > 0) return choices.includes(value);
  if (value === null) return rule.value === null;
  if (typeof value !== 'number' || !Number.isInteger(value)) return false;
  return value >= (rule.least ?? -Infinity) && value <= (rule.most ?? Infinity);
}

/** A choice between yes and no. */
export function isYesOrNo(rule: HouseRule): boolean {
  return typeof rule.value === 'boolean';
}

function keptOptions(options: Record<string, unknown>): Record<string, Options> {
  const values = (each: unknown) =>
    Object.entries(isRecord(each) ? each : {}).filter((pair): pair is [string, Value] =>
      isValue(pair[1]),
    );
  return Object.fromEntries(
    Object.entries(options).map(([name, each]) => [name, Object.fromEntries(values(each))]),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWords(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function isValue(value: unknown): value is Value {
  return value === null || ['boolean', 'number', 'string'].includes(typeof value);
}
