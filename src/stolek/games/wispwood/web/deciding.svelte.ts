/** How what is picked becomes decisions: at once, as an errand of several, or after a finger has confirmed it. */
import { untrack } from 'svelte';

import { byTouch } from '$web/play/hand.svelte';
import { BACK, Errand } from './commandQueue.svelte';
import type { Given } from './forest/shownForest.svelte';
import type { Hook } from './forest/dragPreview.svelte';
import type { Offered } from './offered.svelte';

/** How many decisions of this turn are behind a phase. */
const BEHIND: Record<string, number> = { shape: 1, spot: 2, lay: 3 };
const backs = (count: number) => Array<string>(Math.max(0, count)).fill(BACK);

export class Deciding {
  private readonly errand: Errand;

  constructor(
    private readonly given: () => Given,
    private readonly offered: Offered,
    private readonly hook: Hook,
  ) {
    this.errand = new Errand(untrack(() => given().hand));
    $effect(() => {
      if (given().hand.offer) untrack(() => this.errand.go());
    });
  }

  private get behind(): number {
    return BEHIND[this.offered.phase] ?? 0;
  }

  /** A wisp of the pond, also instead of the one in hand; or where the ghost's cat sits down. */
  readonly space = (number: number, event: Event): void => {
    if (this.given().wood.phase === 'ghost-cat') this.take(event, `space:${number}`);
    else this.errand.start(...backs(this.behind), `space:${number}`);
  };

  readonly shape = (shape: string): void => this.errand.start(...backs(this.behind - 1), `shape:${shape}`);

  /** A tree, or the place to which the cat moves. */
  readonly cell = (name: string, event: Event): void => {
    if (this.given().wood.phase === 'cats') this.take(event, `cell:${name}`);
    else this.errand.start(`cell:${name}`);
  };

  /** Lay the shape where it hangs; a finger on the forest only moves it there. */
  readonly place = (event: Event): void => {
    const { hanging } = this.hook;
    if (hanging && !hanging.fits) return hanging.ease();
    if (byTouch(event) && event.currentTarget instanceof SVGElement) return;
    this.errand.start(...this.hook.letGo());
  };

  readonly look = (name: string | null): void => {
    const { wood, hand } = this.given();
    this.offered.pointedCell = name;
    if (wood.phase !== 'cats') hand.aim(name === null ? null : hand.move(`cell:${name}`), false, true);
  };

  get canBack(): boolean {
    return ['shape', 'spot', 'lay', 'laid', 'trees'].includes(this.offered.phase);
  }

  readonly back = (): void =>
    this.errand.start(...backs(['laid', 'spot'].includes(this.offered.phase) ? 2 : 1));

  readonly done = (): void => this.errand.start('done');
  readonly stay = (event: Event): void => this.take(event, 'stay');
  readonly refresh = (event: Event): void => this.take(event, 'pond');
  readonly catRefresh = (event: Event): void => this.take(event, 'cat', 'pond');

  /** What reveals something, or cannot be taken back: a finger confirms it. */
  private take(event: Event, ...picks: string[]): void {
    const { hand } = this.given();
    const action = hand.move(...picks);
    if (action !== null) hand.take(action, byTouch(event));
  }
}
