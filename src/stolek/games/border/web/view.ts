/** The server's view of The Border, and the contents of its box. */
export type Colour = string;

export interface BoardView {
  /** The letter of the board; null until it is dealt. */
  board: string | null;
  crossed: string[];
  /** Points written, by territory. */
  closed: Record<string, number>;
  score: number;
  /** Dice that this seat may still use in the second action. */
  pool: Colour[];
  choosing: boolean;
  /** Areas that the active player could complete by stopping now. */
  within_reach: string[];
}

export interface BorderView {
  players: number;
  phase: 'unset' | 'dealing' | 'starting' | 'throwing' | 'rolling' | 'completing' | 'second' | 'over';
  turn: number | null;
  /** All seats that are to decide something. */
  to_act: number[];
  throws: number;
  throws_left: number;
  dice: Colour[];
  /** Dice that the first action has not used. */
  unused: Colour[];
  /** Whether all are used, so that each of the others may have one. */
  one_each: boolean;
  boards: BoardView[];
  /** Territories whose higher value nobody can win any more. */
  gone: string[];
}

export interface Area {
  id: string;
  cells: string[];
  colour: Colour;
}

export interface Territory {
  id: string;
  high: number;
  low: number;
  interior: [number, number][];
  border: string[];
}

export interface Box {
  dice: { count: number; maxRolls: number };
  colours: Colour[];
  territories: Territory[];
  whiteCells: string[];
  cells: { id: string; q: number; r: number }[];
  /** The division that all boards share, unless a board has areas of its own. */
  areas?: { id: string; cells: string[] }[];
  boards: { id: string; areaColours?: Record<string, Colour>; areas?: Area[] }[];
}
