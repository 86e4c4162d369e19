import { expect, test } from 'vitest';

import { among, type Die, laid } from '../../../src/stolek/games/border/web/dice/dice';

const threw = (number: number, ...colours: string[]) => ({
  name: 'threw',
  facts: { throw: number, colours },
});
const again = (...colours: string[]) => ({ name: 'rolls-again', facts: { colours } });
const colours = (dice: readonly Die[]) => dice.map(({ colour }) => colour);

test('a first throw lies there as it fell', () => {
  const dice = laid([], [threw(1, 'gray', 'blue', 'red')], ['gray', 'blue', 'red']);
  expect(colours(dice)).toEqual(['gray', 'blue', 'red']);
  expect(dice.every(({ thrown, kept }) => thrown && !kept)).toBe(true);
});

test('dice that are thrown again fall into their old places, the others stay where they are', () => {
  const before = laid([], [threw(1, 'gray', 'blue', 'red', 'red')], ['gray', 'blue', 'red', 'red']);
  const after = laid(
    before,
    [again('gray', 'red'), threw(2, 'blue', 'green')],
    ['blue', 'blue', 'red', 'green'],
  );
  expect(colours(after)).toEqual(['blue', 'blue', 'green', 'red']);
  expect(after.map(({ thrown }) => thrown)).toEqual([true, false, true, false]);
});

test('of two dice alike the one that was not kept is picked up, and kept ones stay kept', () => {
  const before = [
    { colour: 'red', kept: true, thrown: false, away: false },
    { colour: 'red', kept: false, thrown: false, away: false },
  ];
  const after = laid(before, [again('red'), threw(2, 'blue')], ['blue', 'red']);
  expect(after).toEqual([
    { colour: 'red', kept: true, thrown: false, away: false },
    { colour: 'blue', kept: false, thrown: true, away: false },
  ]);
});

test('dice that are picked up leave their places empty until they are thrown', () => {
  const before = laid([], [threw(1, 'gray', 'blue', 'red')], ['gray', 'blue', 'red']);
  const between = laid(before, [again('gray', 'red')], ['blue']);
  expect(between.map(({ away }) => away)).toEqual([true, false, true]);
  const after = laid(between, [threw(2, 'green', 'gray')], ['gray', 'blue', 'green']);
  expect(colours(after)).toEqual(['green', 'blue', 'gray']);
  expect(after.some(({ away }) => away)).toBe(false);
});

test('who has missed something sees the dice as they are', () => {
  const before = laid([], [threw(1, 'gray', 'blue')], ['gray', 'blue']);
  expect(laid(before, [], ['red', 'green'])).toEqual([
    { colour: 'red', kept: false, thrown: false, away: false },
    { colour: 'green', kept: false, thrown: false, away: false },
  ]);
  expect(laid(before, [again('yellow'), threw(3, 'red')], ['blue', 'red'])[1]?.thrown).toBe(false);
});

test('several throws told at once end with the last', () => {
  const told = [threw(1, 'gray', 'blue'), again('blue'), threw(2, 'red'), again('red'), threw(3, 'green')];
  expect(colours(laid([], told, ['gray', 'green']))).toEqual(['gray', 'green']);
});

test('colours are found among dice as often as they are named', () => {
  const dice = ['red', 'blue', 'red', 'red'].map((colour) => ({ colour }));
  expect(among(dice, ['red', 'red'])).toEqual([true, false, true, false]);
  expect(among(dice, [])).toEqual([false, false, false, false]);
});
