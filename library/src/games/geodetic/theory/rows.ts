/**
 * The theorems about cycles under the readings `literal`, `interval` and `hull`; the proofs are in `row.ts`.
 *
 * Normal play: cycles side by side, and beside graphs on which all readings agree. Misère play: one cycle.
 */

import { pass, type Theorem, toldAlike } from '../../../core/theorem.ts';
import { whyHeapsCancel } from '../../../core/why.ts';
import type { GeodeticPosition } from '../position.ts';
import { misereRowMarks } from './marks-misere.ts';
import { type CycleRow, growthOf, picksToGrow, rowOf, rowSummand } from './row.ts';
import { sameInContraction } from './same-game.ts';
import { misereSolution, movesIn, solveSum, valueSum } from './sum.ts';

const proof = { key: 'impartial', where: 'games/geodetic/theory/row.ts' } as const;

export const geodeticRows: Theorem<GeodeticPosition> = {
  id: 'geodetic-rows',
  title: 'Cycles under the other readings of the geodetic rule',
  statement:
    'Under the readings literal, interval and hull and normal play the cycle of n ≥ 3 vertices is won exactly for odd n; a row of L labels has the value max(0, ⌊(n + 1)/2⌋ − L) + 1, but 0 for L = 1 and odd n, and where every vertex is labelled.',
  sources: [proof],
  scope: 'position',
  examples: [
    'geodetic C1000000000000000001 [literal]',
    'geodetic C101 : 1 17 [hull]',
    'geodetic C30 : 5..9 [literal]',
    'geodetic C12 + C13 : 2 4 [interval]',
  ],
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(position, _setting, { limits }) {
    const { parts, reading } = position;
    if (reading === 'contraction') return pass('it is about the readings other than contraction');
    const others = parts.filter(({ item }) => sameInContraction(item, reading) === undefined);
    if (others.length === 0) return pass('all readings agree on the graph');
    const row = onlyRow(position);
    if (row === undefined) {
      if (!others.every(({ item }) => rowOf(item, reading) !== undefined))
        return pass('not every graph is a cycle with one row of labels, or a graph on which all readings agree');
      const sum = valueSum(position, limits);
      return solveSum(position, sum, {
        text: `the graphs have the nim-sum ${sum.value}`,
        why: whyHeapsCancel('the graphs count as heaps of Nim that', sum.value === 0n),
      });
    }
    const summand = rowSummand(row, reading);
    return solveSum(
      position,
      { parts: [{ ...summand, rule: 'row' }], value: summand.value },
      { text: describe(row, summand.value), why: whyRow(row, summand.value === 0n) },
    );
  },
};

function whyRow({ order, labels }: CycleRow, isLost: boolean): string {
  if (labels === order) return 'every vertex is labelled, and the player who cannot move loses';
  if (labels > 0n)
    return isLost
      ? 'one label on a cycle of odd length: no second one labels everything, and after each the other player can label all the rest'
      : 'a pick far enough from the row of labels has shortest paths to it on both sides, and so labels everything that is left: the last move';
  return isLost
    ? 'the first label has a vertex just opposite, and picking that labels everything: the other player makes the last move'
    : 'no vertex is just opposite the first label. So the other player cannot label everything at once, and whatever row the second label makes, the third can label all the rest';
}

function describe({ order, labels }: CycleRow, value: bigint): string {
  if (labels === 0n) return `${order} is ${order % 2n === 1n ? 'odd' : 'even'}`;
  if (labels === order) return 'every vertex is labelled';
  return `a row of ${labels} labels on a cycle of ${order} vertices has the value ${value}`;
}

export const geodeticRowMisere: Theorem<GeodeticPosition> = {
  id: 'geodetic-row-misere',
  title: 'Misère cycles under the other readings of the geodetic rule',
  statement:
    'Under the readings literal, interval and hull and misère play the cycle of n ≥ 3 vertices is lost; a row of L labels is lost exactly where L ≥ ⌊(n + 1)/2⌋ and some vertex has no label.',
  sources: [proof],
  scope: 'position',
  examples: ['geodetic C1000000000000000001 [literal, misere]', 'geodetic C101 : 1 17 [hull, misere]'],
  setting: { compound: 'disjunctive', play: 'misere' },
  answer(position) {
    const row = onlyRow(position);
    if (row === undefined) return pass('the position is not one cycle with a row of labels under these readings');
    const { order, labels } = row;
    const growth = growthOf(row);
    const isWon = labels === order || (labels > 0n && growth > 0n);
    return misereSolution(
      position,
      'row',
      isWon,
      labels === order
        ? toldAlike('every vertex is labelled: the player who cannot move wins')
        : labels === 0n
          ? toldAlike('the answer to any first label is a row of half of the cycle, after which every pick labels the rest')
          : {
              text: `a row of ${labels} labels on a cycle of ${order} vertices can ${growth > 0n ? `grow by ${growth}` : 'not grow'} before everything is labelled`,
              why:
                growth > 0n
                  ? 'the row of labels can be made to reach half round the cycle; after that every pick labels all the rest, which is the last move and loses'
                  : 'the row of labels reaches half round the cycle: every pick labels all the rest, which is the last move and loses',
            },
      () => movesIn(position)(0, picksToGrow(row, growth)),
      () => misereRowMarks(position, row),
    );
  },
};

/** The cycle that the whole position is, if it is one. */
function onlyRow({ parts, reading }: GeodeticPosition): CycleRow | undefined {
  const [only] = parts;
  return only === undefined || parts.length > 1 || only.count > 1n ? undefined : rowOf(only.item, reading);
}
