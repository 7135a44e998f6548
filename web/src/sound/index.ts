export { Sounds, sounds } from './sounds';
export { Speech, speech } from './speech';
export type { Sound } from './strike';
