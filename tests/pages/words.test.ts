/** The phrases of the pages are complete in all languages, and every key in the code exists. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';

const LANGUAGES = ['en', 'cs', 'sk'];
const ROOMS = readdirSync('web/words', { recursive: true, encoding: 'utf8' })
  .filter((path) => basename(path) === 'en.ftl')
  .map(dirname);
const written = (language: string, rooms = ROOMS) =>
  rooms.map((room) => readFileSync(join('web/words', room, `${language}.ftl`), 'utf8')).join('\n');
const read = (language: string, rooms = ROOMS) => new FluentResource(written(language, rooms));
const house = (language: string) =>
  new FluentResource(readFileSync(`src/stolek/words/${language}.ftl`, 'utf8'));

/** Every variable that occurs anywhere in a part of a phrase. */
function variables(part: unknown): string[] {
  if (part === null || typeof part !== 'object') return [];
  const own = 'type' in part && part.type === 'var' && 'name' in part ? [String(part.name)] : [];
  return [...own, ...Object.values(part).flatMap(variables)];
}

function phrases(language: string, rooms = ROOMS): Record<string, string[]> {
  const entries = read(language, rooms).body.map((entry) => {
    return [entry.id, [...new Set(variables(entry))].sort(), Object.keys(entry.attributes).sort()] as const;
  });
  return Object.fromEntries(entries.map(([id, used, attributes]) => [id, [...used, ...attributes]]));
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

describe('the words of the pages', () => {
  test.each(LANGUAGES)('%s has the same phrases with the same variables as English', (language) => {
    expect(ROOMS).toContain('.');
    for (const room of ROOMS) expect(phrases(language, [room])).toEqual(phrases('en', [room]));
  });

  test.each(LANGUAGES)('%s can be read to its end', (language) => {
    const begun = written(language).match(/^[a-z][\w-]* =/gm) ?? [];
    expect(read(language).body.length).toBe(begun.length);
    expect(new FluentBundle(language).addResource(read(language))).toEqual([]);
  });

  test.each(LANGUAGES)('%s says nothing that the house says itself', (language) => {
    const said = new Set(house(language).body.map((entry) => entry.id));
    expect(read(language).body.filter((entry) => said.has(entry.id))).toEqual([]);
  });

  test('whatever the pages ask for by its full name exists, and nothing else does', () => {
    const texts = [...sources('web'), ...sources('src/stolek/games')].join('\n');
    const known = Object.keys(phrases('en'));
    const asked = [...texts.matchAll(/'(ui-[a-z-]*[a-z])'/g)].map((found) => found[1] ?? '');
    expect(asked.filter((key) => !known.includes(key))).toEqual([]);
    const begun = [...texts.matchAll(/`((?:ui|refusal)-[a-z-]*)\$\{/g)].map((found) => found[1] ?? '');
    const spare = known.filter((key) => {
      return key.startsWith('ui-') && !texts.includes(key) && !begun.some((start) => key.startsWith(start));
    });
    expect(spare).toEqual([]);
  });
});
