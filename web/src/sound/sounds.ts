/** A peg in its hole, a card on the table, a tile on the table. */
export type Sound = 'peg' | 'card' | 'tile';

/** Small sounds, silent until asked. A browser that blocks or lacks audio stays silent. */
export class Sounds {
  #audio: AudioContext | undefined;
  #switch: 'on' | 'off' = 'off';

  get switched(): 'on' | 'off' {
    return this.#switch;
  }

  switch(to: 'on' | 'off'): void {
    this.#switch = to;
  }

  play(sound: Sound): void {
    if (this.#switch === 'off') return;
    void sound;
    void this.#audio;
  }
}

export const sounds = new Sounds();
