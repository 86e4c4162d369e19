/**
 * Facts become the variables of a phrase, by the same rules as on the server (words/variables.py): words are looked
 * up as nouns with their cases, lists are joined, seats become names.
 */
import type { FluentBundle, FluentVariable, Message } from '@fluent/bundle';

export type Facts = Record<string, unknown>;
export type Variables = Record<string, FluentVariable>;

const SENTENCES = new Set(
  (
    'event prompt move refusal item remark option game terminal cli seat list count clause arena level term ' +
    'phrase web face pick ui lesson call'
  ).split(' '),
);
const SEATED: Record<string, string> = {
  seat: 'player',
  seats: 'players',
  to_act: 'players',
  victim: 'victim',
  rival: 'rival',
};
const FORTUNE = -1;
const UNUSUAL = 1e15;

/** All phrases of one language, by their keys. */
export class Phrases {
  private readonly nouns = new Set<string>();

  constructor(
    private readonly bundle: FluentBundle,
    keys: Iterable<string>,
  ) {
    for (const key of keys) this.nouns.add(key.split('-', 1)[0] ?? key);
    for (const family of SENTENCES) this.nouns.delete(family);
  }

  has(key: string): boolean {
    const [name = '', attribute] = key.split('.', 2);
    const found = this.bundle.getMessage(name);
    return found !== undefined && (attribute === undefined || attribute in found.attributes);
  }

  /** A phrase with its variables filled in; a missing one shows its key, and is logged as an error. */
  format(key: string, variables: Variables = {}): string {
    const [name = '', attribute] = key.split('.', 2);
    const message: Message | undefined = this.bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) {
      console.error(`no words for ${key}`);
      return key;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, variables, errors);
    if (errors.length) console.error(`${key}: ${errors[0]?.message}`);
    return text;
  }

  attributes(key: string): string[] {
    return Object.keys(this.bundle.getMessage(key)?.attributes ?? {});
  }

  hasNouns(fact: string): boolean {
    return this.nouns.has(kind(fact));
  }
}

/** Turns facts into variables, with the names of these seats. */
export class Wording {
  constructor(
    private readonly phrases: Phrases,
    private readonly seats: readonly string[] = [],
  ) {}

  variables(facts: Facts): Variables {
    const found: Variables = {};
    for (const [name, value] of Object.entries(facts)) {
      if (Array.isArray(value)) Object.assign(found, this.list(name, value));
      else if (name in SEATED && Number.isInteger(value)) {
        found[name] = plain(value);
        found[SEATED[name] as string] = this.player(value as number);
      } else if (typeof value === 'string') Object.assign(found, this.noun(name, value));
      else if (value !== null && typeof value === 'object') continue;
      else found[name] = plain(value);
    }
    return found;
  }

  player(seat: number): string {
    if (seat === FORTUNE) return this.phrases.format('seat-fortune');
    return this.seats[seat] || this.phrases.format('seat-player', { number: seat + 1 });
  }

  private list(name: string, values: unknown[]): Variables {
    if (values.some((value) => value !== null && typeof value === 'object')) {
      return { [`${name}-count`]: values.length };
    }
    const seated = name in SEATED && values.every(Number.isInteger);
    const one = name.replace(/s$/, '');
    const words = values.map((value) => (seated ? this.player(value as number) : this.word(one, value)));
    const listed = seated ? (SEATED[name] as string) : name;
    return {
      [listed]: this.joined(words, 'list-and'),
      [`${listed}-or`]: this.joined(words, 'list-or'),
      [`${listed}-sum`]: words.join(' + '),
      [`${listed}-count`]: words.length,
    };
  }

  private joined(words: string[], last: string): string {
    if (words.length < 2) return words.join('');
    return this.phrases.format(last, { head: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' });
  }

  private noun(name: string, word: string): Variables {
    if (!this.phrases.hasNouns(name)) return { [name]: word };
    const key = `${kind(name)}-${word}`;
    const found: Variables = { [name]: this.phrases.format(key) };
    for (const form of this.phrases.attributes(key))
      found[`${name}-${form}`] = this.phrases.format(`${key}.${form}`);
    return found;
  }

  private word(name: string, value: unknown): string {
    if (typeof value === 'string' && this.phrases.hasNouns(name)) {
      return this.phrases.format(`${kind(name)}-${value}`);
    }
    return String(plain(value));
  }
}

function kind(fact: string): string {
  return fact.split('_', 1)[0] ?? fact;
}

function plain(value: unknown): string | number {
  return typeof value === 'number' && Math.abs(value) < UNUSUAL ? value : String(value);
}
