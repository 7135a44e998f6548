import type { TableLook } from '../../table/look';
import type { Turn } from './turn.svelte';

/** Where keys lead to; hand and fan are there only while they are drawn. */
interface Within {
  table: TableLook;
  turn: Turn;
  hand: { focusPlace(place: number): string | undefined } | null | undefined;
  fan: { focus(): void } | null | undefined;
}

/** A key that no field, link or button has kept for itself. */
export function pressed(event: KeyboardEvent, { table, turn, hand, fan }: Within): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target as HTMLElement;
  if (target.closest('dialog, input, select, textarea, summary')) return;
  const nth = Number(event.key);
  if (nth >= 1 && nth <= 9) {
    const code = hand?.focusPlace(nth - 1);
    if (code !== undefined && !event.repeat) turn.use(code);
    return;
  }
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
    if (target.closest('a, button:not([data-action])') !== null) return;
    if (fan) fan.focus();
    else if (hand?.focusPlace(0) === undefined) return;
    event.preventDefault();
    return;
  }
  if (event.key !== ' ' && event.key !== 'Enter') return;
  // Links and buttons outside the game keep their own keys, and the action button its own.
  if (target.closest('a, button:not([data-piece]):not([data-cut])')) return;
  if (event.key === ' ' && turn.buttonOnly) {
    event.preventDefault();
    if (!event.repeat) turn.act();
    else if (table.waits) table.finish();
  } else if (event.key === 'Enter' && target.closest('button') === null && !event.repeat) {
    event.preventDefault();
    turn.act();
  }
}
