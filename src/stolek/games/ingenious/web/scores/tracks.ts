/** What score boards show of a side's six tracks. */
import { type Ink, inkOf } from '../board/palette';
import type { IngeniousBox, IngeniousView } from '../view';

export interface Track {
  colour: string;
  ink: Ink;
  value: number;
  /** Where the peg would stand after the move aimed at. */
  next: number;
  /** Whether it is one of the colours that count now; none stands out while all are equal. */
  weak: boolean;
}

export function tracksOf(
  view: IngeniousView,
  box: IngeniousBox,
  side: number,
  lowest: number | null,
  after: number[] | null = null,
): Track[] {
  const values = view.tracks[side] ?? [];
  const uneven = values.some((value) => value !== lowest);
  return box.colours.map((colour, number) => {
    const value = values[number] ?? 0;
    const weak = uneven && value === lowest;
    return { colour, ink: inkOf(colour), value, next: after?.[number] ?? value, weak };
  });
}
