/** Nim on graphs [fukuyama2003]. */

import { withBehind } from '../statements/order.ts';
import { always, type Paper, type Statement } from '../statements/statement.ts';
import { range, type Tried, tally } from '../statements/tally.ts';
import { CLASS, classGraphs, eachOtherDegree, odds, onEvenPieces } from './class.ts';
import { nimOnMultigraphs } from './multigraphs.ts';
import { lemma32Proof, parityOfParts } from './proofs.ts';
import {
  cyclesOf,
  type Edge,
  GraphNimRules,
  graphNimQuestion,
  isOdd,
  meetsConditions,
  minimumCuts,
  mostPaths,
  oddPaths,
  terminals,
} from './rules.ts';

/** Whether laying a 1-cycle over a position keeps it won (piece on an even vertex) or lost (on an odd one). */
function* eachLaidOver(deep: boolean, onOdd: boolean): Iterable<Tried> {
  for (const edges of classGraphs(deep)) {
    if (!deep && edges.reduce((sum, { weight }) => sum + weight, 0) > 5) continue;
    const rules = new GraphNimRules(edges);
    const cycles = cyclesOf(edges).map((cycle) =>
      edges.map((edge, index) => (cycle.includes(index) ? { ...edge, weight: edge.weight + 1 } : edge)),
    );
    if (cycles.length === 0) continue;
    const pieces = [...new Set(edges.flatMap(({ ends }) => ends))].filter((vertex) => isOdd(vertex) === onOdd);
    for (const laid of cycles) {
      const after = new GraphNimRules(laid);
      for (const piece of pieces) {
        if (rules.value(piece) > 0 === onOdd) continue;
        yield { at: graphNimQuestion({ edges: laid, piece }), printed: after.value(piece) > 0 !== onOdd };
      }
    }
  }
}

/** Weighted graphs on three and four vertices, edges in all places. */
function weightedGraphs(): Edge[][] {
  const all = (order: number, most: number) => {
    const pairs = range(0, order - 1).flatMap((a) => range(a + 1, order - 1).map((b) => [a, b] as const));
    return range(0, (most + 1) ** pairs.length - 1).map((code) =>
      pairs.map((ends, index): Edge => ({ ends, weight: Math.floor(code / (most + 1) ** index) % (most + 1) })),
    );
  };
  return [...all(3, 3), ...all(4, 1)];
}

const statements: readonly Statement[] = [
  {
    name: 'Section 2, paths',
    says: 'A path of length N with the vertices v_0, …, v_N is written v_1 v_2 … v_N.',
    truth: 'It is written v_0 v_1 … v_N: a path of length N has N + 1 vertices.',
    slip: 'misprint',
    recorded: 'holds as corrected',
    counterexample: { at: 'N = 1', shows: 'The path v_0 v_1 of length one would be written v_1, without its first vertex.' },
    least: 10,
    domain: always('N = 1 to 10: how many names the notation has'),
    check: () =>
      tally(
        range(1, 10).map((length) => ({
          at: `N = ${length}`,
          printed: range(1, length).length === length + 1,
          corrected: range(0, length).length === length + 1,
        })),
      ),
  },
  {
    name: 'Section 2, basic property',
    says: 'A position is won exactly when some option is lost.',
    recorded: 'holds',
    least: 1000,
    domain: CLASS,
    check: (reach) =>
      onEvenPieces(reach, (position, won) => {
        const rules = new GraphNimRules(position.edges);
        const weights = position.edges.map(({ weight }) => weight);
        const options = position.edges.flatMap(({ ends, weight }, index) =>
          ends.includes(position.piece)
            ? range(0, weight - 1).map((left) =>
                rules.value(ends.find((end) => end !== position.piece) as number, weights.with(index, left)),
              )
            : [],
        );
        return { at: graphNimQuestion(position), printed: options.includes(0) === won };
      }),
  },
  {
    name: 'Definition 2.1',
    says: 'An odd path meets no vertex twice. (With Lemma 3.2: every position won on an even vertex is an odd path and 1-cycles, laid over each other.)',
    truth: 'Its last vertex may be one that it has met: the last edge has weight 0 and is never used.',
    slip: 'misprint',
    recorded: 'holds as corrected',
    counterexample: {
      at: 'nim-on-graphs 0-100=0 1-100=1 0-101=1 1-101=1 @0',
      outcome: 'N',
      shows: 'The only odd path is 0, 101, 1, 100, 0, and there is no 1-cycle.',
    },
    least: 500,
    domain: (deep) => `${CLASS(deep)}; won positions, piece on an even vertex`,
    check: (reach) =>
      onEvenPieces(reach, (position, won) =>
        won
          ? {
              at: graphNimQuestion(position),
              printed: terminals(position, false).size > 0,
              corrected: terminals(position, true).size > 0,
            }
          : undefined,
      ),
    theorems: ['nim-on-graphs-flow'],
  },
  {
    name: 'Proposition 2.1',
    says: 'A position with an odd path is won.',
    recorded: 'holds',
    least: 500,
    domain: (deep) => `${CLASS(deep)}; positions with an odd path, closing ones too`,
    check: (reach) =>
      onEvenPieces(reach, (position, won) =>
        oddPaths(position, true).length > 0 ? { at: graphNimQuestion(position), printed: won } : undefined,
      ),
    theorems: ['nim-on-graphs-flow'],
  },
  {
    name: 'Remark 2.1',
    says: 'An odd path begins at an even vertex, and its terminal vertex is odd.',
    recorded: 'holds',
    least: 500,
    domain: CLASS,
    check: (reach) =>
      onEvenPieces(reach, (position) => {
        const paths = oddPaths(position, true);
        if (paths.length === 0) return undefined;
        return {
          at: graphNimQuestion(position),
          printed: paths.every((path) => !isOdd(path[0] as number) && isOdd(path.at(-2) as number)),
        };
      }),
  },
  {
    name: 'Hypothesis (2.1)',
    says: 'All odd vertices have degree just two.',
    truth: 'Degree one does as well, with an edge of weight 0 added. Degree three does not: there an odd path need not win.',
    recorded: 'holds',
    least: 100,
    domain: always(
      'graphs with an odd vertex of degree one (Theorem 3.5 with the edge added), and the star 1-100=1 0-100=0 2-100=1 with the piece on 1',
    ),
    check: () => tally(eachOtherDegree()),
    theorems: ['nim-on-graphs-flow', 'nim-on-graphs-leaves'],
  },
  {
    name: 'Lemma 3.1(i)',
    says: 'A position won on an even vertex stays won when a 1-cycle is laid over it.',
    recorded: 'holds',
    least: 500,
    domain: (deep) => `${CLASS(deep)}${deep ? '' : '; total weight up to 5'}`,
    check: ({ deep }) => tally(eachLaidOver(deep, false)),
  },
  {
    name: 'Lemma 3.1(ii)',
    says: 'A position lost on an odd vertex stays lost when a 1-cycle is laid over it.',
    recorded: 'holds',
    least: 500,
    domain: (deep) => `${CLASS(deep)}${deep ? '' : '; total weight up to 5'}`,
    check: ({ deep }) => tally(eachLaidOver(deep, true)),
  },
  {
    name: 'Lemma 3.2',
    says: 'A position with the piece on an even vertex is won exactly when it is an odd path and 1-cycles, laid over each other.',
    truth: 'With odd paths that may close on themselves.',
    slip: 'misprint',
    recorded: 'holds as corrected',
    counterexample: { at: 'nim-on-graphs 0-100=0 1-100=1 0-101=1 1-101=1 @0', outcome: 'N' },
    least: 1000,
    domain: CLASS,
    check: (reach) =>
      onEvenPieces(reach, (position, won) => ({
        at: graphNimQuestion(position),
        printed: terminals(position, false).size > 0 === won,
        corrected: terminals(position, true).size > 0 === won,
      })),
    theorems: ['nim-on-graphs-flow'],
  },
  {
    name: 'Lemma 3.3',
    says: 'The least capacity of a cut between two vertices is the greatest number of 1-paths between them.',
    recorded: 'holds',
    least: 100,
    domain: always(
      'all graphs on 3 vertices with weights to 3 and on 4 with weights to 1; all cuts and all ways to take paths off',
    ),
    check: () =>
      tally(
        weightedGraphs().map((edges) => ({
          at: edges.map(({ ends: [a, b], weight }) => `${a}-${b}=${weight}`).join(' '),
          printed: minimumCuts(edges, 0, 1).least === mostPaths(edges, 0, 1),
        })),
      ),
  },
  {
    name: 'Lemma 3.4',
    says: 'A position is an odd path that ends at u and 1-cycles exactly when (i) the weights at u differ, (ii) the least cut between its sections is the thin weight, (iii) after any minimum cut the piece is joined to the thick section.',
    truth: 'With odd paths that may close on themselves.',
    slip: 'misprint',
    recorded: 'holds as corrected',
    counterexample: { at: 'nim-on-graphs 0-100=0 1-100=1 0-101=1 1-101=1 @0, u = 100' },
    least: 1000,
    domain: (deep) => `${CLASS(deep)}; every odd vertex u, all sets of edges as cuts`,
    check: (reach) =>
      tally(
        classGraphs(reach.deep).flatMap((edges) =>
          [0, 1, 2]
            .filter((piece) => edges.some(({ ends }) => ends.includes(piece)))
            .flatMap((piece) => {
              const position = { edges, piece };
              const [printed, repaired] = [terminals(position, false), terminals(position, true)];
              return odds(position).map((odd) => {
                const meets = meetsConditions(position, odd);
                return {
                  at: `${graphNimQuestion(position)}, u = ${odd}`,
                  printed: printed.has(odd) === meets,
                  corrected: repaired.has(odd) === meets,
                };
              });
            }),
        ),
      ),
    theorems: ['nim-on-graphs-flow'],
  },
  {
    name: 'Lemma 3.4, minimum cuts',
    says: 'Condition (iii) is about every set of edges that meets all paths between the sections and has the least capacity, edges of weight 0 included.',
    truth: 'Cuts with no superfluous edge are not enough: the positions that these alone would add are lost.',
    recorded: 'holds',
    least: 1000,
    domain: (deep) => `${CLASS(deep)}; Theorem 3.5 with all minimum cuts, and what is accepted with fewer`,
    check: (reach) =>
      onEvenPieces(reach, (position, won) => {
        const [all, fewer] = [false, true].map((lean) => odds(position).some((odd) => meetsConditions(position, odd, lean)));
        return { at: graphNimQuestion(position), printed: all === won, ...(fewer !== all && { corrected: !won }) };
      }),
    theorems: ['nim-on-graphs-flow'],
  },
  {
    name: 'Theorem 3.5',
    says: 'A position with the piece on an even vertex is won exactly when some odd vertex meets the conditions of Lemma 3.4.',
    recorded: 'holds',
    least: 1000,
    domain: (deep) => `${CLASS(deep)}; all sets of edges as cuts`,
    check: (reach) =>
      onEvenPieces(
        reach,
        (position, won) => ({
          at: graphNimQuestion(position),
          printed: odds(position).some((odd) => meetsConditions(position, odd)) === won,
        }),
        true,
      ),
    theorems: ['nim-on-graphs-flow', 'nim-on-graphs-leaves'],
  },
];

export const nimOnGraphsPaper: Paper = {
  id: 'nim-on-graphs',
  title: 'Nim on graphs',
  key: 'fukuyama2003',
  leftOut: 'Figure 2 and Examples 2.1, 3.1 and 3.2: their positions are given by figures that our copy does not have.',
  statements: withBehind([...statements, ...nimOnMultigraphs], {
    'Section 2, paths': [parityOfParts],
    'Lemma 3.2': lemma32Proof,
  }),
};
