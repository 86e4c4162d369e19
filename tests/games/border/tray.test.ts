import { expect, test } from 'vitest';

import { leftFor, note } from '../../../src/stolek/games/border/web/dice/tray';
import type { BorderView } from '../../../src/stolek/games/border/web/view';

const dice = ['gray', 'red', 'red', 'blue', 'green'];

const MEANT = { players: 2, turn: 0, to_act: [], throws: 3, throws_left: 0, dice, gone: [] };

function table(phase: BorderView['phase'], unused = dice, one_each = false): BorderView {
  const board = { board: 'A', crossed: [], closed: {}, score: 0, choosing: false, within_reach: [] };
  const boards = [
    { ...board, pool: [] },
    { ...board, pool: ['blue'] },
  ];
  return { ...MEANT, phase, unused, one_each, boards };
}

test('while areas are completed the dice not used yet are left', () => {
  expect(leftFor(table('completing', ['gray', 'green']), 0)).toEqual(['gray', 'green']);
  expect(leftFor(table('rolling'), 0)).toBe(null);
});

test('in the second action everybody sees his own pool, the active player what he has left', () => {
  const view = table('second', ['gray', 'blue', 'green']);
  expect(leftFor(view, 1)).toEqual(['blue']);
  expect(leftFor(view, 0)).toEqual(['gray', 'blue', 'green']);
  expect(leftFor(view, null)).toEqual(['gray', 'blue', 'green']);
  expect(leftFor(table('second', [], true), 0)).toBe(null);
});

test('the tray says for whom the dice are', () => {
  expect(note(table('rolling'), 0)).toBe('rolling');
  expect(note(table('rolling'), 1)).toBe('rolls');
  expect(note(table('throwing'), 0)).toBe('rolls');
  expect(note(table('completing'), 0)).toBe('completing');
  expect(note(table('completing'), null)).toBe('completes');
  expect(note(table('second'), 1)).toBe('yours');
  expect(note(table('second'), 0)).toBe('others');
  expect(note(table('second', [], true), 1)).toBe('choose');
  expect(note(table('second', [], true), null)).toBe('each');
  expect(note(table('dealing'), 0)).toBe('before');
  expect(note(table('over'), 0)).toBe('over');
});
