import { sentence, say } from '../words/say.svelte';
import type { TableLook } from './look';

/** What the table and the line answer, besides the game's own refusals. */
const TROUBLE_KEYS: Record<string, string> = {
  'action-id-used': 'page-trouble-again',
  'already-ended': 'page-trouble-already-ended',
  'bad-invitation': 'page-trouble-bad-invitation',
  'go-on-first': 'page-trouble-go-on-first',
  'no-answer': 'page-trouble-no-answer',
  'no-line': 'page-trouble-no-line',
  'no-seat': 'page-trouble-no-seat',
  'not-started': 'page-trouble-not-started',
  'not-stored': 'page-trouble-not-stored',
  'seat-taken': 'page-trouble-seat-taken',
  'too-fast': 'page-trouble-too-fast',
  'unfit-name': 'page-trouble-unfit-name',
};

/** The sentence for a code that is not the game's; one sentence serves for all others. */
export function troubleInWords(code: string, facts: Record<string, string | number>): string {
  const key = TROUBLE_KEYS[code];
  return key === undefined ? say('page-trouble', { code }) : sentence(say(key, facts));
}

/** Why the last thing that was tried at this table could not be done. */
export function trouble(table: TableLook): string | null {
  if (table.trouble === null) return null;
  const { code, facts } = table.trouble;
  return table.family.refusal(code, facts) ?? troubleInWords(code, facts);
}
