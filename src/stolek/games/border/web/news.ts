/** What has just happened on a board, for highlighting. */
interface Happened {
  event: { name: string; facts?: Record<string, unknown> };
}

/** The cells that a seat has crossed, as far as events since the last view say. */
export function freshOn(seat: number, told: readonly Happened[]): string[] {
  return told.flatMap(({ event: { name, facts } }) => {
    if (facts?.seat !== seat) return [];
    if (name === 'completed') return facts.cells as string[];
    return name === 'crossed' ? [facts.cell as string] : [];
  });
}
