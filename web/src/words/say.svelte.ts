import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { Language } from './languages';

/** What a sentence needs: numbers choose plural forms, texts stand as they are. */
export type Facts = Record<string, string | number>;

/** Catalogues of one language are loaded when somebody speaks it. */
const CATALOGUES = import.meta.glob<string>(
  ['$words/*/*.ftl', '!$words/*/{measure,terminal}.ftl'],
  {
    query: '?raw',
    import: 'default',
  },
);

/** What a game is played with, as sentences choose their nouns by it (`$set`). */
export type PieceSet = 'card' | 'tile';

class Words {
  language = $state<Language>('en');
  /** What lies on the table now; a fact of this name that a sentence is given comes first. */
  set = $state<PieceSet>('card');
  #wanted: Language = 'en';
  #bundle = $state.raw(new FluentBundle('en'));

  /** Speak this language from now on; everything that is said on the page changes with it. */
  async use(language: Language): Promise<void> {
    this.#wanted = language;
    const bundle = await bundleOf(language);
    // Another language may have been asked for meanwhile.
    if (this.#wanted !== language) return;
    this.#bundle = bundle;
    this.language = language;
  }

  say(key: string, facts: Facts = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (pattern === null || pattern === undefined) return missing(`there is no '${key}'`, key);
    const errors: Error[] = [];
    const given = Object.fromEntries(
      Object.entries({ set: this.set, ...facts }).map(([name, fact]) => [
        name,
        typeof fact === 'number' ? new FluentNumber(fact, { useGrouping: false }) : fact,
      ]),
    );
    const sentence = this.#bundle.formatPattern(pattern, given, errors);
    return errors[0] === undefined ? sentence : missing(`'${key}': ${errors[0].message}`, sentence);
  }
}

/** Tests end at a missing word; a game in a built page goes on with what there is. */
function missing(what: string, instead: string): string {
  if (import.meta.env.DEV) throw new Error(what);
  console.error(what);
  return instead;
}

const bundles = new Map<Language, FluentBundle>();

async function bundleOf(language: Language): Promise<FluentBundle> {
  const known = bundles.get(language);
  if (known !== undefined) return known;
  const bundle = new FluentBundle(language, { useIsolating: false });
  const texts = Object.entries(CATALOGUES)
    .filter(([path]) => path.includes(`/words/${language}/`))
    .map(([, load]) => load());
  for (const text of await Promise.all(texts)) {
    bundle.addResource(new FluentResource(text));
  }
  bundles.set(language, bundle);
  return bundle;
}

export const words = new Words();

/** The sentence in the language that is spoken now. */
export function say(key: string, facts?: Facts): string {
  return words.say(key, facts);
}

/** The sentence with a capital first letter: it may begin with somebody's name. */
export function sentence(text: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(words.language) + rest.join('');
}

/** "a, b and c" in the language that is spoken now. */
export function listed(texts: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(texts);
}
