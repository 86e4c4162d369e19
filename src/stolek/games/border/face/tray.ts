/** What the dice tray says: for whom the dice lie there. */
import type { BorderView, Colour } from './view';

/** Dice that are still to be used, as the one who looks is concerned; null when all are. */
export function leftFor(view: BorderView, eye: number | null): Colour[] | null {
  if (view.phase === 'completing') return without(view.dice, view.used);
  if (view.phase !== 'second') return null;
  if (eye !== null && eye !== view.turn) return view.boards[eye]?.pool ?? [];
  return allUsed(view) ? null : without(view.dice, view.used);
}

/** Whether everybody else may choose just one die, because none is left. */
export function allUsed(view: BorderView): boolean {
  return view.dice.length > 0 && view.used.length === view.dice.length;
}

export type Note =
  | 'before'
  | 'rolling'
  | 'rolls'
  | 'completing'
  | 'completes'
  | 'yours'
  | 'choose'
  | 'others'
  | 'each'
  | 'over';

/** Which sentence stands above the dice. */
export function note(view: BorderView, eye: number | null): Note {
  const mine = eye !== null && eye === view.turn;
  if (view.phase === 'over') return 'over';
  if (view.phase === 'throwing') return 'rolls';
  if (view.phase === 'rolling') return mine ? 'rolling' : 'rolls';
  if (view.phase === 'completing') return mine ? 'completing' : 'completes';
  if (view.phase !== 'second') return 'before';
  if (mine || eye === null) return allUsed(view) ? 'each' : 'others';
  return allUsed(view) ? 'choose' : 'yours';
}

function without(colours: readonly Colour[], taken: readonly Colour[]): Colour[] {
  const left = [...colours];
  for (const colour of taken) left.splice(left.indexOf(colour), 1);
  return left;
}
