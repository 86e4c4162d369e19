/**
 * The user's hand over a board: what may be picked, what was picked, what is aimed at.
 *
 * A mouse aims by hovering and plays by a click; a finger aims by a tap and plays by a second one, or by the confirm
 * button. Aiming asks the server for a preview of the move.
 */
import type { Previewed } from '$web/client/messages';
import { action, type Leaf, leaves, type Offer, targets } from './picks';

export interface Aim {
  action: number;
  /** Its preview; null until the server has answered. */
  preview: Previewed | null;
  /** Whether it was selected by a tap, and waits to be confirmed. */
  held: boolean;
  /** Whether the board itself shows the whole preview. */
  quiet: boolean;
}

export interface Doing {
  preview(action: number): Promise<Previewed>;
  /** Whether the move was accepted, and its result is yet to be shown. */
  play(action: number): Promise<boolean>;
  /** Undo the last decision; resolves likewise. */
  back(): Promise<boolean>;
}

export class Hand {
  offer = $state.raw<Offer | null>(null);
  picked = $state.raw<string[]>([]);
  aimed = $state.raw<Aim | null>(null);
  /** Whether a move is being sent; until its result is shown nothing else can be picked. */
  busy = $state(false);
  /** Whether the server's answer to that move is pending. */
  private sending = false;
  private known = new Map<number, Promise<Previewed>>();
  private question = 0;

  constructor(private readonly doing: Doing) {}

  /**
   * Set a new offer: picks from the last one are forgotten. The same offer again, because others have decided
   * something meanwhile, leaves the hand as it is while a move is being sent.
   */
  ask(offer: Offer | null): void {
    if (offer === this.offer) return;
    this.known = new Map();
    const isNew = JSON.stringify(offer) !== JSON.stringify(this.offer);
    this.offer = offer;
    if (!isNew && this.sending) return;
    this.busy = this.sending = false;
    this.question++;
    if (!isNew) return;
    this.picked = [];
    this.aimed = null;
  }

  get targets(): string[] {
    return this.busy ? [] : targets(this.offer, this.picked);
  }

  may(target: string): boolean {
    return this.targets.includes(target);
  }

  /** All moves that begin with what was picked, or with other picks. */
  moves(picks: readonly string[] = this.picked): Leaf[] {
    return this.busy ? [] : leaves(this.offer, picks);
  }

  /** The move at the end of these picks, from the beginning of the offer. */
  move(...picks: string[]): number | null {
    return this.busy ? null : action(this.offer, picks);
  }

  /** Pick a target; the last one of a move plays it, on touch after a preview. */
  pick(target: string, byTouch = false): void {
    if (!this.may(target)) return;
    const picks = [...this.picked, target];
    const found = action(this.offer, picks);
    if (found === null) {
      this.picked = picks;
      this.aimed = null;
    } else this.take(found, byTouch);
  }

  /** Undo the last pick. */
  unpick(): void {
    this.aimed = null;
    this.picked = this.picked.slice(0, -1);
  }

  /** Undo all picks. */
  clear(): void {
    this.aimed = null;
    this.picked = [];
  }

  /** Aim at a move and fetch its preview; null aims at none. A move selected by a tap stays. */
  aim(found: number | null, held = false, quiet = false): void {
    if (this.busy || (this.aimed?.held && !held)) return;
    if (found === null) {
      this.aimed = null;
      return;
    }
    if (this.aimed?.action === found && this.aimed.held === held) return;
    this.aimed = { action: found, preview: null, held, quiet };
    const asked = this.known.get(found) ?? this.doing.preview(found);
    this.known.set(found, asked);
    asked.then(
      (preview) => {
        if (this.aimed?.action === found) this.aimed = { ...this.aimed, preview };
      },
      () => this.known.delete(found),
    );
  }

  /** Play a move; by touch only when it has been aimed at before. */
  take(found: number, byTouch = false): void {
    if (this.busy) return;
    if (byTouch && !(this.aimed?.held && this.aimed.action === found)) return this.aim(found, true);
    void this.play(found);
  }

  play(found: number): Promise<void> {
    return this.do(() => this.doing.play(found));
  }

  /** Undo the last decision. */
  back(): Promise<void> {
    return this.do(() => this.doing.back());
  }

  /**
   * One move at a time. The hand is busy until the next offer, or until the answer where none follows. The next offer
   * may come before the answer; then the answer changes nothing.
   */
  private async do(done: () => Promise<boolean>): Promise<void> {
    if (this.busy) return;
    const question = this.question;
    this.busy = this.sending = true;
    const isAwaited = await done().catch(() => false);
    if (question !== this.question) return;
    this.sending = false;
    this.busy = isAwaited;
    this.picked = [];
    this.aimed = null;
  }
}

/** Whether an event came from a finger or a pen. */
export function byTouch(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType !== 'mouse' && event.pointerType !== '';
}
