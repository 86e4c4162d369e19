/** What the last tile brought, read from events: for marks and motion. */
import type { Event } from '$web/client/messages';
import type { Scored } from './view';

export interface Laid {
  cells: [string, string];
  scored: Scored[];
  bonus: boolean;
}

export function scoredIn(events: readonly Event[]): Scored[] {
  return events.filter((one) => one.name === 'scored').map((one) => one.facts as unknown as Scored);
}

/** The last tile laid in these events, with the points it brought; null when none was. */
export function lastLaid(events: readonly Event[]): Laid | null {
  const at = events.findLastIndex((one) => one.name === 'placed');
  const facts = events[at]?.facts as { cell_a: string; cell_b: string } | undefined;
  if (!facts) return null;
  const brought = events.slice(at);
  return {
    cells: [facts.cell_a, facts.cell_b],
    scored: scoredIn(brought),
    bonus: brought.some((one) => one.name === 'bonus'),
  };
}
