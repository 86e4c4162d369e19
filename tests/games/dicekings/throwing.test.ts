import { expect, test } from 'vitest';

import {
  again,
  choosing,
  type Holding,
  inHand,
  toggle,
} from '../../../src/stolek/games/dicekings/web/dice/throwing';

/** A hand that may throw any dice again, or stop. */
function holding(picked: string[] = []): Holding {
  return {
    picked,
    move: (...picks) =>
      picks.at(-1) === 'throw' && picks.length > 1 ? picks.length : picks[0] === 'stop' ? 0 : null,
    clear() {
      this.picked = [];
    },
  };
}

test('dice go into the hand and back, in the order of their letters', () => {
  const hand = holding();
  toggle(hand, [], 'f');
  toggle(hand, [], 'b');
  expect(hand.picked).toEqual(['die:b', 'die:f']);
  toggle(hand, [], 'f');
  expect(hand.picked).toEqual(['die:b']);
});

test('a hint puts dice into the hand, and they can be changed from there', () => {
  const hand = holding();
  const hint = ['die:a', 'die:c', 'throw'];
  expect(inHand(hand, hint)).toEqual(['a', 'c']);
  toggle(hand, hint, 'c');
  expect(inHand(hand, [])).toEqual(['a']);
});

test('what is in the hand can be thrown, nothing cannot', () => {
  expect(again(holding(), ['a', 'c'])).toBe(3);
  expect(again(holding(), [])).toBeNull();
});

test('dice are chosen while one may stop', () => {
  expect(choosing(holding())).toBe(true);
  expect(choosing({ ...holding(), move: () => null })).toBe(false);
});
