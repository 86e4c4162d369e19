import { expect, test } from 'vitest';

import { cellName, chosen, laid, read, resized, written } from '../../../src/stolek/games/wispwood/web/desk';

const GRIDS = [4, 5, 6];

test('a position is read, filled up and written down again', () => {
  const read_ = read('{"round": 2, "cards": ["P-SUDOKU"], "forest": ["TT", "C?"]}', GRIDS);
  expect(read_).toEqual({
    round: 2,
    cards: ['P-SUDOKU'],
    forest: ['TT...', 'C....', '.....', '.....', '.....'],
  });
  expect(read(written(read_), GRIDS)).toEqual(read_);
});

test.each(['', '{', '[]', 'null', '{"round": 9, "forest": 3}'])('%j is an empty forest', (text) => {
  expect(read(text, GRIDS)).toEqual({ round: 1, cards: [], forest: ['....', '....', '....', '....'] });
});

test('a tile is laid, taken away again, and there is one cat', () => {
  expect(laid(['..', '..'], 0, 1, 'T')).toEqual(['.T', '..']);
  expect(laid(['.T', '..'], 0, 1, 'T')).toEqual(['..', '..']);
  expect(laid(['C.', '..'], 1, 1, 'C')).toEqual(['..', '.C']);
  expect(laid(['CT', '..'], 0, 1, '.')).toEqual(['C.', '..']);
});

test('a smaller round cuts the forest, a card takes the place of its deck', () => {
  expect(resized(['TTT', 'TTT', 'TTT'], 2)).toEqual(['TT', 'TT']);
  expect(chosen(['P-SUDOKU', 'H-LINE'], 'P', 'P-PAIRS')).toEqual(['H-LINE', 'P-PAIRS']);
  expect(chosen(['P-SUDOKU', 'H-LINE'], 'P', null)).toEqual(['H-LINE']);
  expect(cellName(1, 0)).toBe('a2');
});
