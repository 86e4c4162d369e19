/** A scored round counted out: one forest at a time, share by share; by itself or step by step. */
import { type Round, type SeatCount, type Step, stepsOf } from './history';
import type { Points } from './view';

const PAUSE = 1100;
const SHORT_PAUSE = 550;

export class Counting {
  round = $state.raw<Round | null>(null);
  seat = $state(0);
  /** The share being counted; behind the last one everything is counted. */
  at = $state(0);
  runs = $state(false);

  get count(): SeatCount | null {
    return this.round?.seats.find((one) => one.seat === this.seat) ?? null;
  }

  get steps(): Step[] {
    return this.count ? stepsOf(this.count) : [];
  }

  get step(): Step | null {
    return this.steps[this.at] ?? null;
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

  /** Open a round at somebody's forest: counted out, or all at once for those who want no motion. */
  open(round: Round, seat: number, still: boolean): void {
    this.round = round;
    this.look(seat);
    this.runs = !still;
    if (still) this.at = this.steps.length;
  }

  look(seat: number): void {
    this.seat = seat;
    this.at = 0;
  }

  by(steps: number): void {
    this.runs = false;
    this.at = Math.min(this.steps.length, Math.max(0, this.at + steps));
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
