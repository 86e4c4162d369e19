/** The logic behind the board of Ingenious: cells, turning, what the last tile brought. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { Honeycomb, SIZE, WIDTH } from '../../../src/stolek/games/ingenious/web/board/cells';
import { beside } from '../../../src/stolek/games/ingenious/web/board/gain';
import { lastLaid } from '../../../src/stolek/games/ingenious/web/news';
import {
  kinds,
  laid,
  layings,
  openCells,
  turned,
  ways,
} from '../../../src/stolek/games/ingenious/web/board/laying';
import { tracksOf } from '../../../src/stolek/games/ingenious/web/scores/tracks';
import { type IngeniousBox, type IngeniousView, seatsOf } from '../../../src/stolek/games/ingenious/web/view';

const box = JSON.parse(readFileSync('src/stolek/games/ingenious/box.json', 'utf8')) as IngeniousBox;
const comb = new Honeycomb(box, 5);

/** h8 is free towards h9 and i8; a second tile is offered at one place alone. */
const OFFER = {
  'tile:red-blue': { 'cell:h8': { 'cell:h9': 1, 'cell:i8': 2 }, 'cell:h9': { 'cell:h8': 3 } },
  'tile:red-red': { 'cell:h8': { 'cell:h9': 4 }, 'cell:h9': { 'cell:h8': 4 } },
};

describe('the honeycomb', () => {
  it('has as many cells as the rules say, with rings for more players', () => {
    expect([5, 6, 7].map((radius) => new Honeycomb(box, radius).cells.length)).toEqual([91, 127, 169]);
    const largest = new Honeycomb(box, 7);
    expect([0, 1, 2].map((zone) => largest.cells.filter((cell) => cell.zone === zone).length)).toEqual([
      91, 36, 42,
    ]);
  });

  it('names cells as the house does', () => {
    expect(comb.name(0, 0)).toBe('h8');
    expect(comb.name(...(box.printed_symbols.red as [number, number]))).toBe('c8');
    expect(comb.at(6, 0)).toBeUndefined();
  });

  it('knows neighbours and directions', () => {
    expect(comb.towards('h8', 'h9')).toBe(0);
    expect(comb.towards('h8', 'g9')).toBe(1);
    expect(comb.towards('h8', 'c8')).toBe(-1);
  });

  it('lets arrows walk straight on, and stop at the edge', () => {
    let cell = comb.named.get('h8');
    const xs = ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp'].map((key) => {
      cell = cell && comb.walk(cell, key);
      return Math.round(cell?.x ?? 99);
    });
    expect(new Set(xs).size).toBe(2);
    expect(cell?.y).toBeCloseTo(-6 * SIZE);
    const corner = comb.named.get('h13');
    expect(corner && comb.walk(corner, 'ArrowRight').name).toBe('h13');
  });
});

describe('a tile in hand', () => {
  it('lies as it was turned, or in the nearest direction on offer', () => {
    expect(ways(OFFER, comb, 'red-blue', 'h8')).toEqual([0, 5]);
    expect(laid(OFFER, comb, 'red-blue', 'h8', 5)).toEqual({
      action: 2,
      tile: 'red-blue',
      first: 'h8',
      second: 'i8',
    });
    expect(laid(OFFER, comb, 'red-blue', 'h8', 1)?.action).toBe(1);
    expect(laid(OFFER, comb, 'red-blue', 'c8', 0)).toBeNull();
    expect(laid(OFFER, comb, 'blue-blue', 'h8', 0)).toBeNull();
  });

  it('turns clockwise over what is open, and freely in the air', () => {
    expect(turned(0, [0, 5])).toBe(5);
    expect(turned(5, [0, 5])).toBe(0);
    expect(turned(0, [])).toBe(5);
    expect(turned(0, [], false)).toBe(1);
    expect(turned(3, [3])).toBe(3);
  });

  it('is found again from its action', () => {
    const found = layings(OFFER);
    expect(found.get(3)).toEqual({ action: 3, tile: 'red-blue', first: 'h9', second: 'h8' });
    expect(found.size).toBe(4);
    expect(layings({ swap: 7, keep: 8 }).size).toBe(0);
  });

  it('shows the cells from which it may be laid', () => {
    expect([...openCells(OFFER, 'red-red')]).toEqual(['h8', 'h9']);
    expect(openCells(OFFER, null).size).toBe(2);
    expect(openCells({ swap: 7 }, null).size).toBe(0);
    expect(kinds({ ...OFFER, swap: 7 })).toEqual(['red-blue', 'red-red']);
  });
});

describe('what happened', () => {
  const placed = (cell: string) => ({ name: 'placed', facts: { cell_a: cell, cell_b: 'h9' } });
  const scored = (points: number) => ({ name: 'scored', facts: { points, runs: [] } });

  it('is read from the last tile on', () => {
    const found = lastLaid([placed('a1'), scored(1), placed('h8'), scored(2), { name: 'drew' }]);
    expect(found?.cells).toEqual(['h8', 'h9']);
    expect(found?.scored.map((half) => half.points)).toEqual([2]);
    expect(lastLaid([{ name: 'drew' }])).toBeNull();
  });
});

describe('score boards', () => {
  const view = {
    tracks: [
      [3, 3, 5, 6, 7, 8],
      [0, 0, 0, 0, 0, 0],
    ],
    held: [6, 6, 6, 6],
  } as unknown as IngeniousView;

  it('point out the weakest colours, unless all are equal', () => {
    expect(tracksOf(view, box, 0, 3).map((track) => track.weak)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(tracksOf(view, box, 1, 0).some((track) => track.weak)).toBe(false);
    expect(tracksOf(view, box, 0, null).some((track) => track.weak)).toBe(false);
  });

  it('show where pegs would go', () => {
    expect(tracksOf(view, box, 0, 3, [4, 3, 5, 6, 7, 8])[0]).toMatchObject({ value: 3, next: 4 });
  });

  it('belong to partners who sit across', () => {
    expect(seatsOf(view, 1)).toEqual([1, 3]);
  });
});

describe('the points beside a tile', () => {
  const near = ['h8', 'h9'].map((name) => comb.named.get(name) ?? { x: 0, y: 0 });
  /** From nothing at all to two halves that lose points, with a bonus turn. */
  const SIZES: [number, number][] = [
    [54, 28],
    [124, 48],
    [278, 48],
  ];
  const run = (cells: string[]) => [{ points: 2, runs: [{ cells }] }] as never;

  it('stand above it, and give way to the runs that bring them', () => {
    expect(beside(near, 60, 28, [], comb).y).toBeLessThan(0);
    expect(beside(near, 60, 28, run(['g8', 'f8', 'g9', 'f10', 'g10', 'g7']), comb).y).toBeGreaterThan(0);
  });

  it('stay within the drawing', () => {
    const top = ['c8', 'c9'].map((name) => comb.named.get(name) ?? { x: 0, y: 0 });
    expect(beside(top, 60, 28, [], comb).y).toBeGreaterThan(-6 * SIZE * 1.5);
  });

  it.each([5, 6, 7])(
    'are seen whole beside any tile, however wide they are, on a board of %i rings',
    (radius) => {
      const board = new Honeycomb(box, radius);
      const edge = WIDTH * (radius + 1.12) + 5; // that of the drawing
      const tiles = board.cells.flatMap((cell) =>
        [0, 1, 2].flatMap((way) => [[cell, board.beside(cell, way)].filter((one) => one !== undefined)]),
      );
      for (const tile of tiles.filter((cells) => cells.length === 2)) {
        for (const [width, height] of SIZES) {
          const { x, y } = beside(tile, width, height, [], board);
          expect(Math.abs(x) + width / 2).toBeLessThan(edge);
          expect(Math.max(-y, y + height)).toBeLessThan(edge * 0.868);
          const covered = tile.filter(
            (cell) => Math.abs(cell.x - x) < width / 2 && cell.y > y && cell.y < y + height,
          );
          expect(covered).toEqual([]);
        }
      }
    },
  );
});
