import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { nearest } from '../../../src/stolek/games/dicekings/face/arrows';
import { stepsOf } from '../../../src/stolek/games/dicekings/face/steps';
import { faceOf, type GameView } from '../../../src/stolek/games/dicekings/face/view';

const at = (phase: string, effect: string | null) => stepsOf({ phase, effect } as GameView);

/** The names in a table of codes.py. */
function codes(table: RegExp): string[] {
  const found = readFileSync('src/stolek/games/dicekings/codes.py', 'utf8').match(table)?.[1] ?? '';
  return [...found.matchAll(/"([a-z_-]*)"/g)].map((one) => one[1] ?? '');
}

test('a card thief lays a tile, then steals', () => {
  expect(at('placing', 'thief_card')).toEqual([
    { name: 'placing', now: true },
    { name: 'stealing-card', now: false },
  ]);
  expect(at('stealing-card', 'thief_card').map((step) => step.now)).toEqual([false, true]);
});

test('tiles are drawn before the first step', () => {
  expect(at('drawing', 'landowner')).toEqual([{ name: 'placing', now: true }]);
});

test('what is asked for beside the usual steps is shown too', () => {
  expect(at('fire', 'alarm').at(-1)).toEqual({ name: 'fire', now: true });
});

test('while the next card is uncovered, none of the steps is due yet', () => {
  expect(at('offering', 'thief_gem')).toEqual([
    { name: 'placing', now: false },
    { name: 'stealing-gem', now: false },
  ]);
});

test('every step has words, in every phase in which an effect may stand', () => {
  const words = readFileSync('src/stolek/games/dicekings/words/en.ftl', 'utf8');
  const phases = codes(/^PHASES = \(([^)]*)\)/m);
  const effects = codes(/^TASKS = \(([^)]*)\)/m);
  expect(phases.length * effects.length).toBeGreaterThan(100);
  const named = phases.flatMap((phase) => effects.flatMap((effect) => at(phase, effect)));
  for (const { name } of named) expect(words).toContain(`\nface-step-${name} = `);
});

test('there are no steps while dice are thrown', () => {
  expect(at('rolling', null)).toEqual([]);
  expect(at('claiming', 'merchant')).toEqual([]);
});

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
