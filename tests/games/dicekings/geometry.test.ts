import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import {
  borders,
  corners,
  frame,
  lettersFor,
  lineAt,
  SIZE,
  spots,
  WIDE,
} from '../../../src/stolek/games/dicekings/web/map/geometry';
import type { Box, FieldView } from '../../../src/stolek/games/dicekings/web/view';

const BOX = JSON.parse(readFileSync('src/stolek/games/dicekings/box.json', 'utf8')) as Box;
const owned = (owner: number | null): FieldView => ({
  land: 'coast',
  owner,
  dragon: false,
  tile: true,
  gem: null,
});

test('neighbours of every map touch and never overlap', () => {
  for (const { places } of Object.values(BOX.maps)) {
    const all = spots(places);
    expect(all).toHaveLength(30);
    for (const one of all) {
      const others = all.filter((other) => other !== one);
      const nearest = Math.min(...others.map((other) => Math.hypot(one.x - other.x, one.y - other.y)));
      expect(nearest).toBeCloseTo(WIDE);
    }
  }
});

test('the frame holds every corner', () => {
  const all = spots({ a: [0, 0], b: [2, 1] });
  const around = frame(all);
  for (const { x, y } of all)
    for (const [dx, dy] of corners(SIZE)) {
      expect(x + dx).toBeGreaterThanOrEqual(around.x);
      expect(x + dx).toBeLessThanOrEqual(around.x + around.width);
      expect(y + dy).toBeGreaterThanOrEqual(around.y);
      expect(y + dy).toBeLessThanOrEqual(around.y + around.height);
    }
});

test('a lonely field has six borders, neighbours of one owner share none', () => {
  const places: Record<string, [number, number]> = { a: [0, 0], b: [1, 0], c: [0, 1] };
  expect(borders(places, { a: owned(0), b: owned(1), c: owned(null) })['a']).toHaveLength(6);
  const joined = borders(places, { a: owned(0), b: owned(0), c: owned(null) });
  expect(joined['a']).toEqual([1, 2, 3, 4, 5]);
  expect(joined['b']).toEqual([0, 1, 2, 4, 5]);
  expect(joined['c']).toBeUndefined();
});

test('an edge lies between a field and the one beyond it', () => {
  const [from, to] = corners(1);
  expect(from?.[0]).toBeCloseTo(to?.[0] ?? 0);
  expect(from?.[0]).toBeGreaterThan(0);
});

test.each(['en', 'cs', 'sk'])('the name of every land fits into a field, line by line: %s', (language) => {
  const words = readFileSync(`src/stolek/games/dicekings/words/${language}.ftl`, 'utf8');
  for (const land of new Set(Object.values(BOX.fields))) {
    const lines = (words.match(new RegExp(`^land-${land} = (.*)$`, 'm'))?.[1] ?? '').split(' ');
    expect(lines.length).toBeLessThanOrEqual(2);
    expect(lettersFor(lines)).toBeGreaterThan(11);
    const lowest = lineAt(lines.length - 1, lines);
    expect(lowest).toBeLessThan(SIZE - 14); // there a field has narrowed to half its breadth
  }
});

test('two lines stand around the place of one', () => {
  expect([0, 1].map((number) => lineAt(number, ['a', 'b']) - lineAt(0, ['a']))).toEqual([-6.5, 6.5]);
});
