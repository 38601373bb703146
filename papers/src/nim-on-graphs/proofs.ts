/** Nim on graphs [fukuyama2003]: steps of the proof of Lemma 3.2, and the even and odd vertices of a graph in several parts. */

import { always, type Reach, type Statement } from '../statements/statement.ts';
import { range, type Tried, tally } from '../statements/tally.ts';
import { CLASS, classGraphs } from './class.ts';
import { cyclesOf, type Edge, eachClassGraph, GraphNimRules, graphNimQuestion, isOdd, oddPaths, otherEnd } from './rules.ts';

/** One odd path that the proof may start from: the piece went from v to v' and on to an end of v', v or the other one, u. */
interface ProofStep {
  readonly at: string;
  /** Which of the three answers to the move the proof takes. */
  readonly answer: 'i' | 'ii' | 'iii';
  readonly v: number;
  /** The odd path without its last vertex: its edges have weight. */
  readonly walk: readonly number[];
  /** Whether it goes along the edge between v' and v, and along that between v' and u. */
  readonly usesV: boolean;
  readonly usesU: boolean;
}

/** From won positions without an odd path: every winning move, the answer to it, and every odd path when 1-cycles are taken off. */
function* eachProofStep({ deep }: Reach): Iterable<ProofStep> {
  for (const edges of classGraphs(deep)) {
    const rules = new GraphNimRules(edges);
    const evens = [0, 1, 2].filter((vertex) => edges.some(({ ends }) => ends.includes(vertex)));
    for (const v of evens) {
      const position = { edges, piece: v };
      if (rules.value(v) === 0 || oddPaths(position, true).length > 0) continue;
      for (const { middle, u, answer, weights, piece } of eachAnswer(edges, v, rules)) {
        for (const path of eachOddPathUnderCycles(edges, weights, piece)) {
          const walk = path.slice(0, -1);
          const uses = (end: number) =>
            walk.some((vertex, index) => {
              const next = walk[index + 1];
              return (vertex === middle && next === end) || (vertex === end && next === middle);
            });
          yield { at: graphNimQuestion(position), answer, v, walk, usesV: uses(v), usesU: uses(u) };
        }
      }
    }
  }
}

interface Answer extends Pick<ProofStep, 'answer'> {
  readonly middle: number;
  readonly u: number;
  readonly weights: readonly number[];
  readonly piece: number;
}

/** The winning moves from v, each with the answer that the proof takes. */
function* eachAnswer(edges: readonly Edge[], v: number, rules: GraphNimRules): Iterable<Answer> {
  const before = edges.map(({ weight }) => weight);
  for (const [near, edge] of edges.entries()) {
    if (!edge.ends.includes(v)) continue;
    const middle = otherEnd(edge, v);
    const far = edges.findIndex(({ ends }, index) => index !== near && ends.includes(middle));
    const u = otherEnd(edges[far] as Edge, middle);
    const weight = before[far] as number;
    for (const left of range(0, edge.weight - 1)) {
      const moved = before.with(near, left);
      if (rules.value(middle, moved) > 0) continue;
      if (left > weight) yield { middle, u, answer: 'i', weights: moved.with(near, weight), piece: v };
      else if (left < weight) yield { middle, u, answer: 'ii', weights: moved.with(far, left), piece: u };
      else if (weight > 0) yield { middle, u, answer: 'iii', weights: moved.with(far, weight - 1), piece: u };
    }
  }
}

function* eachOddPathUnderCycles(edges: readonly Edge[], weights: readonly number[], piece: number): Iterable<number[]> {
  const cycles = cyclesOf(edges);
  const seen = new Map([[weights.join(), weights]]);
  for (const each of seen.values()) {
    yield* oddPaths({ edges: edges.map((edge, index) => ({ ...edge, weight: each[index] as number })), piece }, true);
    for (const cycle of cycles) {
      if (cycle.some((index) => each[index] === 0)) continue;
      const left = each.map((weight, index) => (cycle.includes(index) ? weight - 1 : weight));
      seen.set(left.join(), left);
    }
  }
}

/** Cases of the proof in which the path goes along neither edge at v' and starts at u. */
function* eachCaseA(reach: Reach): Iterable<Tried> {
  for (const { at, answer, v, walk, usesV, usesU } of eachProofStep(reach)) {
    if (answer === 'i' || usesV || usesU) continue;
    const meets = walk.indexOf(v);
    // From v on the walk is a walk over edges of the same weights, and ends at an odd vertex as before.
    const hasTail = meets >= 0 && meets % 2 === 0 && isOdd(walk.at(-1) as number);
    yield { at, printed: meets < 0, corrected: meets < 0 || hasTail };
  }
}

function* eachImpossibleCase(reach: Reach): Iterable<Tried> {
  for (const { at, answer, usesV, usesU } of eachProofStep(reach))
    yield { at, printed: usesV === usesU || (answer === 'iii' && usesV) };
}

/** Graphs in one part or two: whether steps from one vertex lead to all others, and what they say where they do. */
function* eachInParts(): Iterable<Tried> {
  for (const edges of eachClassGraph(4, 2, 1)) {
    const steps = new Map([[edges[0]?.ends[0] ?? 0, 0]]);
    for (const [vertex, count] of steps)
      for (const edge of edges)
        if (edge.ends.includes(vertex) && !steps.has(otherEnd(edge, vertex))) steps.set(otherEnd(edge, vertex), count + 1);
    yield {
      at: graphNimQuestion({ edges, piece: edges[0]?.ends[0] ?? 0 }),
      printed: [...steps].every(([vertex, count]) => isOdd(vertex) === (count % 2 === 1)),
    };
  }
}

export const parityOfParts: Statement = {
  name: 'Section 2, even and odd',
  says: 'Every vertex is even or odd, by the number of steps that it takes from one vertex. Read: every vertex that the piece can reach, since no other matters.',
  recorded: 'holds',
  least: 300,
  domain: always('all graphs with up to 4 even vertices and 2 odd ones of degree two, weights to 1'),
  check: () => tally(eachInParts()),
};

export const lemma32Proof: readonly Statement[] = [
  {
    name: 'Lemma 3.2, proof: case (a)',
    says: 'An odd path from u that goes along neither edge at v′ becomes one from v with v, v′, u put before it.',
    truth: 'Unless it meets v on its way: then its part from v on is one.',
    slip: 'misprint',
    recorded: 'holds as corrected',
    counterexample: { at: 'nim-on-graphs 0-100=1 1-100=1 0-101=1 1-101=2 0-102=2 1-102=2 @1', outcome: 'N' },
    least: 100,
    domain: (deep) =>
      `${CLASS(deep)}; won positions without an odd path, every winning move, the answer of the proof, and all ways to take 1-cycles off`,
    check: (reach) => tally(eachCaseA(reach)),
  },
  {
    name: 'Lemma 3.2, proof: cases (c) and (d)',
    says: 'The odd path goes along both edges at v′ or along neither, except that after the answer (iii) it may go along that to v alone.',
    recorded: 'holds',
    least: 200,
    domain: (deep) => `${CLASS(deep)}; the same`,
    check: (reach) => tally(eachImpossibleCase(reach)),
  },
];
