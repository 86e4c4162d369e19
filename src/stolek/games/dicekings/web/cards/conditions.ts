/**
 * Conditions as rows of little dice: what a card asks for, and what each higher tier asks for beyond.
 *
 * A part is a die of some colour, with a number or with a sign for "any number, the same for all of this sign",
 * or a sum with what it must reach.
 */
import type { Colour, Condition, Single } from '../view';

export type Part =
  | { kind: 'colour'; colour: Colour }
  | { kind: 'number'; number: number }
  | { kind: 'alike'; group: number }
  | { kind: 'step'; step: number }
  | { kind: 'sum'; colour: Colour | null }
  | { kind: 'more' }
  | { kind: 'least'; least: number };

/** What is asked for, tier by tier; a single condition is one tier. */
export function tiersOf(condition: Condition): Single[] {
  return condition.type === 'tiered' ? condition.tiers : [condition];
}

/** Per tier what is drawn: the first one in full, the others only with what is new. */
export function parts(condition: Condition): Part[][] {
  const tiers = tiersOf(condition);
  return tiers.map((tier, number) => {
    const before = tiers[number - 1];
    return before ? beyond(before, tier) : whole(tier);
  });
}

/** A condition by itself. */
export function whole(asked: Single): Part[] {
  switch (asked.type) {
    case 'colors':
      return repeated(asked.need, (colour) => ({ kind: 'colour', colour: colour as Colour }));
    case 'numbers':
      return repeated(asked.need, (number) => ({ kind: 'number', number: Number(number) }));
    case 'groups':
      return asked.sizes.flatMap((size, group) => Array<Part>(size).fill({ kind: 'alike', group }));
    case 'straight':
      return steps(0, asked.length);
    case 'sum':
      return [
        { kind: 'sum', colour: null },
        { kind: 'least', least: asked.min },
      ];
    case 'color_sum':
      return [
        { kind: 'sum', colour: asked.color },
        { kind: 'least', least: asked.min },
      ];
    case 'color_order':
      return asked.order.flatMap((colour, place): Part[] =>
        place ? [{ kind: 'more' }, { kind: 'sum', colour }] : [{ kind: 'sum', colour }],
      );
  }
}

/** What a tier asks for beyond the one before; all of it where they cannot be compared. */
function beyond(easier: Single, harder: Single): Part[] {
  if (easier.type === 'straight' && harder.type === 'straight') return steps(easier.length, harder.length);
  if (easier.type === harder.type && 'min' in harder) return [{ kind: 'least', least: harder.min }];
  const left = whole(easier).map((part) => JSON.stringify(part));
  const more = whole(harder).filter((part) => {
    const at = left.indexOf(JSON.stringify(part));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return left.length ? whole(harder) : more;
}

function repeated(need: Record<string, number>, part: (sign: string) => Part): Part[] {
  return Object.entries(need).flatMap(([sign, count]) => Array<Part>(count).fill(part(sign)));
}

function steps(from: number, to: number): Part[] {
  return Array.from({ length: to - from }, (_, k) => ({ kind: 'step', step: from + k }));
}
