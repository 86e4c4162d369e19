/** Preferences that all pages share: above all the language. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { browse } from './browser';

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

const language = async () => (await import('$web/client/preferences.svelte')).preferences.language;

test.each([
  [['cs', 'sk', 'en-US', 'en'], 'cs'],
  [['sk-SK', 'cs', 'en'], 'sk'],
  [['en-GB', 'cs'], 'en'],
  [['de', 'CS-cz', 'en'], 'cs'],
  [['csb', 'sk'], 'sk'],
  [['de', 'fr'], 'en'],
  [[], 'en'],
])('who reads %j is spoken to in %s', async (languages, spoken) => {
  browse('/', languages);
  expect(await language()).toBe(spoken);
});

test.each([
  ['sk', 'sk'],
  ['xx', 'cs'],
])('what was chosen before (%s) counts more, if it can be', async (chosen, spoken) => {
  browse('/', ['cs']);
  localStorage.setItem('stolek-language', chosen);
  expect(await language()).toBe(spoken);
});

test('of two languages chosen in a row the later one is spoken, whichever words come first', async () => {
  browse('/', ['en']);
  const asked = new Map<string, (answer: Response) => void>();
  vi.stubGlobal('fetch', (path: string) => new Promise<Response>((kept) => asked.set(path.slice(-2), kept)));
  const { preferences } = await import('$web/client/preferences.svelte');
  const chosen = [preferences.speak('cs'), preferences.speak('sk')];
  await vi.waitUntil(() => asked.size === 2, 60_000);
  asked.get('sk')?.(new Response(''));
  await chosen[1];
  asked.get('cs')?.(new Response(''));
  await chosen[0];
  expect([preferences.language, preferences.speaker?.language]).toEqual(['sk', 'sk']);
});
