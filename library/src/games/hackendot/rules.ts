/**
 * Hackendot, von Neumann's game on rooted forests: pick a vertex; the path from its root to it is taken away, and what hung from
 * that path are trees of their own. The rule is stated in [fraenkelHarary1989, Section 2].
 */
import { type Counted, once } from '../../core/counted.ts';
import type { Move, Ruleset } from '../../core/ruleset.ts';
import { ENDED_TREE, forestVertexName, joinForests, listTrees, type RootedForest, withoutPathTo } from './forest.ts';
import { forestKey } from './forest-key.ts';
import { formatForest, parseForest } from './text.ts';

export const hackendot: Ruleset<RootedForest> = {
  id: 'hackendot',
  title: 'Hackendot',
  rule: 'Pick a vertex of a rooted forest and take away the path from its root to it.',
  inShort: 'take the way to a root',
  notation:
    'Edges that lead away from the roots: `1>2 1>3 3>4`; or the parent of vertex 1, 2, 3 …: `parents 0 1 1 3` (0: a root). `P0` is a tree of which nothing is left.',
  sources: [{ key: 'ulehla1980' }, { key: 'fraenkelHarary1989', where: 'Section 2' }],
  samples: ['1>2 1>3 3>4', 'parents 0 1 1 3 1 2 6', '1>2 2>3 4>5 6', '1', 'P0'],
  graph: { arrow: '>', forest: true },
  parse: ({ text, at }) => parseForest(text, at),
  format: formatForest,
  leastLength: ({ parents }) => parents.length,
  moves: eachMove,
  components: treesOf,
  join: joinForests,
  key: forestKey,
  toMove: () => 'pick a vertex and take away the path from its root to it',
  draw: (forest) => ({ picture: 'forest', parents: forest.parents, name: (vertex) => forestVertexName(forest, vertex) }),
};

function* eachMove(forest: RootedForest): Iterable<Move<RootedForest>> {
  for (const vertex of forest.parents.keys())
    yield { label: forestVertexName(forest, vertex), to: withoutPathTo(forest, vertex) };
}

function treesOf(forest: RootedForest): readonly Counted<RootedForest>[] {
  const trees = listTrees(forest).map(once);
  return forest.ended === 0n ? trees : [...trees, { item: ENDED_TREE, count: forest.ended }];
}
