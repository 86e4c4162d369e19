/** The server's view of a match of Wispwood (play/view.py), as the board reads it. */
export type Letter = 'P' | 'H' | 'O' | 'h' | 'T' | 'C';
export type Kind = 'pumpkin' | 'hat' | 'orb' | 'heart';
/** Points by card, for a full grid (`fill`), and all of them (`total`). */
export type Points = Record<string, number>;

export const LETTER: Record<Kind, Letter> = { pumpkin: 'P', hat: 'H', orb: 'O', heart: 'h' };
export const NOUN: Record<string, string> = {
  P: 'pumpkin',
  H: 'hat',
  O: 'orb',
  h: 'heart',
  T: 'tree',
  C: 'cat',
};

export interface Card {
  id: string;
  paws: number;
  table: number[];
  more: number;
  points: number;
  values: Partial<Record<Kind, number>>;
}

export interface GhostBoard {
  board: number;
  levels: { kind: Kind | null; value: number; collected: number }[];
  space: number | null;
  shown: number[];
  left: number;
  points: number[];
  total: number;
}

export interface Held {
  space: number;
  kind: Kind;
  shape: string | null;
  cell: string | null;
}

export interface WoodView {
  players: number;
  phase: string;
  round: number;
  rounds: number;
  grid: number;
  turn: number | null;
  paw: number | null;
  cards: Card[];
  pond: (string | null)[];
  shapes: (string | null)[];
  supply: number;
  discards: Record<Kind, number>;
  forests: string[][];
  corners: string[];
  cats: ('ready' | 'hidden')[];
  full: boolean[];
  scores: number[];
  /** By seats, the points of every round that was scored. */
  scored: Points[][];
  now: Points[];
  /** What the seats that are asked can choose from. */
  choices: ({ spaces: number[]; cat_shapes: string[] } | null)[];
  hand: Held | null;
  /** What can be had instead, before anything is laid; for the seat that holds a wisp. */
  instead: { spaces: number[]; shapes: string[] } | null;
  /** For every cell open to the wisp in hand, the ways to lay its trees; for the seat that holds it. */
  ways: Record<string, string[]> | null;
  /** What the round would score now, by the way the trees are laid. */
  worth: Record<string, Points> | null;
  trees_left: number;
  ghost: GhostBoard | null;
}
