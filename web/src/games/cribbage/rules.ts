import type { RulesWords } from '../family';
import { say } from '../../words/say.svelte';

const RULESET_KEYS: Record<string, string> = { 'six-card': 'cribbage-ruleset-six-card' };
const ABOUT_KEYS: Record<string, string> = { 'six-card': 'cribbage-ruleset-six-card-about' };
const BOT_KEYS: Record<string, string> = {
  sensible: 'cribbage-bot-sensible',
  random: 'cribbage-bot-random',
};
const BOT_ABOUT_KEYS: Record<string, string> = {
  sensible: 'cribbage-bot-sensible-about',
  random: 'cribbage-bot-random-about',
};
const OPTION_KEYS: Record<string, string> = {
  target: 'cribbage-option-target',
  lurch: 'cribbage-option-lurch',
  matchTo: 'cribbage-option-matchTo',
  matchScale: 'cribbage-option-matchScale',
  nextDealer: 'cribbage-option-nextDealer',
  exactFinish: 'cribbage-option-exactFinish',
  exactGranularity: 'cribbage-option-exactGranularity',
  series: 'cribbage-option-series',
  forcedContinue: 'cribbage-option-forcedContinue',
  handFlush: 'cribbage-option-handFlush',
  cribFlush: 'cribbage-option-cribFlush',
};
/** By option and value, `lurch half`. */
const VALUE_KEYS: Record<string, string> = {
  'lurch half': 'cribbage-option-lurch-half',
  'lurch parlett': 'cribbage-option-lurch-parlett',
  'lurch acc': 'cribbage-option-lurch-acc',
  'lurch none': 'cribbage-option-lurch-none',
  'matchTo null': 'cribbage-option-matchTo-null',
  'matchScale one_two': 'cribbage-option-matchScale-one-two',
  'matchScale acc': 'cribbage-option-matchScale-acc',
  'matchScale one_two_three': 'cribbage-option-matchScale-one-two-three',
  'matchScale one_two_four': 'cribbage-option-matchScale-one-two-four',
  'matchScale three_four_four': 'cribbage-option-matchScale-three-four-four',
  'nextDealer alternate': 'cribbage-option-nextDealer-alternate',
  'nextDealer winner': 'cribbage-option-nextDealer-winner',
  'nextDealer loser': 'cribbage-option-nextDealer-loser',
  'exactFinish true': 'page-yes',
  'exactFinish false': 'page-no',
  'exactGranularity event': 'cribbage-option-exactGranularity-event',
  'exactGranularity item': 'cribbage-option-exactGranularity-item',
  'series resume': 'cribbage-option-series-resume',
  'series single': 'cribbage-option-series-single',
  'forcedContinue true': 'page-yes',
  'forcedContinue false': 'page-no',
  'handFlush whole': 'cribbage-option-handFlush-whole',
  'handFlush none': 'cribbage-option-handFlush-none',
  'cribFlush five_only': 'cribbage-option-cribFlush-five-only',
  'cribFlush four_flat4': 'cribbage-option-cribFlush-four-flat4',
  'cribFlush four_or_five': 'cribbage-option-cribFlush-four-or-five',
  'cribFlush none': 'cribbage-option-cribFlush-none',
};

/** A word that has no sentence yet stands for itself. */
function spoken(keys: Record<string, string>, word: string): string {
  const key = keys[word];
  return key === undefined ? word : say(key);
}

export const words: RulesWords = {
  name: (ruleset) => spoken(RULESET_KEYS, ruleset),
  about: (ruleset) => (ABOUT_KEYS[ruleset] === undefined ? '' : spoken(ABOUT_KEYS, ruleset)),
  bot: (name) => spoken(BOT_KEYS, name),
  botAbout: (name) => (BOT_ABOUT_KEYS[name] === undefined ? '' : spoken(BOT_ABOUT_KEYS, name)),
  option: (name) => spoken(OPTION_KEYS, name),
  value(name, value) {
    const key = VALUE_KEYS[`${name} ${String(value)}`];
    if (key !== undefined) return say(key);
    return typeof value === 'number' ? null : String(value);
  },
};
