import { keep, keptOf, newText, promiseOf } from '../dealing';
import type { FromPlayer, TableView } from '../link/messages';

/**
 * What this browser has to say now so that nobody can choose the order of the pack: its promise,
 * and its text once everybody has promised (docs/fair-dealing.md). What was promised to it is noted
 * the first time that it is seen and never changed.
 */
export function promisesFor(view: TableView): FromPlayer[] {
  const { id: table, you, shuffles, status } = view;
  if (you === null || status === 'finished' || status === 'abandoned') return [];
  const persons = view.seats.filter(({ kind }) => kind !== 'computer');
  return shuffles.flatMap(({ game, promise, promises, texts, secret }): FromPlayer[] => {
    if (secret !== null || texts[you] != null) return [];
    const kept = keptOf(table, game) ?? { table, game, promise, text: newText() };
    keep(kept);
    const own = promiseOf(kept.text);
    if (promises[you] == null) return [{ type: 'promise', table, game, promise: own }];
    const all = persons.every(({ kind, seat }) => kind === 'person' && promises[seat] != null);
    // A promise from another browser of this player's: its text is not here.
    if (!all || promises[you] !== own) return [];
    return [{ type: 'reveal', table, game, text: kept.text }];
  });
}
