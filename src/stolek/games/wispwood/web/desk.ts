/** A forest of a real table, as it is tapped in and as the score desk wants it written down. */
export interface Position {
  round: number;
  cards: string[];
  /** Rows of letters, all as long as the grid of the round. */
  forest: string[];
}

export const EMPTY = '.';
export const CAT = 'C';
/** What may lie on a cell, by its letter. */
export const KINDS: Record<string, string> = {
  P: 'pumpkin',
  H: 'hat',
  O: 'orb',
  h: 'heart',
  T: 'tree',
  C: 'cat',
};

/** A position as it was written down; what cannot be understood is left out. */
export function read(text: string, grids: readonly number[]): Position {
  const found = parsed(text);
  const wished = Number(found.round);
  const round = grids[wished - 1] === undefined ? 1 : wished;
  return { round, cards: texts(found.cards), forest: resized(texts(found.forest), grids[round - 1] ?? 0) };
}

function parsed(text: string): Record<string, unknown> {
  try {
    return (JSON.parse(text) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

const texts = (found: unknown): string[] => (Array.isArray(found) ? found.map(String) : []);

export function written({ round, cards, forest }: Position): string {
  const rows = forest.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  return `{\n  "round": ${round},\n  "cards": ${JSON.stringify(cards)},\n  "forest": [\n${rows}\n  ]\n}\n`;
}

/** The upper left part of a forest, filled up with empty cells. */
export function resized(forest: readonly string[], side: number): string[] {
  return Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_, column) => {
      const letter = forest[row]?.[column] ?? EMPTY;
      return letter in KINDS ? letter : EMPTY;
    }).join(''),
  );
}

/** A tile laid on a cell; the same once more takes it away, and there is only one cat. */
export function laid(forest: readonly string[], row: number, column: number, letter: string): string[] {
  const there = forest[row]?.[column];
  return forest.map((line, number) =>
    [...line]
      .map((old, place) => {
        if (number === row && place === column) return there === letter ? EMPTY : letter;
        return letter === CAT && old === CAT ? EMPTY : old;
      })
      .join(''),
  );
}

/** A card in place of the one of the same deck; null: none of it. */
export function chosen(cards: readonly string[], deck: string, card: string | null): string[] {
  const others = cards.filter((one) => deckOf(one) !== deck);
  return card ? [...others, card] : others;
}

/** The deck of a card, by the letter before its name. */
export function deckOf(card: string): string {
  return card.split('-', 1)[0] ?? '';
}

/** All cards by their decks, in the order of the box. */
export function decksOf(cards: readonly string[]): [string, string[]][] {
  const found = new Map<string, string[]>();
  for (const card of cards) found.set(deckOf(card), [...(found.get(deckOf(card)) ?? []), card]);
  return [...found];
}

/** Cells by column and row, as the points name them. */
export function cellName(row: number, column: number): string {
  return `${String.fromCharCode('a'.charCodeAt(0) + column)}${row + 1}`;
}
