/** Piles and fields in words, for screen readers and tooltips. */
import type { Speaker } from '$web/words/speaker.svelte';

import { tiersOf } from './cards/conditions';
import type { FieldView, PileView, Single } from './view';

/** A phrase as the beginning of a line. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Who is on a card, what it asks for, how likely that is, what it brings. */
export function inWords(pile: PileView, odds: number[] | null, speaker: Speaker): string {
  const citizen = speaker.say(`citizen-${pile.citizen}`);
  if (!pile.condition) return `${citizen}: ${waiting(pile, speaker)}`;
  const tiers = tiersOf(pile.condition).map((tier, number) => {
    const asked = asks(tier, speaker);
    if (pile.met !== null && pile.met > number) return `${asked} ✓`;
    const chance = odds?.[number];
    if (chance === undefined) return asked;
    return `${asked} (${speaker.say('face-percent', { chance: Math.round(chance * 100) })})`;
  });
  const brings = pile.effect ? speaker.say(`effect-${pile.effect}`) : '';
  return `${citizen}: ${tiers.join(' / ')}; ${brings}`;
}

/** What is said of a pile without an open card: how many lie there, or that none are left. */
export function waiting(pile: PileView, speaker: Speaker): string {
  return pile.left ? speaker.say('face-left', { count: pile.left }) : speaker.say('face-pile-empty');
}

/** What a condition asks for. */
export function asks(asked: Single, speaker: Speaker): string {
  switch (asked.type) {
    case 'colors':
      return each(asked.need, (sign, count) => `${count} × ${speaker.say(`colour-${sign}`)}`);
    case 'numbers':
      return each(asked.need, (sign, count) => `${count} × ${sign}`);
    case 'groups':
      return speaker.say('face-asks-groups', { text: asked.sizes.join(' + ') });
    case 'straight':
      return speaker.say('face-asks-straight', { count: asked.length });
    case 'sum':
      return speaker.say('face-asks-sum', { least: asked.min });
    case 'color_sum':
      return speaker.say('face-asks-colour-sum', { colour: asked.color, least: asked.min });
    case 'color_order':
      return speaker.say('face-asks-order', {
        text: asked.order.map((colour) => speaker.say(`colour-${colour}`)).join(' > '),
      });
  }
}

function each(need: Record<string, number>, one: (sign: string, count: number) => string): string {
  return Object.entries(need)
    .map(([sign, count]) => one(sign, count))
    .join(', ');
}

/** A field by its name, its land and what lies on it. */
export function fieldInWords(name: string, field: FieldView, speaker: Speaker): string {
  const lies = [
    field.dragon ? speaker.say('face-dragon') : '',
    field.gem ? speaker.say(`face-gem-${field.gem}`) : '',
    field.owner !== null ? speaker.player(field.owner) : '',
    field.tile && field.owner === null && !field.dragon ? speaker.say('face-nobody') : '',
  ].filter(Boolean);
  return [name, speaker.say(`land-${field.land}`), ...lies].join(', ');
}
