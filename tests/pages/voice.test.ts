/** The phrases of a game: in the user's language, and of that game only. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { browse } from './browser';
import { asked, rooted } from './watched.svelte';

const text = (words: string) => ({ ok: true, text: async () => words });
let answers: Record<string, () => unknown>;

beforeEach(() => {
  browse();
  answers = {};
  vi.stubGlobal('fetch', async (path: string) => {
    const found = Object.keys(answers).find((end) => path.endsWith(end));
    if (!found) throw new TypeError('failed to fetch');
    return answers[found]?.();
  });
});
afterEach(() => void vi.unstubAllGlobals());

async function speaking(first: string) {
  const { GameSpeaker } = await import('$web/words/voice.svelte');
  const game = asked<string | null>(first);
  let voice = null as unknown as InstanceType<typeof GameSpeaker>;
  const stop = rooted(() => (voice = new GameSpeaker(() => game.now)));
  return { voice, game, stop };
}

test('words that do not come are told, and come at the next try', async () => {
  const { voice, stop } = await speaking('border');
  await vi.waitFor(() => expect(voice.refusal?.code).toBe('no-answer'));
  answers['border/words/en'] = () => text('game-title = The Border');
  voice.again();
  flushSync();
  await vi.waitFor(() => expect(voice.speaker?.say('game-title')).toBe('The Border'));
  expect(voice.refusal).toBeNull();
  stop();
});

test('the words of one game say nothing of another', async () => {
  answers['border/words/en'] = () => text('game-title = The Border');
  answers['other/words/en'] = () => text('game-title = Other');
  const { voice, game, stop } = await speaking('border');
  await vi.waitFor(() => expect(voice.speaker).not.toBeNull());
  game.now = 'other';
  expect(voice.speaker).toBeNull();
  flushSync();
  await vi.waitFor(() => expect(voice.speaker?.say('game-title')).toBe('Other'));
  game.now = null;
  expect(voice.speaker).toBeNull();
  stop();
});
