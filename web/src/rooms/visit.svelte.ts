import { readAddress, writeAddress, type Address, type Room } from './address';

/** Where the visitor is now, and the way from room to room without loading the page again. */
class Visit {
  #address = $state.raw<Address>(readAddress(new URL(location.href)));
  /** How many rooms have been entered: a room that is entered again is a new one. */
  entered = $state(0);

  get room(): Room {
    return this.#address.room;
  }

  get hurried(): boolean {
    return this.#address.hurried;
  }

  constructor() {
    addEventListener('popstate', () => this.#arrive());
    addEventListener('click', (event) => this.#follow(event));
  }

  /** The address of a room, for a link. */
  to(room: Room): string {
    return writeAddress(room, this.#address);
  }

  go(room: Room): void {
    history.pushState(null, '', this.to(room));
    this.#arrive();
  }

  /** The same room under another address, as when an invitation has been used. */
  settle(room: Room): void {
    history.replaceState(null, '', this.to(room));
    this.#address = readAddress(new URL(location.href));
  }

  #arrive(): void {
    this.#address = readAddress(new URL(location.href));
    this.entered += 1;
    scrollTo(0, 0);
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.target !== '' || link.hasAttribute('download')) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    if (url.hash !== '' && url.pathname === location.pathname) return;
    event.preventDefault();
    history.pushState(null, '', url.href);
    this.#arrive();
  }
}

export const visit = new Visit();
