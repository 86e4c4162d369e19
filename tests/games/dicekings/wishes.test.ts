import { expect, test } from 'vitest';

import type { Box } from '../../../src/stolek/games/dicekings/web/view';
import { joined, laid, toggled, wished } from '../../../src/stolek/games/dicekings/web/plannedMap';

const usual = { places: {}, dragons: ['A2'], white: ['A1'], gold: ['B1'] };
const box = { fields: { A1: 'coast', A2: 'lava', B1: 'cave' }, maps: { '2': usual } } as unknown as Box;

test('what is not chosen lies where it usually does', () => {
  expect(laid('dragons', {}, box, 2)).toEqual(['A2']);
  expect(laid('dragons', { dragons: 'none' }, box, 2)).toEqual([]);
  expect(laid('dragons', { dragons: ['b1'] }, box, 2)).toEqual(['B1']);
});

test('the parts are joined as for these players, or as chosen', () => {
  expect(joined({}, 3)).toBe(3);
  expect(joined({ map: 'standard' }, 3)).toBe(3);
  expect(joined({ map: 4 }, 3)).toBe(4);
});

test('the map shows dragons and gems together', () => {
  const fields = wished({ gold: ['A2'] }, box, 2);
  expect(fields['A1']).toMatchObject({ land: 'coast', gem: 'white', dragon: false });
  expect(fields['A2']).toMatchObject({ gem: 'gold', dragon: true, tile: true });
  expect(fields['B1']?.gem).toBeNull();
});

test('a field comes and goes, and what is no field is forgotten', () => {
  expect(toggled(['B1', 'X9'], 'A1', box)).toEqual(['A1', 'B1']);
  expect(toggled(['A1', 'B1'], 'A1', box)).toEqual(['B1']);
});
