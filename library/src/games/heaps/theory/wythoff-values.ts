/**
 * The Grundy values of Wythoff's games as components of sums. Lost pairs have 0 at any size [wythoff1907; fraenkel1982]; no formula is
 * known for the others, and the definition gives them as a table (`wythoff-table.ts`).
 */
import type { Theorem } from '../../../core/theorem.ts';
import type { TwoHeaps } from '../wythoff.ts';
import { LostPairs } from './wythoff-pairs.ts';
import { tooLargeForTable, wythoffValue } from './wythoff-table.ts';

export const wythoffValues: Theorem<TwoHeaps> = {
  id: 'wythoff-values',
  title: 'The table of Wythoff’s game',
  statement:
    'The Grundy value of Wythoff’s game is the least number that is not among the values in the same row, column or diagonals nearer to the corner; the lost pairs have 0.',
  sources: [{ key: 'fraenkel1982' }, { key: 'sprague1935' }],
  scope: 'component',
  setting: { compound: 'disjunctive', play: 'normal' },
  answer({ first, second, t }, _setting, { limits }) {
    if (new LostPairs(t, 'normal').isLost(first, second))
      return { scope: 'component', value: 0, text: `(${first}, ${second}) is a lost pair and has the value 0` };
    const value = wythoffValue(first, second, t, limits);
    if (value === undefined) throw tooLargeForTable(limits);
    return { scope: 'component', value, text: `the table has ${value} in row ${first} and column ${second}` };
  },
};
