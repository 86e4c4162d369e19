import { expect, test } from 'vitest';

import { chipsOf, type Picking } from '../../../src/stolek/games/dicekings/web/cards/jokers';
import type { CardView } from '../../../src/stolek/games/dicekings/web/view';
import { action, leaves, type Offer } from '../../../web/play/picks';

const CARDS: CardView[] = [
  { card: 'K1-01', citizen: 'merchant', up: true, joker: '6r' },
  { card: 'K2-01', citizen: 'thief', up: true, joker: '6r' },
  { card: 'K3-01', citizen: 'slayer', up: false, joker: null },
];
const OFFER: Offer = { 'joker:6r': { 'joker:6r': 1, superjoker: 2 } };

function picking(offer: Offer, ...picked: string[]): Picking {
  return {
    picked,
    moves: (picks) => leaves(offer, picks),
    move: (...picks) => action(offer, picks),
  };
}

test('first a joker is picked', () => {
  expect(chipsOf(CARDS, picking(OFFER), null).map((chip) => chip.may)).toEqual([true, true, false]);
});

test('then its twin or a superjoker makes the pair', () => {
  const chips = chipsOf(CARDS, picking(OFFER, 'joker:6r'), null);
  expect(chips.map((chip) => chip.picked)).toEqual([true, false, false]);
  expect(chips.map((chip) => chip.action)).toEqual([null, 1, 2]);
});

test('a superjoker may be picked before its joker', () => {
  const offer: Offer = { ...OFFER, superjoker: { superjoker: { 'as:1g': 3 } } };
  const chips = chipsOf(CARDS, picking(offer, 'superjoker'), null);
  expect(chips.map((chip) => chip.picked)).toEqual([false, false, true]);
  expect(chips[0]?.action).toBe(2);
});

test('two superjokers lead on to the face that they stand for', () => {
  const twice: CardView[] = [...CARDS, { card: 'K4-01', citizen: 'rogue', up: false, joker: null }];
  const offer: Offer = { superjoker: { superjoker: { 'as:1g': 3 } } };
  const chips = chipsOf(twice, picking(offer, 'superjoker'), null);
  expect(chips.map((chip) => chip.picked)).toEqual([false, false, true, false]);
  expect(chips.map((chip) => chip.may)).toEqual([false, false, false, true]);
});

test('another joker may be picked instead', () => {
  const cards: CardView[] = [...CARDS, { card: 'K4-01', citizen: 'rogue', up: true, joker: '1g' }];
  const offer: Offer = { 'joker:6r': { superjoker: 2 }, 'joker:1g': { superjoker: 3 } };
  const chips = chipsOf(cards, picking(offer, 'joker:6r'), null);
  expect(chips.map((chip) => chip.may)).toEqual([false, false, true, true]);
});

test('cards of another seat are stolen at once', () => {
  const chips = chipsOf(CARDS, picking({ 'seat:2': { 'joker:6r': 7 } }), 'seat:2');
  expect(chips.map((chip) => chip.action)).toEqual([7, 7, null]);
});

test('nothing can be picked when nothing is offered', () => {
  expect(chipsOf(CARDS, picking({}), null).some((chip) => chip.may)).toBe(false);
});
