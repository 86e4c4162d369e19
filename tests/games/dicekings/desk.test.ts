import { expect, test } from 'vitest';

import {
  counted,
  ownerOf,
  read,
  resized,
  settled,
  written,
} from '../../../src/stolek/games/dicekings/web/desk';

const NOBODY = { fields: [], white: 0, gold: 0, fires: 0 };

test('a map is read, filled up and written down again', () => {
  const found = read('{"map": 4, "players": [{"fields": ["A1"], "gold": 1}, {"fields": []}], "winner": 1}');
  expect(found).toEqual({ map: 4, winner: 1, players: [{ ...NOBODY, fields: ['A1'], gold: 1 }, NOBODY] });
  expect(read(written(found))).toEqual(found);
});

test.each(['', '{', '[]', 'null', '{"players": 3, "map": 9}'])('%j is an empty map for two', (text) => {
  expect(read(text)).toEqual({ map: 2, players: [NOBODY, NOBODY] });
});

test('a field has one owner, or none', () => {
  const one = settled([NOBODY, NOBODY], 0, 'A1');
  expect(ownerOf(one, 'A1')).toBe(0);
  const other = settled(one, 1, 'A1');
  expect([ownerOf(other, 'A1'), other[0]?.fields]).toEqual([1, []]);
  expect(ownerOf(settled(other, 1, 'A1'), 'A1')).toBeNull();
  expect(resized(one, 3)).toEqual([...one, NOBODY]);
});

test('numbers are whole and not below nothing', () => {
  expect([-1, '2', 2.7, 'x', 1e9].map(counted)).toEqual([0, 2, 2, 0, 99]);
});
