/** Which page a URL leads to. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { browse } from './browser';

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

async function at(path: string, hash = '') {
  browse(path);
  location.hash = hash;
  return (await import('$web/client/route.svelte')).router;
}

test.each([
  ['/', { page: 'home' }],
  ['/new', { page: 'new', game: null }],
  ['/new/border', { page: 'new', game: 'border' }],
  ['/join', { page: 'join' }],
  ['/calls', { page: 'calls' }],
  ['/calls/x', { page: 'nowhere' }],
  ['/table/9b27sgvrzy', { page: 'table', table: '9b27sgvrzy' }],
  ['/replay', { page: 'replay', table: null }],
  ['/learn/a%20b/', { page: 'learn', game: 'a b' }],
  ['/table', { page: 'nowhere' }],
  ['/about/us', { page: 'nowhere' }],
  ['/table/x/y', { page: 'nowhere' }],
  ['/rules/50%', { page: 'nowhere' }],
  ['/table/%E0', { page: 'nowhere' }],
])('%s', async (path, route) => {
  expect((await at(path)).route).toEqual(route);
});

test('a clause stands behind the address of the rules', async () => {
  expect((await at('/rules/border', '#BOR-3')).route).toMatchObject({ game: 'border', clause: 'BOR-3' });
});

test('going and coming back', async () => {
  const here = await at('/');
  here.go('/tables');
  expect([location.pathname, here.route]).toEqual(['/tables', { page: 'tables' }]);
  location.pathname = '/rules/50%';
  window.dispatchEvent(new Event('popstate'));
  expect(here.route).toEqual({ page: 'nowhere' });
});
