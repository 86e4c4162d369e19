/** The score desk: what is tapped in, and what is written down of it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { Desk, read, written } from '../../../src/stolek/games/ingenious/web/desk';
import type { IngeniousBox } from '../../../src/stolek/games/ingenious/web/view';

const folder = 'src/stolek/games/ingenious';
const box = JSON.parse(readFileSync(`${folder}/box.json`, 'utf8')) as IngeniousBox;
const example = readFileSync(`${folder}/score.example.json`, 'utf8');
const desk = new Desk(box, read(example, box));
const onto = (position = desk.position) => new Desk(box, position);
const cellsOf = ({ tile }: { tile: { cell: string }[] }) => tile.map(({ cell }) => cell);

describe('a position', () => {
  it('is read with cells by name or by coordinates, and written by names', () => {
    expect(desk.position.cells).toContainEqual({ cell: 'h10', colour: 'red' });
    expect(cellsOf(desk.position)).toEqual(['h8', 'h9']);
    expect(read(written(desk.position), box)).toEqual(desk.position);
  });

  it('is always one that can be counted, whatever was written', () => {
    for (const text of [
      '',
      'null',
      '{"players": 9, "tile": [1], "cells": [{"cell": "z9", "colour": "red"}]}',
    ]) {
      const position = read(text, box);
      expect(position.players).toBe(2);
      expect(position.cells).toEqual([]);
      expect(onto(position).isSound).toBe(true);
    }
  });

  it('shows the printed symbols and the tile, and keeps only what is on the board', () => {
    expect(desk.board).toMatchObject({ c8: 'red', h7: 'blue', h8: 'blue', h9: 'red' });
    const large = onto(onto(desk.resized(4)).laid('a8', 'green'));
    expect(large.position.cells).toHaveLength(4);
    expect(large.resized(2).cells).toEqual(desk.position.cells);
    const outside = onto(large.put('b8')).resized(2);
    expect(onto(outside).isSound).toBe(true);
  });
});

describe('a tap', () => {
  it('lays a colour, another one instead, and takes it away', () => {
    const red = onto(desk.laid('d8', 'red'));
    expect(red.board.d8).toBe('red');
    const green = onto(red.laid('d8', 'green'));
    expect(green.board.d8).toBe('green');
    expect(green.laid('d8', 'green').cells).toEqual(desk.position.cells);
    expect(green.laid('d8', null).cells).toEqual(desk.position.cells);
  });

  it('puts the tile down as it lies, or in the nearest way there is room for', () => {
    expect(cellsOf(desk.put('j6'))).toEqual(['j6', 'j7']);
    expect(cellsOf(desk.put('c12'))).toEqual(['c12', 'd12']);
    expect(desk.put('c13')).toEqual(desk.position);
    expect(desk.put('h7')).toEqual(desk.position);
  });

  it('turns it past what is taken, and colours its halves', () => {
    const seen = [desk.position];
    for (let turn = 0; turn < 5; turn++) seen.push(onto(seen.at(-1)).turned());
    expect(seen.map((one) => cellsOf(one)[1])).toEqual(['h9', 'i8', 'i7', 'g8', 'g9', 'h9']);
    expect(desk.coloured(1, 'green').tile.map(({ colour }) => colour)).toEqual(['blue', 'green']);
  });
});
