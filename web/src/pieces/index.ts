export { default as Back } from './Back.svelte';
export { default as Card } from './Card.svelte';
export { default as Suit } from './Suit.svelte';
export { RANKS, SUITS, rankText, readCard, type Face, type SuitCode } from './cards';
export type { BackProps, CardLook, CardProps, Colours, IndexSize, Pose, SuitProps } from './look';
