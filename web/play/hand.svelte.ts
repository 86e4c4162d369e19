/**
 * The hand of whoever looks at a board: what may be picked, what was picked, what is aimed at.
 *
 * A mouse aims by hovering and plays by a click; a finger aims by a tap and plays by a second one, or by the
 * button that confirms. Aiming asks the house what the move would bring.
 */
import type { Previewed } from '$web/client/messages';
import { action, type Leaf, leaves, type Offer, targets } from './picks';

export interface Aim {
  action: number;
  /** What it would bring; null until the house has said so. */
  preview: Previewed | null;
  /** Whether it was taken up by a tap, and waits to be confirmed. */
  held: boolean;
  /** Whether the board itself shows all that there is to say about it. */
  quiet: boolean;
}

export interface Doing {
  preview(action: number): Promise<Previewed>;
  /** Whether it was done, and what it leads to is yet to be shown. */
  play(action: number): Promise<boolean>;
  /** Take back one's last decision; the same. */
  back(): Promise<boolean>;
}

export class Hand {
  offer = $state.raw<Offer | null>(null);
  picked = $state.raw<string[]>([]);
  aimed = $state.raw<Aim | null>(null);
  /** Whether a move is on its way; until what it leads to is shown nothing else can be picked. */
  busy = $state(false);
  /** Whether the answer to that move has yet to come. */
  private sending = false;
  private known = new Map<number, Promise<Previewed>>();
  private question = 0;

  constructor(private readonly doing: Doing) {}

  /**
   * Another question: what was picked for the last one is forgotten. The same one asked again, because others
   * have decided something meanwhile, leaves the hand as it is: a move in answer to it is still on its way.
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

  /** All moves behind what was picked, or behind other picks. */
  moves(picks: readonly string[] = this.picked): Leaf[] {
    return this.busy ? [] : leaves(this.offer, picks);
  }

  /** The move at the end of these picks, from the beginning of the offer. */
  move(...picks: string[]): number | null {
    return this.busy ? null : action(this.offer, picks);
  }

  /** Pick a target; the last one of a move plays it, after a look at what it brings where a finger picks. */
  pick(target: string, byTouch = false): void {
    if (!this.may(target)) return;
    const picks = [...this.picked, target];
    const found = action(this.offer, picks);
    if (found === null) {
      this.picked = picks;
      this.aimed = null;
    } else this.take(found, byTouch);
  }

  /** Put the last pick back. */
  unpick(): void {
    this.aimed = null;
    this.picked = this.picked.slice(0, -1);
  }

  /** Put everything back. */
  clear(): void {
    this.aimed = null;
    this.picked = [];
  }

  /** Look at what a move would bring; null: look away. What was taken up by a tap stays. */
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

  /** Take one's last decision back. */
  back(): Promise<void> {
    return this.do(() => this.doing.back());
  }

  /**
   * One move at a time. The hand is busy until the next question, or until the answer where none follows. The next
   * question may come before the answer; then the answer changes nothing.
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
