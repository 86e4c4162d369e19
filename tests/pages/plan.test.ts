/** The form for a new table becomes the right request. */
import { expect, test } from 'vitest';

import type { GameSheet, OptionSheet } from '$web/client/messages';
import {
  chairs,
  companion,
  companyOf,
  isOpen,
  opening,
  shown,
  standing,
  USUAL,
  written,
} from '$web/newtable/plan';

const game = { name: 'template', players: [2, 3], levels: ['easy', 'hard'] } as GameSheet;
const nameless = (seat: number) => `Player ${seat + 1}`;
const option = (more: Partial<OptionSheet>): OptionSheet => ({
  name: 'hand',
  values: [2, 3],
  default: 2,
  examples: [],
  ...more,
});

test('new chairs are like the others, planned ones stay', () => {
  const two = chairs(2, [], 'open');
  expect(two.map((one) => one.who)).toEqual(['me', 'open']);
  expect(chairs(3, [...two.slice(0, 1), { who: 'easy', name: '' }], 'hard').map((one) => one.who)).toEqual([
    'me',
    'easy',
    'hard',
  ]);
  expect(chairs(1, two, 'open')).toHaveLength(1);
});

test.each(['bots', 'link', 'screen'] as const)('the company %s is known again', (company) => {
  expect(companyOf(chairs(3, [], companion(company, 'easy')))).toBe(company);
});

test('a mixed round is no usual company', () => {
  const plan = ['me', 'easy', 'open'].map((who) => ({ who, name: '' }));
  expect(companyOf(plan)).toBeNull();
  expect(companyOf(plan.slice(0, 1))).toBeNull();
});

test('a table begins by itself when nobody is waited for', () => {
  const bots = opening(game, chairs(2, [], 'easy'), {}, USUAL, nameless);
  expect(bots.agreement.at_once).toBe(true);
  const friends = opening(game, chairs(2, [], 'open'), { hand: 3 }, { ...USUAL, clock: 'bank-10' }, nameless);
  expect(friends.agreement).toMatchObject({
    at_once: false,
    options: { hand: 3 },
    clock: { kind: 'bank', seconds: 600, increment: 10 },
  });
  expect(friends.seats).toEqual(['me', 'open']);
});

test('people at one screen have names, I keep mine', () => {
  const plan = [
    { who: 'easy', name: 'not asked' },
    { who: 'me', name: 'not asked' },
    { who: 'me', name: ' Jan ' },
    { who: 'me', name: '' },
  ];
  expect(opening(game, plan, {}, USUAL, nameless).names).toEqual(['', '', 'Jan', 'Player 4']);
});

test('options are open when there is something to choose', () => {
  expect(isOpen(option({}))).toBe(true);
  expect(isOpen(option({ values: [2] }))).toBe(false);
  expect(isOpen(option({ values: [2], examples: ['AB'] }))).toBe(true);
  expect(standing(option({ default: null }))).toBe(2);
});

test('what is written out takes the form of the examples', () => {
  expect(written(' A6, B6 ', option({ examples: [['A1']] }))).toEqual(['A6', 'B6']);
  expect(written(' CAD ', option({ examples: ['AB'] }))).toBe('CAD');
  expect(shown(['A6', 'B6'])).toBe('A6, B6');
});
