import type { Clock } from './clock';
import type { Action, FromPlayer, ToPlayer } from './messages';

/** What this needs of a WebSocket. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  send(frame: string): void;
  close(): void;
}

export interface Hearer {
  heard(message: ToPlayer): void;
  /** The line is up, or down. */
  line(state: 'up' | 'down'): void;
  /** The last entry that is known, to go on from. */
  since(): number;
}

interface Wish {
  action_id: string;
  expected: number;
  action: Action;
}

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 10_000;

/**
 * One watched table over a line that may break. Whatever breaks, it is dialled again, the table is
 * watched from where the page stands, and wishes without an answer are sent again as they were:
 * the server knows an `action_id` that it has seen.
 */
export class Connection {
  #socket: Socket | null = null;
  #up = false;
  #closed = false;
  #failures = 0;
  #redial: (() => void) | null = null;
  #wishes = new Map<string, Wish>();

  constructor(
    private readonly table: string,
    private readonly dial: () => Socket,
    private readonly clock: Clock,
    private readonly hearer: Hearer,
    private readonly chance: () => number = Math.random,
  ) {
    this.#call();
  }

  /** Wish for an action; it is sent until it is answered. Returns the `action_id`. */
  play(action: Action, expected: number): string {
    const action_id = this.#newId();
    const wish = { action_id, expected, action };
    this.#wishes.set(action_id, wish);
    this.#sendWish(wish);
    return action_id;
  }

  /** Send once; what is lost with the line is not sent again by itself. */
  tell(message: FromPlayer): void {
    if (this.#up) this.#socket?.send(JSON.stringify(message));
  }

  /** Dial now, as when the machine is back on the net; nothing where the line is up. */
  hurry(): void {
    if (this.#redial === null) return;
    this.#redial();
    this.#redial = null;
    this.#call();
  }

  close(): void {
    this.#closed = true;
    this.#redial?.();
    this.#redial = null;
    const socket = this.#socket;
    this.#hangUp();
    socket?.close();
  }

  #call(): void {
    const socket = this.dial();
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = ({ data }: { data: unknown }) => this.#heard(data);
    socket.onclose = () => this.#lost();
  }

  #opened(): void {
    this.#up = true;
    this.#failures = 0;
    this.tell({ type: 'watch', table: this.table, since: this.hearer.since() });
    for (const wish of this.#wishes.values()) this.#sendWish(wish);
    this.hearer.line('up');
  }

  #heard(data: unknown): void {
    const message = read(data);
    if (message === null) return;
    if ('table' in message && message.table !== this.table) return;
    if (message.type === 'accepted' || message.type === 'refused') {
      this.#wishes.delete(message.action_id);
    }
    this.hearer.heard(message);
  }

  #lost(): void {
    this.#hangUp();
    if (this.#closed) return;
    this.hearer.line('down');
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#failures);
    this.#failures += 1;
    // A part of it by chance: a server that comes back is not called by everybody at once.
    const wait = longest / 2 + (longest / 2) * this.chance();
    this.#redial = this.clock.after(wait, () => {
      this.#redial = null;
      this.#call();
    });
  }

  #hangUp(): void {
    if (this.#socket !== null) {
      this.#socket.onopen = null;
      this.#socket.onmessage = null;
      this.#socket.onclose = null;
    }
    this.#socket = null;
    this.#up = false;
  }

  #sendWish(wish: Wish): void {
    this.tell({ type: 'play', table: this.table, ...wish });
  }

  #newId(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }
}

function read(data: unknown): ToPlayer | null {
  if (typeof data !== 'string') return null;
  try {
    const message: unknown = JSON.parse(data);
    return typeof message === 'object' && message !== null && 'type' in message
      ? (message as ToPlayer)
      : null;
  } catch {
    return null;
  }
}
