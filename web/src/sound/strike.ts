/** A peg in its hole, a card on the table, a tile on the table. */
export type Sound = 'peg' | 'card' | 'tile';

/** A tone of the struck body. */
interface Tone {
  hertz: number;
  level: number;
  /** Seconds until it has died away. */
  dying: number;
}

/** A rustle or a knock: filtered noise that swells and dies. */
interface Noise {
  filter: 'lowpass' | 'bandpass' | 'highpass';
  hertz: number;
  level: number;
  /** Seconds after the beginning of the sound. */
  after: number;
  swelling: number;
  dying: number;
}

interface Body {
  tones: readonly Tone[];
  noises: readonly Noise[];
}

const BODIES: Record<Sound, Body> = {
  // Hardwood: a short knock and a low, quickly damped note.
  peg: {
    tones: [
      { hertz: 640, level: 0.5, dying: 0.09 },
      { hertz: 1130, level: 0.3, dying: 0.06 },
      { hertz: 2050, level: 0.1, dying: 0.03 },
    ],
    noises: [
      { filter: 'lowpass', hertz: 2600, level: 0.5, after: 0, swelling: 0.001, dying: 0.018 },
    ],
  },
  // Paper: the edge brushes past, then the card slaps down.
  card: {
    tones: [],
    noises: [
      { filter: 'bandpass', hertz: 4200, level: 0.7, after: 0, swelling: 0.025, dying: 0.06 },
      { filter: 'lowpass', hertz: 900, level: 1.2, after: 0.055, swelling: 0.002, dying: 0.045 },
    ],
  },
  // Ivory: bright, hard and close.
  tile: {
    tones: [
      { hertz: 1480, level: 0.25, dying: 0.06 },
      { hertz: 2730, level: 0.35, dying: 0.05 },
      { hertz: 4390, level: 0.2, dying: 0.035 },
    ],
    noises: [
      { filter: 'highpass', hertz: 3000, level: 0.35, after: 0, swelling: 0.0005, dying: 0.012 },
    ],
  },
};

const LOUDNESS = 0.5;
/** What counts as died away: exponential ramps never reach zero. */
const SILENCE = 0.0001;
/** No two strikes are quite alike. */
const SPREAD = 0.04;

/** Lets a sound be heard from `audio`, beginning now. */
export function strike(audio: BaseAudioContext, sound: Sound): void {
  const { tones, noises } = BODIES[sound];
  const tuning = 1 + (Math.random() * 2 - 1) * SPREAD;
  const now = audio.currentTime;
  for (const { hertz, level, dying } of tones) {
    const source = new OscillatorNode(audio, { frequency: hertz * tuning });
    source.connect(swell(audio, now, level, 0.001, dying));
    source.start(now);
    source.stop(now + 0.001 + dying);
  }
  for (const { filter, hertz, level, after, swelling, dying } of noises) {
    const start = now + after;
    const source = new AudioBufferSourceNode(audio, { buffer: noise(audio, swelling + dying) });
    source
      .connect(new BiquadFilterNode(audio, { type: filter, frequency: hertz * tuning }))
      .connect(swell(audio, start, level, swelling, dying));
    source.start(start);
  }
}

/** A gain that rises from nothing and dies away. */
function swell(
  audio: BaseAudioContext,
  start: number,
  level: number,
  swelling: number,
  dying: number,
): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.linearRampToValueAtTime(level * LOUDNESS, start + swelling);
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + swelling + dying);
  gain.connect(audio.destination);
  return gain;
}

function noise(audio: BaseAudioContext, seconds: number): AudioBuffer {
  const length = Math.ceil(seconds * audio.sampleRate);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  buffer.copyToChannel(
    Float32Array.from({ length }, () => Math.random() * 2 - 1),
    0,
  );
  return buffer;
}
