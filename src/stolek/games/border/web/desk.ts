/** Boards of a real table, as they are tapped in and as the score desk wants them written down. */
export interface Player {
  /** The letter of the board; null while unknown. */
  board: string | null;
  crossed: string[];
}

export interface Position {
  players: Player[];
  /** By territory who closed it first, counted from 1; an empty list means a player who is not listed. */
  first: Record<string, number[]>;
}

export const MOST = 4;

/** A position as it was written down; what cannot be understood is left out. */
export function read(text: string, cells: readonly string[]): Position {
  const { players, first } = parsed(text);
  const given = Array.isArray(players) ? players.slice(0, MOST) : [];
  const found = given.map((one) => player(one, cells));
  return { players: resized(found, Math.max(1, found.length)), first: places(first, found.length) };
}

function parsed(text: string): Record<string, unknown> {
  try {
    return (JSON.parse(text) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function player(found: unknown, cells: readonly string[]): Player {
  const { board, crossed } = (found ?? {}) as Record<string, unknown>;
  const named = new Set(Array.isArray(crossed) ? crossed.map((one) => cellNamed(String(one))) : []);
  return {
    board: typeof board === 'string' ? board.toUpperCase() : null,
    crossed: cells.filter((id) => named.has(id)),
  };
}

/** A cell with both its digits: b8 is b08. */
const cellNamed = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/^([a-z])(\d)$/, '$10$2');

function places(found: unknown, most: number): Record<string, number[]> {
  const named = Object.entries((found ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    named.map(([territory, seats]) => [
      territory,
      (Array.isArray(seats) ? seats.map(Number) : []).filter((number) => number >= 1 && number <= most),
    ]),
  );
}

export function written({ players, first }: Position): string {
  const rows = players.map(({ board, crossed }) => {
    const shown = board === null ? { crossed } : { board, crossed };
    return `    ${JSON.stringify(shown)}`;
  });
  return `{\n  "players": [\n${rows.join(',\n')}\n  ],\n  "first": ${JSON.stringify(first)}\n}\n`;
}

/** So many players: those that were there, then others with nothing crossed yet. */
function resized(players: readonly Player[], count: number): Player[] {
  return Array.from({ length: count }, (_, seat) => players[seat] ?? { board: null, crossed: [] });
}

/** The same table with so many players; removed players are first nowhere. */
export function seated(position: Position, count: number): Position {
  return { players: resized(position.players, count), first: places(position.first, count) };
}

/** The same table with something else on one player's board. */
export function changed(position: Position, seat: number, change: Partial<Player>): Position {
  const players = position.players.map((one, number) => (number === seat ? { ...one, ...change } : one));
  return { ...position, players };
}

/** The same table with one player's board cleared, together with what that player has closed. */
export function wiped(position: Position, seat: number): Position {
  const left = Object.entries(position.first).map(
    ([territory, seats]) => [territory, seats.filter((number) => number !== seat + 1)] as const,
  );
  const first = Object.fromEntries(left.filter(([, seats]) => seats.length));
  return { ...changed(position, seat, { crossed: [] }), first };
}

/** A cell crossed; once more, and it is open again. */
export function crossing(position: Position, seat: number, cell: string): Position {
  const before = position.players[seat]?.crossed ?? [];
  const without = before.filter((one) => one !== cell);
  const after = without.length < before.length ? without : [...before, cell].sort();
  return changed(position, seat, { crossed: after });
}

export type Value = 'high' | 'low';

/** Which value of a territory a player has circled, if known. */
export function circled({ first }: Position, seat: number, territory: string): Value | null {
  const named = first[territory];
  if (named === undefined) return null;
  return named.includes(seat + 1) ? 'high' : 'low';
}

/** A value circled: the higher one by the first to close it, the lower one by others; once more: cleared. */
export function circling(position: Position, seat: number, territory: string, value: Value): Position {
  const { [territory]: named = [], ...others } = position.first;
  const rest = named.filter((number) => number !== seat + 1);
  const again = circled(position, seat, territory) === value;
  if (again && !rest.length) return { ...position, first: others };
  const now = value === 'high' && !again ? [...rest, seat + 1].sort() : rest;
  return { ...position, first: { ...others, [territory]: now } };
}
