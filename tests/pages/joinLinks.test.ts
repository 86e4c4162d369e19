/** What people paste or type to join a table. */
import { expect, test } from 'vitest';

import { formatCode, parseJoin } from '$web/client/joinLinks';

const table = '9b27sgvrzy';

test.each([
  [`http://192.168.1.7:8420/table/${table}#invite=abc_-D`, { table, keys: '#invite=abc_-D', code: '' }],
  [`  https://stolek.example/table/${table}  `, { table, keys: '', code: '' }],
  [`http://localhost/join#${table}8kq3vd`, { table, keys: '', code: '8kq3vd' }],
  ['9B27S GVRZY 8KQ 3VD', { table, keys: '', code: '8kq3vd' }],
  ['9b27s-gvrzy-4eu2-wqxr', { table, keys: '', code: '4eu2wqxr' }],
  [table, { table, keys: '', code: '' }],
])('%s is understood', (text, meant) => {
  expect(parseJoin(text)).toEqual(meant);
});

test.each(['', 'hello', '8kq3vd', `${table}8kq`, 'http://localhost/rules/x'])('%s is no way in', (text) => {
  expect(parseJoin(text)).toBeNull();
});

test('what is read out is understood again', () => {
  expect(parseJoin(formatCode(table, '8kq3vd'))).toEqual({ table, keys: '', code: '8kq3vd' });
  expect(formatCode(table, '')).toBe('9b27s gvrzy');
});
