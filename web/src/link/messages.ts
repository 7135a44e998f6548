import type { components } from '../protocol';

type Schemas = components['schemas'];
export type FromPlayer = Schemas['FromPlayer'];
export type ToPlayer = Schemas['ToPlayer'];
export type Step = Schemas['Step'];
export type Refusal = Schemas['Refusal'];
export type TableView = Schemas['TableView'];
export type SeatView = Schemas['SeatView'];
export type Told = Schemas['Told'];
export type Whole = Schemas['Whole'];
export type Refused = Schemas['Refused'];
export type TableInList = Schemas['TableInList'];
export type RulesetInfo = Schemas['RulesetInfo'];
export type HouseRule = Schemas['HouseRule'];
export type ScoreLine = Schemas['ScoreLine'];
export type Seen = string[] | Schemas['Hidden'];

/** An action as the family writes it: its word and what the word needs. */
export interface Action {
  type: string;
  [field: string]: unknown;
}
