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

export interface Step {
  name: string;
  now: boolean;
}

/** Nothing while no effect is under way; what the house asks for is always among them. */
export function stepsOf(view: GameView): Step[] {
  const known = STEPS[view.effect ?? ''];
  if (!known || ['rolling', 'throwing', 'claiming', 'pairing', 'over'].includes(view.phase)) return [];
  const now = view.phase === 'drawing' ? known[0] : view.phase;
  const all = now === undefined || known.includes(now) ? known : [...known, now];
  return all.map((name) => ({ name, now: name === now }));
}
