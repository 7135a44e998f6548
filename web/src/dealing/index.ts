export { keep, keptOf, type Kept } from './kept';
export { ABSENT, COMPUTER, isText, newText, promiseOf } from './promise';
export {
  checkGame,
  checkKinds,
  seatsWithoutText,
  type Finding,
  type FindingCode,
  type GameProof,
  type Witness,
} from './proof';
export { SETS } from './sets';
export { pack, type Mixture } from './shuffle';
