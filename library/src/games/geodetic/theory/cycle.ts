/**
 * Cycles under normal and misère play, at every stage and any size.
 *
 * A cycle of n vertices with a label is an arc of n − 1 vertices, or several arcs where several stretches are labelled. In normal play it
 * is won by the player who labels first exactly for n = 2^k − 1, in misère play exactly for n = 2^k, k ≥ 1; the values of all arcs
 * in closed form, and both proofs, are in `games/geodetic/theory/loops/arc.ts`.
 */

import { pass, type Theorem, toldAlike } from '../../../core/theorem.ts';
import { whyHeapsCancel } from '../../../core/why.ts';
import { cycleOrder } from '../../../structures/graph-shape.ts';
import { orderOfTerm } from '../../../structures/graph-sum.ts';
import { buildPart } from '../play.ts';
import type { GeodeticPart, GeodeticPosition } from '../position.ts';
import { fromMarks, type Ranges, toMarks } from '../vertex-ranges.ts';
import { arcValue, isLostArcInMisere, misereArcInWindow } from './loops/arc.ts';
import { misereCycleMarks } from './marks-misere.ts';
import { partKind } from './part.ts';
import { cycleGaps } from './stretches.ts';
import { misereSolution, movesIn, solveSum, valueSum } from './sum.ts';

/** The cycle that the whole position is, if it is one; the contraction rule only. */
function onlyCycle({ parts, reading }: GeodeticPosition): GeodeticPart | undefined {
  const [only] = parts;
  if (reading !== 'contraction' || only === undefined || parts.length > 1 || only.count > 1n) return undefined;
  return partKind(only.item, reading) === 'cycle' ? only.item : undefined;
}

export const geodeticCycle: Theorem<GeodeticPosition> = {
  id: 'geodetic-cycle',
  title: 'Geodetic games on cycles',
  statement:
    'Under normal play the cycle of n vertices is won exactly for n = 2^k − 1; after the first label it is an arc, and arcs have values in closed form.',
  sources: [
    { key: 'fraenkelHarary1989', where: 'Theorem 2' },
    { key: 'impartial', where: 'games/geodetic/theory/loops/arc.ts' },
  ],
  scope: 'position',
  examples: [
    'geodetic C1000000000000000000',
    'geodetic C1152921504606846975',
    'geodetic C1000 : 1..400',
    'geodetic C30 : 1 7 20..22',
  ],
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(position, _setting, { limits }) {
    const part = onlyCycle(position);
    if (part === undefined) return pass('the position is not one cycle under the contraction rule');
    const sum = valueSum(position, limits);
    const gaps = gapsOf(part);
    return solveSum(
      position,
      sum,
      gaps === undefined
        ? { text: describeFresh(orderOfTerm(part.term)), why: whyFresh(orderOfTerm(part.term) - 1n, sum.value !== 0n) }
        : { text: describeArcs(gaps, sum.value), why: whyArcs(gaps, sum.value) },
    );
  },
};

function describeFresh(order: bigint): string {
  const length = order.toString(2).length;
  if (order === (1n << BigInt(length)) - 1n) return `${order} is 2^${length} − 1`;
  return `${order} is not of the form 2^k − 1; after any first move the value is ${arcValue(order - 1n)}`;
}

/** The lengths of arcs from which every move has an answer: 2^k − 2, and 2^k − 1 in misère play. */
const SAFE = 'one of the lengths 0, 2, 6, 14, …';
const SAFE_IN_MISERE = 'one of the lengths 1, 3, 7, 15, …';

function whyFresh(left: bigint, won: boolean, safe = SAFE): string {
  const first = `the first label, wherever it is set, leaves an arc of ${left} unlabelled vertices`;
  return won
    ? `${first}. That is ${safe}: from these every move leaves an arc that can be cut down to a smaller one of them`
    : `${first}. That is not ${safe}, so the other player can cut it down to one of them, from which every move has an answer`;
}

function whyArcs(gaps: readonly Gap[], value: bigint): string {
  const [only, ...others] = gaps;
  if (only === undefined) return 'every vertex is labelled, and the player who cannot move loses';
  if (others.length > 0) return whyHeapsCancel('the arcs between the labels count as heaps of Nim that', value === 0n);
  return whyArc(only.length, value !== 0n, SAFE);
}

function whyArc(length: bigint, won: boolean, safe: string): string {
  return won
    ? `an arc of ${length} unlabelled vertices is left. It can be cut down to ${safe}, and from these every move leaves an arc that can be cut down to a smaller one of them`
    : `an arc of ${length} unlabelled vertices is left, ${safe}: whatever is cut off, the other player can cut it down to a smaller one of them`;
}

function describeArcs(gaps: readonly Gap[], value: bigint): string {
  const lengths = gaps
    .slice(0, 8)
    .map(({ length }) => length)
    .join(', ');
  if (gaps.length === 0) return 'every vertex is labelled';
  if (gaps.length === 1) return `an arc of ${lengths} unlabelled vertices has the value ${value}`;
  return `arcs of ${lengths}${gaps.length > 8 ? ', …' : ''} unlabelled vertices have the nim-sum ${value}`;
}

interface Gap {
  readonly from: bigint;
  readonly length: bigint;
}

/** The arcs between the labels; undefined before the first label. Places count along the cycle. */
function gapsOf(part: GeodeticPart): readonly Gap[] | undefined {
  const ranges = alongCycle(part);
  return ranges.length === 0 ? undefined : cycleGaps(orderOfTerm(part.term), ranges);
}

/** The labels by their places along the cycle. */
function alongCycle({ term, given }: GeodeticPart): Ranges {
  if (term.kind === 'cycle') return given;
  const graph = buildPart(term);
  const marks = toMarks(given, graph.order);
  return fromMarks(Uint8Array.from(cycleOrder(graph) ?? [], (vertex) => marks[vertex] as number));
}

export const geodeticCycleMisere: Theorem<GeodeticPosition> = {
  id: 'geodetic-cycle-misere',
  title: 'Misère geodetic games on cycles',
  statement:
    'Under misère play the cycle of n vertices is won exactly for n = 2^k, k ≥ 1; an arc of N vertices is lost exactly for N = 2^k − 1.',
  sources: [
    { key: 'fraenkelHarary1989', where: 'Theorem 3' },
    { key: 'impartial', where: 'games/geodetic/theory/loops/arc.ts' },
  ],
  scope: 'position',
  examples: ['geodetic C1152921504606846976 [misere]', 'geodetic C1000 : 1..400 [misere]'],
  setting: { compound: 'disjunctive', play: 'misere' },
  answer(position) {
    const part = onlyCycle(position);
    if (part === undefined) return pass('the position is not one cycle under the contraction rule');
    const gaps = gapsOf(part);
    const isFresh = gaps === undefined;
    const [gap, second] = gaps ?? [];
    if (second !== undefined) return pass('the labels leave more than one arc');
    const order = orderOfTerm(part.term);
    const length = isFresh ? order - 1n : (gap?.length ?? 0n);
    const isWon = isFresh ? isLostArcInMisere(length) : !isLostArcInMisere(length);
    const picks = () => (isFresh ? everyVertex(order) : arcPicks(gap, order));
    return misereSolution(
      position,
      'arc',
      isWon,
      isFresh
        ? { text: `${order} is ${isWon ? '' : 'not '}a power of 2`, why: whyFresh(length, isWon, SAFE_IN_MISERE) }
        : length === 0n
          ? toldAlike('every vertex is labelled: the player who cannot move wins')
          : {
              text: `an arc of ${length} unlabelled vertices: ${length} + 1 is ${isWon ? 'not ' : ''}a power of 2`,
              why: whyArc(length, isWon, SAFE_IN_MISERE),
            },
      () => movesIn(position)(0, toVertices(part, picks())),
      () => misereCycleMarks(position),
    );
  },
};

function* everyVertex(order: bigint): Iterable<bigint> {
  for (let vertex = 0n; vertex < order; vertex++) yield vertex;
}

/** The picks in an arc that leave a lost one. */
function* arcPicks(gap: Gap | undefined, order: bigint): Iterable<bigint> {
  const left = gap === undefined ? undefined : misereArcInWindow(gap.length);
  if (gap === undefined || left === undefined) return;
  const last = gap.length - 1n;
  yield (gap.from + last - left) % order;
  if (2n * left !== last) yield (gap.from + left) % order;
}

/** Places along the cycle as vertices of the graph. */
function* toVertices({ term }: GeodeticPart, places: Iterable<bigint>): Iterable<bigint> {
  const around = term.kind === 'cycle' ? undefined : cycleOrder(buildPart(term));
  for (const place of places) yield around === undefined ? place : BigInt(around[Number(place)] as number);
}
