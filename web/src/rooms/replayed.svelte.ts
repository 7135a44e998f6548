import type { components } from '../protocol';
import { familyOf } from '../games';
import type { Beat, Family, Told } from '../games/family';
import type { TableView } from '../link/messages';
import type { TableLook } from '../table/look';
import { Players } from '../table/players';

/** A table that has ended, looked at beat by beat, with every hand open. */
export class Replayed implements TableLook {
  readonly view: TableView;
  readonly family: Family;
  readonly players: Players;
  readonly beats: readonly Beat[];
  /** Beats with which a deal begins. */
  readonly deals: readonly number[];

  at = $state(0);
  pointed = $state.raw<readonly string[]>([]);
  instant = $state(true);

  readonly line = 'up';
  readonly trouble = null;
  readonly actions = [];
  readonly refusals = [];
  readonly open = false;
  readonly turn = false;
  readonly waits = false;
  readonly settling = false;
  readonly still = true;
  readonly next = null;
  readonly over = false;
  readonly again = null;

  constructor(replay: components['schemas']['Replay']) {
    this.view = replay.view;
    this.family = familyOf(replay.view.rules.family);
    this.players = new Players(replay.view.seats, replay.view.you);
    const first = replay.steps.find(({ observation }) => observation != null);
    this.beats =
      first === undefined
        ? []
        : this.family.beats(replay.steps, this.family.scene(first.observation));
    this.deals = this.family.deals(this.beats);
  }

  get scene(): unknown {
    return this.beats[this.at]?.scene ?? null;
  }

  get story(): readonly Told[] {
    return this.beats
      .slice(0, this.at + 1)
      .flatMap(({ told }) => told ?? [])
      .reverse();
  }

  go(to: number): void {
    const at = Math.min(Math.max(to, 0), this.beats.length - 1);
    this.instant = Math.abs(at - this.at) !== 1;
    this.at = at;
  }

  goToDeal(step: -1 | 1): void {
    const later = this.deals.find((at) => at > this.at);
    const earlier = this.deals.findLast((at) => at < this.at);
    this.go((step === 1 ? later : earlier) ?? (step === 1 ? this.beats.length - 1 : 0));
  }

  act(): void {}
  proceed(): void {}
  finish(): void {}
  complain(): void {}
}
