import type { Colours, IndexSize } from '../pieces';
import type { Pace } from '../table/pacer';
import { closest, isLanguage, type Language } from '../words/languages';

const KEY = 'pegout.settings';

export const PACES = ['step', 'slow', 'normal', 'fast', 'once'] as const satisfies readonly Pace[];
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

interface Kept {
  language: Language;
  pace: Pace;
  colours: Colours;
  index: IndexSize;
  figures: 'up' | 'down';
  /** The sum of its pips on each tile, in the games in which it counts. */
  sums: 'on' | 'off';
  theme: Theme;
  sound: 'on' | 'off';
  speech: 'on' | 'off';
}

/** A reader's own settings, kept in this browser. */
class Settings implements Kept {
  language = $state<Language>('en');
  pace = $state<Pace>('step');
  colours = $state<Colours>('two');
  index = $state<IndexSize>('plain');
  figures = $state<'up' | 'down'>('up');
  sums = $state<'on' | 'off'>('on');
  theme = $state<Theme>('auto');
  sound = $state<'on' | 'off'>('off');
  speech = $state<'on' | 'off'>('off');

  constructor() {
    const kept = read();
    this.language = isLanguage(kept.language) ? kept.language : closest(navigator.languages);
    this.pace = oneOf(PACES, kept.pace) ?? 'step';
    this.colours = oneOf(['two', 'four'] as const, kept.colours) ?? 'two';
    this.index = oneOf(['plain', 'large'] as const, kept.index) ?? 'plain';
    this.figures = oneOf(['up', 'down'] as const, kept.figures) ?? 'up';
    this.sums = oneOf(['on', 'off'] as const, kept.sums) ?? 'on';
    this.theme = oneOf(THEMES, kept.theme) ?? 'auto';
    this.sound = oneOf(['on', 'off'] as const, kept.sound) ?? 'off';
    this.speech = oneOf(['on', 'off'] as const, kept.speech) ?? 'off';
  }

  /** Written after each change; a browser that blocks storage forgets at the end of the visit. */
  keep(): void {
    const { language, pace, colours, index, figures, sums, theme, sound, speech } = this;
    const kept: Kept = { language, pace, colours, index, figures, sums, theme, sound, speech };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Blocked or full.
    }
  }
}

function read(): Partial<Record<keyof Kept, unknown>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

function oneOf<T>(choices: readonly T[], value: unknown): T | undefined {
  return choices.find((each) => each === value);
}

export const settings = new Settings();
