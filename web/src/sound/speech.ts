/** Speaks sentences one after another, silent until asked. */
export class Speech {
  #switch: 'on' | 'off' = 'off';

  get switched(): 'on' | 'off' {
    return this.#switch;
  }

  switch(to: 'on' | 'off'): void {
    this.#switch = to;
  }

  /** Say the text after what is being said; `language` is `en`, `ru` or `cs`. */
  speak(text: string, language: string): void {
    if (this.#switch === 'off') return;
    void text;
    void language;
  }

  /** Fall silent now and forget what waits. */
  cancel(): void {}
}

export const speech = new Speech();
