import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { heard } from '../../../src/stolek/games/border/web/sheet/inWords';
import type { Box } from '../../../src/stolek/games/border/web/view';

const box = JSON.parse(readFileSync('src/stolek/games/border/box.json', 'utf-8')) as Box;
const say = (key: string, facts: object) => `${key.split('-').at(-1)} ${Object.values(facts).join(' ')}`;
const [first, second, third] = box.territories as [
  Box['territories'][0],
  Box['territories'][0],
  Box['territories'][0],
];
const open = second.border.at(-1) as string;
const board = {
  board: 'A',
  crossed: [...box.whiteCells, ...first.border, ...second.border.slice(0, -1)],
  closed: { [first.id]: first.high },
  score: first.high,
  pool: [],
  choosing: false,
  within_reach: [],
};

test('a board is heard territory by territory: closed, or what it brings and which cells are missing', () => {
  const lines = heard(box, board, [third.id], say);
  expect(lines[0]).toBe(`closed ${first.id} ${first.high}`);
  expect(lines[1]).toMatch(
    new RegExp(`^open ${second.id} ${second.high} ${second.low} cells [a-z]+ ${open}$`),
  );
  expect(lines[2]).toMatch(new RegExp(`^late ${third.id} ${third.high} ${third.low} `));
  expect(lines).toHaveLength(box.territories.length);
});

test('no cell of a board lies beside no territory, so nothing is left out', () => {
  const beside = new Set(box.territories.flatMap(({ border }) => border));
  expect(box.cells.filter(({ id }) => !beside.has(id))).toEqual([]);
});
