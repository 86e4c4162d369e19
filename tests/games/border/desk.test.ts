import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import {
  changed,
  circled,
  circling,
  crossing,
  read,
  seated,
  wiped,
  written,
} from '../../../src/stolek/games/border/web/desk';
import { towards } from '../../../src/stolek/games/border/web/sheet/hexes';
import { groundOf } from '../../../src/stolek/games/border/web/sheet/map';
import type { Box } from '../../../src/stolek/games/border/web/view';

const box = JSON.parse(readFileSync('src/stolek/games/border/box.json', 'utf8')) as Box;
const example = readFileSync('src/stolek/games/border/score.example.json', 'utf8');
const cells = groundOf(box).cells.filter(({ white }) => !white);
const names = cells.map(({ id }) => id);
const table = read(example, names);

test('what is read is written down again with the same meaning', () => {
  expect(table.players.map(({ board }) => board)).toEqual(['A', 'C']);
  expect(read(written(table), names)).toEqual(table);
  const { players, first } = JSON.parse(written(table)) as Record<string, unknown>;
  expect(players).toHaveLength(2);
  expect(first).toEqual({ well: [2] });
});

test('names typed by hand are understood, and what is none is left out', () => {
  const found = read('{"players": [{"board": "b", "crossed": ["B8", " b08", "x1", "b07"]}]}', names);
  expect(found).toEqual({ players: [{ board: 'B', crossed: ['b08'] }], first: {} });
  expect(read('no JSON', names)).toEqual({ players: [{ board: null, crossed: [] }], first: {} });
  expect(JSON.parse(written(read('', names)))).toEqual({ players: [{ crossed: [] }], first: {} });
});

test('a cell is crossed by a tap and open again after another', () => {
  const once = crossing(table, 1, 'b01');
  expect(once.players[1]?.crossed[0]).toBe('b01');
  expect(crossing(once, 1, 'b01')).toEqual(table);
});

test('a board that is wiped keeps its letter and has closed nothing', () => {
  expect(wiped(table, 1)).toEqual({ players: [table.players[0], { board: 'C', crossed: [] }], first: {} });
  expect(changed(table, 1, { board: 'D' }).players[1]?.board).toBe('D');
});

test('who is not there any more was not first', () => {
  expect(seated(table, 1)).toEqual({ players: [table.players[0]], first: { well: [] } });
  expect(seated(table, 3).players[2]).toEqual({ board: null, crossed: [] });
});

test('whoever was first has circled the higher value, the others the lower one', () => {
  expect([circled(table, 0, 'well'), circled(table, 1, 'well')]).toEqual(['low', 'high']);
  expect(circled(table, 0, 'villa')).toBe(null);
  const both = circling(table, 0, 'well', 'high');
  expect(both.first).toEqual({ well: [1, 2] });
  expect(circling(both, 0, 'well', 'high')).toEqual(table);
  expect(circling(both, 1, 'well', 'low').first).toEqual({ well: [1] });
});

test('somebody who is not listed may have been first, and it may be left unsaid', () => {
  const alone = { ...table, first: {} };
  const late = circling(alone, 0, 'villa', 'low');
  expect(late.first).toEqual({ villa: [] });
  expect(circling(late, 0, 'villa', 'low')).toEqual(alone);
  expect(circling(circling(alone, 0, 'villa', 'high'), 0, 'villa', 'high')).toEqual(alone);
});

test('arrows lead to every cell', () => {
  const found = new Set(cells.slice(0, 1));
  for (const cell of found)
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const next = towards(cells, cell, key);
      if (next) found.add(next);
    }
  expect(found.size).toBe(cells.length);
});
