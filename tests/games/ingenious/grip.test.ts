/** The tile in hand: picked, turned, put down by a finger, laid by a mouse. */
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { Hand } from '../../../web/play/hand.svelte';
import { Honeycomb } from '../../../src/stolek/games/ingenious/web/board/cells';
import { Grip } from '../../../src/stolek/games/ingenious/web/board/tileInHand.svelte';
import type { IngeniousBox } from '../../../src/stolek/games/ingenious/web/view';

const box = JSON.parse(readFileSync('src/stolek/games/ingenious/box.json', 'utf8')) as IngeniousBox;
const comb = new Honeycomb(box, 5);
const rack = ['red-blue', 'red-red'];
const OFFER = {
  'tile:red-blue': { 'cell:h8': { 'cell:h9': 1, 'cell:i8': 2 }, 'cell:h9': { 'cell:h8': 3 } },
  'tile:red-red': { 'cell:h8': { 'cell:h9': 4 }, 'cell:h9': { 'cell:h8': 4 } },
};

const play = vi.fn(async () => false);
let hand: Hand;
let grip: Grip;

beforeEach(() => {
  play.mockClear();
  hand = new Hand({
    preview: async () => ({ type: 'previewed', id: '', events: [], view: null }),
    play,
    back: play,
  });
  hand.ask(OFFER);
  grip = new Grip(() => ({ hand, comb, rack }));
});

describe('without a tile', () => {
  it('asks for one, and plays nothing', () => {
    grip.press('h8', false);
    expect(grip.empty).toBe(true);
    expect(grip.place).toBe(-1);
    expect(play).not.toHaveBeenCalled();
  });

  it('has the only one there is', () => {
    hand.ask({ 'tile:red-red': OFFER['tile:red-red'] });
    expect(grip.tile).toBe('red-red');
    expect(grip.place).toBe(1);
  });
});

describe('with a mouse', () => {
  it('shows the tile where it points, and lays it by a click', () => {
    grip.choose(0);
    grip.point('h8');
    expect(grip.ghost).toMatchObject({ action: 1, first: 'h8', second: 'h9' });
    grip.turn();
    expect(grip.ghost?.action).toBe(2);
    grip.press('h8', false);
    expect(play).toHaveBeenCalledWith(2);
  });

  it('shows nothing where the tile cannot lie, or after the mouse has left', () => {
    grip.choose(0);
    grip.point('c8');
    expect(grip.ghost).toBeNull();
    grip.press('c8', false);
    grip.point('h8');
    grip.leave();
    expect(grip.ghost).toBeNull();
    expect(play).not.toHaveBeenCalled();
  });
});

describe('with a finger', () => {
  it('puts the tile down, turns it by a tap on it, moves it by a tap elsewhere', () => {
    grip.choose(0);
    grip.press('h8', true);
    expect(hand.aimed).toMatchObject({ action: 1, held: true });
    grip.press('h9', true);
    expect(hand.aimed).toMatchObject({ action: 2, held: true });
    grip.press('h9', true);
    expect(hand.aimed).toMatchObject({ action: 3, held: true });
    expect(play).not.toHaveBeenCalled();
  });
});

describe('a hint', () => {
  it('is seen, can be turned, and is laid by a click on it', () => {
    hand.aim(2, true);
    expect(grip.ghost?.action).toBe(2);
    expect(grip.tile).toBe('red-blue');
    grip.turn();
    expect(hand.aimed).toMatchObject({ action: 1, held: true });
    grip.press('h9', false);
    expect(play).toHaveBeenCalledWith(1);
  });
});
