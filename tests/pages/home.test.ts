/** What all pages share: first of all, the reader's language. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { browse } from './browser';

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

const language = async () => (await import('$web/house/home.svelte')).home.language;

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
