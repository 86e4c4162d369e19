/** The access keys of this browser, kept in local storage until they are revoked. */
import * as memory from './localStore';
import type { Admission, Opened } from './messages';
import { asRefusal, type Refusal } from './refusal';

export interface Keys {
  seats: Admission[];
  watch?: string;
  invite?: string;
  host?: string;
}

const KEYS = 'stolek-keys-';
const at = (table: string) => KEYS + table;

export function keysOf(table: string): Keys {
  try {
    return { seats: [], ...(JSON.parse(memory.readStored(at(table)) ?? '') as Partial<Keys>) };
  } catch {
    return { seats: [] };
  }
}

function keep(table: string, keys: Keys): void {
  memory.writeStored(at(table), JSON.stringify(keys));
}

/** All keys for a table, as they are sent to the server; a refusal names stale ones by their index. */
export function allKeys(table: string): string[] {
  const keys = keysOf(table);
  const others = [keys.host, keys.watch, keys.invite].filter((key): key is string => Boolean(key));
  return [...keys.seats.map((seat) => seat.key), ...others];
}

export function keepOpened(opened: Opened): void {
  keep(opened.table, {
    seats: opened.seats,
    watch: opened.watch,
    invite: opened.invite,
    host: opened.host ?? undefined,
  });
}

/** Store the keys of seats, in place of older ones for the same seats. */
export function keepSeats(table: string, admissions: Admission[]): void {
  const keys = keysOf(table);
  const given = new Set(admissions.map((one) => one.seat));
  keep(table, { ...keys, seats: [...keys.seats.filter((one) => !given.has(one.seat)), ...admissions] });
}

/**
 * A new key for a seat, chosen by the client and kept beside the old one, in case the answer to the request is lost:
 * the next connection sends both, and shows which of them is valid.
 */
export function chooseKey(table: string, seat: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const key = btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_');
  const keys = keysOf(table);
  keep(table, { ...keys, seats: [...keys.seats, { table, seat, key, code: null }] });
  return key;
}

export function dropKey(table: string, key: string): void {
  const keys = keysOf(table);
  keep(table, { ...keys, seats: keys.seats.filter((one) => one.key !== key) });
}

/** The seats for which this browser has a key. */
export function seatsOf(table: string): number[] {
  return [...new Set(keysOf(table).seats.map((one) => one.seat))];
}

export function keepKey(table: string, opens: 'watch' | 'invite', key: string): void {
  keep(table, { ...keysOf(table), [opens]: key });
}

/** Drop the keys of a seat; returns them, so that they can be restored. */
export function dropSeat(table: string, seat: number): Admission[] {
  const keys = keysOf(table);
  keep(table, { ...keys, seats: keys.seats.filter((one) => one.seat !== seat) });
  return keys.seats.filter((one) => one.seat === seat);
}

export function forget(table: string): void {
  memory.forget(at(table));
}

export function forgetAll(): void {
  memory.storedNames(KEYS).forEach(memory.forget);
}

/** Whether this browser has the host's powers at a table. */
export function isHost(table: string, host: number | null): boolean {
  const keys = keysOf(table);
  return host === null ? Boolean(keys.host) : seatsOf(table).includes(host);
}

/**
 * Drop the keys that a refusal names as stale, unless all are; if the table is gone, forget all of its keys. Returns
 * whether to retry with the remaining ones.
 */
export function dropStale(table: string, tried: string[], { code, facts }: Refusal): boolean {
  if (code === 'unknown-table') forget(table);
  const places = code === 'wrong-key' ? ((facts.stale ?? []) as number[]) : [];
  const stale = tried.filter((_, place) => places.includes(place));
  if (!stale.length || stale.length === tried.length) return false;
  const { seats, ...others } = keysOf(table);
  const good = Object.entries(others).filter(([, key]) => !stale.includes(key));
  keep(table, { seats: seats.filter(({ key }) => !stale.includes(key)), ...Object.fromEntries(good) });
  return true;
}

/** Send a request with all keys for a table; if some of them are stale, retry once without those. */
export async function withKeys<T>(table: string, ask: (keys: string[]) => Promise<T>): Promise<T> {
  const keys = allKeys(table);
  try {
    return await ask(keys);
  } catch (error) {
    if (!dropStale(table, keys, asRefusal(error))) throw error;
    return ask(allKeys(table));
  }
}
