/** Whose forest is shown large, and how it lies there; while a round is counted, the one being counted. */
import type { Hand } from '$web/play/hand.svelte';
import { type Box, type Forest, forestOf, land } from './cells';
import type { Counting } from '../counting/counting.svelte';
import type { WoodView } from '../view';

/** What a board is given, as its parts read it. */
export interface Given {
  wood: WoodView;
  /** The rounds of the box, each with the side of its grid. */
  rounds: { grid: number; fillBonus: number }[];
  eye: number | null;
  hand: Hand;
}

const MIDDLE = 'm13';

export class Glance {
  /** Another forest that was chosen to be shown. */
  watched = $state<number | null>(null);

  constructor(
    private readonly given: () => Given,
    private readonly counting: Counting,
  ) {
    // A new question shows the own forest; the same question again leaves the choice alone.
    $effect(() => {
      if (this.asked) this.watched = null;
    });
  }

  private readonly asked = $derived.by(() => {
    const { hand, wood } = this.given();
    return hand.offer && wood.phase;
  });

  /** The seat whose turn it is to be looked at, though another one may be counted just now. */
  readonly looked = $derived.by(() => this.watched ?? this.given().eye ?? this.given().wood.turn ?? 0);
  readonly seat = $derived.by(() => (this.counting.round ? this.counting.seat : this.looked));
  /** Whether one can do something in this forest. */
  readonly isMine = $derived.by(() => {
    const { hand, eye } = this.given();
    return hand.offer !== null && this.looked === eye && !this.counting.round;
  });
  readonly isElsewhere = $derived.by(() => this.watched !== null && this.given().eye !== null);

  readonly forests = $derived.by((): Forest[] => {
    const { forests, corners } = this.given().wood;
    return forests.map((rows, seat) => forestOf(rows, corners[seat] ?? MIDDLE));
  });
  readonly forest = $derived.by(
    (): Forest => this.counting.count?.forest ?? this.forests[this.seat] ?? new Map(),
  );
  readonly round = $derived.by(() => this.counting.round?.round ?? this.given().wood.round);
  readonly grid = $derived.by(() => this.given().rounds[this.round - 1]?.grid ?? 0);
  readonly bonus = $derived.by(() => this.given().rounds[this.round - 1]?.fillBonus ?? 0);
  readonly ground = $derived.by((): Box => land(this.forest, this.grid));

  watch(seat: number): void {
    this.counting.close();
    this.watched = seat === this.given().eye ? null : seat;
  }
}
