/** The hook on which the shape in hand hangs over the forest, and what the round would score with it there. */
import { untrack } from 'svelte';

import type { Given, Glance } from './shownForest.svelte';
import { Hanging, start, type Ways } from './shapePreview.svelte';
import type { Offered } from '../offered.svelte';
import type { Points, WoodView } from '../view';

/** How long a shape has to hang somewhere before the server is asked what it would bring there. */
const LINGER = 60;

export class Hook {
  /** How the trees lay when the shape was let go: they stay like that when the server asks for them. */
  private last = '';

  constructor(
    private readonly given: () => Given,
    private readonly glance: Glance,
    private readonly offered: Offered,
  ) {
    $effect(() => this.ask());
    $effect(() => this.follow());
  }

  readonly hanging = $derived.by((): Hanging | null => {
    const { ways, worth, hand } = this.given().wood;
    if (this.offered.phase === 'spot' && ways) return this.hang(ways);
    if (this.offered.phase === 'lay' && worth && hand?.cell) return this.pin(hand.cell, Object.keys(worth));
    return null;
  });

  private hang(ways: Ways): Hanging {
    const cat = [...untrack(() => this.glance.forest)].find(([, letter]) => letter === 'C')?.[0] ?? '';
    const first = start(ways, cat);
    const found = new Hanging(ways);
    found.at = first?.at ?? cat;
    found.lay = first?.lay ?? '';
    return found;
  }

  private pin(at: string, lays: string[]): Hanging {
    const found = new Hanging({ [at]: lays });
    found.at = at;
    found.lay = lays.includes(this.last) ? this.last : (lays[0] ?? '');
    found.pinned = true;
    return found;
  }

  /** Ask what the round would score with the shape as it hangs. */
  private ask(): (() => void) | undefined {
    const hanging = this.hanging;
    if (!hanging || hanging.pinned) return undefined;
    const { hand } = this.given();
    const { at, fits } = hanging;
    const timer = setTimeout(() => {
      if (hand.aimed?.held && this.offered.aimed('cell') === at) return;
      if (hand.aimed?.held) hand.clear();
      hand.aim(fits ? hand.move(`cell:${at}`) : null, false, true);
    }, LINGER);
    return () => clearTimeout(timer);
  }

  /** A hint shows the shape where it should go, and how. */
  private follow(): void {
    const hanging = this.hanging;
    if (!hanging || !this.given().hand.aimed?.held) return;
    const [at, lay] = [this.offered.aimed('cell'), this.offered.aimed('lay')];
    untrack(() => {
      hanging.to(at ?? hanging.at);
      hanging.lay = lay ?? hanging.lay;
      hanging.ease();
    });
  }

  /** The picks that lay the shape where it hangs; none where it does not fit. */
  letGo(): string[] {
    const hanging = this.hanging;
    if (!hanging?.fits) return [];
    this.last = hanging.lay;
    return [...(hanging.pinned ? [] : [`cell:${hanging.at}`]), `lay:${hanging.lay}`];
  }

  /** What the round would score after what is looked at, as the server has answered. */
  readonly then = $derived.by((): Points | null => {
    const { wood, hand, eye } = this.given();
    if (!this.glance.isMine || eye === null) return null;
    const preview = hand.aimed?.preview?.view as WoodView | undefined;
    const hanging = this.hanging;
    if (hanging?.pinned) return wood.worth?.[hanging.lay] ?? null;
    if (hanging) return (preview?.hand?.cell === hanging.at && preview.worth?.[hanging.lay]) || null;
    return ['turn', 'trees'].includes(wood.phase) && this.offered.aimed('cell')
      ? (preview?.now[eye] ?? null)
      : null;
  });
}
