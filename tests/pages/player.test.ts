/** Replay of a record: frames that could not be fetched are requested again when playback continues. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ReplayPlayer } from '$web/replay/player.svelte';
import { browse } from './browser';

const ENTRIES = 9;
const A_WHILE = 10_000;
const frame = (entry: number) => ({ entry, view: {}, told: [], standing: null, outcome: null });
let isCut = false;
let asked = 0;

beforeEach(() => {
  vi.useFakeTimers();
  browse();
  [isCut, asked] = [false, 0];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    asked += 1;
    if (isCut) throw new TypeError('failed to fetch');
    const { from } = JSON.parse(body) as { from: number };
    const frames = [from, from + 1].filter((entry) => entry <= ENTRIES).map(frame);
    const answer = { game: 'any', seats: ['Eva', '~easy'], entries: ENTRIES, turns: [0, 2], frames };
    return { ok: true, json: async () => answer };
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a film runs to its end and stops', async () => {
  const film = await ReplayPlayer.open('record', 0);
  film.play();
  await vi.advanceTimersByTimeAsync(A_WHILE);
  expect([film.at, film.running]).toEqual([ENTRIES, false]);
  expect(film.seats.map(({ kind }) => kind)).toEqual(['person', 'bot']);
});

test('where the line is cut a film stops and says so; played again, it asks again', async () => {
  const film = await ReplayPlayer.open('record', 0);
  isCut = true;
  await vi.advanceTimersByTimeAsync(0);
  film.go(6);
  await vi.advanceTimersByTimeAsync(0);
  film.play();
  await vi.advanceTimersByTimeAsync(A_WHILE);
  expect([film.frame, film.running, film.refusal?.code]).toEqual([null, false, 'no-answer']);
  const before = asked;
  isCut = false;
  film.play();
  await vi.advanceTimersByTimeAsync(A_WHILE);
  expect(asked).toBeGreaterThan(before);
  expect([film.at, film.refusal]).toEqual([ENTRIES, null]);
});
