/** Cells and lays as they are named: m13 is a column and a row; `e,ee,s` leads from a wisp to its trees. */
const COLUMNS = 'abcdefghijklmnopqrstuvwxy';
/** So much farther seems what does not lie straight on: more than a world is wide. */
const ASIDE = 100;

export interface Cell {
  row: number;
  column: number;
}

export interface Box {
  top: number;
  left: number;
  rows: number;
  columns: number;
}

export type Forest = Map<string, string>;

export function cell(name: string): Cell {
  return { row: Number(name.slice(1)) - 1, column: COLUMNS.indexOf(name[0] ?? '') };
}

/** The name of a cell; nothing beyond the edge of the world. */
export function nameOf({ row, column }: Cell): string | null {
  const letter = COLUMNS[column];
  return letter !== undefined && row >= 0 && row < COLUMNS.length ? `${letter}${row + 1}` : null;
}

export function beside(name: string, rows: number, columns: number): string | null {
  const { row, column } = cell(name);
  return nameOf({ row: row + rows, column: column + columns });
}

/** The one of some cells that is the fewest steps away. */
export function nearest(cells: readonly string[], from: string): string | null {
  const far = (name: string) => {
    const [one, other] = [cell(name), cell(from)];
    return Math.abs(one.row - other.row) + Math.abs(one.column - other.column);
  };
  return cells.reduce<string | null>((best, one) => (best && far(best) <= far(one) ? best : one), null);
}

/** The next of some cells that way: the first one straight on, or else the one that is least aside. */
export function onward(
  cells: readonly string[],
  from: string,
  [down, right]: [number, number],
): string | null {
  const here = cell(from);
  const ahead = cells.flatMap((name) => {
    const { row, column } = cell(name);
    const [rows, columns] = [row - here.row, column - here.column];
    const along = rows * down + columns * right;
    const aside = Math.abs(rows * right) + Math.abs(columns * down);
    return along > 0 ? [{ name, aside, along }] : [];
  });
  const cost = ({ aside, along }: { aside: number; along: number }) => (aside && ASIDE + 2 * aside) + along;
  ahead.sort((one, other) => cost(one) - cost(other));
  return ahead[0]?.name ?? null;
}

/** A forest by its cells, out of rows of letters. */
export function forestOf(rows: readonly string[], corner: string): Forest {
  const found: Forest = new Map();
  const first = cell(corner);
  rows.forEach((line, row) =>
    [...line].forEach((letter, column) => {
      const name = nameOf({ row: first.row + row, column: first.column + column });
      if (letter !== '.' && name) found.set(name, letter);
    }),
  );
  return found;
}

/** The box around some cells. */
export function around(names: Iterable<string>): Box {
  const cells = [...names].map(cell);
  const rows = cells.map((one) => one.row);
  const columns = cells.map((one) => one.column);
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  return { top, left, rows: Math.max(...rows) - top + 1, columns: Math.max(...columns) - left + 1 };
}

/** The land to draw around a forest: as far as a grid of this side can still reach. */
export function land(forest: Forest, side: number): Box {
  const box = around(forest.keys());
  const [top, left] = [Math.max(0, box.top + box.rows - side), Math.max(0, box.left + box.columns - side)];
  const bottom = Math.min(COLUMNS.length, box.top + side);
  const right = Math.min(COLUMNS.length, box.left + side);
  return { top, left, rows: bottom - top, columns: right - left };
}

/** A square of at least this side, with a forest in its middle. */
export function framed(forest: Forest, side: number): Box {
  const box = around(forest.keys());
  const rows = Math.max(side, box.rows);
  const columns = Math.max(side, box.columns);
  return {
    top: box.top - (rows - box.rows) / 2,
    left: box.left - (columns - box.columns) / 2,
    rows,
    columns,
  };
}

export function* within(box: Box): Iterable<string> {
  for (let row = box.top; row < box.top + box.rows; row++)
    for (let column = box.left; column < box.left + box.columns; column++) {
      const name = nameOf({ row, column });
      if (name) yield name;
    }
}

// ---- lays -----------------------------------------------------------------------------------------

const STEP: Record<string, [number, number]> = { n: [-1, 0], s: [1, 0], w: [0, -1], e: [0, 1] };

/** Where the trees lie, seen from the wisp. */
export function treesOf(lay: string): Cell[] {
  return lay.split(',').map((steps) => {
    const found = { row: 0, column: 0 };
    for (const step of steps) {
      const [rows, columns] = STEP[step] ?? [0, 0];
      found.row += rows;
      found.column += columns;
    }
    return found;
  });
}

const times = (letter: string, count: number) => letter.repeat(Math.max(0, count));

/** The name of a lay, its trees in the order in which the server names them. */
export function layOf(trees: readonly Cell[]): string {
  return trees
    .map(({ row, column }) => times('n', -row) + times('s', row) + times('w', -column) + times('e', column))
    .sort((one, other) => one.length - other.length || (one < other ? -1 : 1))
    .join(',');
}

/** A quarter turn to the right around the wisp. */
export function turned(lay: string): string {
  return layOf(treesOf(lay).map(({ row, column }) => ({ row: column, column: -row })));
}

/** Mirrored, left to right. */
export function flipped(lay: string): string {
  return layOf(treesOf(lay).map(({ row, column }) => ({ row, column: -column })));
}

/** The same shape with its wisp on the next of its cells, and how far that is from the last one. */
export function shifted(lay: string): { lay: string; by: Cell } {
  const cells = [{ row: 0, column: 0 }, ...treesOf(lay)].sort(
    (one, other) => one.row - other.row || one.column - other.column,
  );
  const at = cells.findIndex(({ row, column }) => row === 0 && column === 0);
  const by = cells[(at + 1) % cells.length] as Cell;
  const trees = cells
    .filter((one) => one !== by)
    .map(({ row, column }) => ({ row: row - by.row, column: column - by.column }));
  return { lay: layOf(trees), by };
}

/** The cells of the trees around a wisp; those beyond the edge of the world are left out. */
export function laid(at: string, lay: string): string[] {
  return treesOf(lay)
    .map(({ row, column }) => beside(at, row, column))
    .filter((name) => name !== null);
}
