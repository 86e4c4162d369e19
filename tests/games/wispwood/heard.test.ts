import { expect, test } from 'vitest';

import { forestOf } from '../../../src/stolek/games/wispwood/web/forest/cells';
import { heard } from '../../../src/stolek/games/wispwood/web/forest/inWords';

const say = (key: string, facts: object) => `${key.split('-').at(-1)} ${Object.values(facts).join(' ')}`;

test('a forest is heard row by row, from left to right, with the name of every cell', () => {
  expect(heard(forestOf(['.TP', 'C..', '..h'], 'l9'), say)).toEqual([
    'row 9 tile m9 tree, tile n9 pumpkin',
    'row 10 tile l10 cat',
    'row 11 tile n11 heart',
  ]);
});
