/** A tile over the board: which offered move it is where it lies now, and how it turns. */
import { leaves, type Offer } from '$web/play/picks';
import type { Honeycomb } from './cells';

/** A tile on two cells: its first colour on the first one. */
export interface Laying {
  action: number;
  tile: string;
  first: string;
  second: string;
}

const DIRECTIONS = [0, 1, 2, 3, 4, 5];
/** In which order directions are tried when the requested one is not free: the nearest first. */
const NEAREST = [0, 5, 1, 4, 2, 3];

/** The placement behind a path of picks: tile, cell, cell. */
export function layingOf(picks: readonly string[], action: number): Laying | null {
  const [tile, first, second] = picks.map((pick) => pick.slice(pick.indexOf(':') + 1));
  return tile && first && second ? { action, tile, first, second } : null;
}

/** All placements on offer, by their actions. */
export function layings(offer: Offer | null): Map<number, Laying> {
  const found = new Map<number, Laying>();
  for (const leaf of leaves(offer)) {
    const laying = layingOf(leaf.picks, leaf.action);
    // A double can be picked from both its ends; one of them is enough to show it.
    if (laying && !found.has(leaf.action)) found.set(leaf.action, laying);
  }
  return found;
}

/** The directions in which a tile may lie from a cell, as offered. */
export function ways(offer: Offer | null, comb: Honeycomb, tile: string, cell: string): number[] {
  const from = comb.named.get(cell);
  const there = below(below(offer, `tile:${tile}`), `cell:${cell}`);
  if (!from || !there) return [];
  return DIRECTIONS.filter((d) => `cell:${comb.beside(from, d)?.name}` in there);
}

/** The tile laid from a cell, in the requested direction or the nearest one that is offered. */
export function laid(
  offer: Offer | null,
  comb: Honeycomb,
  tile: string,
  cell: string,
  wished: number,
): Laying | null {
  const open = ways(offer, comb, tile, cell);
  const direction = nearest(wished, open);
  const from = comb.named.get(cell);
  if (direction === undefined || !from) return null;
  const second = comb.beside(from, direction)?.name ?? '';
  const action = below(below(offer, `tile:${tile}`), `cell:${cell}`)?.[`cell:${second}`];
  return typeof action === 'number' ? { action, tile, first: cell, second } : null;
}

/** The requested direction, or the nearest one that is open. */
export function nearest(wished: number, open: readonly number[]): number | undefined {
  return NEAREST.map((d) => (wished + d) % 6).find((d) => open.includes(d));
}

/** The next direction clockwise (or back) among those that are open; any is, off the board. */
export function turned(direction: number, open: readonly number[], clockwise = true): number {
  const step = clockwise ? 5 : 1;
  for (let k = 1; k <= 6; k++) {
    const next = (direction + k * step) % 6;
    if (!open.length || open.includes(next)) return next;
  }
  return direction;
}

/** The kinds of tiles on offer. */
export function kinds(offer: Offer | null): string[] {
  return Object.keys(offer ?? {}).flatMap((pick) => (pick.startsWith('tile:') ? [pick.slice(5)] : []));
}

/** The cells from which a tile may be laid; without one in hand, any of those on offer. */
export function openCells(offer: Offer | null, tile: string | null): Set<string> {
  const one = tile ?? kinds(offer)[0];
  const cells = Object.keys(below(offer, `tile:${one}`) ?? {});
  return new Set(cells.map((pick) => pick.slice('cell:'.length)));
}

function below(offer: Offer | null, pick: string): Offer | null {
  const node = offer?.[pick];
  return node === undefined || typeof node === 'number' ? null : node;
}
