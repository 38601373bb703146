/**
 * Misère Nim [bouton1901]: play as in normal play while a heap of two or more is left, and leave an odd number of single counters.
 *
 * With no heap above 1 every move takes one counter, so an odd number of them is lost. With exactly one heap above 1 the player
 * to move wins: take it down to 0 or 1, whichever leaves an odd number of ones; every other move leaves one such heap again, and
 * the opponent wins in the same way. With two or more heaps above 1 at least one is left after the move, and then the lost
 * positions are those with nim-sum 0, as in normal play (one heap above 1 never has nim-sum 0).
 */

import { excerpt } from '../../../core/result.ts';
import type { Move } from '../../../core/ruleset.ts';
import type { Theorem } from '../../../core/theorem.ts';
import { whyMisereHeaps } from '../../../core/why.ts';
import { type Heaps, replaceHeap } from '../../../structures/heaps.ts';
import { eachMoveToZero, nimSumOf } from './bouton.ts';
import { heapsCertificate } from './certificate.ts';
import { nimMarks } from './marks.ts';

export const misereNim: Theorem<Heaps> = {
  id: 'misere-nim',
  title: 'Misère Nim',
  statement:
    'Under misère play the player to move in Nim loses exactly when some heap has two or more counters and the nim-sum is 0, or no heap has and the number of single counters is odd.',
  sources: [{ key: 'bouton1901' }],
  scope: 'position',
  setting: { compound: 'disjunctive', play: 'misere' },
  answer(heaps) {
    const sum = nimSumOf(heaps);
    const large = heaps.filter(({ size }) => size > 1);
    const lost = large.length === 0 ? sum === 1 : sum === 0;
    const text =
      large.length === 0
        ? `no heap has two counters, and the number of single counters is ${sum === 1 ? 'odd' : 'even'}`
        : `some heap has two counters or more, and the nim-sum of the heaps is ${excerpt(String(sum))}`;
    return {
      scope: 'position',
      outcome: lost ? 'P' : 'N',
      values: {},
      winningMoves: () => (lost ? [] : eachWin(heaps, large)),
      text,
      why: whyMisereHeaps('the heaps', countOf(large), countOf(heaps.filter(({ size }) => size === 1)), lost),
      certificate: () => heapsCertificate(heaps, { compound: 'disjunctive', play: 'misere', outcome: lost ? 'P' : 'N' }, sum),
      marks: () =>
        nimMarks(heaps, {
          outcome: lost ? 'P' : 'N',
          winningMoves: lost ? [] : eachWin(heaps, large),
          below: misereRule(large),
        }),
    };
  },
};

function countOf(heaps: Heaps): bigint {
  return heaps.reduce((sum, { count }) => sum + count, 0n);
}

/** What misère play makes of the nim-sum. */
function misereRule(large: Heaps): string {
  const many = countOf(large);
  if (many === 0n) return 'No heap has two counters: an odd number of single counters is lost.';
  if (many > 1n) return 'Two heaps or more have two counters: as in normal play, a nim-sum of 0 is lost.';
  return 'One heap has two counters or more: a winner takes it down so that an odd number of single counters is left.';
}

function eachWin(heaps: Heaps, large: Heaps): Iterable<Move<Heaps>> {
  const [first, second] = large;
  const sum = nimSumOf(heaps);
  if (first === undefined) return eachMoveToZero(heaps, 1);
  if (second !== undefined || first.count > 1n) return eachMoveToZero(heaps, sum);
  const onesAreOdd = heaps.some(({ size, count }) => size === 1 && count % 2n === 1n);
  const left = onesAreOdd ? 0 : 1;
  return [{ label: `${first.size}>${left}`, to: replaceHeap(heaps, first.size, [left]) }];
}
