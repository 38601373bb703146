/** Disjunctive compound, normal play: Grundy values add by nim-sum [sprague1935] [grundy1939]. */
import { mex, type Nimber, nimSum } from '../core/nimber.ts';
import { whyHeapsCancel } from '../core/why.ts';
import { subsetGrundy } from '../numeric/subset-grundy.ts';
import { nimSumTable } from './component-table.ts';
import { integerTexts, nimberToTex, nimberToText } from './integers.ts';
import type { ShownValue, Theory } from './theory.ts';

const grundyValue: ShownValue = {
  field: 'grundy',
  name: 'value',
  plural: 'Grundy values',
  zeroIsLost: true,
  write: String,
  toText: (value) => `value ${nimberToText(value as Nimber)}`,
  toTex: (value) => nimberToTex(value as Nimber),
  toTerm: (value) => value as Nimber,
};

export const grundyTheory: Theory = {
  id: 'sprague-grundy',
  title: 'Sprague–Grundy theorem',
  statement:
    'Under normal play every position has the same outcome, in any company, as one Nim heap; its size is the least number that is not the value of an option, and a sum has the nim-sum of the values. The player to move loses exactly when that is 0.',
  sources: [{ key: 'sprague1935' }, { key: 'grundy1939' }],
  scope: 'position',
  valueName: 'Grundy value',
  setting: { compound: 'disjunctive', play: 'normal' },
  ended: 0,
  fromOptions: mex,
  combine: nimSum,
  outcome: (value) => (value === 0 ? 'P' : 'N'),
  expectsWin: (value, others) => (others ?? 0) < value,
  toSubsets: subsetGrundy,
  ...integerTexts,
  describe: (value) => `Grundy value ${value}`,
  why(value, { count }) {
    if (count !== 1n) return whyHeapsCancel('the components count as heaps of Nim that', value === 0);
    return value === 0
      ? 'whatever move is made, the other player has an answer, until no move is left: no move reaches a position that is worth nothing, and from every other position one can be reached'
      : `the position is as good as a heap of ${value} in Nim: some move leaves a position that is worth nothing, where every move has an answer`;
  },
  values: (value) => ({ grundy: value }),
  shown: grundyValue,
  table: (rows, total) => nimSumTable('value', rows, total),
};
