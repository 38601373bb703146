/** A whole geodetic position under normal play: the nim-sum of its graphs, and all winning moves. */

import type { Certificate } from '../../../core/certificate.ts';
import type { Limits } from '../../../core/limits.ts';
import type { Marks } from '../../../core/marks.ts';
import { toNimber } from '../../../core/nimber.ts';
import type { Outcome, Play } from '../../../core/outcome.ts';
import type { Move } from '../../../core/ruleset.ts';
import type { PositionSolution, Told } from '../../../core/theorem.ts';
import { isConnected } from '../../../structures/graph.ts';
import { hasGraph, orderOfTerm } from '../../../structures/graph-sum.ts';
import { geodeticComponents } from '../components.ts';
import { formatGeodetic } from '../format.ts';
import { afterMove, type PartPlay, playPart, vertexLabel } from '../play.ts';
import { canonicalParts, type GeodeticPosition } from '../position.ts';
import { sumMarks } from './marks.ts';
import { type ValuedPart, valuePart } from './part.ts';

export interface GeodeticSum {
  /** In the order of the position's parts. */
  readonly parts: readonly ValuedPart[];
  readonly value: bigint;
}

/** Throws `LimitReached`. */
export function valueSum({ parts, reading }: GeodeticPosition, limits: Limits): GeodeticSum {
  const valued = parts.map(({ item }) => valuePart(item, reading, limits));
  const value = valued.reduce((sum, part, index) => ((parts[index]?.count ?? 0n) % 2n === 0n ? sum : sum ^ part.value), 0n);
  return { parts: valued, value };
}

/** The solution that a theorem gives, with its own words. */
export function solveSum(position: GeodeticPosition, sum: GeodeticSum, told: Told): PositionSolution<GeodeticPosition> {
  return {
    scope: 'position',
    outcome: sum.value === 0n ? 'P' : 'N',
    values: { grundy: toNimber(sum.value) },
    winningMoves: () => (sum.value === 0n ? [] : listed(position, movesTo(position, sum))),
    ...told,
    certificate: ({ limits }) => certificateOf(position, sum, limits),
    marks: () => sumMarks(position, sum),
  };
}

/**
 * The solution in misère play that a theorem gives, with its own words; only of a won position the winning moves are asked for. `rule` is
 * what a certificate of the kind `geodetic-misere` calls the theorem.
 */
export function misereSolution(
  position: GeodeticPosition,
  rule: MisereRule | undefined,
  isWon: boolean,
  told: Told,
  winningMoves: () => Iterable<Move<GeodeticPosition>>,
  marks: () => Marks | undefined = () => undefined,
): PositionSolution<GeodeticPosition> {
  const outcome = isWon ? 'N' : 'P';
  return {
    scope: 'position',
    outcome,
    values: {},
    certificate: () =>
      rule === undefined || isSmall(position)
        ? outcomeCertificate(position, 'misere', outcome)
        : { kind: 'geodetic-misere', question: questionOf(position, 'misere'), rule, outcome },
    winningMoves: () => (isWon ? listed(position, winningMoves()) : []),
    ...told,
    marks,
  };
}

export type MisereRule = 'arc' | 'row' | 'heaps' | 'normal' | 'trees' | 'stars';

/** Positions of at most this many vertices have certificates that play by definition can check. */
const LARGEST_CERTIFICATE = 20n;

/** Whether play by definition can check the position. */
export function isSmall({ parts }: GeodeticPosition): boolean {
  return parts.reduce((sum, { item, count }) => sum + count * orderOfTerm(item.term), 0n) <= LARGEST_CERTIFICATE;
}

/** The certificate of an outcome that no values prove, where play can still check it. */
export function outcomeCertificate(position: GeodeticPosition, play: Play, outcome: Outcome): Certificate | undefined {
  return isSmall(position) ? { kind: 'search', question: questionOf(position, play), outcome } : undefined;
}

function questionOf(position: GeodeticPosition, play: Play): string {
  const options = [...(position.reading === 'contraction' ? [] : [position.reading]), ...(play === 'misere' ? [play] : [])];
  const bracket = options.length === 0 ? '' : ` [${options.join(', ')}]`;
  return `geodetic ${formatGeodetic(position)}${bracket}`;
}

/** The value of a position graph by graph, in the order in which the position is written, with what each value rests on. */
export function valueCertificate(position: GeodeticPosition, { parts, value }: GeodeticSum, limits: Limits): Certificate {
  const written =
    position.parts.length > 1 ? valueSum({ ...position, parts: canonicalParts(position.parts) }, limits).parts : parts;
  return {
    kind: 'geodetic-value',
    question: questionOf(position, 'normal'),
    parts: written.map((part) => {
      const branches = part.branchRows?.();
      return { rule: part.rule, value: String(part.value), ...(branches !== undefined && { branches }) };
    }),
    total: String(value),
  };
}

/** The value of each component, by the names that its vertices have in the question; to be checked by play. */
function certificateOf(position: GeodeticPosition, sum: GeodeticSum, limits: Limits): Certificate {
  if (!isSmall(position)) return valueCertificate(position, sum, limits);
  return {
    kind: 'component-values',
    compound: 'disjunctive',
    play: 'normal',
    components: geodeticComponents(position).map(({ item, count }) => ({
      question: questionOf(item, 'normal'),
      count: String(count),
      value: String(valueSum(item, limits).value),
    })),
    total: String(sum.value),
  };
}

/** The moves that make the nim-sum 0, in one copy of each graph. */
function* movesTo(position: GeodeticPosition, { parts, value }: GeodeticSum): Iterable<Move<GeodeticPosition>> {
  const moves = movesIn(position);
  for (const [index, part] of parts.entries()) {
    const wanted = value ^ part.value;
    yield* moves(index, part.picks(wanted), part.same?.(wanted));
  }
}

/**
 * The moves, and whether they are all: copies of a graph that falls apart are told apart by the names of their vertices, and only moves
 * in the first copy are listed.
 */
export function* listed(
  { parts }: GeodeticPosition,
  moves: Iterable<Move<GeodeticPosition>>,
): Generator<Move<GeodeticPosition>, boolean> {
  yield* moves;
  return !parts.some(({ item: { term }, count }) => count > 1n && hasGraph(term) && !isConnected(term.graph));
}

/** For a position, the moves that pick these vertices in the first copy of a part, each for all copies and for as many others. */
export function movesIn(
  position: GeodeticPosition,
): (index: number, vertices: Iterable<bigint>, same?: bigint) => Iterable<Move<GeodeticPosition>> {
  const firsts: bigint[] = [];
  let next = position.first ?? 1n;
  for (const { item, count } of position.parts) {
    firsts.push(next);
    next += count * orderOfTerm(item.term);
  }
  return function* (index, vertices, same = 1n) {
    const { item: part, count = 1n } = position.parts[index] ?? {};
    if (part === undefined) return;
    let play: PartPlay | undefined;
    for (const vertex of vertices) {
      play ??= playPart(part, position.reading);
      const label = vertexLabel(position, part.term, firsts[index] ?? 1n, vertex);
      yield { label, times: count * same, to: afterMove(position, index, play.pick(vertex)) };
    }
  };
}
