/** What can be picked now: in the pond, around it and in one's forest; and what is pointed at there. */
import type { Given, Glance } from './forest/shownForest.svelte';

export class Offered {
  pointedSpace = $state<number | null>(null);
  pointedCell = $state<string | null>(null);

  constructor(
    private readonly given: () => Given,
    private readonly glance: Glance,
  ) {}

  private named(kind: string): string[] {
    const { targets } = this.given().hand;
    return targets.filter((one) => one.startsWith(`${kind}:`)).map((one) => one.slice(kind.length + 1));
  }

  readonly phase = $derived.by(() => (this.glance.isMine ? this.given().wood.phase : ''));
  private readonly instead = $derived.by(() => (this.glance.isMine ? this.given().wood.instead : null));

  readonly cells = $derived.by(() => new Set(this.glance.isMine ? this.named('cell') : []));

  /** Another wisp can be taken instead, as long as nothing is laid; so can another shape. */
  readonly spaces = $derived.by(
    () => new Set([...this.named('space').map(Number), ...(this.instead?.spaces ?? [])]),
  );
  readonly shapes = $derived.by(() => new Set([...this.named('shape'), ...(this.instead?.shapes ?? [])]));

  readonly choices = $derived.by(() => {
    const { wood, eye } = this.given();
    return wood.choices?.[eye ?? -1] ?? null;
  });
  /** Whether no wisp finds a place, so that there are only trees to be laid. */
  readonly onlyTrees = $derived.by(() => this.phase === 'turn' && !this.choices?.spaces.length);
  /** The shapes for which the cat hides, and those that cost nothing. */
  readonly far = $derived.by(() => new Set(this.choices?.cat_shapes ?? []));
  readonly near = $derived.by(() => [...this.shapes].filter((one) => !this.far.has(one)));
  readonly byCat = $derived.by(() => [...this.shapes].filter((one) => this.far.has(one)));

  /** The cell or the space of the move aimed at. */
  aimed(kind: string): string | undefined {
    const { hand } = this.given();
    const move = hand.aimed && hand.moves([]).find((leaf) => leaf.action === hand.aimed?.action);
    return move?.picks.find((one) => one.startsWith(`${kind}:`))?.slice(kind.length + 1);
  }

  readonly space = $derived.by(() => Number(this.aimed('space') ?? 0) || this.pointedSpace);
  readonly cell = $derived.by(() => this.aimed('cell') ?? this.pointedCell);
}
