/** The map to be set up: dragons and gems as chosen so far, the others where they usually lie (KOD-73). */
import type { Box, FieldView } from './view';

export const LAID = ['dragons', 'white', 'gold'] as const;
export type Laid = (typeof LAID)[number];
export type Options = Record<string, unknown>;

/** For how many players the parts are joined. */
export function joined(options: Options, players: number): number {
  return typeof options['map'] === 'number' ? options['map'] : players;
}

/** Where dragons or gems of one kind lie. */
export function laid(what: Laid, options: Options, box: Box, players: number): string[] {
  const named = options[what];
  if (Array.isArray(named)) return named.map((field) => String(field).toUpperCase());
  return named === 'none' ? [] : (box.maps[players]?.[what] ?? []);
}

/** All fields as they would be. */
export function wished(options: Options, box: Box, players: number): Record<string, FieldView> {
  const [dragons, white, gold] = LAID.map((what) => laid(what, options, box, players));
  const fields = Object.entries(box.fields).map(([field, land]): [string, FieldView] => {
    const dragon = dragons?.includes(field) ?? false;
    const gem = white?.includes(field) ? 'white' : gold?.includes(field) ? 'gold' : null;
    return [field, { land, owner: null, dragon, tile: dragon, gem }];
  });
  return Object.fromEntries(fields);
}

/** These fields with one more or one less, in the order of the map. */
export function toggled(fields: readonly string[], field: string, box: Box): string[] {
  return Object.keys(box.fields).filter((one) => fields.includes(one) !== (one === field));
}
