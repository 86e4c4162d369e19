/** What this board has heard of: the rounds that were scored, and what came to lie last. */
import { untrack } from 'svelte';

import type { Told } from '$web/house/messages';
import type { Forest } from './cells';
import type { Counting } from './counting.svelte';
import type { Given, Glance } from './glance.svelte';
import { beginning, isLaying, laidIn, type Round, roundsIn } from './history';

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export class Annals {
  rounds = $state.raw<Round[]>([]);
  /** The cells on which something came to lie last, by seats. */
  newest = $state.raw<Map<number, string[]>>(new Map());
  /** From which entry to which one was told last: another eye tells the same once more. */
  private heard = '';
  private before: Forest[] | null = null;

  constructor(
    private readonly given: () => Given,
    private readonly glance: Glance,
    private readonly counting: Counting,
    told: () => Told[],
  ) {
    $effect(() => {
      const [fresh, lying] = [told(), this.glance.forests];
      untrack(() => this.hear(fresh, lying));
    });
    $effect(() => this.counting.tick());
  }

  private hear(told: Told[], lying: Forest[]): void {
    const heard = `${told[0]?.entry}-${told.at(-1)?.entry}`;
    if (heard !== this.heard) this.keep(told, lying);
    this.heard = heard;
    this.before = lying;
    this.forget();
  }

  private keep(told: Told[], lying: Forest[]): void {
    const { wood, eye } = this.given();
    const base = this.before ?? (told[0]?.entry === 0 ? beginning(wood.players) : lying);
    const found = roundsIn(told, base);
    const kept = this.rounds.filter((one) => found.every((other) => other.round !== one.round));
    this.rounds = [...kept, ...found];
    this.newest = new Map([...this.newest, ...laidIn(told)]);
    const last = found.at(-1);
    // Who has just come sees the table first; what he was not there for can be counted again.
    if (last && this.before) this.counting.show(last, eye ?? 0, isStill());
    else if (told.some(isLaying)) this.counting.giveWay();
  }

  /** What was taken back, or lies ahead in a replay, has not been scored. */
  private forget(): void {
    const scored = this.given().wood.scored[0]?.length ?? 0;
    this.rounds = this.rounds.filter((one) => one.round <= scored);
    if ((this.counting.round?.round ?? 0) > scored) this.counting.close();
  }
}
