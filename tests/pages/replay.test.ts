import { expect, test } from 'vitest';

import { lastTurn, missing, nextTurn, within } from '$web/replay/steps';

const turns = [12, 14, 20];

test('steps by turns stop where another seat begins, and at both ends', () => {
  expect([0, 12, 13, 20, 25].map((at) => nextTurn(turns, at, 25))).toEqual([12, 14, 14, 25, 25]);
  expect([25, 20, 13, 12, 0].map((at) => lastTurn(turns, at))).toEqual([20, 14, 12, 0, 0]);
  expect(nextTurn([], 3, 9)).toBe(9);
});

test('nobody comes before the beginning or behind the end', () => {
  expect([-1, 0, 9, 10].map((at) => within(at, 9))).toEqual([0, 0, 9, 9]);
});

test('what is missing is fetched from where one is, then from the beginning', () => {
  const have = [undefined, 1, 1, undefined, 1];
  expect(missing(have, 2, 5)).toBe(3);
  expect(missing(have, 4, 5)).toBe(0);
  expect(missing([1, 1], 1, 2)).toBeNull();
  expect(missing([], 1, 4)).toBe(1);
});
