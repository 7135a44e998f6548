import type { Step } from '../../link/messages';
import { happened, isOfTheShow, type Event, type Scored } from './events';

/** Where points were made in one deal, by side. */
export interface DealPoints {
  game: number;
  deal: number;
  dealer: number;
  heels: number[];
  play: number[];
  hand: number[];
  crib: number[];
  /** Neither laid nor counted: compensation, a bid, what another missed or claimed too many. */
  other: number[];
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
        other: nothing(),
        scores: [...observation.scores],
      });
    }
    const deal = deals.at(-1);
    if (event.type !== 'scored' || deal === undefined) continue;
    const column = columnOf(event, events[at - 1]?.event);
    deal[column][event.side] = (deal[column][event.side] ?? 0) + event.points;
    deal.scores[event.side] = event.score;
  }
  return deals;
}

const BESIDES = ['compensation', 'muggins', 'overclaim', 'bid'];
const BY_STARTER = ['heels', 'double-starter'];

function columnOf(
  { lines }: Scored,
  before: Event | undefined,
): 'heels' | 'play' | 'hand' | 'crib' | 'other' {
  const rule = lines[0]?.rule ?? '';
  if (BESIDES.includes(rule)) return 'other';
  if (BY_STARTER.includes(rule)) return 'heels';
  if (!isOfTheShow(before) || before.what === 'lay') return 'play';
  return before.what;
}
