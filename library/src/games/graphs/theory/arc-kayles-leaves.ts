/**
 * Arc-Kayles on graphs of no special form: search on what the leaf reduction leaves (`loops/leaf-reduction.ts`, where it is proved).
 *
 * Who wins is PSPACE-complete for the like games [schaefer1978], and nothing better is known; but most vertices of a tree can be
 * deleted at once, and what moves leave falls into pieces that come up again and again. Small graphs are left to plain search.
 */
import { type Passed, pass, type Theorem, type Tools } from '../../../core/theorem.ts';
import { whyByMoves } from '../../../core/why.ts';
import { groupDigits } from '../../../core/words.ts';
import { componentSets, edgeCount, type Graph, inducedSubgraph, listEdges, neighbours } from '../../../structures/graph.ts';
import { buildSum, orderOfSum } from '../../../structures/graph-sum.ts';
import { deadline } from '../../nim-on-graphs/theory/solution.ts';
import { type GraphPosition, graphPosition } from '../../node-kayles/position.ts';
import { arcKayles } from '../arc-kayles.ts';
import { hasKnownShape } from './arc-kayles-shapes.ts';
import { ArcValues } from './loops/arc-values.ts';
import { LeafReduction } from './loops/leaf-reduction.ts';

/** Orders of graphs that this is for; those with cycles may have so many vertices left. */
const LEAST = 14n;
const MOST = 1000n;
const MOST_WITH_CYCLES = 36;

const facts = {
  statement:
    'A vertex all of whose neighbours have another neighbour of degree 1 can be deleted: the options stay the same up to this reduction, and so do value and outcome.',
  sources: [{ key: 'impartial', where: 'games/graphs/theory/loops/leaf-reduction.ts' }],
} as const;

interface Solved {
  readonly values: ArcValues;
  readonly all: readonly number[];
  readonly edges: readonly (readonly [number, number])[];
  readonly value: number;
}

function solve({ sum }: GraphPosition, tools: Tools): Solved | Passed {
  const order = orderOfSum(sum);
  if (order < LEAST) return pass('the graph is small, and search by the rules does as well');
  if (order > MOST) return pass(`it is for graphs of up to ${MOST} vertices`);
  const built = buildSum(sum, Number(MOST), 0);
  if (!built.ok) return pass('the graph has too many edges');
  const graph = built.value;
  const all = Array.from({ length: graph.order }, (_, vertex) => vertex);
  if (componentSets(graph).every((set) => isKnown(inducedSubgraph(graph, set))))
    return pass('its components have theorems of their own');
  const adjacency = all.map((vertex) => [...neighbours(graph, vertex)]);
  const left = new LeafReduction(adjacency).pieces(all).flat();
  const isForest = edgeCount(inducedSubgraph(graph, Uint32Array.from(left).sort())) < left.length;
  if (!isForest && left.length === graph.order) return pass('no vertex can be deleted');
  if (!isForest && left.length > MOST_WITH_CYCLES) return pass(`${left.length} vertices are left, too many to search`);
  const values = new ArcValues(adjacency, tools.limits.positions, deadline(tools));
  return { values, all, edges: listEdges(graph), value: values.value(all) };
}

function isKnown(graph: Graph): boolean {
  return hasKnownShape(graphPosition({ kind: 'listed', graph }));
}

function describe({ values, value }: Solved): string {
  const pieces = values.pieces === 1 ? 'one piece' : `${groupDigits(values.pieces)} pieces`;
  return `vertices whose neighbours all have another leaf can be deleted; search on ${pieces} of what is left gives the value ${value}`;
}

export const arcKaylesLeaves: Theorem<GraphPosition> = {
  id: 'arc-kayles-leaves',
  title: 'The leaf reduction of Arc-Kayles',
  ...facts,
  scope: 'position',
  examples: ['arc-kayles S1,1,2,2,3,3,4', 'arc-kayles 1-2 2-3 3-4 4-5 5-6 6-1 1-7 1-8 2-9 3-10 10-11 10-12 5-13 13-14 13-15'],
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(position, _setting, tools) {
    const solved = solve(position, tools);
    if ('scope' in solved) return solved;
    const { values, all, edges, value } = solved;
    return {
      scope: 'position',
      outcome: value === 0 ? 'P' : 'N',
      values: { grundy: value },
      *winningMoves() {
        if (value === 0) return;
        let index = 0;
        for (const move of arcKayles.moves(position)) {
          const edge = edges[index++];
          if (edge !== undefined && values.value(all, edge) === 0) yield move;
        }
      },
      text: describe(solved),
      why: whyByMoves(value === 0),
      method: 'search',
    };
  },
};

export const arcKaylesLeavesComponent: Theorem<GraphPosition> = {
  id: 'arc-kayles-leaves-component',
  title: 'The leaf reduction of Arc-Kayles in sums',
  ...facts,
  scope: 'component',
  examples: ['arc-kayles S1,1,2,2,3,3,4 + nim 2', 'arc-kayles S2,2,3,3,4 + nim 1'],
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(position, _setting, tools) {
    const solved = solve(position, tools);
    return 'scope' in solved ? solved : { scope: 'component', value: solved.value, text: describe(solved) };
  },
};
