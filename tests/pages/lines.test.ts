import { expect, test } from 'vitest';

import { lines } from '$web/score/lines';

const item = (name: string, words: string) => ({ name, points: 0, clause: null, facts: { words } });
const word = ({ facts }: { facts?: { [key: string]: unknown } }) => String(facts?.['words']);

test('sums stand out, and details lie behind the line they belong to', () => {
  const found = lines(
    [
      item('total', 'Eva: 4 points'),
      item('missing', 'castle, two cells:'),
      item('missing-colour', '· red: b12'),
      item('missing-colour', '· blue: b13'),
      item('desk-total', 'Bob: 0 points'),
    ],
    word,
  );
  expect(found.map(({ words, isSum }) => [words, isSum])).toEqual([
    ['Eva: 4 points', true],
    ['castle, two cells:', false],
    ['Bob: 0 points', true],
  ]);
  expect(found[1]?.details.map(({ words }) => words)).toEqual(['· red: b12', '· blue: b13']);
});
