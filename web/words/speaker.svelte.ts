/** Formats phrases in the user's language: those of the pages, of the server and of one game. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

import { gameWords, serverWords, type Language } from '$web/client/api';
import type { Refusal } from '$web/client/refusal';
import { type Facts, Phrases, Wording } from './wording';

export const LANGUAGES: Record<Language, string> = { en: 'English', cs: 'Čeština', sk: 'Slovenčina' };
const pages = import.meta.glob<string>('./**/*.ftl', { query: '?raw', import: 'default' });
const read = new Map<string, Promise<Phrases>>();

/** Something with a name, facts and perhaps a clause, as the server sends it. */
export interface Saying {
  name: string;
  facts?: Facts;
  clause?: string | null;
}

export class Speaker {
  private readonly wording: Wording;

  constructor(
    readonly language: Language,
    readonly phrases: Phrases,
    readonly seats: readonly string[] = [],
  ) {
    this.wording = new Wording(phrases, seats);
  }

  /** The same speaker with the names of these seats. */
  among(seats: readonly string[]): Speaker {
    return new Speaker(this.language, this.phrases, seats);
  }

  say = (key: string, facts: Facts = {}): string => this.phrases.format(key, this.wording.variables(facts));
  has = (key: string): boolean => this.phrases.has(key);
  player = (seat: number): string => this.wording.player(seat);
  event = (event: Saying): string => this.say(`event-${event.name}`, event.facts);
  prompt = (prompt: Saying): string => this.say(`prompt-${prompt.name}`, prompt.facts);
  item = (item: Saying & { points: number }): string =>
    this.say(`item-${item.name}`, { points: item.points, ...item.facts });
  refusal = (refusal: Refusal): string => this.say(`refusal-${refusal.code}`, refusal.facts);
}

/** All phrases of a language; with a game also its own. */
export function phrases(language: Language, game: string | null): Promise<Phrases> {
  const key = `${language}/${game ?? ''}`;
  const found = read.get(key) ?? load(language, game);
  read.set(key, found);
  found.catch(() => read.delete(key));
  return found;
}

async function load(language: Language, game: string | null): Promise<Phrases> {
  const own = Object.keys(pages).filter((path) => path.endsWith(`/${language}.ftl`));
  const texts = await Promise.all([
    ...own.map((path) => pages[path]?.() ?? ''),
    game ? gameWords(game, language) : serverWords(language),
  ]);
  const bundle = new FluentBundle(language, { useIsolating: false });
  const keys: string[] = [];
  for (const text of texts) {
    const resource = new FluentResource(text);
    bundle.addResource(resource);
    keys.push(...resource.body.map((entry) => entry.id));
  }
  return new Phrases(bundle, keys);
}
