/** What the dice tray says: for whom the dice lie there. */
import type { BorderView, Colour } from '../view';

/** Dice that are still to be used, as far as they concern the viewer; null when all do. */
export function leftFor(view: BorderView, eye: number | null): Colour[] | null {
  if (view.phase === 'completing') return view.unused;
  if (view.phase !== 'second') return null;
  if (eye !== null && eye !== view.turn) return view.boards[eye]?.pool ?? [];
  return view.one_each ? null : view.unused;
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
  if (mine || eye === null) return view.one_each ? 'each' : 'others';
  return view.one_each ? 'choose' : 'yours';
}
