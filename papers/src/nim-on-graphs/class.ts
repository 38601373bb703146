/** Nim on graphs [fukuyama2003]: the positions that the statements on hypothesis (2.1) are tried on. */
import { answers, outcomeOf } from '../statements/ask.ts';
import type { Found, Reach } from '../statements/statement.ts';
import { range, type Tried, tally } from '../statements/tally.ts';
import {
  type Edge,
  eachClassGraph,
  type GraphNim,
  GraphNimRules,
  graphNimQuestion,
  isOdd,
  meetsConditions,
  ODD,
  oddPaths,
} from './rules.ts';

/** The graphs of (2.1) that are tried, smallest first. */
export function classGraphs(deep: boolean): Edge[][] {
  const families = [
    ...[1, 2].map((links) => eachClassGraph(3, links, deep ? 3 : 2)),
    eachClassGraph(2, 3, deep ? 3 : 2),
    eachClassGraph(3, 3, deep ? 2 : 1),
  ];
  const total = (edges: readonly Edge[]) => edges.reduce((sum, { weight }) => sum + weight, 0);
  return families.flatMap((family) => family.sort((a, b) => total(a) - total(b)));
}

export const CLASS = (deep: boolean) =>
  `all graphs with up to 3 even vertices and 3 odd ones of degree two: 2 odd ones with weights to ${deep ? 3 : 2}, 3 between two even ones likewise, other 3 to ${deep ? 2 : 1}`;

/** A case for each position with the piece on an even vertex. */
export function onEvenPieces(reach: Reach, tried: (position: GraphNim, won: boolean) => Tried | undefined, asks = false): Found {
  return tally(
    classGraphs(reach.deep).flatMap((edges, index) => {
      const rules = new GraphNimRules(edges);
      return [0, 1, 2].flatMap((piece): Tried[] => {
        if (!edges.some(({ ends }) => ends.includes(piece))) return [];
        const position = { edges, piece };
        const won = rules.value(piece) > 0;
        const each = tried(position, won);
        if (each === undefined) return [];
        return asks && (reach.deep || index % 4 === 0)
          ? [{ ...each, solved: answers(graphNimQuestion(position), outcomeOf(won), reach) }]
          : [each];
      });
    }),
  );
}

export const odds = ({ edges }: GraphNim) => [...new Set(edges.flatMap(({ ends }) => ends.filter(isOdd)))];

/** Odd vertices of degree one decided with an edge of weight 0 added, and the star of degree three. */
export function* eachOtherDegree(): Iterable<Tried> {
  for (const edges of eachClassGraph(2, 2, 2)) {
    for (const pendant of range(0, 2)) {
      const graph: Edge[] = [...edges, { ends: [0, ODD + 2], weight: pendant }];
      const added: Edge[] = [...graph, { ends: [2, ODD + 2], weight: 0 }];
      const rules = new GraphNimRules(graph);
      for (const piece of [0, 1]) {
        const position = { edges: added, piece };
        const meets = odds(position).some((odd) => meetsConditions(position, odd));
        yield { at: graphNimQuestion({ edges: graph, piece }), printed: meets === rules.value(piece) > 0 };
      }
    }
  }
  const star = [1, 0, 2].map((even, index): Edge => ({ ends: [even, ODD], weight: [1, 0, 1][index] as number }));
  const position = { edges: star, piece: 1 };
  yield {
    at: graphNimQuestion(position),
    printed: oddPaths(position, false).length > 0 && new GraphNimRules(star).value(1) === 0,
  };
}
