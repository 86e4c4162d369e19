/** Which part of the table is needed next: the pond to choose from it, the forest to lay and to count. */
import { bringIntoSight } from '$web/play/scrolling';
import type { Counting } from './counting/counting.svelte';
import type { Offered } from './offered.svelte';

const AT_THE_POND = ['turn', 'shape', 'ghost-cat'];

export class Needed {
  constructor(
    private readonly offered: Offered,
    private readonly counting: Counting,
    board: () => HTMLElement | undefined,
  ) {
    $effect(() => {
      if (this.question && this.part) bringIntoSight(board()?.querySelector(this.part));
    });
  }

  /** Asked the same again, because others have decided something, one may have gone to look elsewhere. */
  private readonly question = $derived.by(() =>
    JSON.stringify([this.offered.choices, this.counting.round?.round]),
  );

  private readonly part = $derived.by(() => {
    const { phase, onlyTrees } = this.offered;
    if (!phase && !this.counting.round) return null;
    const atThePond = AT_THE_POND.includes(phase) && !onlyTrees && !this.counting.round;
    return atThePond ? '[data-pond]' : '[data-stage-of]';
  });
}
