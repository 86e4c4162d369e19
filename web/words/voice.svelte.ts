/** The speaker of one game in the user's language; after a change the old one stays until the new one has loaded. */
import { Resource } from '$web/client/resource.svelte';
import { preferences } from '$web/client/preferences.svelte';
import type { Refusal } from '$web/client/refusal';
import { phrases, Speaker } from './speaker.svelte';

export class GameSpeaker {
  private readonly words: Resource<{ game: string; speaker: Speaker }>;

  constructor(private readonly game: () => string | null) {
    this.words = new Resource(() => {
      const [language, name] = [preferences.language, game()];
      return name === null ? null : learned(language, name);
    });
  }

  /** Null until the phrases have loaded: those of another game do not count. */
  get speaker(): Speaker | null {
    const { found } = this.words;
    return found && found.game === this.game() ? found.speaker : null;
  }

  /** Why the phrases failed to load. */
  get refusal(): Refusal | null {
    return this.words.refusal;
  }

  again = (): void => this.words.again();
}

async function learned(language: Speaker['language'], game: string) {
  return { game, speaker: new Speaker(language, await phrases(language, game)) };
}
