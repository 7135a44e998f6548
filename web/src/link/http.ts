import type { components } from '../protocol';

type Schemas = components['schemas'];
export type Problem = Schemas['Problem'];
export type RulesTold = Schemas['RulesTold'];
export type Answer<T> = { ok: true; value: T } | { ok: false; problem: Problem };

/** No answer at all: the house is not reached, or what came was not its own. */
const NO_ANSWER: Problem = { code: 'no-answer', message: '', facts: {} };

async function ask<T>(path: string, init?: RequestInit): Promise<Answer<T>> {
  try {
    const response = await fetch(path, init);
    const body: unknown = await response.json();
    if (response.ok) return { ok: true, value: body as T };
    return { ok: false, problem: isProblem(body) ? body : NO_ANSWER };
  } catch {
    return { ok: false, problem: NO_ANSWER };
  }
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}

function post<T>(path: string, body: unknown): Promise<Answer<T>> {
  return ask<T>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

export const rulesets = () => ask<Schemas['RulesetInfo'][]>('/api/rulesets');
/** The rules in plain words: keys of sentences, each with its facts. */
export const rules = (wish: Schemas['RulesAsked']) => post<RulesTold>('/api/rules', wish);
/** Whether the strongest computers know these rules beforehand. */
export const computers = (wish: Schemas['RulesAsked']) =>
  post<Schemas['ComputersTold']>('/api/computers', wish);
export const tables = () => ask<Schemas['TableInList'][]>('/api/tables');
export const newTable = (wish: Schemas['NewTable']) =>
  post<Schemas['TableMade']>('/api/tables', wish);
export const join = (table: string, wish: Schemas['Join']) =>
  post<Schemas['Joined']>(`/api/tables/${table}/join`, wish);
/** The same game with the same company: a new table, or the one that another has opened for it. */
export const again = (table: string) =>
  post<Schemas['TableMade']>(`/api/tables/${table}/again`, {});
export const replay = (table: string) => ask<Schemas['Replay']>(`/api/tables/${table}/replay`);
export const question = <T>(wish: Schemas['Ask']) => post<T>('/api/ask', wish);
export const recordPath = (table: string) => `/api/tables/${table}/record`;
