import { strike, type Sound } from './strike';

/** A sound that comes later than this after its cause is better not heard, in milliseconds. */
const LATE_MS = 250;

/** Small sounds, silent until asked. Where a browser blocks or lacks audio nothing is heard. */
export class Sounds {
  #audio: AudioContext | undefined;
  #switched: 'on' | 'off' = 'off';

  get switched(): 'on' | 'off' {
    return this.#switched;
  }

  /** Best called while a click is handled: browsers wake audio only then. */
  switch(to: 'on' | 'off'): void {
    this.#switched = to;
    if (to === 'on') void this.#awake();
  }

  play(sound: Sound): void {
    if (this.#switched === 'off') return;
    const asked = performance.now();
    void this.#awake().then((audio) => {
      if (audio === undefined || performance.now() - asked > LATE_MS) return;
      try {
        strike(audio, sound);
      } catch {
        // Nothing is heard.
      }
    });
  }

  /** The running audio; `undefined` where there is none, late where a click is awaited. */
  async #awake(): Promise<AudioContext | undefined> {
    try {
      this.#audio ??= new AudioContext({ latencyHint: 'interactive' });
      if (this.#audio.state !== 'running') await this.#audio.resume();
      return this.#audio;
    } catch {
      return undefined;
    }
  }
}

export const sounds = new Sounds();
