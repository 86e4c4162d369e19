/**
 * A resource fetched from the server: the last result, or why the request failed.
 *
 * It is fetched again when its dependencies change, or on demand. A late answer to an older request is ignored; the
 * last result stays until a new one has come.
 */
import { asRefusal, type Refusal } from './refusal';

export class Resource<T> {
  found = $state.raw<T | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  private tries = $state(0);
  private pending: Promise<void> | undefined;

  /** The request; null when there is nothing to fetch. */
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

  /** Wait until the newest request has succeeded or failed. */
  async settle(): Promise<void> {
    let awaited;
    while (awaited !== this.pending) await (awaited = this.pending);
  }

  again = (): void => {
    this.tries += 1;
  };
}
