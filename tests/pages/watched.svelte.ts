/** Something that is looked at, as a page looks at it. */
import { flushSync } from 'svelte';

/** What one has seen of it so far, each time it changed, until one looks away. */
export function watched<T>(read: () => T): { seen: T[]; stop: () => void } {
  const seen: T[] = [];
  const stop = rooted(() => {
    $effect(() => void seen.push(read()));
  });
  return { seen, stop };
}

/** Something that lives as long as a page does; ends it. */
export function rooted(begin: () => void): () => void {
  const stop = $effect.root(begin);
  flushSync();
  return stop;
}

/** Something to ask for, which changes. */
export function asked<T>(first: T): { now: T } {
  const question = $state({ now: first });
  return question;
}
