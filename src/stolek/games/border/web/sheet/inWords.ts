/** A board in words, for screen readers: territory by territory what is closed, and what is missing. */
import type { Facts } from '$web/words/wording';
import { areasOn, coloured } from './map';
import type { BoardView, Box, Territory } from '../view';

type Say = (key: string, facts: Facts) => string;

export function heard(box: Box, board: BoardView, gone: readonly string[], say: Say): string[] {
  const colours = coloured(areasOn(box, board.board));
  const crossed = new Set(board.crossed);
  return box.territories.map(({ id: territory, high, low, border }) => {
    const points = board.closed[territory];
    if (points !== undefined) return say('face-heard-closed', { territory, points });
    const open = border.filter((cell) => !crossed.has(cell));
    const missing = byColours(open, colours, say);
    return say(gone.includes(territory) ? 'face-heard-late' : 'face-heard-open', {
      territory,
      high,
      low,
      missing,
    });
  });
}

/** Cells with those of one colour together. */
function byColours(cells: Territory['border'], colours: Map<string, string>, say: Say): string {
  const found = new Map<string, string[]>();
  for (const cell of cells) {
    const colour = colours.get(cell) ?? '';
    found.set(colour, [...(found.get(colour) ?? []), cell]);
  }
  return [...found].map(([colour, cells]) => say('face-heard-cells', { colour, cells })).join('; ');
}
