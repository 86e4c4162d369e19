import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const ROOM = 'web/words';
const folders = [
  ROOM,
  ...readdirSync(ROOM, { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map((one) => join(ROOM, one.name)),
];
const keys = (folder: string, language: string) =>
  new FluentResource(readFileSync(join(folder, `${language}.ftl`), 'utf8')).body.map((entry) => entry.id);

test.each(folders)('%s says the same in every language', (folder) => {
  const english = keys(folder, 'en');
  expect(english.length).toBeGreaterThan(0);
  expect(new Set(english).size).toBe(english.length);
  for (const language of ['cs', 'sk']) expect(keys(folder, language).sort()).toEqual([...english].sort());
});

test('no phrase stands in two files', () => {
  const all = folders.flatMap((folder) => keys(folder, 'en'));
  expect(all.filter((key, place) => all.indexOf(key) !== place)).toEqual([]);
});
