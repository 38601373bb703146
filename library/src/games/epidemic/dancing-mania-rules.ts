/** Dancing Mania [fraenkelNesetril1985]: labels on copies of a digraph, and every move is copied onto more of them. */
import type { GraphDrawing } from '../../core/drawing.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import { formatDigraph } from '../../notation/digraph.ts';
import { drawDigraph } from '../../notation/graph-drawing.ts';
import { formatMultiset } from '../../notation/multiset.ts';
import { digraphVertexName } from '../../structures/digraph.ts';
import { parseDancingMania, topVertex } from './dancing-mania-text.ts';
import { type DancingPosition, spreadLabel } from './position.ts';
import { formatCourse } from './strain.ts';
import { eachTargetSet } from './target-sets.ts';
import { dancersInWords, labelsMoveInWords } from './words.ts';

export const dancingMania: Ruleset<DancingPosition> = {
  id: 'dancing-mania',
  title: 'Dancing Mania',
  rule: 'At stage k take a label from a vertex and put k + 1 labels on a vertex that an arc leads to; labels without an arc to follow are dead, and each move raises the stage by one.',
  inShort: 'labels that multiply',
  notation:
    'A digraph, a colon and the labelled vertices: `1>2 2>3 1>3 : 1^2 2 [stage 4]`; families `boolean-lattice 3`, `divisors 12`, `chain 5`, `partitions 4` have their top labelled unless told otherwise; `[raving 2 iii]`, `[sweeping 2 v]` with the variations i to vi.',
  sources: [{ key: 'fraenkelNesetril1985', where: '§§1, 5, 6' }],
  samples: [
    '4>3 3>1 3>2 2>0 : 4',
    '3>2 2>1 2>0 1>0 : 3',
    '1>0 2>1 3>0 3>1 : 1 2 3 [stage 2]',
    '1>0 2>0 2>1 3>1 3>2 : 3 [raving 2 iii]',
    '2>0 2>1 1>0 : 2 [sweeping 2 v]',
    'boolean-lattice 2',
    'divisors 12 : 4 6 [misere]',
    '1>2 2>1 2>3 3>4 : 2',
    '1>2 2>1 : 1^2',
    '1>0 :',
  ],
  graph: { arrow: '>', labels: 'counted' },
  family: { text: 'chain {n}', from: 0 },
  optionNames: ['stage', 'raving', 'sweeping'],
  indivisible: true,
  mayLoop: true,
  parse: parseDancingMania,
  format: formatDancing,
  formatOptions: formatCourse,
  draw: drawDancing,
  onBoard: dancersInWords,
  toMove: labelsMoveInWords,
  *moves(position) {
    const { spread } = position.ground;
    for (const { vertex } of position.labels)
      for (const targets of eachTargetSet(spread.choice, spread.sets(vertex))) yield spreadLabel(position, vertex, targets);
  },
};

function drawDancing({ ground, labels, stage }: DancingPosition): GraphDrawing {
  const { digraph, spread } = ground;
  const counts = labels.map(({ vertex, count }) => ({ vertex: digraphVertexName(digraph, vertex), count }));
  const manyTargets = spread.choice !== 'one';
  return { picture: 'graph', style: 'arrows', directed: true, parts: [drawDigraph(digraph)], counts, stage, manyTargets };
}

function formatDancing({ ground, labels }: DancingPosition): string {
  const { expression, digraph } = ground;
  const graph = formatDigraph(expression);
  const [only, ...others] = labels;
  const isTop = others.length === 0 && only?.count === 1n && only.vertex === topVertex(expression, digraph);
  if (expression.kind !== 'listed' && isTop) return graph;
  const written = labels.map(({ vertex, count }) => ({ text: digraphVertexName(digraph, vertex), count }));
  return `${graph} : ${formatMultiset(written)}`.trimEnd();
}
