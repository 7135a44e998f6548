/** Time for those who wait; a test has its own. */
export interface Clock {
  now(): number;
  /** Runs `then` after `ms`; the answer takes it back. */
  after(ms: number, then: () => void): () => void;
}

/** Timers go on in a background tab, if slowly; nothing here waits for a frame to be drawn. */
export const wallClock: Clock = {
  now: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};
