/** Helpers that read reactive state as a page does. */
import { flushSync } from 'svelte';

/** Collect every value that an effect sees, until `stop` is called. */
export function watched<T>(read: () => T): { seen: T[]; stop: () => void } {
  const seen: T[] = [];
  const stop = rooted(() => {
    $effect(() => void seen.push(read()));
  });
  return { seen, stop };
}

/** Run something in an effect root, as in a page; returns a function that ends it. */
export function rooted(begin: () => void): () => void {
  const stop = $effect.root(begin);
  flushSync();
  return stop;
}

/** A reactive value on which a request depends. */
export function asked<T>(first: T): { now: T } {
  const question = $state({ now: first });
  return question;
}
