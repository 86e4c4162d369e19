/** A scored round counted out: one forest at a time, share by share; by itself or step by step. */
import { type Round, type SeatCount, type Step, stepsOf } from './history';
import type { Points } from '../view';

const PAUSE = 1100;
const SHORT_PAUSE = 550;

export class Counting {
  round = $state.raw<Round | null>(null);
  seat = $state(0);
  /** The share being counted; behind the last one everything is counted. */
  at = $state(0);
  runs = $state(false);
  /** Whether nobody has opened it or taken it in hand: then it makes room when the table goes on. */
  private byItself = false;

  get count(): SeatCount | null {
    return this.round?.seats.find((one) => one.seat === this.seat) ?? null;
  }

  get steps(): Step[] {
    return this.count ? stepsOf(this.count) : [];
  }

  get step(): Step | null {
    return this.steps[this.at] ?? null;
  }

  /** The card being counted; in the end the full grid, where it brings something. */
  get card(): string | null {
    return this.step?.card ?? (this.count?.fill ? 'fill' : null);
  }

  get isDone(): boolean {
    return this.at >= this.steps.length;
  }

  /** What has been counted so far, card by card. */
  get soFar(): Points {
    const found: Points = { fill: this.isDone ? (this.count?.fill ?? 0) : 0 };
    this.steps.slice(0, this.at + 1).forEach((step) => (found[step.card] = step.sum));
    return found;
  }

  /** Count a round out at a player's forest, on request. */
  open(round: Round, seat: number): void {
    this.round = round;
    this.look(seat);
    this.runs = true;
  }

  /** Show a round that was just scored: counted out, or all at once for those who want no motion. */
  show(round: Round, seat: number, still: boolean): void {
    this.open(round, seat);
    this.runs = !still;
    this.byItself = true;
    if (still) this.at = this.steps.length;
  }

  /** The table goes on. */
  giveWay(): void {
    if (this.byItself) this.close();
  }

  look(seat: number): void {
    this.seat = seat;
    this.at = 0;
    this.byItself = false;
  }

  by(steps: number): void {
    this.runs = false;
    this.byItself = false;
    this.at = Math.min(this.steps.length, Math.max(0, this.at + steps));
  }

  /** Let it run, from the beginning when all is counted; or pause. */
  toggle(): void {
    if (this.isDone) this.at = 0;
    this.runs = !this.runs;
    this.byItself = false;
  }

  close(): void {
    this.round = null;
    this.runs = false;
  }

  /** Go on by itself while it runs; returns how to stop. */
  tick(): (() => void) | undefined {
    if (!this.round || !this.runs) return undefined;
    if (this.isDone) {
      this.runs = false;
      return undefined;
    }
    const timer = setTimeout(() => (this.at += 1), this.step?.points ? PAUSE : SHORT_PAUSE);
    return () => clearTimeout(timer);
  }
}
