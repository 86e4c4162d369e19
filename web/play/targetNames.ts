/** Names of targets, by the nouns of the game: `tile:red-blue` is the noun `tile-red-blue`. */
import type { Speaker } from '$web/words/speaker.svelte';

export function picked(speaker: Speaker, target: string): string {
  const split = target.indexOf(':');
  const [kind, word] = split < 0 ? ['word', target] : [target.slice(0, split), target.slice(split + 1)];
  for (const key of [`pick-${kind}-${word}`, `${kind}-${word}`, `word-${word}`]) {
    if (speaker.has(key)) return speaker.say(key);
  }
  if (kind === 'seat') return speaker.player(Number(word) - 1); // counted from 1, as people do
  const form = `pick-${kind}`;
  return speaker.has(form) ? speaker.say(form, { name: word }) : word;
}
