import type { Step } from '../../link/messages';
import { happened } from './events';

/** One deal: what was made in it, and what it brought. By seat where there are two numbers. */
export interface DealPoints {
  deal: number;
  leader: number;
  trump: number | null;
  small: readonly number[];
  tricks: readonly number[];
  closer: number | null;
  /** Large points scored in it. */
  large: readonly number[];
  /** Large points of the match when it was over. */
  standing: readonly number[];
}

/** Every deal of a table. */
export function dealsOf(steps: readonly Step[]): DealPoints[] {
  const deals: DealPoints[] = [];
  for (const { event, observation: o } of happened(steps)) {
    if (o === null) continue;
    const { small, tricks, closer, trump, large: standing } = o;
    if (event.type === 'trump-turned') {
      const leader = o.leader ?? 0;
      deals.push({ deal: o.deal, leader, trump, small, tricks, closer, large: [0, 0], standing });
      continue;
    }
    const deal = deals.at(-1);
    if (deal === undefined || o.deal !== deal.deal || o.trump === null) continue;
    const large =
      event.type === 'large-scored'
        ? deal.large.with(event.seat, (deal.large[event.seat] ?? 0) + event.points)
        : deal.large;
    deals[deals.length - 1] = { ...deal, small, tricks, closer, large, standing };
  }
  return deals;
}
