import { describe, expect, test } from 'vitest';

import { laidIn, roundsIn, stepsOf } from '../../../src/stolek/games/wispwood/web/counting/history';

let entry = 0;
const told = (name: string, facts: object) =>
  ({ entry: entry++, event: { name, clause: null, facts } }) as never;

const ROUND = [
  told('laid', { seat: 0, kind: 'heart', cell: 'm12', trees: ['n12', 'o12'] }),
  told('laid-tree', { seat: 1, cell: 'm14', count: 1 }),
  told('laid-tree', { seat: 1, cell: 'm15', count: 2 }),
  told('scored-card', {
    seat: 0,
    card: 'E-ADJACENT',
    points: 4,
    shares: [
      { points: 2, sum: 2, cells: ['m12'], counted: ['n12'] },
      { points: 2, sum: 4, cells: ['m12'], counted: ['m11'] },
    ],
  }),
  told('scored-card', { seat: 0, card: 'T-LARGEST', points: 0, shares: [] }),
  told('scored-full', { seat: 0, round: 1, fill: 2, points: 6, forest: ['hTT', 'C..'], corner: 'm12' }),
  told('scored-card', { seat: 1, card: 'E-ADJACENT', points: 0, shares: [] }),
  told('scored-round', { seat: 1, round: 1, fill: 0, points: 0, forest: ['C', 'T', 'T'], corner: 'm13' }),
  told('cat-moved', { seat: 1, from: 'm13', cell: 'm14' }),
  told('trees-returned', { count: 5 }),
];

describe('a round that was scored', () => {
  const rounds = roundsIn(ROUND, 2);

  test('keeps the forests as they were counted, though cats have moved and trees are gone', () => {
    expect(rounds.map(({ round }) => round)).toEqual([1]);
    expect([...(rounds[0]?.seats[1]?.forest ?? [])]).toEqual([
      ['m13', 'C'],
      ['m14', 'T'],
      ['m15', 'T'],
    ]);
  });

  test('is counted share by share; a card that brings nothing is a step too', () => {
    const steps = rounds[0]?.seats[0] ? stepsOf(rounds[0].seats[0]) : [];
    expect(steps.map(({ card, points, sum }) => [card, points, sum])).toEqual([
      ['E-ADJACENT', 2, 2],
      ['E-ADJACENT', 2, 4],
      ['T-LARGEST', 0, 0],
    ]);
  });

  test('is none while somebody is still to be scored', () => {
    expect(roundsIn(ROUND.slice(0, 6), 2)).toEqual([]);
  });
});

test('what came to lie last, by seats', () => {
  expect([...laidIn(ROUND)]).toEqual([
    [0, ['m12', 'n12', 'o12']],
    [1, ['m14', 'm15']],
  ]);
});
