import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { parts, tiersOf } from '../../../src/stolek/games/dicekings/web/cards/conditions';
import type { Box } from '../../../src/stolek/games/dicekings/web/view';

const BOX = JSON.parse(readFileSync('src/stolek/games/dicekings/box.json', 'utf8')) as Box;

test('a single condition is one row of dice', () => {
  expect(parts({ type: 'numbers', need: { '1': 2, '6': 1 } })).toEqual([
    [
      { kind: 'number', number: 1 },
      { kind: 'number', number: 1 },
      { kind: 'number', number: 6 },
    ],
  ]);
});

test('groups of equal numbers have signs of their own', () => {
  const [row] = parts({ type: 'groups', sizes: [3, 2] });
  expect(row?.map((part) => 'group' in part && part.group)).toEqual([0, 0, 0, 1, 1]);
});

test('a higher tier shows only what it asks for beyond', () => {
  const tiers = parts({
    type: 'tiered',
    tiers: [
      { type: 'colors', need: { blue: 2, green: 2 } },
      { type: 'colors', need: { blue: 3, green: 2 } },
      { type: 'colors', need: { blue: 3, green: 3 } },
    ],
  });
  expect(tiers.map((tier) => tier.length)).toEqual([4, 1, 1]);
  expect(tiers[2]).toEqual([{ kind: 'colour', colour: 'green' }]);
});

test('a higher sum shows its number alone', () => {
  const tiers = parts({
    type: 'tiered',
    tiers: [
      { type: 'sum', min: 24 },
      { type: 'sum', min: 28 },
    ],
  });
  expect(tiers[1]).toEqual([{ kind: 'least', least: 28 }]);
});

test('a straight climbs on through its tiers', () => {
  const tiers = parts({
    type: 'tiered',
    tiers: [
      { type: 'straight', length: 4 },
      { type: 'straight', length: 5 },
    ],
  });
  expect(tiers[1]).toEqual([{ kind: 'step', step: 4 }]);
});

test('tiers that cannot be compared are drawn in full', () => {
  const tiers = parts({
    type: 'tiered',
    tiers: [
      { type: 'groups', sizes: [2, 2] },
      { type: 'groups', sizes: [4] },
    ],
  });
  expect(tiers[1]).toHaveLength(4);
});

test('every card of the box can be drawn, with six dice at most', () => {
  for (const { condition } of BOX.cards) {
    const drawn = parts(condition);
    expect(drawn).toHaveLength(tiersOf(condition).length);
    for (const tier of drawn) expect(tier).not.toHaveLength(0);
    expect(drawn.flat().length).toBeLessThanOrEqual(6);
  }
});
