/**
 * Pieces move from where they lay to where they lie now. Movement only tells what has already
 * happened: nothing waits for it, and a touch ends it.
 *
 * An element with `data-flight="5H"` is that piece; one that was not there before comes from the
 * element with the `data-spot` that its `data-from` names.
 */
const MS = 240;

export type Places = ReadonlyMap<string, DOMRect>;

const still = matchMedia('(prefers-reduced-motion: reduce)');
const flying = new Set<Animation>();

export function placesIn(root: HTMLElement): Places {
  const places = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-flight], [data-spot]')) {
    const { flight, spot } = element.dataset;
    const rect = element.getBoundingClientRect();
    if (rect.width === 0) continue;
    if (flight !== undefined) places.set(flight, rect);
    if (spot !== undefined) places.set(`spot ${spot}`, rect);
  }
  return places;
}

export function fly(root: HTMLElement, from: Places): void {
  land();
  if (still.matches || document.hidden) return;
  for (const element of root.querySelectorAll<HTMLElement>('[data-flight]')) {
    const { flight = '', from: spot } = element.dataset;
    const start = from.get(flight) ?? from.get(`spot ${spot}`);
    if (start === undefined) continue;
    const end = element.getBoundingClientRect();
    if (end.width === 0) continue;
    const dx = start.left + start.width / 2 - (end.left + end.width / 2);
    const dy = start.top + start.height / 2 - (end.top + end.height / 2);
    if (Math.abs(dx) < 2 && Math.abs(dy) < 2) continue;
    const scale = Math.min(1.6, Math.max(0.4, start.width / end.width));
    const animation = element.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 20 },
        { transform: 'none', zIndex: 20 },
      ],
      { duration: MS, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
    );
    flying.add(animation);
    animation.onfinish = animation.oncancel = () => flying.delete(animation);
  }
}

/** Everything that flies is where it belongs. */
export function land(): void {
  for (const animation of flying) animation.finish();
  flying.clear();
}
