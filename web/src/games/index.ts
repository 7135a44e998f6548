import { bingo } from './bingo';
import { cribbage } from './cribbage';
import type { Family } from './family';
import { plain } from './plain';

/** Families that the page draws in their own way. */
const FAMILIES: ReadonlyMap<string, Family> = new Map([
  ['cribbage', cribbage],
  ['bingo', bingo],
]);

/** The family of that name; any other is drawn as lists of pieces and a button for each action. */
export function familyOf(name: string): Family {
  return FAMILIES.get(name) ?? plain;
}
