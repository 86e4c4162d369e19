/** The markup of the rules, and search in them. */
import { expect, test } from 'vitest';

import { blocks, finds, parts, plainly } from '$web/parts/rules/rulesMarkup';

test('marks become parts', () => {
  expect(parts('Lay **two** *tiles* of `mode`.')).toEqual([
    { mark: 'plain', text: 'Lay ' },
    { mark: 'bold', text: 'two' },
    { mark: 'plain', text: ' ' },
    { mark: 'slanted', text: 'tiles' },
    { mark: 'plain', text: ' of ' },
    { mark: 'code', text: 'mode' },
    { mark: 'plain', text: '.' },
  ]);
});

test('numbers of clauses are parts of their own where they are asked for', () => {
  const line = 'as on E-BEAM (ING-51, BOR-10a).';
  expect(parts(line)).toHaveLength(1);
  const numbers = parts(line, true).filter((part) => part.mark === 'clause');
  expect(numbers.map((part) => part.text)).toEqual(['ING-51', 'BOR-10a']);
});

test('lists and paragraphs are told apart', () => {
  expect(blocks('One\nline.\n\n- a\n- b').map((block) => [block.kind, block.lines.length])).toEqual([
    ['text', 1],
    ['list', 2],
  ]);
});

test('a search minds neither accents nor capitals', () => {
  expect(plainly('Žlutý KŮŇ')).toBe('zluty kun');
  expect(finds('Výměna dílků: výměna', 'VYMENA')).toEqual(['', 'Výměna', ' dílků: ', 'výměna', '']);
  expect(finds('nothing', '')).toEqual(['nothing']);
});
