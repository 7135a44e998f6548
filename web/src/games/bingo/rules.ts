import { botInWords } from '../bots';
import type { RulesWords } from '../family';
import { say } from '../../words/say.svelte';

/** Small points that a deal is played to (bingo 9.2): no ruleset and no house rule changes it. */
export const ENOUGH = 70;

const RULESET_KEYS: Record<string, string> = {
  bingo: 'bingo-ruleset-bingo',
  'bingo-hoyle': 'bingo-ruleset-bingo-hoyle',
};
const ABOUT_KEYS: Record<string, string> = {
  bingo: 'bingo-ruleset-bingo-about',
  'bingo-hoyle': 'bingo-ruleset-bingo-hoyle-about',
};
const BOT_ABOUT_KEYS: Record<string, string> = {
  beginner: 'bingo-bot-beginner-about',
  casual: 'bingo-bot-casual-about',
  club: 'bingo-bot-club-about',
  expert: 'bingo-bot-expert-about',
  champion: 'bingo-bot-champion-about',
};
const OPTION_KEYS: Record<string, string> = {
  largeTarget: 'bingo-option-largeTarget',
  nextDealer: 'bingo-option-nextDealer',
  blankRank: 'bingo-option-blankRank',
  blankTrumpDouble: 'bingo-option-blankTrumpDouble',
  trickRule: 'bingo-option-trickRule',
  mustTrump: 'bingo-option-mustTrump',
  trumpTilesFollow: 'bingo-option-trumpTilesFollow',
  lastDraw: 'bingo-option-lastDraw',
  sixDoubles: 'bingo-option-sixDoubles',
  bingoAmongDoubles: 'bingo-option-bingoAmongDoubles',
  thresholds: 'bingo-option-thresholds',
  playOut: 'bingo-option-playOut',
  nobody70: 'bingo-option-nobody70',
  closerNoTrick: 'bingo-option-closerNoTrick',
  bingoTakesTrumpDouble: 'bingo-option-bingoTakesTrumpDouble',
};
/** By option and value, `nextDealer winner`. */
const VALUE_KEYS: Record<string, string> = {
  'nextDealer alternate': 'bingo-option-nextDealer-alternate',
  'nextDealer winner': 'bingo-option-nextDealer-winner',
  'nextDealer loser': 'bingo-option-nextDealer-loser',
  'blankRank 7': 'bingo-option-blankRank-seven',
  'blankRank 0': 'bingo-option-blankRank-nothing',
  'trickRule pips_any': 'bingo-option-trickRule-pips-any',
  'trickRule suit': 'bingo-option-trickRule-suit',
  'mustTrump true': 'page-yes',
  'mustTrump false': 'page-no',
  'trumpTilesFollow true': 'page-yes',
  'trumpTilesFollow false': 'page-no',
  'lastDraw winner_takes_trump': 'bingo-option-lastDraw-winner',
  'lastDraw loser_takes_trump': 'bingo-option-lastDraw-loser',
  'sixDoubles large': 'bingo-option-sixDoubles-large',
  'sixDoubles small': 'bingo-option-sixDoubles-small',
  'thresholds 20_0': 'bingo-option-thresholds-20-0',
  'thresholds 30_no_trick': 'bingo-option-thresholds-30-no-trick',
  'playOut true': 'page-yes',
  'playOut false': 'page-no',
  'nobody70 none': 'bingo-option-nobody70-none',
  'nobody70 higher_total': 'bingo-option-nobody70-higher-total',
  'nobody70 last_trick': 'bingo-option-nobody70-last-trick',
  'closerNoTrick deal': 'bingo-option-closerNoTrick-deal',
  'closerNoTrick after_closing': 'bingo-option-closerNoTrick-after-closing',
};

/** A word that has no sentence yet stands for itself. */
function spoken(keys: Record<string, string>, word: string): string {
  const key = keys[word];
  return key === undefined ? word : say(key);
}

export const words: RulesWords = {
  name: (ruleset) => spoken(RULESET_KEYS, ruleset),
  about: (ruleset) => (ABOUT_KEYS[ruleset] === undefined ? '' : spoken(ABOUT_KEYS, ruleset)),
  bot: botInWords,
  botAbout: (name) => (BOT_ABOUT_KEYS[name] === undefined ? '' : spoken(BOT_ABOUT_KEYS, name)),
  option: (name) => spoken(OPTION_KEYS, name),
  value(name, value) {
    const key = VALUE_KEYS[`${name} ${String(value)}`];
    if (key !== undefined) return say(key);
    return typeof value === 'number' ? null : String(value);
  },
  // Any two house rules go together (bingo 11.17).
  unfit: () => null,
};
