/** What this board has heard of: the rounds that were scored, and what came to lie last. */
import { untrack } from 'svelte';

import type { Told } from '$web/client/messages';
import { isStill } from '$web/play/scrolling';
import type { Counting } from './counting.svelte';
import type { Given } from '../forest/shownForest.svelte';
import { isLaying, laidIn, type Round, roundsIn } from './history';

export class Annals {
  rounds = $state.raw<Round[]>([]);
  /** The cells on which something came to lie last, by seats. */
  newest = $state.raw<Map<number, string[]>>(new Map());
  /** The range of entries handled last: another eye brings the same ones once more. */
  private heard = '';
  private hasBeenHere = false;

  constructor(
    private readonly given: () => Given,
    private readonly counting: Counting,
    told: () => Told[],
  ) {
    $effect(() => {
      const fresh = told();
      // Only the view shows what was taken back.
      const scored = this.given().wood.scored[0]?.length ?? 0;
      untrack(() => this.hear(fresh, scored));
    });
    $effect(() => this.counting.tick());
  }

  private hear(told: Told[], scored: number): void {
    const heard = `${told[0]?.entry}-${told.at(-1)?.entry}`;
    if (heard !== this.heard) this.keep(told);
    this.heard = heard;
    this.hasBeenHere = true;
    this.forget(scored);
  }

  private keep(told: Told[]): void {
    const { wood, eye } = this.given();
    const found = roundsIn(told, wood.players);
    const kept = this.rounds.filter((one) => found.every((other) => other.round !== one.round));
    this.rounds = [...kept, ...found];
    this.newest = new Map([...this.newest, ...laidIn(told)]);
    const last = found.at(-1);
    // New viewers see the table first; missed rounds can be counted again.
    if (last && this.hasBeenHere) this.counting.show(last, eye ?? 0, isStill());
    else if (told.some(isLaying)) this.counting.giveWay();
  }

  /** What was taken back, or lies ahead in a replay, has not been scored. */
  private forget(scored: number): void {
    this.rounds = this.rounds.filter((one) => one.round <= scored);
    if ((this.counting.round?.round ?? 0) > scored) this.counting.close();
  }
}
