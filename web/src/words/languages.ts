export const LANGUAGES = ['en', 'ru', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language's own name: it stands the same in every language, so it is no sentence. */
export const OWN_NAMES: Record<Language, string> = { en: 'English', ru: 'Русский', cs: 'Čeština' };

export function isLanguage(word: unknown): word is Language {
  return LANGUAGES.some((each) => each === word);
}

/** The first wanted language (`cs-CZ` too) that the house speaks, else English. */
export function closest(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const primary = tag.split('-')[0]?.toLowerCase();
    if (isLanguage(primary)) return primary;
  }
  return 'en';
}
