/** Rounds that were scored: the forests as they were counted, and card by card what they brought. */
import type { Told } from '$web/client/messages';
import { type Forest, forestOf } from '../forest/cells';
import type { Kind } from '../view';

export interface Share {
  points: number;
  /** The points of the card up to here. */
  sum: number;
  cells: string[];
  counted: string[];
}

export interface Counted {
  card: string;
  points: number;
  shares: Share[];
}

export interface SeatCount {
  seat: number;
  forest: Forest;
  cards: Counted[];
  fill: number;
  points: number;
}

export interface GhostCount {
  points: number;
  levels: { kind: Kind; count: number; points: number }[];
}

export interface Round {
  round: number;
  entry: number;
  seats: SeatCount[];
  ghost: GhostCount | null;
}

interface Happened {
  name: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- every event has facts of its own
  facts: any;
}

/** The rounds scored in these events, for this number of players. */
export function roundsIn(told: readonly Told[], players: number): Round[] {
  const found: Round[] = [];
  let open: { entry: number; cards: Map<number, Counted[]>; seats: SeatCount[] } | null = null;
  for (const { entry, event } of told) {
    const { name, facts } = event as Happened;
    if (name === 'scored-card') {
      open ??= { entry, cards: new Map(), seats: [] };
      const { seat, card, points, shares } = facts;
      open.cards.set(seat, [...(open.cards.get(seat) ?? []), { card, points, shares }]);
    } else if (open && (name === 'scored-full' || name === 'scored-round')) {
      const { seat, fill, points, round, forest, corner } = facts;
      const cards = open.cards.get(seat) ?? [];
      open.seats.push({ seat, forest: forestOf(forest, corner), cards, fill, points });
      if (open.seats.length === players) {
        found.push({ round, entry: open.entry, seats: open.seats, ghost: null });
        open = null;
      }
    } else if (name === 'ghost-scored') {
      const last = found.at(-1);
      if (last) last.ghost = { points: facts.points, levels: facts.levels };
    }
  }
  return found;
}

/** Whether somebody has laid something. */
export const isLaying = ({ event }: Told): boolean => ['laid', 'laid-tree'].includes(event.name);

/** The cells on which something came to lie, by seats. */
export function laidIn(told: readonly Told[]): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const { event } of told) {
    const { name, facts } = event as Happened;
    if (name === 'laid') found.set(facts.seat, [facts.cell, ...facts.trees]);
    if (name === 'laid-tree')
      found.set(facts.seat, [...(facts.count > 1 ? (found.get(facts.seat) ?? []) : []), facts.cell]);
  }
  return found;
}

export interface Step extends Share {
  card: string;
}

const NOTHING: Share = { points: 0, sum: 0, cells: [], counted: [] };

/** The counting of a forest, one share after another; a card that brings nothing is a step too. */
export function stepsOf(count: SeatCount): Step[] {
  return count.cards.flatMap(({ card, shares }) =>
    (shares.length ? shares : [NOTHING]).map((share) => ({ card, ...share })),
  );
}
