export { Sounds, sounds, type Sound } from './sounds';
export { Speech, speech } from './speech';
