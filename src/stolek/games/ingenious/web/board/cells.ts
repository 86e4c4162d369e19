/** The honeycomb as it is drawn: where cells lie, what they are called, how arrows walk over them. */
import type { IngeniousBox } from '../view';

/** A cell's radius, from its centre to a corner, in the units of the drawing. */
export const SIZE = 20;
export const WIDTH = SIZE * Math.sqrt(3);
const ROW = SIZE * 1.5;

export interface Point {
  x: number;
  y: number;
}

export interface Cell extends Point {
  name: string;
  q: number;
  r: number;
  /** The zone of the board: 0 is for the fewest players, each further one adds rings. */
  zone: number;
}

/** East, then counter-clockwise. */
export const DIRECTIONS: readonly [number, number][] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

export const spot = (q: number, r: number): Point => ({ x: WIDTH * (q + r / 2), y: ROW * r });

const distance = (q: number, r: number) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

/** All cells of the board for so many rings, in reading order, and ways between them. */
export class Honeycomb {
  readonly cells: Cell[] = [];
  readonly named = new Map<string, Cell>();
  private readonly reach: number;

  constructor(
    box: IngeniousBox,
    readonly radius: number,
  ) {
    const zones = [...new Set(Object.values(box.radius_by_players))].sort((a, b) => a - b);
    this.reach = zones.at(-1) ?? radius;
    for (let r = -radius; r <= radius; r++) {
      for (let q = -radius; q <= radius; q++) {
        if (distance(q, r) > radius) continue;
        const zone = zones.findIndex((edge) => distance(q, r) <= edge);
        const cell = { name: this.name(q, r), q, r, zone, ...spot(q, r) };
        this.cells.push(cell);
        this.named.set(cell.name, cell);
      }
    }
  }

  /** Rows have letters and diagonals numbers, counted from the edge of the largest board. */
  name(q: number, r: number): string {
    return `${this.letter(r)}${this.number(q)}`;
  }

  letter = (r: number): string => String.fromCharCode('a'.charCodeAt(0) + r + this.reach);
  number = (q: number): number => q + this.reach + 1;

  at(q: number, r: number): Cell | undefined {
    return distance(q, r) > this.radius ? undefined : this.named.get(this.name(q, r));
  }

  beside(cell: Cell, direction: number): Cell | undefined {
    const [dq, dr] = DIRECTIONS[direction] ?? [0, 0];
    return this.at(cell.q + dq, cell.r + dr);
  }

  /** The direction from a cell to its neighbour; -1 when they are none. */
  towards(from: string, to: string): number {
    const cell = this.named.get(from);
    return cell ? DIRECTIONS.findIndex((_, d) => this.beside(cell, d)?.name === to) : -1;
  }

  /** Where an arrow key leads: along the row, or up and down in a zigzag; the cell itself at the edge. */
  walk(cell: Cell, key: string): Cell {
    const odd = Math.abs(cell.r) % 2 === 1;
    const ways: Record<string, number[]> = {
      ArrowRight: [0],
      ArrowLeft: [3],
      ArrowUp: odd ? [2, 1] : [1, 2],
      ArrowDown: odd ? [4, 5] : [5, 4],
    };
    for (const direction of ways[key] ?? []) {
      const found = this.beside(cell, direction);
      if (found) return found;
    }
    return cell;
  }
}

/** The corners of a cell of this radius around a point. */
export function corners(radius: number, { x, y }: Point = { x: 0, y: 0 }): string {
  return Array.from({ length: 6 }, (_, k) => {
    const angle = (Math.PI / 180) * (60 * k + 30);
    return `${(x + radius * Math.cos(angle)).toFixed(2)},${(y + radius * Math.sin(angle)).toFixed(2)}`;
  }).join(' ');
}
