/**
 * What [fukuyama2003] states, one by one, as data with a check: all weights up to 2 or 3 on small graphs, against a table of
 * Grundy values that knows the rules only. Slips are told in games/nim-on-graphs/paper/slips.ts.
 */

import type { PaperStatement, StatementCheck } from '../../../papers/paper-statement.ts';
import { otherEnd, type Plain, toPlain } from '../theory/plain.ts';
import { grundyByTable } from '../theory/table.ts';
import {
  hasOddPath,
  isSuperposition,
  listCycles,
  meetsConditions,
  type PrintedEdge,
  type PrintedPosition,
  withCycle,
} from './printed.ts';

/** Graphs with odd vertices 100, 101, … of degree two, as pairs of even vertices, and the largest weight tried on them. */
const GRAPHS: readonly { readonly links: readonly (readonly [number, number])[]; readonly most: number }[] = [
  { links: [[0, 1]], most: 3 },
  {
    links: [
      [0, 1],
      [0, 1],
    ],
    most: 3,
  },
  {
    links: [
      [0, 1],
      [1, 2],
    ],
    most: 2,
  },
  {
    links: [
      [0, 1],
      [0, 1],
      [0, 1],
    ],
    most: 2,
  },
  {
    links: [
      [0, 1],
      [1, 2],
      [2, 0],
    ],
    most: 2,
  },
  {
    links: [
      [0, 1],
      [0, 1],
      [1, 2],
    ],
    most: 2,
  },
];

export const nimOnGraphsStatements: readonly PaperStatement[] = [
  {
    statement: 'Proposition 2.1',
    says: 'A position with the piece on an even vertex and an odd path from there is won.',
    holds: true,
    check: () => checkEach((position) => (hasOddPath(position, true) ? isWon(position) : undefined)),
  },
  {
    statement: 'Lemma 3.1 (i)',
    says: 'A position that is won on an even vertex is still won when a 1-cycle is added.',
    holds: true,
    check: () => checkCycles(0, (before, after) => (isWon(before) ? isWon(after) : undefined)),
  },
  {
    statement: 'Lemma 3.1 (ii)',
    says: 'A position that is lost on an odd vertex is still lost when a 1-cycle is added.',
    holds: true,
    check: () => checkCycles(100, (before, after) => (isWon(before) ? undefined : !isWon(after))),
  },
  {
    statement: 'Lemma 3.2',
    says: 'A position is won on an even vertex exactly when it is 1-cycles and a position with an odd path, which meets no vertex twice.',
    holds: false,
    truth: 'The last vertex of an odd path may be one that it has met.',
    check: () => checkEach((position) => isSuperposition(position, false) === isWon(position)),
  },
  {
    statement: 'Lemma 3.2, corrected',
    says: 'The same, where the last vertex of an odd path may be one that it has met.',
    holds: true,
    check: () => checkEach((position) => isSuperposition(position, true) === isWon(position)),
  },
  {
    statement: 'Theorem 3.5',
    says: 'A position is won on an even vertex exactly when some odd vertex meets the conditions of Lemma 3.4, for all cuts of least capacity.',
    holds: true,
    check: () => checkEach((position) => odds(position).some((odd) => meetsConditions(position, odd, false)) === isWon(position)),
  },
  {
    statement: 'Theorem 3.5 with cuts that have no edge too many',
    says: 'The same, where a minimum cut may have no edge that it can do without.',
    holds: false,
    truth: 'Edges of weight 0 may be thrown in; or they are taken away first.',
    check: () => checkEach((position) => odds(position).some((odd) => meetsConditions(position, odd, true)) === isWon(position)),
  },
  {
    statement: 'Section 4, multiple edges',
    says: 'The Grundy value stays the same when parallel edges, or loops at a vertex, become one edge with their nim-sum.',
    holds: true,
    check: checkMultipleEdges,
  },
  {
    statement: 'Example 4.1',
    says: '4 ⊕ 6 ⊕ 3 = 1 and 5 ⊕ 4 = 1.',
    holds: true,
    check: () => counted([[(4 ^ 6 ^ 3) === 1 && (5 ^ 4) === 1, '4 6 3']]),
  },
];

function counted(results: Iterable<readonly [boolean | undefined, string]>): StatementCheck {
  let [cases, failures] = [0, 0];
  let smallest: string | undefined;
  for (const [holds, name] of results) {
    if (holds === undefined) continue;
    cases++;
    if (holds) continue;
    failures++;
    smallest ??= name;
  }
  return { cases, failures, ...(smallest !== undefined && { smallest }) };
}

/** A statement about positions with the piece on an even vertex. */
function checkEach(holds: (position: PrintedPosition) => boolean | undefined): StatementCheck {
  return counted(
    (function* () {
      for (const position of eachPosition()) if (position.piece < 100) yield [holds(position), toLine(position)] as const;
    })(),
  );
}

/** A statement about a position with the piece on an even (0) or odd (100) vertex, and the same with a cycle more. */
function checkCycles(
  least: 0 | 100,
  holds: (before: PrintedPosition, after: PrintedPosition) => boolean | undefined,
): StatementCheck {
  return counted(
    (function* () {
      for (const position of eachPosition()) {
        if (position.piece >= 100 !== (least === 100)) continue;
        for (const cycle of listCycles(position.edges))
          yield [holds(position, withCycle(position, cycle, 1)), toLine(position)] as const;
      }
    })(),
  );
}

function* eachPosition(): Iterable<PrintedPosition> {
  for (const { links, most } of GRAPHS) {
    const ends = links.flatMap(([a, b], index) => [a, b].map((from) => ({ from, to: 100 + index })));
    for (let code = 0; code < (most + 1) ** ends.length; code++) {
      const edges = ends.map((each, place) => ({ ...each, weight: Math.floor(code / (most + 1) ** place) % (most + 1) }));
      for (const piece of new Set(ends.flatMap(({ from, to }) => [from, to]))) yield { edges, piece };
    }
  }
}

/** All triples of weights on parallel edges or loops, beside another edge. */
function checkMultipleEdges(): StatementCheck {
  return counted(
    (function* () {
      for (let code = 0; code < 4 ** 3; code++) {
        const weights = [0, 1, 2].map((place) => Math.floor(code / 4 ** place) % 4);
        for (const to of [0, 1]) {
          for (const piece of [0, 1, 2]) {
            const edges = [
              ...weights.map((weight) => ({ from: 0, to, weight })),
              { from: 1, to: 2, weight: 2 },
              { from: 0, to: 2, weight: 1 },
            ];
            const plain = toPlain(
              piece,
              edges.map(({ weight, ...ends }) => ({ ...ends, value: BigInt(weight) })),
            );
            yield [grundyByTable(toTable({ edges, piece })) === grundyByTable(plain), toLine({ edges, piece })] as const;
          }
        }
      }
    })(),
  );
}

/** Several statements ask about the same positions. */
const won = new Map<string, boolean>();

function isWon(position: PrintedPosition): boolean {
  const line = toLine(position);
  const known = won.get(line) ?? grundyByTable(toTable(position)) !== 0;
  won.set(line, known);
  return known;
}

/** The position as it stands, without any reduction. */
function toTable({ edges, piece }: PrintedPosition): Plain {
  const origin = [...new Set([piece, ...edges.flatMap(({ from, to }) => [from, to])])];
  const place = (vertex: number) => origin.indexOf(vertex);
  const placed = edges.map(({ from, to, weight }) => ({ from: place(from), to: place(to), weight: BigInt(weight) }));
  const at = origin.map((_, vertex) =>
    [...placed.keys()].filter((edge) => {
      const each = placed[edge];
      return each !== undefined && (each.from === vertex || otherEnd(each, each.from) === vertex);
    }),
  );
  return { piece: 0, origin, edges: placed, at };
}

function odds({ edges }: { readonly edges: readonly PrintedEdge[] }): number[] {
  return [...new Set(edges.map(({ to }) => to))];
}

function toLine({ edges, piece }: PrintedPosition): string {
  return `${edges.map(({ from, to, weight }) => `${from}-${to}=${weight}`).join(' ')} @${piece}`;
}
