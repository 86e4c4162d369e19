/** The keys that this browser has been given; they stay here until they open nothing any more. */
import * as memory from './memory';
import type { Admission, Opened } from './messages';

export interface Keys {
  seats: Admission[];
  watch?: string;
  invite?: string;
  host?: string;
}

const at = (table: string) => `stolek-keys-${table}`;

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

export function keepKey(table: string, opens: 'watch' | 'invite', key: string): void {
  keep(table, { ...keysOf(table), [opens]: key });
}

export function forget(table: string): void {
  memory.forget(at(table));
}
