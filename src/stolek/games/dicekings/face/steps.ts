/** The steps of what a card brings, in their order, and which of them is due now. */
import type { GameView } from './view';

const STEPS: Record<string, string[]> = {
  merchant: ['placing'],
  thief_card: ['placing', 'stealing-card'],
  thief_gem: ['placing', 'stealing-gem'],
  slayer: ['slaying'],
  rogue: ['conquering'],
  landowner: ['placing'],
  alarm: ['alarm'],
};
const BEFORE = ['rolling', 'throwing', 'claiming', 'pairing'];

export interface Step {
  name: string;
  now: boolean;
}

/** Nothing while no effect is under way. While the next card is uncovered, none is due yet. */
export function stepsOf(view: GameView): Step[] {
  const known = STEPS[view.effect ?? ''];
  if (!known || view.phase === 'over' || BEFORE.includes(view.phase)) return [];
  const now = view.phase === 'drawing' ? known[0] : view.phase;
  // The fire for a dragon is looked for only where the stock has none (KOD-61).
  const all = now === 'fire' ? [...known, now] : known;
  return all.map((name) => ({ name, now: name === now }));
}
