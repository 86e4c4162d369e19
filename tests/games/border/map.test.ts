import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { choicesOn } from '../../../src/stolek/games/border/web/sheet/choices';
import {
  middle,
  nearest,
  outline,
  roomiest,
  towards,
  within,
} from '../../../src/stolek/games/border/web/sheet/hexes';
import { areasOn, coloured, groundOf } from '../../../src/stolek/games/border/web/sheet/map';
import { freshOn } from '../../../src/stolek/games/border/web/news';
import { crossed, paintOf } from '../../../src/stolek/games/border/web/sheet/paint';
import type { Box } from '../../../src/stolek/games/border/web/view';

const box = JSON.parse(readFileSync('src/stolek/games/border/box.json', 'utf8')) as Box;
const ground = groundOf(box);

test('a hexagon has six sides, two side by side have ten between them', () => {
  const corners = (shape: string) => shape.replaceAll(/[MZ]/g, '').split('L').length;
  expect(corners(outline([middle(0, 0)]))).toBe(6);
  expect(corners(outline([middle(0, 0), middle(1, 0)]))).toBe(10);
});

test('a ring of hexagons has a line outside and one inside', () => {
  const ring = [middle(1, 0), middle(0, 1), middle(-1, 1), middle(-1, 0), middle(0, -1), middle(1, -1)];
  expect(outline(ring).match(/M/g)).toHaveLength(2);
});

test('every territory has room for its picture, inside', () => {
  expect(ground.lands).toHaveLength(9);
  for (const { id, interior, spot } of ground.lands) {
    const inside = interior.map(([q, r]) => middle(q, r));
    expect(within(inside, spot), id).toBe(true);
    expect(spot.scale, id).toBeGreaterThan(0.5);
  }
  expect(roomiest([middle(0, 0)], 1, 1).scale).toBeLessThan(1);
});

test('each board colours all cells but the white ones, in colours that have a look', () => {
  for (const { id } of box.boards) {
    const colours = coloured(areasOn(box, id));
    const bare = ground.cells.filter((cell) => !colours.has(cell.id)).map((cell) => cell.id);
    expect(bare).toEqual(box.whiteCells);
  }
  expect(new Set(box.colours.map((colour) => paintOf(colour).sign)).size).toBe(box.colours.length);
  expect(areasOn(box, null)).toEqual([]);
  expect(paintOf(undefined).sign).toBe('');
});

test('a board with areas of its own has those', () => {
  const own = { ...box, boards: [{ id: 'A', areas: [{ id: 'a01', cells: ['b01'], colour: 'red' }] }] };
  expect(areasOn(own, 'A').map(({ colour }) => colour)).toEqual(['red']);
});

test('areas and cells among the targets become choices, other targets do not', () => {
  const offer: Record<string, number> = { 'area:a06': 4, 'cell:b08': 7, done: 1 };
  const hand = { targets: Object.keys(offer), move: (target: string) => offer[target] ?? null };
  const [area, cell, ...none] = choicesOn(hand, ground.cells, areasOn(box, 'A'));
  expect(none).toEqual([]);
  expect([area?.action, area?.colour, area?.cells.map(({ id }) => id)]).toEqual([
    4,
    'orange',
    ['b16', 'b20'],
  ]);
  expect([cell?.action, cell?.colour, cell?.cells.map(({ id }) => id)]).toEqual([7, 'red', ['b08']]);
  expect(area?.cells.some(({ x, y }) => x === area.x && y === area.y)).toBe(true);
});

test('arrows lead to what lies that way, a finger to what is nearest', () => {
  const here = { x: 0, y: 0 };
  const right = { x: 2, y: 0.5 };
  const below = { x: 0.5, y: 2 };
  expect(towards([here, right, below], here, 'ArrowRight')).toBe(right);
  expect(towards([here, right, below], here, 'ArrowDown')).toBe(below);
  expect(towards([here, right, below], here, 'ArrowLeft')).toBe(null);
  expect(towards([here, right], here, 'Enter')).toBe(null);
  expect(nearest([right, below], { x: 1, y: 0 }, 2)).toBe(right);
  expect(nearest([right, below], here, 1)).toBe(null);
});

test('a cross trembles, always in the same way', () => {
  expect(crossed('b08')).toEqual(crossed('b08'));
  expect(crossed('b08')).not.toEqual(crossed('b09'));
});

test('what a seat has just crossed is found in what was told', () => {
  const told = [
    { event: { name: 'completed', facts: { seat: 0, cells: ['b01', 'b02'] } } },
    { event: { name: 'crossed', facts: { seat: 1, cell: 'b08' } } },
    { event: { name: 'finished', facts: { seat: 1 } } },
  ];
  expect(freshOn(0, told)).toEqual(['b01', 'b02']);
  expect(freshOn(1, told)).toEqual(['b08']);
});
