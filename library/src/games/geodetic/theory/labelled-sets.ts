/**
 * Small graphs under any reading and either convention, by play over labelled sets as bit sets.
 *
 * What has been labelled (for `interval`: what has been picked) tells all about a position, so positions are words of 32 bits and the
 * memo is on them (`games/geodetic/theory/loops/readings.ts`). Under normal play graphs side by side add up; under misère play they are searched together.
 */

import { LimitReached, type Limits } from '../../../core/limits.ts';
import type { Move } from '../../../core/ruleset.ts';
import { type PositionSolution, pass, type Theorem } from '../../../core/theorem.ts';
import { whyByMoves } from '../../../core/why.ts';
import { buildGraph, eachEdge, type Graph } from '../../../structures/graph.ts';
import { orderOfTerm } from '../../../structures/graph-sum.ts';
import { buildPart } from '../play.ts';
import type { GeodeticPart, GeodeticPosition, Reading } from '../position.ts';
import { rangesSize } from '../vertex-ranges.ts';
import { WORD } from './loops/bits.ts';
import { BitClosure, StateSearch } from './loops/readings.ts';
import { listed, misereSolution, movesIn, outcomeCertificate } from './sum.ts';

/** Play by definition, which comes after this theorem, is not even begun with more unlabelled vertices. */
const MOST_UNLABELLED = 5000n;

export const geodeticLabelledSets: Theorem<GeodeticPosition> = {
  id: 'geodetic-labelled-sets',
  title: 'Play over labelled sets',
  statement:
    'A position of the geodetic game is told by its labelled set, or by the set of picked vertices where shortest paths between those count.',
  sources: [{ key: 'impartial', where: 'games/geodetic/theory/loops/readings.ts' }],
  scope: 'position',
  examples: [
    'geodetic petersen [misere]',
    'geodetic G3x4 [hull]',
    'geodetic C9 [interval, misere]',
    'geodetic Q3 + C5 [literal]',
  ],
  setting: { compound: 'disjunctive' },
  answer(position, { play }, { limits }) {
    const { parts } = position;
    const order = parts.reduce((sum, { item, count }) => sum + count * orderOfTerm(item.term), 0n);
    if (order <= BigInt(WORD)) return play === 'misere' ? solveMisere(position, limits) : solveNormal(position, limits);
    const left = parts.reduce((sum, { item, count }) => sum + count * (orderOfTerm(item.term) - rangesSize(item.given)), 0n);
    if (left > MOST_UNLABELLED)
      throw new LimitReached('program', Number(MOST_UNLABELLED), `no search ends on ${left} unlabelled vertices`);
    return pass(`the graph has more than ${WORD} vertices`);
  },
};

function stateOf({ given }: GeodeticPart, first = 0): number {
  let state = 0;
  for (const { from, to } of given)
    for (let vertex = Number(from); vertex <= Number(to); vertex++) state |= 1 << (first + vertex);
  return state;
}

function solveNormal(position: GeodeticPosition, limits: Limits): PositionSolution<GeodeticPosition> {
  const { parts, reading } = position;
  const solvers = parts.map(({ item }) => {
    const closure = new BitClosure(buildPart(item.term), reading);
    return { closure, search: new StateSearch(closure, 'normal', limits), state: closure.stateOf(stateOf(item)) };
  });
  const values = solvers.map(({ search, state }) => search.value(state));
  const total = values.reduce((sum, value, index) => ((parts[index]?.count ?? 0n) % 2n === 0n ? sum : sum ^ value), 0);
  const outcome = total === 0 ? 'P' : 'N';
  function* eachWin(): Iterable<Move<GeodeticPosition>> {
    const moves = movesIn(position);
    for (const [index, { closure, search, state }] of solvers.entries()) {
      const wanted = total ^ (values[index] as number);
      const picks = unlabelledOf(closure, state).filter((vertex) => search.value(closure.pick(state, vertex)) === wanted);
      yield* moves(index, picks.map(BigInt));
    }
  }
  return {
    scope: 'position',
    outcome,
    values: { grundy: total },
    certificate: () => outcomeCertificate(position, 'normal', outcome),
    winningMoves: () => (total === 0 ? [] : listed(position, eachWin())),
    why: whyByMoves(outcome === 'P'),
    text: describe(
      reading,
      solvers.reduce((sum, { search }) => sum + search.stored, 0),
    ),
  };
}

function solveMisere(position: GeodeticPosition, limits: Limits): PositionSolution<GeodeticPosition> {
  const { parts, reading } = position;
  const copies = parts.flatMap(({ item, count }, index) =>
    orderOfTerm(item.term) === 0n ? [] : Array.from({ length: Number(count) }, () => ({ item, index })),
  );
  const firsts: number[] = [];
  let order = 0;
  let state = 0;
  for (const { item } of copies) {
    firsts.push(order);
    state |= stateOf(item, order);
    order += Number(orderOfTerm(item.term));
  }
  const closure = new BitClosure(
    sideBySide(
      copies.map(({ item }) => buildPart(item.term)),
      order,
    ),
    reading,
  );
  const search = new StateSearch(closure, 'misere', limits);
  const start = closure.stateOf(state);
  const isWon = search.value(start) === 1;
  return misereSolution(
    position,
    undefined,
    isWon,
    { text: describe(reading, search.stored), why: whyByMoves(!isWon) },
    function* () {
      const moves = movesIn(position);
      const picks = unlabelledOf(closure, start).filter((vertex) => search.value(closure.pick(start, vertex)) === 0);
      for (const index of parts.keys()) {
        const copy = copies.findIndex((each) => each.index === index);
        const [first, next] = [firsts[copy] ?? 0, firsts[copy + 1] ?? order];
        yield* moves(
          index,
          picks.filter((vertex) => vertex >= first && vertex < next).map((vertex) => BigInt(vertex - first)),
        );
      }
    },
  );
}

function unlabelledOf(closure: BitClosure, state: number): number[] {
  const labelled = closure.labelled(state);
  return Array.from({ length: closure.graph.order }, (_, vertex) => vertex).filter((vertex) => ((labelled >>> vertex) & 1) === 0);
}

function sideBySide(graphs: readonly Graph[], order: number): Graph {
  return buildGraph(order, (visit) => {
    let first = 0;
    for (const graph of graphs) {
      const start = first;
      eachEdge(graph, (u, v) => visit(start + u, start + v));
      first += graph.order;
    }
  });
}

function describe(reading: Reading, positions: number): string {
  const what = reading === 'contraction' ? 'the contraction rule' : `the ${reading} reading`;
  return `every play under ${what} was followed over sets of vertices: ${positions} positions`;
}
