/** Access keys in local storage: stored, sent to the server, and dropped one by one when they are revoked. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import {
  dropKey,
  dropSeat,
  dropStale,
  isHost,
  chooseKey,
  forget,
  forgetAll,
  keepKey,
  keepOpened,
  keepSeats,
  keysOf,
  seatsOf,
  allKeys,
  withKeys,
} from '$web/client/keyring';
import { Refusal } from '$web/client/refusal';
import { browse } from './browser';

const table = '9b27sgvrzy';
const seat = (number: number, key: string) => ({ table, seat: number, key, code: null });
const stale = (...places: number[]) => new Refusal('wrong-key', { stale: places });

beforeEach(() => {
  browse();
  keepOpened({
    table,
    seats: [seat(0, 'zero'), seat(1, 'one')],
    watch: 'watch',
    invite: 'invite',
    host: null,
  });
});
afterEach(() => {
  forget(table);
  vi.unstubAllGlobals();
});

test('a key of our own choice is shown beside the old one until it is known which of them is good', () => {
  const key = chooseKey(table, 1);
  expect(key).toMatch(/^[A-Za-z0-9_-]{32}$/);
  expect(chooseKey('elsewhere', 0)).not.toBe(key);
  expect(allKeys(table)).toEqual(['zero', 'one', key, 'watch', 'invite']);
  expect(seatsOf(table)).toEqual([0, 1]);
  expect(dropStale(table, allKeys(table), stale(1))).toBe(true); // the server has accepted the new key
  expect(allKeys(table)).toEqual(['zero', key, 'watch', 'invite']);
  dropKey(table, key);
  expect(seatsOf(table)).toEqual([0]);
});

test('all keys of all tables are forgotten, and nothing else', () => {
  keepKey('elsewhere', 'watch', 'look');
  localStorage.setItem('stolek-theme', 'dark');
  forgetAll();
  expect([allKeys(table), allKeys('elsewhere')]).toEqual([[], []]);
  expect(localStorage.getItem('stolek-theme')).toBe('dark');
});

test('who has the seat of the host, or his key where he has no seat, is the host', () => {
  expect([isHost(table, 1), isHost(table, 2), isHost(table, null)]).toEqual([true, false, false]);
  keepOpened({ table, seats: [], watch: 'watch', invite: 'invite', host: 'host' });
  expect([isHost(table, null), isHost(table, 0)]).toEqual([true, false]);
});

test('all keys are shown, those of seats first', () => {
  expect(allKeys(table)).toEqual(['zero', 'one', 'watch', 'invite']);
  expect(allKeys('elsewhere')).toEqual([]);
});

test('a seat that is given again takes the place of the old one', () => {
  keepSeats(table, [seat(1, 'new')]);
  keepKey(table, 'watch', 'other');
  expect(allKeys(table)).toEqual(['zero', 'new', 'other', 'invite']);
});

test('a seat that one leaves can be put back', () => {
  const given = dropSeat(table, 0);
  expect(allKeys(table)).toEqual(['one', 'watch', 'invite']);
  keepSeats(table, given);
  expect(allKeys(table)).toContain('zero');
});

test('stale keys are dropped, and nothing else is', () => {
  expect(dropStale(table, allKeys(table), stale(1, 3))).toBe(true);
  expect(keysOf(table)).toEqual({ seats: [seat(0, 'zero')], watch: 'watch' });
});

test('a key that was given after the others were shown stays', () => {
  const tried = allKeys(table);
  keepSeats(table, [seat(1, 'new')]);
  expect(dropStale(table, tried, stale(1))).toBe(true);
  expect(allKeys(table)).toEqual(['zero', 'new', 'watch', 'invite']);
});

test.each([
  stale(0, 1, 2, 3),
  new Refusal('wrong-key'),
  new Refusal('not-invited'),
  new Refusal('no-answer'),
])('nothing is dropped for %s %j', (refusal) => {
  expect(dropStale(table, allKeys(table), refusal)).toBe(false);
  expect(allKeys(table)).toHaveLength(4);
});

test('the keys of a table that is gone are forgotten', () => {
  expect(dropStale(table, allKeys(table), new Refusal('unknown-table'))).toBe(false);
  expect(localStorage.getItem(`stolek-keys-${table}`)).toBeNull();
});

test('what is asked with a stale key is asked once more without it', async () => {
  const tried: string[][] = [];
  const answer = await withKeys(table, async (keys) => {
    tried.push(keys);
    if (keys.includes('one')) throw stale(1);
    return 'yes';
  });
  expect(answer).toBe('yes');
  expect(tried).toEqual([
    ['zero', 'one', 'watch', 'invite'],
    ['zero', 'watch', 'invite'],
  ]);
  await expect(withKeys(table, () => Promise.reject(new Refusal('not-over')))).rejects.toMatchObject({
    code: 'not-over',
  });
});

test.each(['', '{', 'null', '{}'])('a memory of %j is an empty keyring', (text) => {
  localStorage.setItem(`stolek-keys-${table}`, text);
  expect(keysOf(table)).toEqual({ seats: [] });
});
