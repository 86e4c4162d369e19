/** The keys that this browser has been given; they stay here until they open nothing any more. */
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
    return { seats: [], ...(JSON.parse(memory.recall(at(table)) ?? '') as Partial<Keys>) };
  } catch {
    return { seats: [] };
  }
}

function keep(table: string, keys: Keys): void {
  memory.remember(at(table), JSON.stringify(keys));
}

/** All keys that open something at a table, as the house wants them shown. */
export function shown(table: string): string[] {
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

/** A seat that was given to us, in place of what we had for it. */
export function keepSeats(table: string, admissions: Admission[]): void {
  const keys = keysOf(table);
  const given = new Set(admissions.map((one) => one.seat));
  keep(table, { ...keys, seats: [...keys.seats.filter((one) => !given.has(one.seat)), ...admissions] });
}

/**
 * A key of our own choice for a seat, in case the house takes it and we never hear so; which of the two is good
 * shows when we come with both.
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

/** The seats for which we have a key. */
export function seatsOf(table: string): number[] {
  return [...new Set(keysOf(table).seats.map((one) => one.seat))];
}

export function keepKey(table: string, opens: 'watch' | 'invite', key: string): void {
  keep(table, { ...keysOf(table), [opens]: key });
}

/** A seat that one leaves; what we had for it. */
export function dropSeat(table: string, seat: number): Admission[] {
  const keys = keysOf(table);
  keep(table, { ...keys, seats: keys.seats.filter((one) => one.seat !== seat) });
  return keys.seats.filter((one) => one.seat === seat);
}

export function forget(table: string): void {
  memory.forget(at(table));
}

export function forgetAll(): void {
  memory.kept(KEYS).forEach(memory.forget);
}

/** Whether this browser can do what only the host of a table may. */
export function areHosts(table: string, host: number | null): boolean {
  const keys = keysOf(table);
  return host === null ? Boolean(keys.host) : seatsOf(table).includes(host);
}

/**
 * What a refusal says of the keys that were shown: at a table that is gone nobody needs them; those that open
 * nothing any more are dropped. Whether there are others to come with.
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

/** Ask with all one's keys for a table; if some of them are stale, once more without those. */
export async function withKeys<T>(table: string, ask: (keys: string[]) => Promise<T>): Promise<T> {
  const keys = shown(table);
  try {
    return await ask(keys);
  } catch (error) {
    if (!dropStale(table, keys, asRefusal(error))) throw error;
    return ask(shown(table));
  }
}
