import { untrack } from 'svelte';
import { leap, pegsOf, type Pegs, type Score } from './pegs';

/**
 * Lets pegs leap whenever a side scores. Where pegs stand is drawn from the scores alone; a leap
 * only delays what the eye sees, so that a stopped or sleeping animation changes nothing.
 *
 * `start` sets the front peg of a side moving through the places given, from where the rear one
 * stood.
 */
export function leaping(
  scores: () => readonly Score[],
  instant: () => boolean,
  start: (side: number, places: readonly number[]) => readonly Animation[],
): void {
  let standing: readonly Pegs[] = [];
  let moving: readonly Animation[] = [];

  function land(): void {
    for (const animation of moving) animation.cancel();
    moving = [];
  }

  $effect(() => {
    const pegs = scores().map(pegsOf);
    const leaps = pegs.map((to, side) => {
      const from = standing[side];
      return from === undefined ? [] : leap(from, to);
    });
    standing = pegs;
    if (leaps.every((places) => places.length === 0)) return;
    land();
    if (untrack(instant) || !mayMove()) return;
    moving = leaps.flatMap((places, side) => (places.length === 0 ? [] : start(side, places)));
  });

  $effect(() => {
    if (instant()) land();
  });

  $effect(() => land);
}

function mayMove(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
