/** Counted items as lines, each with its details. */
import type { Item } from '$web/client/messages';

export interface Line {
  words: string;
  clause: string | null;
  /** Whether it is the sum of the lines below it. */
  isSum: boolean;
  details: Line[];
}

/** A line that begins like this is a detail of the one before it. */
const DETAIL = '·';

export function lines(items: readonly Item[], word: (item: Item) => string): Line[] {
  const found: Line[] = [];
  for (const item of items) {
    const words = word(item);
    const line = { words, clause: item.clause ?? null, isSum: item.name.endsWith('total'), details: [] };
    const before = found.at(-1);
    if (before && words.startsWith(DETAIL)) before.details.push(line);
    else found.push(line);
  }
  return found;
}
