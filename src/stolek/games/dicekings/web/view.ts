/** The server's view of a match, and the contents of the box. */
export type Colour = 'red' | 'blue' | 'green';
export type Gem = 'white' | 'gold';

export interface FieldView {
  land: string;
  owner: number | null;
  dragon: boolean;
  tile: boolean;
  gem: Gem | null;
}

export interface DieView {
  die: string;
  number: number;
  colour: Colour;
  face: string;
}

export type Need = Record<string, number>;

export type Single =
  | { type: 'colors' | 'numbers'; need: Need }
  | { type: 'groups'; sizes: number[] }
  | { type: 'straight'; length: number }
  | { type: 'sum'; min: number }
  | { type: 'color_sum'; color: Colour; min: number }
  | { type: 'color_order'; order: Colour[] };

export type Condition = Single | { type: 'tiered'; tiers: Single[] };

export interface PileView {
  citizen: string;
  left: number;
  card: string | null;
  effect: string | null;
  joker: string | null;
  condition: Condition | null;
  /** What the highest tier brings besides. */
  gem: Gem | null;
  /** The tier that the dice meet, 0 for none; null where no result lies there. */
  met: number | null;
}

export interface CardView {
  card: string;
  citizen: string;
  up: boolean;
  joker: string | null;
}

export interface Step {
  name: string;
  now: boolean;
}

export interface GameView {
  players: number;
  phase: string;
  turn: number | null;
  map: number | null;
  fields: Record<string, FieldView>;
  dice: DieView[];
  joker_dice: string[];
  throws: number;
  most_throws: number;
  throws_left: number;
  offer: PileView[];
  /** For the player who throws: per citizen how likely each tier is with the dice as they lie and the throws left. */
  odds: Record<string, number[]> | null;
  claiming: string | null;
  effect: string | null;
  /** The steps of what a card brings, in their order, and which of them is due. */
  steps: Step[];
  tier: number | null;
  due: number;
  waiting: string | null;
  shown: string[];
  cards: CardView[][];
  gems: { white: number; gold: number }[];
  fires: number[];
  tokens: number[];
  territories: string[][][];
  scores: number[];
  stock: { tiles: number; fires: number; white: number; gold: number };
  tiles: Record<string, { returned: number; unseen: number }>;
  discards: string[];
  contenders: number[];
  sixes: (number | null)[];
  winner: number | null;
}

export interface Box {
  dice: { kinds: Record<string, Colour[]>; set: string[] };
  fields: Record<string, string>;
  maps: Record<
    string,
    { places: Record<string, [number, number]>; dragons: string[]; white: string[]; gold: string[] }
  >;
  cards: { id: string; effect: string; joker: string; condition: Condition }[];
}

/** The names of the dice, in the order of the box. */
export const DICE = 'abcdef';
const COLOURS: Record<string, Colour> = { r: 'red', b: 'blue', g: 'green' };

/** A face in short, `6r`, as number and colour. */
export function faceOf(face: string): { number: number; colour: Colour } {
  return { number: Number(face[0]), colour: COLOURS[face[1] ?? ''] ?? 'red' };
}
