/** A forest in words, for screen readers: row by row what lies there. */
import type { Facts } from '$web/words/wording';
import { cell, type Forest } from './cells';
import { NOUN } from '../view';

export function heard(forest: Forest, say: (key: string, facts: Facts) => string): string[] {
  const rows = new Map<number, string[]>();
  const lying = [...forest].sort(([one], [other]) => cell(one).column - cell(other).column);
  for (const [name, letter] of lying) {
    const { row } = cell(name);
    const tile = say('face-heard-tile', { cell: name, kind: NOUN[letter] });
    rows.set(row, [...(rows.get(row) ?? []), tile]);
  }
  return [...rows]
    .sort(([one], [other]) => one - other)
    .map(([row, tiles]) => say('face-heard-row', { row: row + 1, lying: tiles.join(', ') }));
}
