/**
 * Several small decisions in a row, as one command: "lay it there" is a cell and then a lay, "rather that wisp" is
 * to take back twice and then to take. Each step waits until the server has asked the next question.
 */
import type { Hand } from '$web/play/hand.svelte';

export const BACK = 'back';

export class Errand {
  private steps: string[] = [];

  constructor(private readonly hand: Hand) {}

  start(...steps: string[]): void {
    this.steps = steps;
    this.go();
  }

  /** The next step, if it is offered; if not, what is left is forgotten. */
  go(): void {
    const [step, ...rest] = this.steps;
    if (step === undefined || this.hand.busy) return;
    this.steps = rest;
    if (step === BACK) return void this.hand.back();
    const action = this.hand.move(...step.split(' '));
    if (action === null) this.steps = [];
    else void this.hand.play(action);
  }
}
