/** A map of a real table, as it is tapped in and as the score desk wants it written down. */
export const PIECES = ['white', 'gold', 'fires'] as const;
export type Piece = (typeof PIECES)[number];

export interface Owner extends Record<Piece, number> {
  fields: string[];
}

export interface Position {
  /** For how many players the parts of the map are joined so. */
  map: number;
  players: Owner[];
  /** The immediate winner, counted from 1. */
  winner?: number;
}

const FEWEST = 2;
const MOST = 4;
const MANY = 99;

/** A position as it was written down; what cannot be understood is left out. */
export function read(text: string): Position {
  const found = parsed(text);
  const given = Array.isArray(found.players) ? found.players.slice(0, MOST) : [];
  const players = resized(given.map(owner), Math.max(FEWEST, given.length));
  const map = Number(found.map);
  const position = { map: map >= FEWEST && map <= MOST ? map : players.length, players };
  return typeof found.winner === 'number' ? { ...position, winner: found.winner } : position;
}

function parsed(text: string): Record<string, unknown> {
  try {
    return (JSON.parse(text) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function owner(found: unknown): Owner {
  const { fields, white, gold, fires } = (found ?? {}) as Record<string, unknown>;
  const names = Array.isArray(fields) ? fields.map(String) : [];
  return { fields: names, white: counted(white), gold: counted(gold), fires: counted(fires) };
}

export function counted(value: unknown): number {
  const number = Math.floor(Number(value));
  return number > 0 ? Math.min(number, MANY) : 0;
}

export function written({ map, players, winner }: Position): string {
  const rows = players.map((one) => `    ${JSON.stringify(one)}`).join(',\n');
  const won = winner === undefined ? '' : `,\n  "winner": ${winner}`;
  return `{\n  "map": ${map},\n  "players": [\n${rows}\n  ]${won}\n}\n`;
}

/** So many players: those that were there, then others who have nothing yet. */
export function resized(players: readonly Owner[], count: number): Owner[] {
  return Array.from({ length: count }, (_, seat) => players[seat] ?? owner(null));
}

export function ownerOf(players: readonly Owner[], field: string): number | null {
  const seat = players.findIndex((one) => one.fields.includes(field));
  return seat < 0 ? null : seat;
}

/** A field with a token of this player, and of nobody else; once more, and it is free again. */
export function settled(players: readonly Owner[], seat: number, field: string): Owner[] {
  const was = ownerOf(players, field);
  return players.map((one, number) => {
    const others = one.fields.filter((name) => name !== field);
    return { ...one, fields: number === seat && was !== seat ? [...others, field] : others };
  });
}
