export { default as Back } from './Back.svelte';
export { default as Card } from './Card.svelte';
export { default as Suit } from './Suit.svelte';
export { default as Tile } from './Tile.svelte';
export { default as TileBack } from './TileBack.svelte';
export { RANKS, SUITS, rankText, readCard, type Face, type SuitCode } from './cards';
export {
  HALF_HEIGHT,
  PIP_RADIUS,
  TILE_HEIGHT,
  TILES,
  dots,
  isTile,
  readTile,
  type Halves,
} from './tiles';
export type {
  BackProps,
  CardLook,
  CardProps,
  Colours,
  IndexSize,
  Pose,
  SuitProps,
  TileProps,
} from './look';
