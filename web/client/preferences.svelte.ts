/** What every page shares: language, theme, sound, the user's profile, and the list of games. */
import { LANGUAGES, phrases, Speaker } from '$web/words/speaker.svelte';
import * as api from './api';
import { readStored, writeStored } from './localStore';
import type { Face, GameSheet } from './messages';
import { asRefusal, type Refusal } from './refusal';

export type Theme = 'auto' | 'light' | 'dark';

function wished<T extends string>(name: string, known: readonly T[], usual: T): T {
  const found = readStored(`stolek-${name}`) as T | null;
  return found && known.includes(found) ? found : usual;
}

const SPOKEN = Object.keys(LANGUAGES) as api.Language[];
/** The first of the browser's preferred languages that we support. */
const native = navigator.languages
  .map((asked) => asked.toLowerCase().split('-', 1)[0])
  .find((asked): asked is api.Language => asked !== undefined && asked in LANGUAGES);

class Home {
  language = $state<api.Language>(wished('language', SPOKEN, native ?? 'en'));
  theme = $state<Theme>(wished('theme', ['auto', 'light', 'dark'] as const, 'auto'));
  sound = $state(wished('sound', ['off', 'on'] as const, 'off') === 'on');
  /** Formats the phrases of the pages; null until they have loaded. */
  speaker = $state.raw<Speaker | null>(null);
  games = $state.raw<GameSheet[]>([]);
  face = $state.raw<Face>({ name: '', colour: 'teal' });
  /** Counts language changes: a late answer to an older one is ignored. */
  private chosen = 0;
  /** Why the server did not answer. */
  refusal = $state.raw<Refusal | null>(null);

  /** Fetch what all pages need; also retries after a failure. */
  async open(): Promise<void> {
    this.refusal = null;
    this.show();
    try {
      const [speaker, games, face] = await Promise.all([this.voice(this.language), api.games(), api.me()]);
      this.speaker = speaker;
      this.games = games;
      this.face = face;
    } catch (error) {
      this.refusal = asRefusal(error);
    }
  }

  async speak(language: api.Language): Promise<void> {
    const number = ++this.chosen;
    const speaker = await this.voice(language);
    if (number !== this.chosen) return; // another language was chosen meanwhile
    this.speaker = speaker;
    this.language = language;
    writeStored('stolek-language', language);
    this.show();
  }

  dress(theme: Theme): void {
    this.theme = theme;
    writeStored('stolek-theme', theme);
    this.show();
  }

  sing(sound: boolean): void {
    this.sound = sound;
    writeStored('stolek-sound', sound ? 'on' : 'off');
  }

  async rename(face: Face): Promise<void> {
    this.face = await api.changeMe(face);
  }

  title(game: string): string {
    return this.games.find((one) => one.name === game)?.title[this.language] ?? game;
  }

  private async voice(language: api.Language): Promise<Speaker> {
    return new Speaker(language, await phrases(language, null));
  }

  private show(): void {
    document.documentElement.lang = this.language;
    document.documentElement.dataset.theme = this.theme;
  }
}

export const preferences = new Home();

/** A phrase of the pages. */
export function say(key: string, facts: Record<string, unknown> = {}): string {
  return preferences.speaker?.say(key, facts) ?? '';
}
