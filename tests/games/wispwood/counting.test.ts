import { beforeEach, describe, expect, test } from 'vitest';

import { Counting } from '../../../src/stolek/games/wispwood/web/counting/counting.svelte';
import type { Round } from '../../../src/stolek/games/wispwood/web/counting/history';

const share = (points: number, sum: number) => ({ points, sum, cells: ['m12'], counted: [] });
const ROUND: Round = {
  round: 1,
  entry: 9,
  ghost: null,
  seats: [0, 1].map((seat) => ({
    seat,
    forest: new Map(),
    cards: [{ card: 'E-BEAM', points: 6, shares: [share(2, 2), share(4, 6)] }],
    fill: seat ? 2 : 0,
    points: seat ? 8 : 6,
  })),
};

describe('a round that is counted', () => {
  let counting: Counting;
  beforeEach(() => (counting = new Counting()));

  test('adds up share by share, and the full grid in the end', () => {
    counting.open(ROUND, 1);
    expect([counting.soFar, counting.card]).toEqual([{ fill: 0, 'E-BEAM': 2 }, 'E-BEAM']);
    counting.by(2);
    expect([counting.soFar, counting.card]).toEqual([{ fill: 2, 'E-BEAM': 6 }, 'fill']);
  });

  test('is counted at once for those who want no motion', () => {
    counting.show(ROUND, 0, true);
    expect([counting.isDone, counting.runs, counting.card]).toEqual([true, false, null]);
  });

  test('makes room when the table goes on, unless somebody has taken it in hand', () => {
    counting.show(ROUND, 0, false);
    counting.giveWay();
    expect(counting.round).toBeNull();
    for (const hold of [() => counting.look(1), () => counting.by(1), () => counting.toggle()]) {
      counting.show(ROUND, 0, false);
      hold();
      counting.giveWay();
      expect(counting.round).toBe(ROUND);
    }
  });
});
