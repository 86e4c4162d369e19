/** What an eye sees of Ingenious, as play/view.py names it, and the box as in box.json. */
export interface IngeniousView {
  players: number;
  mode: 'standard' | 'team' | 'solitaire';
  open: boolean;
  radius: number;
  /** The colours on the board by the names of cells, printed symbols included. */
  board: Record<string, string>;
  /** Per side the six values, in the order of the box's colours. */
  tracks: number[][];
  top: number;
  phase: 'unset' | 'dealing' | 'placing' | 'swapping' | 'drawing' | 'over';
  turn: number;
  bonus: number;
  /** Whether this is a bonus turn. */
  lays_again: boolean;
  bag: number;
  held: number[];
  racks: (string[] | null)[];
  aside: string[];
  /** The printed symbols taken in the first round; null when it is over. */
  claimed: string[] | null;
}

export interface IngeniousBox {
  colours: string[];
  rack: number;
  track: number;
  radius_by_players: Record<string, number>;
  printed_symbols: Record<string, [number, number]>;
}

/** A run of one colour beside a half, as in a `scored` event. */
export interface Run {
  points: number;
  colour: string;
  cell: string;
  cells: string[];
}

export interface Scored {
  seat: number;
  colour: string;
  cell: string;
  points: number;
  value: number;
  lost: number;
  runs: Run[];
}

/** The two colours of a tile. */
export function halves(tile: string): [string, string] {
  const [one = '', two = ''] = tile.split('-');
  return [one, two];
}

/** The seats that score on a side's board: partners sit across. */
export function seatsOf(view: IngeniousView, side: number): number[] {
  const sides = view.tracks.length;
  return view.held.map((_, seat) => seat).filter((seat) => seat % sides === side);
}

export const sideOf = (view: IngeniousView, seat: number): number => seat % view.tracks.length;
