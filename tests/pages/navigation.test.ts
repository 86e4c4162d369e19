/** Navigation to a table: busy until its page is there, or until the request is refused. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Opened } from '$web/client/messages';
import { Refusal } from '$web/client/refusal';
import { browse } from './browser';

const opened: Opened = { table: '9b27sgvrzy', seats: [], watch: 'watch', invite: 'invite', host: 'host' };

beforeEach(() => {
  browse();
});
afterEach(() => void vi.unstubAllGlobals());

test('a table that was opened is gone to, with its keys', async () => {
  const { Navigation } = await import('$web/client/navigation.svelte');
  const { allKeys } = await import('$web/client/keyring');
  const way = new Navigation();
  const going = way.toNew(async () => opened);
  expect(way.busy).toBe(true);
  await going;
  expect(location.pathname).toBe('/table/9b27sgvrzy');
  expect(allKeys(opened.table)).toEqual(['host', 'watch', 'invite']);
});

test('what is refused is told until the next try', async () => {
  const { Navigation } = await import('$web/client/navigation.svelte');
  const way = new Navigation();
  await way.toNew(() => Promise.reject(new Refusal('too-fast')));
  expect([way.busy, way.refusal?.code, location.pathname]).toEqual([false, 'too-fast', '/']);
  const going = way.go(async () => '/tables');
  expect([way.busy, way.refusal]).toEqual([true, null]);
  await going;
  expect(location.pathname).toBe('/tables');
});
