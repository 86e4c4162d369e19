/** Where the focus goes: to the current prompt, unless it is outside of the board. */
import { tick } from 'svelte';

import { isNowhere } from '$web/play/focus';
import type { Counting } from './counting/counting.svelte';
import type { Given } from './forest/shownForest.svelte';
import type { Offered } from './offered.svelte';

const POND = '[data-pond] [tabindex="0"]';
const CELL = '[data-cell][tabindex="0"]';
const DONE = '[data-tool="done"]';
const CLOSE = '[data-close-counting]';
/** By what is asked, where to begin; the first of them that is there. */
const ENTRANCES: Record<string, string[]> = {
  turn: [POND, CELL],
  'ghost-cat': [POND],
  shape: ['[data-pond] [data-shape][tabindex="0"]', POND],
  spot: [CELL],
  lay: [CELL],
  trees: [CELL, DONE],
  laid: [DONE],
  cats: [CELL, '[data-tool="stay"]'],
};

export class Attention {
  /** Whether keys were used last, and no mouse or finger. */
  byKeys = $state(false);

  constructor(
    given: () => Given,
    offered: Offered,
    counting: Counting,
    private readonly board: () => HTMLElement | undefined,
  ) {
    $effect(() => {
      const entrances = counting.round ? [CLOSE] : ENTRANCES[offered.phase];
      if (given().hand.offer && entrances && this.byKeys) void tick().then(() => this.lead(entrances));
    });
  }

  private lead(entrances: string[]): void {
    const board = this.board();
    const at = document.activeElement;
    if (!board || (!isNowhere() && !board.contains(at))) return;
    // A focus on one of them stays: decisions of others do not move it.
    if (entrances.some((one) => at?.matches(one))) return;
    const found = entrances.map((one) => board.querySelector<HTMLElement | SVGElement>(one));
    found.find((one) => one !== null)?.focus();
  }
}
