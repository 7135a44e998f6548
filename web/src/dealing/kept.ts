import type { Witness } from './proof';

/** What a browser keeps of a game's beginning, so that it can check the end by itself. */
export interface Kept extends Witness {
  table: string;
  /** Which game of the table's match, from 1. */
  game: number;
}

const PREFIX = 'pegout.kept.';

/** Notes also live here, so that a browser that blocks storage can still play and check. */
const thisVisit = new Map<string, Kept>();

export function keep(kept: Kept): void {
  const key = keyOf(kept.table, kept.game);
  thisVisit.set(key, kept);
  const note = JSON.stringify(kept);
  try {
    localStorage.setItem(key, note);
  } catch {
    // Blocked or full: kept for this visit.
  }
}

/** What was kept of a game; `undefined` where nothing was, or where it cannot be read. */
export function keptOf(table: string, game: number): Kept | undefined {
  const key = keyOf(table, game);
  return thisVisit.get(key) ?? read(key);
}

function keyOf(table: string, game: number): string {
  return `${PREFIX}${table}.${game}`;
}

function read(key: string): Kept | undefined {
  try {
    const note: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isKept(note) && keyOf(note.table, note.game) === key ? note : undefined;
  } catch {
    return undefined;
  }
}

function isKept(note: unknown): note is Kept {
  if (typeof note !== 'object' || note === null) return false;
  const { table, game, promise, text } = note as Record<string, unknown>;
  return (
    typeof table === 'string' &&
    typeof game === 'number' &&
    typeof promise === 'string' &&
    typeof text === 'string'
  );
}
