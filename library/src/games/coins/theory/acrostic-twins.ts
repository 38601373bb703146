/**
 * Acrostic Twins [berlekampConwayGuy2003, Ch. 14]: a head in column x and row y has the value x ⊕ y, and a board the nim-sum over its heads.
 *
 * A head alone goes to any (x', y) with x' < x or (x, y') with y' < y, as a rook does in a corner: two heaps of Nim. A move turns two
 * coins and changes the nim-sum by x ⊕ x' or y ⊕ y', whether the other coin showed heads or tails; so for several heads it is the theorem of
 * Sprague and Grundy, as in a row.
 */
import { type Nimber, nimSum } from '../../../core/nimber.ts';
import { excerpt } from '../../../core/result.ts';
import type { Move } from '../../../core/ruleset.ts';
import type { Theorem, TheoremFacts } from '../../../core/theorem.ts';
import { whyHeapsCancel } from '../../../core/why.ts';
import { turnPair } from '../acrostic-twins.ts';
import { type HeadsOnGrid, placeToText } from '../grid.ts';
import { headMarks } from './rows.ts';

const sources: TheoremFacts['sources'] = [{ key: 'berlekampConwayGuy2003', where: 'Ch. 14' }];

export const acrosticTwinsNormal: Theorem<HeadsOnGrid> = {
  id: 'acrostic-twins-normal',
  title: 'Acrostic Twins',
  statement:
    'Under normal play the player to move in Acrostic Twins loses exactly when the columns and rows of all heads have nim-sum 0.',
  sources,
  scope: 'position',
  examples: ['acrostic-twins 1000000000000000000,5 7,999999999999999999'],
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(heads) {
    const sum = sumOf(heads);
    const outcome = sum === 0 ? 'P' : 'N';
    return {
      scope: 'position',
      outcome,
      values: { grundy: sum },
      winningMoves: () => (sum === 0 ? [] : eachWin(heads, sum)),
      text: `the columns and rows of the heads have the nim-sum ${excerpt(String(sum))}`,
      why:
        heads.length === 0
          ? 'no coin shows heads, and the player who cannot move loses'
          : `a head moves along its row or its column, as if these were two heaps. So ${whyHeapsCancel('the numbers of columns and rows', sum === 0)}`,
      marks: () =>
        headMarks(
          heads.map(placeToText),
          heads.map(({ x, y }) => nimSum(x, y)),
          sum,
          outcome,
        ),
    };
  },
};

export const acrosticTwinsValue: Theorem<HeadsOnGrid> = {
  id: 'acrostic-twins-value',
  title: 'The value of a board of Acrostic Twins',
  statement: 'A board of Acrostic Twins has the nim-sum of the columns and rows of its heads for its Grundy value.',
  sources,
  scope: 'component',
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(heads) {
    const value = sumOf(heads);
    return { scope: 'component', value, text: `the columns and rows of the heads have the nim-sum ${excerpt(String(value))}` };
  },
};

function sumOf(heads: HeadsOnGrid): Nimber {
  return heads.reduce<Nimber>((sum, { x, y }) => nimSum(sum, nimSum(x, y)), 0);
}

function* eachWin(heads: HeadsOnGrid, sum: Nimber): Iterable<Move<HeadsOnGrid>> {
  for (const head of heads) {
    const [x, y] = [nimSum(head.x, sum), nimSum(head.y, sum)];
    if (x < head.x) yield turnPair(heads, head, { x, y: head.y });
    if (y < head.y) yield turnPair(heads, head, { x: head.x, y });
  }
}
