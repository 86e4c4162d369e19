import { expect, test } from 'vitest';

import { nearest } from '../../../src/stolek/games/dicekings/web/arrows';
import { faceOf } from '../../../src/stolek/games/dicekings/web/view';

test('arrow keys go to the nearest thing ahead', () => {
  const things = [
    { x: 10, y: 0 },
    { x: 4, y: 30 },
    { x: -5, y: 0 },
  ];
  expect(nearest('ArrowRight', { x: 0, y: 0 }, things)).toBe(0);
  expect(nearest('ArrowLeft', { x: 0, y: 0 }, things)).toBe(2);
  expect(nearest('ArrowDown', { x: 0, y: 0 }, things)).toBe(1);
  expect(nearest('ArrowUp', { x: 0, y: 0 }, things)).toBe(-1);
  expect(nearest('Enter', { x: 0, y: 0 }, things)).toBe(-1);
});

test('a face in short is a number and a colour', () => {
  expect(faceOf('6r')).toEqual({ number: 6, colour: 'red' });
  expect(faceOf('1g')).toEqual({ number: 1, colour: 'green' });
});
