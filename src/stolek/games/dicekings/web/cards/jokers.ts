/** The cards before a player as chips: which can be picked now, which are picked, which one makes a move. */
import type { CardView } from '../view';

/** What is needed of a hand, so that chips can be tried without one. */
export interface Picking {
  readonly picked: readonly string[];
  moves(picks: readonly string[]): readonly unknown[];
  move(...picks: string[]): number | null;
}

export interface Chip {
  card: string;
  citizen: string;
  joker: string | null;
  target: string;
  may: boolean;
  picked: boolean;
  /** The move that is made by picking it, if it is the last pick. */
  action: number | null;
}

const SUPER = 'superjoker';

/** Own cards make pairs, in either order; those of another seat (`from`) can be stolen at once. */
export function chipsOf(cards: readonly CardView[], hand: Picking, from: string | null): Chip[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const target = card.joker ? `joker:${card.joker}` : SUPER;
    const before = seen.get(target) ?? 0;
    seen.set(target, before + 1);
    const found = { card: card.card, citizen: card.citizen, joker: card.joker, target };
    if (from !== null) {
      const action = hand.move(from, target);
      return { ...found, picked: false, action, may: action !== null };
    }
    const picked = before < hand.picked.filter((one) => one === target).length;
    const action = picked ? null : pairing(hand, target);
    const begins = !hand.picked.includes(target) && hand.moves([target]).length > 0;
    return { ...found, picked, action, may: !picked && (action !== null || begins || goesOn(hand, target)) };
  });
}

/** Whether this pick leads on from those before it. */
function goesOn(hand: Picking, target: string): boolean {
  return hand.picked.length > 0 && hand.moves([...hand.picked, target]).length > 0;
}

/** The move that this pick completes, also when the superjoker was picked before the joker. */
function pairing(hand: Picking, target: string): number | null {
  const found = hand.move(...hand.picked, target);
  if (found !== null) return found;
  return hand.picked.length === 1 && hand.picked[0] === SUPER ? hand.move(target, SUPER) : null;
}
