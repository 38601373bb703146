/** Beyond the papers: Nim on graphs. */
import { answers, ask, outcomeOf } from '../statements/ask.ts';
import { eachRootedTree } from '../statements/rooted-trees.ts';
import { always, type Reach, type Statement } from '../statements/statement.ts';
import { range, type Tried, tally } from '../statements/tally.ts';
import { classGraphs } from './class.ts';
import { cyclesOf, eachClassGraph, GraphNimRules, graphNimQuestion, isOdd } from './rules.ts';

const nimProof = { key: 'impartial', where: 'docs/theory/nim-on-graphs.md' } as const;

/** Positions of Nim on graphs with the piece on an odd vertex, decided by two candidates. */
function* eachOddPiece(reach: Reach): Iterable<Tried> {
  const graphs = [eachClassGraph(3, 2, 2), eachClassGraph(2, 3, 2), eachClassGraph(3, 3, 1)].flat();
  for (const edges of graphs) {
    const rules = new GraphNimRules(edges);
    for (const piece of new Set(edges.flatMap(({ ends }) => ends.filter(isOdd)))) {
      const question = graphNimQuestion({ edges, piece });
      const verdict = ask(question, reach);
      if (verdict?.because[0]?.theorem !== 'nim-on-graphs-candidates') continue;
      yield { at: question, printed: verdict.outcome === outcomeOf(rules.value(piece) > 0) };
    }
  }
}

/** A position that is lost on an even vertex, told with the 1-cycle over it, where it is won. */
function lostThenWon(): string | undefined {
  for (const edges of classGraphs(false)) {
    const rules = new GraphNimRules(edges);
    const lost = [0, 1, 2].filter((piece) => edges.some(({ ends }) => ends.includes(piece)) && rules.value(piece) === 0);
    for (const cycle of cyclesOf(edges)) {
      const laid = edges.map((edge, index) => (cycle.includes(index) ? { ...edge, weight: edge.weight + 1 } : edge));
      const piece = lost.find((each) => new GraphNimRules(laid).value(each) > 0);
      if (piece !== undefined) return graphNimQuestion({ edges: laid, piece });
    }
  }
  return undefined;
}

export const beyondNimOnGraphs: readonly Statement[] = [
  {
    name: 'Two candidates',
    says: 'In the class of Theorem 3.5 with the piece on an odd vertex only two moves have to be tried, given by one flow.',
    recorded: 'holds',
    least: 100,
    domain: always(
      'graphs with up to 3 even and 3 odd vertices of degree two, piece on an odd vertex, where this theorem decides',
    ),
    check: (reach) => tally(eachOddPiece(reach)),
    theorems: ['nim-on-graphs-candidates'],
    proof: nimProof,
  },
  {
    name: 'Lemma 3.1 has no twin',
    says: 'A position lost on an even vertex need not stay lost when a 1-cycle is laid over it: 0-102=0 1-102=1 @0 is lost, and won with the 1-cycle 0-100-1-101.',
    recorded: 'holds',
    least: 1,
    domain: always('one such position by the rules, before and after'),
    check: () => {
      const found = lostThenWon();
      return tally([{ at: found ?? 'none is found', printed: found !== undefined }]);
    },
  },
  {
    name: 'Trees of Nim on graphs',
    says: 'A vertex next to a leaf may be taken away with the leaf; this decides every tree, whatever its weights.',
    recorded: 'holds',
    least: 150,
    domain: always('all trees of up to 5 vertices with weights 1 and 2, piece on the first vertex'),
    check: (reach) =>
      tally(
        range(1, 5)
          .flatMap((order) => [...eachRootedTree(order)])
          .filter((parents) => parents.length > 1)
          .flatMap((parents) =>
            range(0, 2 ** (parents.length - 1) - 1).map((code) => {
              const edges = parents
                .slice(1)
                .map((parent, index) => ({ ends: [parent, index + 1] as const, weight: 1 + ((code >> index) & 1) }));
              const won = new GraphNimRules(edges).value(0) > 0;
              const question = graphNimQuestion({ edges, piece: 0 });
              return { at: question, printed: answers(question, outcomeOf(won), reach) };
            }),
          ),
      ),
    theorems: ['nim-on-graphs-leaves'],
    proof: nimProof,
  },
];
