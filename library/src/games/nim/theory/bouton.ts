/**
 * Bouton's theorem [bouton1901]: a position of Nim is lost exactly when the nim-sum of its heaps is 0.
 *
 * If the nim-sum is x, a winning move leaves a nim-sum of 0, so it takes a heap s down to s ⊕ x, where that is less. Copies
 * cancel in pairs, so only sizes with an odd count add to the sum; but any heap may be moved in.
 */

import { type Nimber, nimSum } from '../../../core/nimber.ts';
import { excerpt } from '../../../core/result.ts';
import type { Move } from '../../../core/ruleset.ts';
import type { Theorem } from '../../../core/theorem.ts';
import { whyHeapsCancel } from '../../../core/why.ts';
import { type Heaps, replaceHeap } from '../../../structures/heaps.ts';
import { heapsCertificate } from './certificate.ts';
import { nimMarks } from './marks.ts';

export const boutonNim: Theorem<Heaps> = {
  id: 'bouton-nim',
  title: 'Bouton’s theorem',
  statement:
    'Under normal play the player to move in Nim loses exactly when the heap sizes, added in binary without carrying, give 0; otherwise a move that makes this sum 0 wins.',
  sources: [{ key: 'bouton1901' }],
  scope: 'position',
  heapsOfNim: true,
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(heaps) {
    const sum = nimSumOf(heaps);
    return {
      scope: 'position',
      outcome: sum === 0 ? 'P' : 'N',
      values: { grundy: sum },
      winningMoves: () => (sum === 0 ? [] : eachMoveToZero(heaps, sum)),
      text: `the nim-sum of the heaps is ${excerpt(String(sum))}`,
      why: heaps.every(({ size }) => size === 0)
        ? 'no counter is left, and the player who cannot move loses'
        : whyHeapsCancel('the heaps', sum === 0),
      certificate: () =>
        heapsCertificate(heaps, { compound: 'disjunctive', play: 'normal', outcome: sum === 0 ? 'P' : 'N' }, sum),
      marks: () => nimMarks(heaps, { outcome: sum === 0 ? 'P' : 'N', winningMoves: sum === 0 ? [] : eachMoveToZero(heaps, sum) }),
    };
  },
};

export function nimSumOf(heaps: Heaps): Nimber {
  let sum: Nimber = 0;
  for (const { size, count } of heaps) if (count === 1n || count % 2n === 1n) sum = nimSum(sum, size);
  return sum;
}

/** The moves that change the nim-sum from `sum` to 0. */
export function* eachMoveToZero(heaps: Heaps, sum: Nimber): Iterable<Move<Heaps>> {
  for (const { size } of heaps) {
    const left = nimSum(size, sum);
    if (left < size) yield { label: `${size}>${left}`, to: replaceHeap(heaps, size, [left]) };
  }
}
