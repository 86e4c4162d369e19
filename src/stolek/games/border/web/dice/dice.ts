/** Dice on the table: each keeps its place while others are thrown again. */
import type { Colour } from '../view';

export interface Die {
  colour: Colour;
  /** Whether the active player would keep it in the next throw. */
  kept: boolean;
  /** Whether it was thrown just now. */
  thrown: boolean;
  /** Whether somebody has picked it up and not thrown it yet: its place is empty. */
  away: boolean;
}

interface Happened {
  name: string;
  facts?: Record<string, unknown>;
}

const lying = (colour: Colour): Die => ({ colour, kept: false, thrown: false, away: false });
const fresh = (colour: Colour): Die => ({ ...lying(colour), thrown: true });

/**
 * The dice after what happened, in their places. The events suffice for an eye that saw everything;
 * others see the dice as the view names them.
 */
export function laid(before: readonly Die[], told: readonly Happened[], dice: readonly Colour[]): Die[] {
  let now = before.map((die) => ({ ...die, thrown: false }));
  for (const { name, facts } of told) {
    const colours = (facts?.colours ?? []) as Colour[];
    if (name === 'rolls-again') now = pickedUp(now, colours);
    if (name === 'threw') now = facts?.throw === 1 ? colours.map(fresh) : thrown(now, colours);
  }
  return same(now, dice) ? now : dice.map(lying);
}

function pickedUp(dice: readonly Die[], colours: readonly Colour[]): Die[] {
  const left = [...dice];
  for (const colour of colours) {
    const there = left.filter((die) => die.colour === colour && !die.away);
    const found = there.find((die) => !die.kept) ?? there[0];
    if (found) left[left.indexOf(found)] = { ...found, away: true };
  }
  return left;
}

function thrown(dice: readonly Die[], colours: readonly Colour[]): Die[] {
  const falling = [...colours];
  return dice.map((die) => {
    const colour = die.away ? falling.shift() : undefined;
    return colour === undefined ? die : fresh(colour);
  });
}

function same(dice: readonly Die[], colours: readonly Colour[]): boolean {
  const sorted = dice.flatMap(({ colour, away }) => (away ? [] : [colour])).sort();
  const named = [...colours].sort();
  return sorted.length === named.length && sorted.every((colour, number) => colour === named[number]);
}

/** Which of the dice are among these colours, each colour as often as it is named. */
export function among(dice: readonly { colour: Colour }[], colours: readonly Colour[]): boolean[] {
  const left = [...colours];
  return dice.map(({ colour }) => {
    const found = left.indexOf(colour);
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
}
