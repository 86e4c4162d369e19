/** Where fields lie: hexagons that stand on a corner, in rows; q runs to the right, r down and half to the right. */
import type { FieldView } from '../view';

export const SIZE = 50; // from the middle of a field to a corner
export const WIDE = Math.sqrt(3) * SIZE;
const HIGH = 1.5 * SIZE;
const MARGIN = 5;

export interface Spot {
  field: string;
  x: number;
  y: number;
}

type Places = Record<string, [number, number]>;

export function spots(places: Places): Spot[] {
  return Object.entries(places).map(([field, [q, r]]) => ({ field, x: WIDE * (q + r / 2), y: HIGH * r }));
}

/** The frame around all fields, as an SVG wants it. */
export function frame(fields: readonly Spot[]): { x: number; y: number; width: number; height: number } {
  const [xs, ys] = [fields.map((one) => one.x), fields.map((one) => one.y)];
  const [left, top] = [Math.min(...xs) - WIDE / 2 - MARGIN, Math.min(...ys) - SIZE - MARGIN];
  const right = Math.max(...xs) + WIDE / 2 + MARGIN;
  const bottom = Math.max(...ys) + SIZE + MARGIN;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The corners of a hexagon of some size, clockwise from the upper right; edge k runs from corner k to k + 1. */
export function corners(size: number): [number, number][] {
  return Array.from({ length: 6 }, (_, k) => {
    const angle = ((2 * k - 1) * Math.PI) / 6;
    return [round(size * Math.cos(angle)), round(size * Math.sin(angle))];
  });
}

export function outline(size: number): string {
  return corners(size)
    .map((corner) => corner.join(','))
    .join(' ');
}

/** What lies beyond each edge, in the order of the edges. */
const BEYOND: [number, number][] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** The edges of a territory: per field of an owner those beyond which somebody or something else is. */
export function borders(places: Places, fields: Record<string, FieldView>): Record<string, number[]> {
  const at = new Map(Object.entries(places).map(([field, [q, r]]) => [`${q},${r}`, field]));
  const found: Record<string, number[]> = {};
  for (const [field, [q, r]] of Object.entries(places)) {
    const owner = fields[field]?.owner ?? null;
    if (owner === null) continue;
    found[field] = BEYOND.flatMap(([dq, dr], edge) => {
      const other = at.get(`${q + dq},${r + dr}`);
      return other !== undefined && fields[other]?.owner === owner ? [] : [edge];
    });
  }
  return found;
}

/** One edge of a hexagon as a path. */
export function edgePath(edge: number, size: number): string {
  const all = corners(size);
  const [from, to] = [all[edge % 6], all[(edge + 1) % 6]];
  return `M${from?.join(',')}L${to?.join(',')}`;
}

const LETTER = 0.58; // how wide a letter is, as part of its height
const NAME = SIZE - 22; // where the name of a land stands, below what lies on the field

/** How large letters may be so that the longest of these lines fits into a field. */
export function lettersFor(lines: readonly string[]): number {
  return round((WIDE - 2 * MARGIN) / (LETTER * Math.max(...lines.map((line) => line.length))));
}

/** Where a line of a name stands: one alone, or two of them around the same place. */
export function lineAt(number: number, lines: readonly string[]): number {
  return NAME + 6.5 * (2 * number + 1 - lines.length);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
