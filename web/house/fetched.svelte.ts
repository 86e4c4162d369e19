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

  /** What to ask for; null when there is nothing to ask. */
  constructor(ask: () => Promise<T> | null) {
    $effect(() => {
      void this.tries;
      this.refusal = null;
      let wanted = true;
      ask()?.then(
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

  again = (): void => {
    this.tries += 1;
  };
}
