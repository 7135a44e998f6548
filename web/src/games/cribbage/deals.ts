import type { Step } from '../../link/messages';
import { happened, isOfTheShow } from './events';

/** Where points were made in one deal, by side. */
export interface DealPoints {
  game: number;
  deal: number;
  dealer: number;
  heels: number[];
  play: number[];
  hand: number[];
  crib: number[];
  /** By side, the score when the deal was over. */
  scores: number[];
}

/** Every deal of a table, from the events that made points. */
export function dealsOf(steps: readonly Step[]): DealPoints[] {
  const deals: DealPoints[] = [];
  const events = happened(steps);
  for (const [at, { event, observation }] of events.entries()) {
    if (observation === null) continue;
    if (event.type === 'dealt' && events[at - 1]?.event.type !== 'dealt') {
      const nothing = () => observation.scores.map(() => 0);
      deals.push({
        game: observation.game,
        deal: observation.deal,
        dealer: observation.dealer ?? 0,
        heels: nothing(),
        play: nothing(),
        hand: nothing(),
        crib: nothing(),
        scores: [...observation.scores],
      });
    }
    const deal = deals.at(-1);
    if (event.type !== 'scored' || deal === undefined) continue;
    const before = events[at - 1]?.event;
    const column = isOfTheShow(before)
      ? before.what
      : before?.type === 'starter-turned'
        ? 'heels'
        : 'play';
    deal[column][event.side] = (deal[column][event.side] ?? 0) + event.points;
    deal.scores[event.side] = event.score;
  }
  return deals;
}
