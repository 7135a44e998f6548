import { botInWords } from '../bots';
import type { RulesWords } from '../family';
import { say } from '../../words/say.svelte';

const RULESET_KEYS: Record<string, string> = {
  'five-card': 'cribbage-ruleset-five-card',
  'six-card': 'cribbage-ruleset-six-card',
  'six-card-3p': 'cribbage-ruleset-six-card-3p',
  'six-card-4p': 'cribbage-ruleset-six-card-4p',
  'seven-card': 'cribbage-ruleset-seven-card',
  'domino-mendelev': 'cribbage-ruleset-domino-mendelev',
  'domino-book2': 'cribbage-ruleset-domino-book2',
  lowball: 'cribbage-ruleset-lowball',
};
const ABOUT_KEYS: Record<string, string> = {
  'five-card': 'cribbage-ruleset-five-card-about',
  'six-card': 'cribbage-ruleset-six-card-about',
  'six-card-3p': 'cribbage-ruleset-six-card-3p-about',
  'six-card-4p': 'cribbage-ruleset-six-card-4p-about',
  'seven-card': 'cribbage-ruleset-seven-card-about',
  'domino-mendelev': 'cribbage-ruleset-domino-mendelev-about',
  'domino-book2': 'cribbage-ruleset-domino-book2-about',
  lowball: 'cribbage-ruleset-lowball-about',
};
const BOT_ABOUT_KEYS: Record<string, string> = {
  beginner: 'cribbage-bot-beginner-about',
  casual: 'cribbage-bot-casual-about',
  club: 'cribbage-bot-club-about',
  expert: 'cribbage-bot-expert-about',
  champion: 'cribbage-bot-champion-about',
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
  nextLead: 'cribbage-option-nextLead',
  sides: 'cribbage-option-sides',
  flush: 'cribbage-option-flush',
  suitRule: 'cribbage-option-suitRule',
  deal: 'cribbage-option-deal',
  zeroInFifteens: 'cribbage-option-zeroInFifteens',
  zeroRepeats15: 'cribbage-option-zeroRepeats15',
  doubleStarter: 'cribbage-option-doubleStarter',
  compensation: 'cribbage-option-compensation',
  compensationWhen: 'cribbage-option-compensationWhen',
  counting: 'cribbage-option-counting',
  overclaim: 'cribbage-option-overclaim',
  auction: 'cribbage-option-auction',
  auctionRoles: 'cribbage-option-auctionRoles',
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
  'nextLead left_of_last': 'cribbage-option-nextLead-left-of-last',
  'nextLead first_go_caller': 'cribbage-option-nextLead-first-go-caller',
  'sides partners': 'cribbage-option-sides-partners',
  'sides singles': 'cribbage-option-sides-singles',
  'flush group3': 'cribbage-option-flush-group3',
  'flush whole': 'cribbage-option-flush-whole',
  'flush any3': 'cribbage-option-flush-any3',
  'flush none': 'cribbage-option-flush-none',
  'suitRule either_half': 'cribbage-option-suitRule-either-half',
  'suitRule high_half': 'cribbage-option-suitRule-high-half',
  'zeroInFifteens true': 'page-yes',
  'zeroInFifteens false': 'page-no',
  'zeroRepeats15 true': 'page-yes',
  'zeroRepeats15 false': 'page-no',
  'doubleStarter dealer': 'cribbage-option-doubleStarter-dealer',
  'doubleStarter pone': 'cribbage-option-doubleStarter-pone',
  'doubleStarter none': 'cribbage-option-doubleStarter-none',
  'compensationWhen first_deal': 'cribbage-option-compensationWhen-first-deal',
  'compensationWhen every_deal': 'cribbage-option-compensationWhen-every-deal',
  'counting automatic': 'cribbage-option-counting-automatic',
  'counting manual': 'cribbage-option-counting-manual',
  'counting muggins': 'cribbage-option-counting-muggins',
  'overclaim correct': 'cribbage-option-overclaim-correct',
  'overclaim penalty': 'cribbage-option-overclaim-penalty',
  'auction none': 'cribbage-option-auction-none',
  'auction deduct': 'cribbage-option-auction-deduct',
  'auction give': 'cribbage-option-auction-give',
  'auctionRoles crib_only': 'cribbage-option-auctionRoles-crib-only',
  'auctionRoles winner_is_dealer': 'cribbage-option-auctionRoles-winner-is-dealer',
};

/** Why the rules refuse what is chosen for an option. */
const UNFIT_KEYS: Record<string, string> = {
  lurch: 'cribbage-unfit-lurch',
  matchScale: 'cribbage-unfit-matchScale',
  exactGranularity: 'cribbage-unfit-exactGranularity',
  forcedContinue: 'cribbage-unfit-forcedContinue',
  nextLead: 'cribbage-unfit-nextLead',
  compensation: 'cribbage-unfit-compensation',
  compensationWhen: 'cribbage-unfit-compensationWhen',
  overclaim: 'cribbage-unfit-overclaim',
  auctionRoles: 'cribbage-unfit-auctionRoles',
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
  unfit: (option) => (UNFIT_KEYS[option] === undefined ? null : spoken(UNFIT_KEYS, option)),
};
