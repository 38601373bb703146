/**
 * Nim where the first heap to end ends the game and the player who ends it loses: Nim with every heap one counter smaller.
 *
 * Ending a heap loses, so nobody does it while another move is left; without these moves a heap of s has the moves of a Nim heap
 * of s − 1, and the player who has no other move is forced to end a heap and loses. So it is normal play on the heaps s − 1, and
 * Bouton's theorem applies [bouton1901]. For whole positions, because the winning move may be anywhere in a heap of 10^18.
 */

import { type Nimber, nimSum, toNimber } from '../../../core/nimber.ts';
import { excerpt } from '../../../core/result.ts';
import type { Move } from '../../../core/ruleset.ts';
import type { Theorem } from '../../../core/theorem.ts';
import { whyHeapsCancel } from '../../../core/why.ts';
import { type Heaps, lessen, replaceHeap } from '../../../structures/heaps.ts';
import { heapsCertificate } from './certificate.ts';
import { nimMarks } from './marks.ts';

export const nimDiminishedMisere: Theorem<Heaps> = {
  id: 'nim-diminished-misere',
  title: 'Diminished misère Nim',
  statement:
    'When the first heap that ends ends the game, and the player who ends it loses, the player to move in Nim loses exactly when the nim-sum of the heap sizes, each less one, is 0.',
  sources: [
    { key: 'impartial', where: 'games/nim/theory/diminished-misere.ts' },
    { key: 'bouton1901' },
    { key: 'conway1976', where: 'Ch. 14' },
  ],
  scope: 'position',
  setting: { compound: 'diminished-disjunctive', play: 'misere' },
  answer(heaps) {
    if (heaps[0]?.size === 0)
      return {
        scope: 'position',
        outcome: 'N',
        values: { foreclosed: null },
        winningMoves: () => [],
        text: 'a heap has ended already',
        why: 'a heap has ended, and with it the game: the player who cannot move wins',
        certificate: () => heapsCertificate(heaps, { compound: 'diminished-disjunctive', play: 'misere', outcome: 'N' }, null),
      };
    const sum = heaps.reduce<Nimber>((all, { size, count }) => (count % 2n === 1n ? nimSum(all, lessen(size, 1)) : all), 0);
    return {
      scope: 'position',
      outcome: sum === 0 ? 'P' : 'N',
      values: { foreclosed: sum },
      winningMoves: () => (sum === 0 ? [] : eachWin(heaps, sum)),
      text: `the nim-sum of the heaps, each less one, is ${excerpt(String(sum))}`,
      why: `nobody wants to take the last counter of a heap, since that ends the game and loses. So one counter of each heap stays, and without these ${whyHeapsCancel('the heaps', sum === 0)}`,
      certificate: () =>
        heapsCertificate(heaps, { compound: 'diminished-disjunctive', play: 'misere', outcome: sum === 0 ? 'P' : 'N' }, sum),
      marks: () =>
        nimMarks(heaps, {
          outcome: sum === 0 ? 'P' : 'N',
          winningMoves: sum === 0 ? [] : eachWin(heaps, sum),
          heading: 'foreclosed value',
          value: (size) => lessen(size, 1),
        }),
    };
  },
};

function* eachWin(heaps: Heaps, sum: Nimber): Iterable<Move<Heaps>> {
  for (const { size } of heaps) {
    const left = toNimber(BigInt(nimSum(lessen(size, 1), sum)) + 1n);
    if (left < size) yield { label: `${size}>${left}`, to: replaceHeap(heaps, size, [left]) };
  }
}
