/**
 * The poset game on forests that grow upward: normal play, misère play, and one tree as a component.
 *
 * *A new bottom adds 1.* Put an element below all of an order of value g. Its moves lead to 0 (take the bottom) and to 1 + h for each
 * option of value h of the order, by induction; so it has 1 + g, the mex of 0 and all 1 + h. A forest is the sum of its trees, and a
 * tree is a bottom below a forest. In misère play every tree counts as a heap of Nim: a move leaves at most one tree of the tree it is
 * made in, and only what is gone has value 0, which is all that the misère lemma asks (`core/nim-on-values.ts`).
 */
import { type NimComponents, type NimOnValues, nimOnValues } from '../../../core/nim-on-values.ts';
import { pass, type Theorem } from '../../../core/theorem.ts';
import type { Poset } from '../../../structures/poset.ts';
import { OrderMove, type PosetPosition } from '../orders.ts';
import { toValuedTrees, type ValuedTrees } from './trees.ts';

const NO_FOREST = 'an element lies right above two others';

const shared: Pick<NimOnValues<PosetPosition>, 'component' | 'components'> = {
  component: 'tree',
  components({ poset }) {
    const trees = toValuedTrees(poset);
    return trees === undefined ? pass(NO_FOREST) : trees.roots.map((root) => componentAt(poset, trees, root));
  },
};

function componentAt(poset: Poset, trees: ValuedTrees, root: number): NimComponents<PosetPosition> {
  return {
    name: `tree on ${poset.name(root)}`,
    value: trees.values[root] as number,
    count: 1n,
    *movesTo(value) {
      for (const element of trees.members.get(root) ?? [])
        if (trees.valueWithout(element) === value) yield new OrderMove(poset, element, poset.above(element));
    },
  };
}

export const posetForest: Theorem<PosetPosition> = nimOnValues({
  id: 'poset-forest',
  title: 'Poset games on forests',
  statement:
    'Where below each element lies a chain, the part that grows from an element on has the Grundy value 1 more than the nim-sum of what grows on it, and the whole has the nim-sum of its trees.',
  sources: [{ key: 'impartial', where: 'games/posets/theory/forest.ts' }, { key: 'byrnes2003' }],
  examples: ['poset-game chain 200', 'poset-game parents 2 3 4 0 4 5 5 0'],
  play: 'normal',
  ...shared,
});

export const posetForestMisere: Theorem<PosetPosition> = nimOnValues({
  id: 'poset-forest-misere',
  title: 'Misère poset games on forests',
  statement:
    'Where below each element lies a chain, the trees count as heaps of misère Nim, each as large as its Grundy value in normal play.',
  sources: [{ key: 'impartial', where: 'games/posets/theory/forest.ts' }],
  play: 'misere',
  ...shared,
});

/** One tree: its Grundy value, for sums with other games. */
export const posetTree: Theorem<PosetPosition> = {
  id: 'poset-tree',
  title: 'The value of a tree of a poset game',
  statement: 'A tree has the Grundy value 1 more than the nim-sum of what grows on its root.',
  sources: [{ key: 'impartial', where: 'games/posets/theory/forest.ts' }],
  scope: 'component',
  examples: ['poset-game 2>1 3>1 4>3 + nim 2'],
  setting: { compound: 'disjunctive', play: 'normal' },
  answer({ poset }) {
    const trees = toValuedTrees(poset);
    const [root, another] = trees?.roots ?? [];
    if (trees === undefined) return pass(NO_FOREST);
    if (root === undefined || another !== undefined) return pass('it is about one tree');
    const value = trees.values[root] as number;
    return { scope: 'component', value, text: `a tree of ${poset.order} elements has the value ${value}` };
  },
};
