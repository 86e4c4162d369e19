/** Dice in the hand: those picked to be thrown again, or those of the move that is aimed at, such as a hint. */
import { DICE } from '../view';

/** What is needed of a hand, so that dice can be tried without one. */
export interface Holding {
  picked: string[];
  move(...picks: string[]): number | null;
  clear(): void;
}

/** The letters of the dice in the hand. */
export function inHand(hand: Holding, marked: readonly string[]): string[] {
  const picks = hand.picked.length ? hand.picked : marked;
  return [...DICE].filter((die) => picks.includes(`die:${die}`));
}

/** Whether dice are being chosen: a player who may stop may also throw again (KOD-19). */
export function choosing(hand: Holding): boolean {
  return hand.move('stop') !== null;
}

/** A die goes into the hand, or back to the table; picks stand in the order of the letters. */
export function toggle(hand: Holding, marked: readonly string[], die: string): void {
  const before = inHand(hand, marked);
  const after = [...DICE].filter((one) => before.includes(one) !== (one === die));
  hand.clear();
  hand.picked = after.map((one) => `die:${one}`);
}

/** The move that throws these dice again. */
export function again(hand: Holding, dice: readonly string[]): number | null {
  return hand.move(...dice.map((die) => `die:${die}`), 'throw');
}
