import { describe, expect, test } from 'vitest';

import {
  around,
  beside,
  cell,
  flipped,
  forestOf,
  framed,
  laid,
  land,
  layOf,
  nameOf,
  nearest,
  onward,
  shifted,
  treesOf,
  turned,
  within,
} from '../../../src/stolek/games/wispwood/web/forest/cells';

const SIDES: [number, number][] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];

/** The free cells around a forest of some cells, grown by a small generator of chances. */
function shore(size: number, seed: number): string[] {
  const forest = new Set(['m13']);
  const free = () =>
    [...forest]
      .flatMap((name) => SIDES.map((step) => beside(name, ...step)))
      .filter((name) => name !== null && !forest.has(name)) as string[];
  for (let chance = seed; forest.size < size; chance = (chance * 48271) % 2147483647) {
    const open = free();
    forest.add(open[chance % open.length] as string);
  }
  return [...new Set(free())];
}

/** Where the four arrows lead in the end. */
function reached(open: string[], from: string): Set<string> {
  const found = new Set([from]);
  for (const name of found)
    for (const side of SIDES) {
      const next = onward(open, name, side);
      if (next) found.add(next);
    }
  return found;
}

describe('arrows', () => {
  test('lead straight on as long as there is something', () => {
    expect(onward(['m10', 'n12', 'm15'], 'm13', [-1, 0])).toBe('m10');
    expect(onward(['m10', 'n12', 'm15'], 'm13', [0, 1])).toBe('n12');
    expect(onward(['m10', 'n12', 'm15'], 'm13', [0, -1])).toBeNull();
  });

  test('lead from every cell beside a forest to every other one', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const open = shore(1 + (seed % 20), seed * 7919);
      for (const from of open) expect(reached(open, from).size).toBe(open.length);
    }
  });
});

test('the nearest cell is the one with the fewest steps', () => {
  expect(nearest(['a1', 'm10', 'l12'], 'm13')).toBe('l12');
  expect(nearest([], 'm13')).toBeNull();
});

describe('cells', () => {
  test('are named by column and row', () => {
    expect(cell('m13')).toEqual({ row: 12, column: 12 });
    expect(nameOf({ row: 0, column: 24 })).toBe('y1');
    expect(beside('a1', 0, 1)).toBe('b1');
  });

  test('end at the edge of the world', () => {
    expect(beside('a1', -1, 0)).toBeNull();
    expect(beside('y25', 0, 1)).toBeNull();
  });
});

describe('a forest', () => {
  const forest = forestOf(['PT.', '.C.'], 'l12');

  test('lies from its corner on', () => {
    expect([...forest]).toEqual([
      ['l12', 'P'],
      ['m12', 'T'],
      ['m13', 'C'],
    ]);
    expect(around(forest.keys())).toEqual({ top: 11, left: 11, rows: 2, columns: 2 });
  });

  test('has land around it as far as the grid can reach', () => {
    expect(land(forest, 4)).toEqual({ top: 9, left: 9, rows: 6, columns: 6 });
    expect([...within(land(forest, 2))]).toEqual(['l12', 'm12', 'l13', 'm13']);
  });

  test('has no land beyond the edge of the world', () => {
    expect(land(new Map([['a1', 'C']]), 4)).toEqual({ top: 0, left: 0, rows: 4, columns: 4 });
  });

  test('stands in the middle of a small picture', () => {
    expect(framed(forest, 4)).toEqual({ top: 10, left: 10, rows: 4, columns: 4 });
  });
});

describe('a lay', () => {
  test('leads from the wisp to its trees', () => {
    expect(treesOf('e,ee,s')).toEqual([
      { row: 0, column: 1 },
      { row: 0, column: 2 },
      { row: 1, column: 0 },
    ]);
    expect(laid('m12', 'e,ee,s')).toEqual(['n12', 'o12', 'm13']);
  });

  test('is named as the house names it, short steps first', () => {
    expect(layOf(treesOf('s,ee,e'))).toBe('e,s,ee');
    expect(layOf(treesOf('es,s'))).toBe('s,se');
  });

  test('comes back after four turns, and after two flips', () => {
    let lay = 'e,s,ee';
    for (let quarter = 0; quarter < 4; quarter++) lay = turned(lay);
    expect(lay).toBe('e,s,ee');
    expect(turned('e,s,ee')).toBe('s,w,ss');
    expect(flipped('e,s,ee')).toBe('s,w,ww');
    expect(flipped(flipped('e,s,ee'))).toBe('e,s,ee');
  });

  test('covers the same cells whichever of them has the wisp', () => {
    const covered = (at: string, lay: string) => [at, ...laid(at, lay)].sort();
    let [at, lay] = ['m12', 'e,s,ee'];
    for (let step = 0; step < 4; step++) {
      const next = shifted(lay);
      at = beside(at, next.by.row, next.by.column) ?? '';
      lay = next.lay;
      expect(covered(at, lay)).toEqual(covered('m12', 'e,s,ee'));
    }
    expect([at, lay]).toEqual(['m12', 'e,s,ee']);
  });
});
