export { default as Board } from './Board.svelte';
export { default as BoardStrip } from './BoardStrip.svelte';
export { default as Peg } from './Peg.svelte';
export type { Orientation } from './geometry';
export { shownScore, type BoardProps, type BoardSide, type StripProps } from './props';
