/** Clocks count down locally from the server's last values, and only while something reads them. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { clockTime, time } from '$web/table/clock.svelte';
import { watched } from './watched.svelte';

const HOUR = 3_600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a clock that runs counts down from when it was told, one that rests does not', async () => {
  const clocks = { face: { at: 0, left: [30_000, 65_000], running: [0] }, at: Date.now() };
  const { seen, stop } = watched(() => [time(clocks, 0), time(clocks, 1)]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([seen[0], seen.at(-1)]).toEqual([
    ['0:30', '1:05'],
    ['0:28', '1:05'],
  ]);
  stop();
});

test('nothing ticks when nobody looks', async () => {
  const clocks = { face: { at: 0, left: [30_000], running: [0] }, at: Date.now() };
  const [one, other] = [watched(() => time(clocks, 0)), watched(() => time(clocks, 0))];
  expect(vi.getTimerCount()).toBe(1);
  one.stop();
  other.stop();
  await vi.advanceTimersByTimeAsync(1);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  [-1, '0:00'],
  [1, '0:01'],
  [59_001, '1:00'],
  [HOUR + 61_000, '1:01:01'],
  [25 * HOUR, '1 d 1 h'],
])('%i ms are shown as %s', (left, shown) => {
  expect(clockTime(left)).toBe(shown);
});
