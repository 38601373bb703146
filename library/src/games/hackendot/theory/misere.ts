/**
 * Hackendot in misère play: the outcome of normal play, unless every tree is a single vertex, when it is reversed.
 *
 * Lemma. If a move in a tree of two or more vertices leaves single vertices only, then another one leaves one single vertex more
 * or less, and nothing else: if it ended at w and w has a child, end at that child; if w is a leaf, end at its parent. So the
 * tree has options of both values 0 and 1, and a value of at least 2.
 *
 * Proof of the theorem, by induction. Of single vertices alone only the number counts, and the last to move loses. Let there be a
 * larger tree. If the nim-sum is 0, no move leaves single vertices only: that move would be made in the only larger tree, whose
 * value, at least 2, would be the value 0 or 1 of the others. So every move leaves a larger tree and a nim-sum other than 0, which
 * the other player wins. If the nim-sum is not 0, some move makes it 0. If a larger tree is left, that wins. If an even number of
 * single vertices is left, the lemma has a move that leaves an odd number, and that wins.
 */

import type { Theorem } from '../../../core/theorem.ts';
import { whyHeapsCancel, whyOneByOne } from '../../../core/why.ts';
import { forestOrder, forestVertexName, type RootedForest, withoutPathTo } from '../forest.ts';
import { countEdges, eachForestMove, listedValues, toValuedForest } from './forest.ts';
import { hackendotMarks } from './marks.ts';

export const hackendotMisere: Theorem<RootedForest> = {
  id: 'hackendot-misere',
  title: 'Misère Hackendot',
  statement:
    'In misère play a forest has the outcome of normal play if some tree has two or more vertices; a forest of single vertices is lost exactly when their number is odd.',
  sources: [{ key: 'impartial', where: 'games/hackendot/theory/misere.ts' }],
  scope: 'position',
  setting: { compound: 'disjunctive', play: 'misere' },
  answer(forest) {
    const valued = toValuedForest(forest);
    const { total } = valued;
    const isSingles = countEdges(valued.parents) === 0;
    const isWon = isSingles ? total === 0 : total !== 0;
    const outcome = isWon ? 'N' : 'P';
    return {
      scope: 'position',
      outcome,
      values: {},
      *winningMoves() {
        if (!isWon) return;
        for (const { vertex, value, leavesSingles } of eachForestMove(valued))
          if (value === (leavesSingles ? 1 : 0))
            yield { label: forestVertexName(forest, vertex), to: withoutPathTo(forest, vertex) };
      },
      why: isSingles
        ? whyOneByOne('only single vertices are left; they', BigInt(forestOrder(forest)), 'misere')
        : `${whyHeapsCancel('the trees count as heaps of Nim that', total === 0)}. Whoever makes them cancel also decides whether an odd or an even number of single vertices is left in the end, so misère play changes nothing yet`,
      text: isSingles
        ? `${forestOrder(forest)} single vertices are taken one by one, and the last to move loses`
        : `some tree has two or more vertices, so the outcome is that of normal play, where the value is ${total}`,
      marks: () => hackendotMarks(forest, valued, outcome, misereRule(total, isSingles)),
      certificate() {
        const listed = listedValues(forest, valued);
        return listed && { kind: 'hackendot-misere', ...listed, outcome };
      },
    };
  },
};

/** What misère play makes of the digits. */
function misereRule(total: number, isSingles: boolean): string {
  const sum = `The digits add up to ${total}, the value in normal play`;
  return isSingles
    ? `${sum}; of single vertices alone an even number, value 0, is won in misère play.`
    : `${sum}; with a tree of two vertices or more the outcome is the same in misère play.`;
}
