export { default as Board } from './Board.svelte';
export { default as BoardStrip } from './BoardStrip.svelte';
export { usualLines, type BoardProps, type BoardSide, type StripProps } from './props';
