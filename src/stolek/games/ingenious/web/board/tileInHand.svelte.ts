/**
 * The tile in hand: which one it is, how it is turned, where over the board it is held.
 *
 * It is laid from the cell that is pointed at, in the direction it was turned to, or the nearest one on offer. A
 * mouse lays it by a click. A finger puts it down by a tap and turns it by a tap on it; the shell lets it confirm.
 */
import type { Hand } from '$web/play/hand.svelte';
import type { Honeycomb } from './cells';
import { kinds, laid, type Laying, layings, openCells, turned, ways } from './laying';

/** How long a mouse must rest on a cell before the server is asked, so that a fast one does not ask for all. */
const PAUSE = 60;

interface Before {
  hand: Hand;
  comb: Honeycomb;
  rack: string[];
}

export class Grip {
  /** Whether a place was chosen without a tile in hand. */
  empty = $state(false);
  private slot = $state(0);
  private wished = $state(0);
  private at = $state<string | null>(null);
  private pause: ReturnType<typeof setTimeout> | undefined;

  /** What lies before the one who plays is asked for each time: it changes with every view. */
  constructor(private readonly before: () => Before) {}

  private hand = $derived.by(() => this.before().hand);
  private comb = $derived.by(() => this.before().comb);
  private rack = $derived.by(() => this.before().rack);
  private offered = $derived.by(() => layings(this.hand.offer));
  private aimed = $derived.by(() => this.offered.get(this.hand.aimed?.action ?? -1) ?? null);

  /** The tile put down, waiting to be confirmed. */
  private held = $derived.by(() => (this.hand.aimed?.held ? this.aimed : null));

  // Where there is but one kind of tile, as when playing alone, it is in the hand at once.
  private only = $derived.by(() => (kinds(this.hand.offer).length === 1 ? kinds(this.hand.offer)[0] : null));

  tile = $derived.by(() => this.hand.picked[0]?.replace('tile:', '') ?? this.held?.tile ?? this.only ?? null);

  /** Its place in the rack; -1 when there is none. */
  place = $derived.by(() => {
    if (this.tile === null) return -1;
    return this.rack[this.slot] === this.tile ? this.slot : this.rack.indexOf(this.tile);
  });

  private hovering = $derived.by(() => this.over(this.at));

  /** The tile as it is seen over the board: mine, or that of a hint or of the list of choices. */
  ghost = $derived.by<Laying | null>(() => this.held ?? this.hovering ?? this.aimed);

  direction = $derived.by(() =>
    this.ghost ? this.comb.towards(this.ghost.first, this.ghost.second) : this.wished,
  );

  /** What the tile would bring where it is seen; null until the server has answered. */
  preview = $derived.by(() => {
    const aim = this.hand.aimed;
    return aim && aim.action === this.ghost?.action ? aim.preview : null;
  });

  /** Whether a tile is to be laid now. */
  placing = $derived.by(() => this.offered.size > 0 && !this.hand.busy);

  /** The cells from which it may be laid. */
  open = $derived.by(() => (this.placing ? openCells(this.hand.offer, this.tile) : new Set<string>()));

  choose(place: number): void {
    this.slot = place;
    this.empty = false;
    this.hand.clear();
    this.hand.pick(`tile:${this.rack[place]}`);
  }

  turn(clockwise = true): void {
    if (this.tile === null || !this.placing) return;
    const cell = this.held?.first ?? this.at;
    const open = cell ? ways(this.hand.offer, this.comb, this.tile, cell) : [];
    this.wished = turned(this.direction, open, clockwise);
    if (this.held) this.putDown(this.held.first);
    else this.look();
  }

  point(cell: string): void {
    this.at = cell;
    this.look();
  }

  leave(): void {
    this.at = null;
    this.look();
  }

  /** A cell was clicked or tapped. */
  press(cell: string, byTouch: boolean): void {
    if (!this.placing) return;
    if (this.tile === null) {
      this.empty = true;
      return;
    }
    const onIt = this.ghost?.first === cell || this.ghost?.second === cell;
    if (byTouch && this.held && onIt) this.turn();
    else if (byTouch || (this.held && !onIt)) this.putDown(cell);
    else if (this.held) this.hand.take(this.held.action);
    else this.lay(cell);
  }

  rest(): void {
    clearTimeout(this.pause);
  }

  private over(cell: string | null): Laying | null {
    return this.tile && cell ? laid(this.hand.offer, this.comb, this.tile, cell, this.wished) : null;
  }

  private look(): void {
    this.rest();
    const laying = this.hovering;
    if (laying) this.pause = setTimeout(() => this.hand.aim(laying.action), PAUSE);
    else this.hand.aim(null);
  }

  private putDown(cell: string): void {
    const laying = this.over(cell);
    if (!laying) return;
    this.rest();
    this.at = cell;
    this.hand.aim(laying.action, true);
  }

  private lay(cell: string): void {
    this.rest();
    this.at = cell;
    if (this.hovering) this.hand.take(this.hovering.action);
  }
}
