/**
 * The theorems on Nim on graphs, cheapest first. All but one are about normal play, and those begin with the reductions of
 * [fukuyama2003, Section 4] (`reduction.ts`); the proofs are in `docs/theory/nim-on-graphs.md`.
 */
import { pass, type Theorem, type Tools } from '../../../core/theorem.ts';
import type { GraphNimPosition } from '../rules.ts';
import { decideByLeaves, decideInClass, decideUnits } from './decision.ts';
import { type Pruned, pruneLeaves } from './leaves.ts';
import { toLinkGraph } from './links.ts';
import type { Plain } from './plain.ts';
import type { Decision } from './proof.ts';
import { nimOnGraphsReduction } from './reduced.ts';
import { reduce } from './reduction.ts';
import { deadline, solutionOf } from './solution.ts';
import { nimOnTwoVertices } from './two-vertices.ts';
import { nimOnTwoVerticesMisere } from './two-vertices-misere.ts';
import { nimOnGraphsValue } from './value.ts';

type GraphNimTheorem = Theorem<GraphNimPosition>;

const ours = { key: 'impartial', where: 'docs/theory/nim-on-graphs.md' } as const;

/** A theorem that decides plain positions after pruning, or says why it does not. */
function pruningTheorem(
  facts: Pick<GraphNimTheorem, 'id' | 'title' | 'statement' | 'sources' | 'examples'>,
  decide: (pruned: Pruned, plain: Plain, tools: Tools) => Decision | string,
): GraphNimTheorem {
  return {
    ...facts,
    scope: 'position',
    answer(position, { compound, play }, tools) {
      if (compound !== 'disjunctive' || play !== 'normal') return pass('it is about normal play');
      const { plain } = reduce(position, tools);
      const pruned = pruneLeaves(plain);
      const decision = decide(pruned, plain, tools);
      return typeof decision === 'string' ? pass(decision) : solutionOf(position, pruned.core, decision, tools);
    },
  };
}

export const nimOnGraphsLeaves = pruningTheorem(
  {
    id: 'nim-on-graphs-leaves',
    title: 'Leaves',
    statement:
      'Whoever is to move on a vertex next to a leaf wins by going to the leaf and leaving 0. So a vertex next to a leaf can be taken away together with the leaf, again and again, as long as the piece is on neither. The player to move wins when the piece comes to be next to a leaf, and loses when it is left alone. This decides every tree, whatever its weights.',
    sources: [ours],
    examples: ['nim-on-graphs 1-2=5 2-3=1 3-4=8 3-5=2 5-6=7 @1', 'nim-on-graphs 1-2=2 2-3=1 3-1=2 3-4=1 4-5=2 5-6=1 @1'],
  },
  (pruned, plain) =>
    decideByLeaves(plain, pruned) ?? `no leaf is next to the piece, and pruning leaves ${pruned.core.edges.length} edges`,
);

export const nimOnGraphsFlow = pruningTheorem(
  {
    id: 'nim-on-graphs-flow',
    title: 'Fukuyama’s theorem',
    statement:
      'Let the graph be bipartite, let the odd vertices have degree at most two, and let the piece be on the even vertex v. The player to move wins exactly when some odd vertex has different weights M to a and m < M to b, and the other odd vertices carry m units from a to b and one unit from a to v; each carries as much as its smaller weight. Then the position is an odd path laid over 1-cycles.',
    sources: [{ key: 'fukuyama2003', where: 'Theorem 3.5' }, ours],
    examples: [
      'nim-on-graphs 2-100=1 0-100=1 0-101=2 2-101=1 2-102=3 0-102=1 @0',
      'nim-on-graphs 0-100=3 1-100=1 1-101=1 0-101=3 @1',
      'nim-on-graphs a-1=1 b-1=2 a-2=1 b-2=1 b-3=3 c-3=2 c-4=2 a-4=1 @a',
    ],
  },
  (pruned, _plain, tools) => {
    const graph = toLinkGraph(pruned.core);
    if (typeof graph === 'string') return graph;
    return 'even' in graph.piece ? decideInClass(pruned, graph, deadline(tools)) : 'the piece is on an odd vertex';
  },
);

export const nimOnGraphsCandidates = pruningTheorem(
  {
    id: 'nim-on-graphs-candidates',
    title: 'Two candidates',
    statement:
      'In the class of Fukuyama’s theorem let the piece be on an odd vertex with weights p to a and q to b, and let the other odd vertices carry at most μ units from a to b. Only two moves have to be tried: to a leaving min(μ, q), and to b leaving min(μ, p), where they are allowed. The position is lost exactly when both lead to won positions.',
    sources: [ours, { key: 'fukuyama2003', where: 'Theorem 3.5' }],
    examples: [
      'nim-on-graphs 1-2=3 1-3=1 1-4=1 5-2=1 5-3=1 5-4=1 @2',
      'nim-on-graphs 1-2=2 1-3=2 1-4=1 5-2=2 5-3=1 5-4=2 @3',
      'nim-on-graphs 1-2=1 1-3=2 1-4=3 5-2=3 5-3=1 5-4=1 @4',
    ],
  },
  (pruned, _plain, tools) => {
    const graph = toLinkGraph(pruned.core);
    if (typeof graph === 'string') return graph;
    return 'link' in graph.piece ? decideInClass(pruned, graph, deadline(tools)) : 'the piece is on an even vertex';
  },
);

export const nimOnGraphsParity = pruningTheorem(
  {
    id: 'nim-on-graphs-parity',
    title: 'Undirected edge geography',
    statement:
      'Let the graph be bipartite and all weights 1. The player to move from v wins exactly when some vertices of the other side have neighbourhoods that add up to {v} modulo 2; moves to vertices of such a set win.',
    sources: [{ key: 'fraenkelScheinermanUllman1993' }, ours],
    examples: [
      'nim-on-graphs 1-4=1 1-5=1 1-6=1 2-4=1 2-5=1 2-6=1 3-4=1 3-5=1 @3',
      'nim-on-graphs 1-4=1 1-5=1 1-6=1 2-4=1 2-5=1 2-6=1 3-4=1 3-5=1 @4',
    ],
  },
  (pruned, _plain, tools) => decideUnits(pruned, deadline(tools)),
);

export const nimOnGraphsTheorems: readonly GraphNimTheorem[] = [
  nimOnTwoVertices,
  nimOnTwoVerticesMisere,
  nimOnGraphsLeaves,
  nimOnGraphsFlow,
  nimOnGraphsCandidates,
  nimOnGraphsParity,
  nimOnGraphsReduction,
  nimOnGraphsValue,
];
