/** What may be picked on a board: areas to complete, cells to cross. */
import type { Hand } from '$web/play/hand.svelte';
import type { Point } from './hexes';
import type { Cell } from './map';
import type { Area, Colour } from '../view';

export interface Choice extends Point {
  /** The target in the offer: `area:a12` or `cell:b08`. */
  target: string;
  kind: 'area' | 'cell';
  name: string;
  colour: Colour;
  /** The cells that stand for it on the board. */
  cells: Cell[];
  action: number;
}

/** All areas and cells among the targets, with where they lie. */
export function choicesOn(
  hand: Pick<Hand, 'targets' | 'move'>,
  cells: readonly Cell[],
  areas: readonly Area[],
): Choice[] {
  return hand.targets.flatMap((target) => {
    const [kind = '', name = ''] = target.split(':');
    const action = hand.move(target);
    if ((kind !== 'area' && kind !== 'cell') || action === null) return [];
    const area = areas.find(({ id, cells: inside }) =>
      kind === 'area' ? id === name : inside.includes(name),
    );
    const names = new Set(kind === 'area' ? area?.cells : [name]);
    const found = cells.filter(({ id }) => names.has(id));
    return [{ target, kind, name, colour: area?.colour ?? '', cells: found, action, ...heart(found) }];
  });
}

/** The middle of a group of cells, put on the nearest of them: areas are bent. */
function heart(cells: readonly Cell[]): Point {
  const count = cells.length || 1;
  const x = cells.reduce((sum, cell) => sum + cell.x, 0) / count;
  const y = cells.reduce((sum, cell) => sum + cell.y, 0) / count;
  const far = (cell: Cell) => Math.hypot(cell.x - x, cell.y - y);
  const found = cells.reduce<Cell | null>((best, one) => (best && far(best) <= far(one) ? best : one), null);
  return { x: found?.x ?? 0, y: found?.y ?? 0 };
}
