/**
 * Something that the house is asked for: what has come, or why nothing came.
 *
 * It is asked for again when what was asked for changes, and whenever somebody wishes. An answer to an older
 * question comes too late; what came before stays until something else has come.
 */
import { asRefusal, type Refusal } from './refusal';

export class Fetched<T> {
  found = $state.raw<T | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  private tries = $state(0);
  private pending: Promise<void> | undefined;

  /** What to ask for; null when there is nothing to ask. */
  constructor(ask: () => Promise<T> | null) {
    $effect(() => {
      void this.tries;
      this.refusal = null;
      let wanted = true;
      this.pending = ask()?.then(
        (found) => {
          if (wanted) this.found = found;
        },
        (error) => {
          if (wanted) this.refusal = asRefusal(error);
        },
      );
      return () => (wanted = false);
    });
  }

  /** Wait until the last question has its answer, or will get none. */
  async settle(): Promise<void> {
    let awaited;
    while (awaited !== this.pending) await (awaited = this.pending);
  }

  again = (): void => {
    this.tries += 1;
  };
}
