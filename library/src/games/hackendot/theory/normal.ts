/**
 * Hackendot in normal play: the Grundy value of every forest in linear time, and all winning moves.
 *
 * The strategy for winning is Úlehla's [ulehla1980]: colours, and forests of black vertices again and again. The recursion that
 * does all levels at once, with its proof, is in `games/hackendot/theory/loops/values.ts`.
 */

import type { Certificate } from '../../../core/certificate.ts';
import type { Theorem } from '../../../core/theorem.ts';
import { whyHeapsCancel } from '../../../core/why.ts';
import { forestOrder, forestVertexName, type RootedForest, withoutPathTo } from '../forest.ts';
import { eachForestMove, listedValues, toValuedForest, type ValuedForest } from './forest.ts';
import { hackendotMarks } from './marks.ts';

export const hackendotNormal: Theorem<RootedForest> = {
  id: 'hackendot-values',
  title: 'Hackendot in linear time',
  statement:
    'With m(v) = 1 + OR of m over the children of v and X(v) the nim-sum of their values, the value of the tree at v is X(v) with the bits below the lowest bit of m(v) cleared and that bit set; a forest has the nim-sum of its trees.',
  sources: [{ key: 'ulehla1980' }, { key: 'impartial', where: 'games/hackendot/theory/loops/values.ts' }],
  scope: 'position',
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(forest) {
    const valued = toValuedForest(forest);
    const { total } = valued;
    return {
      scope: 'position',
      outcome: total === 0 ? 'P' : 'N',
      values: { grundy: total },
      *winningMoves() {
        if (total === 0) return;
        for (const { vertex, value } of eachForestMove(valued))
          if (value === 0) yield { label: forestVertexName(forest, vertex), to: withoutPathTo(forest, vertex) };
      },
      text: describe(forest, valued),
      why: whyForest(forest, valued),
      marks: () => hackendotMarks(forest, valued, total === 0 ? 'P' : 'N'),
      certificate: () => valuesCertificate(forest, valued),
    };
  },
};

/** One tree: its Grundy value, for sums with other games. */
export const hackendotTree: Theorem<RootedForest> = {
  id: 'hackendot-tree',
  title: 'The value of a tree of Hackendot',
  statement: 'A tree of Hackendot has the Grundy value that the recursion in linear time gives its root.',
  sources: [{ key: 'ulehla1980' }, { key: 'impartial', where: 'games/hackendot/theory/loops/values.ts' }],
  scope: 'component',
  examples: ['hackendot 1>2 1>3 3>4 + nim 2', 'hackendot 1>2 2>3 2>4 4>5 + nim 4'],
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(tree) {
    const valued = toValuedForest(tree);
    const { total } = valued;
    return {
      scope: 'component',
      value: total,
      text: `a tree with ${forestOrder(tree)} vertices has the value ${total}`,
      certificate: () => valuesCertificate(tree, valued),
    };
  },
};

function whyForest(forest: RootedForest, { parents, total }: ValuedForest): string {
  if (forestOrder(forest) === 0) return 'no vertex is left, and the player who cannot move loses';
  const roots = parents.reduce((count, parent) => count + (parent < 0 ? 1 : 0), 0);
  if (roots > 1) return whyHeapsCancel('the trees count as heaps of Nim that', total === 0);
  return 'in one tree somebody could take the root alone. If that wins, it is a winning move; if not, the other player wins from what it leaves by some move, and that move can be made at once, since it takes the root away as well';
}

function describe(forest: RootedForest, { values, parents, total }: ValuedForest): string {
  const roots = parents.reduce((count, parent) => count + (parent < 0 ? 1 : 0), 0);
  if (forestOrder(forest) === 0) return 'no vertex is left';
  if (roots === 1) return `the recursion from the leaves to the root gives the tree the value ${total}`;
  const shown = Array.from(values.subarray(0, Math.min(roots, 8))).join(', ');
  return `the ${roots} trees have the values ${shown}${roots > 8 ? ', …' : ''}, with nim-sum ${total}`;
}

function valuesCertificate(forest: RootedForest, valued: ValuedForest): Certificate | undefined {
  const listed = listedValues(forest, valued);
  return listed && { kind: 'hackendot-values', ...listed };
}
