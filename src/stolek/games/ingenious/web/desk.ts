/** A tile on the board of a real table, as it is tapped in and as the score desk wants it written down. */
import { DIRECTIONS, Honeycomb } from './board/cells';
import { nearest, turned } from './board/laying';
import type { IngeniousBox } from './view';

/** A colour on a cell. */
export interface Lying {
  cell: string;
  colour: string;
}

export interface Position {
  players: number;
  /** What lies on the board already, without the printed symbols. */
  cells: Lying[];
  tile: [Lying, Lying];
}

const USUAL = 2;

/** The board that a position is on: for so many players, with its printed symbols. */
export class Desk {
  readonly comb: Honeycomb;
  readonly printed: Lying[];

  constructor(
    private readonly box: IngeniousBox,
    readonly position: Position,
  ) {
    this.comb = new Honeycomb(box, radius(box, position.players));
    this.printed = Object.entries(box.printed_symbols).map(([colour, [q, r]]) => ({
      cell: this.comb.name(q, r),
      colour,
    }));
  }

  /** All colours that are seen, by their cells. */
  get board(): Record<string, string> {
    const lying = [...this.printed, ...this.position.cells, ...this.position.tile];
    return Object.fromEntries(lying.map(({ cell, colour }) => [cell, colour]));
  }

  isOfTile = (cell: string): boolean => this.position.tile.some((half) => half.cell === cell);

  isPrinted = (cell: string): boolean => this.printed.some((one) => one.cell === cell);

  /** Whether the tile may be put there. */
  private isFree(cell: string): boolean {
    return (
      this.comb.named.has(cell) && ![...this.printed, ...this.position.cells].some((one) => one.cell === cell)
    );
  }

  /** A colour laid on a cell; the same once more, or none, takes it away. */
  laid(cell: string, colour: string | null): Position {
    const there = this.position.cells.find((one) => one.cell === cell);
    const others = this.position.cells.filter((one) => one !== there);
    const cells = colour && there?.colour !== colour ? [...others, { cell, colour }] : others;
    return { ...this.position, cells };
  }

  /** The tile put on a cell and a free one beside it, lying as before where it can. */
  put(cell: string): Position {
    return this.towards(cell, nearest(this.direction, this.ways(cell)));
  }

  /** The tile turned around its first half. */
  turned(): Position {
    const [{ cell }] = this.position.tile;
    return this.towards(cell, turned(this.direction, this.ways(cell)));
  }

  coloured(half: 0 | 1, colour: string): Position {
    const [one, two] = this.position.tile;
    return { ...this.position, tile: half ? [one, { ...two, colour }] : [{ ...one, colour }, two] };
  }

  /** The board for another number of players: what lies outside it is put away. */
  resized(players: number): Position {
    return inside({ ...this.position, players }, this.box);
  }

  emptied(): Position {
    return { ...this.position, cells: [] };
  }

  get isSound(): boolean {
    const [one, two] = this.position.tile;
    return this.isFree(one.cell) && this.isFree(two.cell) && this.comb.towards(one.cell, two.cell) >= 0;
  }

  private get direction(): number {
    const [one, two] = this.position.tile;
    return Math.max(0, this.comb.towards(one.cell, two.cell));
  }

  private ways(cell: string): number[] {
    const from = this.comb.named.get(cell);
    if (!from || !this.isFree(cell)) return [];
    return DIRECTIONS.map((_, way) => way).filter((way) =>
      this.isFree(this.comb.beside(from, way)?.name ?? ''),
    );
  }

  private towards(cell: string, way: number | undefined): Position {
    const from = this.comb.named.get(cell);
    const second = from && way !== undefined ? this.comb.beside(from, way)?.name : undefined;
    if (!second) return this.position;
    const [one, two] = this.position.tile;
    return {
      ...this.position,
      tile: [
        { ...one, cell },
        { ...two, cell: second },
      ],
    };
  }
}

/** A position as it was written down; what cannot be understood is left out. */
export function read(text: string, box: IngeniousBox): Position {
  const found = parsed(text);
  const players = String(found.players) in box.radius_by_players ? Number(found.players) : USUAL;
  const comb = new Honeycomb(box, radius(box, players));
  const [one = null, two = null] = many(found.tile).map((half) => lying(half, box, comb));
  const [first = '', second = ''] = box.colours;
  const nowhere = (colour: string) => ({ cell: '', colour });
  const cells = many(found.cells).flatMap((given) => lying(given, box, comb) ?? []);
  return inside({ players, cells, tile: [one ?? nowhere(first), two ?? nowhere(second)] }, box);
}

export function written({ players, cells, tile }: Position): string {
  const rows = (all: readonly Lying[]) =>
    all.map(({ cell, colour }) => `\n    {"cell": "${cell}", "colour": "${colour}"}`).join(',');
  return `{\n  "players": ${players},\n  "cells": [${rows(cells)}\n  ],\n  "tile": [${rows(tile)}\n  ]\n}\n`;
}

/** Only what can lie on the board; a tile that cannot lie where it was is put where there is room. */
function inside(position: Position, box: IngeniousBox): Position {
  const { comb, isPrinted } = new Desk(box, position);
  const cells = position.cells.filter(({ cell }) => comb.named.has(cell) && !isPrinted(cell));
  const desk = new Desk(box, { ...position, cells });
  if (desk.isSound) return desk.position;
  const puts = comb.cells.map(({ name }) => desk.put(name));
  return puts.find((one) => new Desk(box, one).isSound) ?? desk.position;
}

function lying(given: unknown, box: IngeniousBox, comb: Honeycomb): Lying | null {
  const { cell, q, r, colour } = (given ?? {}) as Record<string, unknown>;
  const name = typeof cell === 'string' ? cell.toLowerCase() : (comb.at(Number(q), Number(r))?.name ?? '');
  const known = box.colours.find((one) => one === String(colour).toLowerCase());
  return known ? { cell: name, colour: known } : null;
}

function parsed(text: string): Record<string, unknown> {
  try {
    return (JSON.parse(text) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

const many = (found: unknown): unknown[] => (Array.isArray(found) ? found : []);

const radius = (box: IngeniousBox, players: number): number => box.radius_by_players[String(players)] ?? 0;
