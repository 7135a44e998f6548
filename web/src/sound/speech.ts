/** So many sentences may wait; a speaker that falls further behind drops them and catches up. */
const MOST_WAITING = 4;

/**
 * Speaks sentences one after another, silent until asked. Where a browser cannot speak, or has no
 * voice of the language, nothing is heard.
 */
export class Speech {
  #switched: 'on' | 'off' = 'off';
  /** Held until spoken: some browsers forget what nobody else holds, and never tell that it ended. */
  readonly #waiting = new Set<SpeechSynthesisUtterance>();

  get switched(): 'on' | 'off' {
    return this.#switched;
  }

  switch(to: 'on' | 'off'): void {
    this.#switched = to;
    // Asking for the voices makes a browser load them.
    if (to === 'on') voices();
    else this.cancel();
  }

  /** Say the text behind what is being said; `language` is `en`, `ru` or `cs`. */
  speak(text: string, language: string): void {
    if (this.#switched === 'off' || text.trim() === '') return;
    const voice = voiceOf(language, voices());
    if (voice === undefined) return;
    if (this.#waiting.size >= MOST_WAITING) this.cancel();
    try {
      const sentence = new SpeechSynthesisUtterance(text);
      sentence.voice = voice;
      sentence.lang = voice.lang;
      const done = () => this.#waiting.delete(sentence);
      sentence.onend = done;
      sentence.onerror = done;
      this.#waiting.add(sentence);
      speechSynthesis.speak(sentence);
    } catch {
      this.#waiting.clear();
    }
  }

  /** Fall silent now and forget what waits. */
  cancel(): void {
    this.#waiting.clear();
    try {
      speechSynthesis.cancel();
    } catch {
      // It cannot speak either.
    }
  }
}

function voices(): readonly SpeechSynthesisVoice[] {
  try {
    return speechSynthesis.getVoices();
  } catch {
    return [];
  }
}

/** A voice of the language, best one of the machine's own; tags are `ru-RU` or `ru_RU`. */
export function voiceOf(
  language: string,
  among: readonly SpeechSynthesisVoice[],
): SpeechSynthesisVoice | undefined {
  const fitting = among.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);
  return (
    fitting.find((voice) => voice.localService && voice.default) ??
    fitting.find((voice) => voice.localService) ??
    fitting[0]
  );
}

export const speech = new Speech();
