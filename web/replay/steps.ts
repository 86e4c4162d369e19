/** Positions in a record: by entries, and by turns. */

/** The next position at which another seat begins to decide; the end after the last of them. */
export function nextTurn(turns: readonly number[], at: number, last: number): number {
  return turns.find((turn) => turn > at) ?? last;
}

/** The previous position at which a seat began to decide; the beginning before the first of them. */
export function lastTurn(turns: readonly number[], at: number): number {
  return turns.findLast((turn) => turn < at) ?? 0;
}

export function within(at: number, last: number): number {
  return Math.max(0, Math.min(at, last));
}

/** The first frame that is missing, searching on from the current position, then from the beginning. */
export function missing(have: readonly unknown[], at: number, count: number): number | null {
  for (let step = 0; step < count; step++) {
    const entry = (at + step) % count;
    if (have[entry] === undefined) return entry;
  }
  return null;
}
