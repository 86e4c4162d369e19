/** A board as a map: where its cells, areas and territories lie. Read from the box, once. */
import { type Frame, frame, middle, outline, type Point, roomiest } from './hexes';
import type { Area, Box, Colour, Territory } from '../view';

export interface Cell extends Point {
  id: string;
  white: boolean;
}

export interface Land extends Territory {
  shape: string;
  /** Where its picture and its values have the most room. */
  spot: Point & { scale: number };
}

export interface Ground {
  cells: Cell[];
  lands: Land[];
  frame: Frame;
  /** All cells together: the bed in which they lie. */
  bed: string;
}

const MARGIN = 0.35;
const grounds = new WeakMap<Box, Ground>();

/** What all boards of a box have in common. */
export function groundOf(box: Box): Ground {
  const found = grounds.get(box) ?? surveyed(box);
  grounds.set(box, found);
  return found;
}

function surveyed(box: Box): Ground {
  const white = new Set(box.whiteCells);
  const cells = box.cells.map(({ id, q, r }) => ({ id, white: white.has(id), ...middle(q, r) }));
  const lands = box.territories.map((territory) => {
    const inside = territory.interior.map(([q, r]) => middle(q, r));
    return { ...territory, shape: outline(inside), spot: roomiest(inside, 1.15, 1.75) };
  });
  return { cells, lands, frame: frame(cells, MARGIN), bed: outline(cells) };
}

/** The areas of a board in their colours; none while it is not dealt. */
export function areasOn(box: Box, letter: string | null): Area[] {
  const board = box.boards.find(({ id }) => id === letter);
  if (!board) return [];
  if (board.areas) return board.areas;
  return (box.areas ?? []).map((area) => ({ ...area, colour: board.areaColours?.[area.id] ?? '' }));
}

/** The colour of each cell. */
export function coloured(areas: readonly Area[]): Map<string, Colour> {
  return new Map(areas.flatMap(({ cells, colour }) => cells.map((cell) => [cell, colour] as const)));
}

/** The score bar at the foot of a board. */
export const FOOT = { gap: 0.15, high: 2.7, below: 0.35 };

/** How wide a whole board is for its height. */
export function proportion(map: Frame): number {
  return map.width / (map.height + FOOT.gap + FOOT.high + FOOT.below);
}
