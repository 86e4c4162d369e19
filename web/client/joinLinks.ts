/** Join links and codes: what people paste or type, and what it means. */
import * as api from './api';
import { keepSeats } from './keyring';

const TABLE = 10;
const INVITATION = 6;
const SEAT = 8;
const OTHER_SIGNS = /[^23456789abcdefghjkmnpqrstuvwxyz]/g;

export interface JoinTarget {
  table: string;
  /** The fragment (#…) of a link: access keys. */
  keys: string;
  /** An invitation code or a rejoin code. */
  code: string;
}

/** Parse a link, or a table's id with or without a code after it; null if it is neither. */
export function parseJoin(text: string): JoinTarget | null {
  const link = /\/table\/([^/#?\s]+)[^#\s]*(#\S+)?/.exec(text);
  if (link) return { table: link[1] ?? '', keys: link[2] ?? '', code: '' };
  const behind = /\/join#(\S+)/.exec(text)?.[1] ?? text;
  const signs = behind.toLowerCase().replace(OTHER_SIGNS, '');
  const code = signs.slice(TABLE);
  return [0, INVITATION, SEAT].includes(signs.length - TABLE)
    ? { table: signs.slice(0, TABLE), keys: '', code }
    : null;
}

/** Join: a code, if need be with its PIN, is exchanged for a seat. Returns the path of the table. */
export async function joinTable(
  { table, keys, code }: JoinTarget,
  pin: string | null = null,
): Promise<string> {
  if (code.length === SEAT) keepSeats(table, await api.rejoin(table, code, pin));
  else if (code) keepSeats(table, [await api.sitDownByCode(table, code)]);
  return `/table/${table}${keys}`;
}

/** A table's id and a code in groups of characters, for reading out. */
export function formatCode(table: string, code: string): string {
  const groups = [table.slice(0, 5), table.slice(5), code.slice(0, 3), code.slice(3)];
  return groups.filter(Boolean).join(' ');
}
