/** The voice of one game in the reader's language; when that changes, the old one speaks until the new one has come. */
import { home } from '$web/house/home.svelte';
import { phrases, Speaker } from './speaker.svelte';

export class Voice {
  speaker = $state.raw<Speaker | null>(null);

  constructor(game: () => string | null) {
    $effect(() => {
      const [language, name] = [home.language, game()];
      let wanted = true;
      if (name === null) this.speaker = null;
      else
        void phrases(language, name).then(
          (found) => {
            if (wanted) this.speaker = new Speaker(language, found);
          },
          () => undefined, // what else the page asks for the house does not answer either, and it says so
        );
      return () => (wanted = false);
    });
  }
}
