/** Rounds that were scored: the forests as they were counted, and card by card what they brought. */
import type { Told } from '$web/house/messages';
import type { Forest } from './cells';
import { LETTER, type Kind } from './view';

export interface Share {
  points: number;
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

const FIRST_CAT = 'm13';

/** Forests at the beginning: nothing but a cat. */
export function beginning(players: number): Forest[] {
  return Array.from({ length: players }, () => new Map([[FIRST_CAT, 'C']]));
}

/** What an event changes in the forests. */
function grow(forests: Forest[], { name, facts }: Happened): void {
  const forest = forests[facts.seat as number];
  if (name === 'laid') {
    forest?.set(facts.cell, LETTER[facts.kind as Kind]);
    for (const tree of facts.trees as string[]) forest?.set(tree, 'T');
  } else if (name === 'laid-tree') forest?.set(facts.cell, 'T');
  else if (name === 'cat-moved') {
    forest?.set(facts.from, 'T');
    forest?.set(facts.cell, 'C');
  } else if (name === 'trees-returned')
    for (const one of forests) for (const [cell, letter] of one) if (letter === 'T') one.delete(cell);
}

/** The rounds scored in what was told, when the forests looked like this before. */
export function roundsIn(told: readonly Told[], before: readonly Forest[]): Round[] {
  const forests = before.map((forest) => new Map(forest));
  const found: Round[] = [];
  let open: { entry: number; cards: Map<number, Counted[]>; seats: SeatCount[] } | null = null;
  for (const { entry, event } of told) {
    const { name, facts } = event as Happened;
    if (name === 'scored-card') {
      open ??= { entry, cards: new Map(), seats: [] };
      const { seat, card, points, shares } = facts;
      open.cards.set(seat, [...(open.cards.get(seat) ?? []), { card, points, shares }]);
    } else if (open && (name === 'scored-full' || name === 'scored-round')) {
      const { seat, fill, points, round } = facts;
      const cards = open.cards.get(seat) ?? [];
      open.seats.push({ seat, forest: new Map(forests[seat]), cards, fill, points });
      if (open.seats.length === forests.length) {
        found.push({ round, entry: open.entry, seats: open.seats, ghost: null });
        open = null;
      }
    } else if (name === 'ghost-scored') {
      const last = found.at(-1);
      if (last) last.ghost = { points: facts.points, levels: facts.levels };
    } else grow(forests, event as Happened);
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

export interface Step {
  card: string;
  points: number;
  /** The points of the card up to here. */
  sum: number;
  cells: string[];
  counted: string[];
}

/** The counting of a forest, one share after another; a card that brings nothing is a step too. */
export function stepsOf(count: SeatCount): Step[] {
  return count.cards.flatMap(({ card, shares }) => {
    if (!shares.length) return [{ card, points: 0, sum: 0, cells: [], counted: [] }];
    let sum = 0;
    return shares.map(({ points, cells, counted }) => ({
      card,
      points,
      sum: (sum += points),
      cells,
      counted,
    }));
  });
}
