/**
 * Cycles under the readings `literal`, `interval` and `hull`, at every stage and any size: they are one game there.
 *
 * A cycle of n ≥ 3 vertices has, after the first label, a *row* of L labels. Let M = ⌊(n + 1)/2⌋. A pick i vertices beyond one
 * end of the row and j beyond the other, i + j = n − L + 1, makes a row of L + i if that is at most M, or of L + j if that is;
 * otherwise it labels everything.
 *
 * Proof. Picked vertices span a row with picked ends, or everything (`games/geodetic/family-readings.ts`), so for
 * `interval` and `hull` it is enough to see whether the row with u is at most half of the cycle, L + i − 1 < n/2, which is L + i
 * ≤ M. Under `literal` all shortest paths from u to the row go by the near end exactly when i + L ≤ j, which is the same. ∎
 *
 * Let h = max(0, M − L). *Normal play:* a row with unlabelled vertices beside it has the value h + 1, its options being 0 and
 * the rows of values 1, …, h; except that L = 1 with n odd has no move that labels everything, and so the value 0. Before the
 * first label the value is therefore 1 for odd n and 0 for even n. *Misère play:* who labels everything loses, and everything
 * else is a heap of h, so a row is lost exactly for h = 0, and the cycle before the first label is lost for all n ≥ 3. ∎
 */

import { cycleOrder } from '../../../structures/graph-shape.ts';
import { orderOfTerm } from '../../../structures/graph-sum.ts';
import { spannedInFamily } from '../family-readings.ts';
import { buildPart } from '../play.ts';
import type { GeodeticPart, Reading } from '../position.ts';
import { fromMarks, type Ranges, toMarks } from '../vertex-ranges.ts';
import { cycleGaps } from './stretches.ts';
import type { GeodeticSummand } from './summand.ts';

export interface CycleRow {
  /** n */
  readonly order: bigint;
  /** L; 0 before the first label. */
  readonly labels: bigint;
  /** The unlabelled vertex with this number, counted from 0 around the cycle from the end of the row on. */
  at(index: bigint): bigint;
  /** The unlabelled vertices with the numbers from one up to another, ascending. */
  between(from: bigint, to: bigint): Iterable<bigint>;
}

/** The cycle that a part is, with one row of labels or none; undefined for other parts, and for the contraction rule. */
export function rowOf({ term, given }: GeodeticPart, reading: Reading): CycleRow | undefined {
  if (reading === 'contraction') return undefined;
  const order = orderOfTerm(term);
  const around = term.kind === 'cycle' || order < 3n ? undefined : cycleOrder(buildPart(term));
  if (order < 3n || (term.kind !== 'cycle' && around === undefined)) return undefined;
  const labelled = labelledAround(order, around === undefined ? given : alongCycle(given, around), reading);
  const [gap, second] = labelled.length === 0 ? [{ from: 0n, length: order }] : cycleGaps(order, labelled);
  if (second !== undefined) return undefined;
  const start = gap?.from ?? 0n;
  const name = (place: bigint) => (around === undefined ? place : BigInt(around[Number(place)] as number));
  return {
    order,
    labels: order - (gap?.length ?? 0n),
    at: (index) => name((start + index) % order),
    between(from, to) {
      const places = eachAround(start + from, start + to, order);
      if (around === undefined) return places;
      const vertices = Array.from(places, (place) => around[Number(place)] as number);
      return vertices.sort((a, b) => a - b).map(BigInt);
    },
  };
}

/** The places from one up to another on the second time round at most, ascending. */
function* eachAround(from: bigint, to: bigint, order: bigint): Iterable<bigint> {
  for (let place = from > order ? from : order; place < to; place++) yield place - order;
  for (let place = from; place < to && place < order; place++) yield place;
}

function labelledAround(order: bigint, given: Ranges, reading: Reading): Ranges {
  return reading === 'literal' ? given : spannedInFamily({ kind: 'cycle', order }, given);
}

function alongCycle(given: Ranges, around: Uint32Array): Ranges {
  const marks = toMarks(given, around.length);
  return fromMarks(Uint8Array.from(around, (vertex) => marks[vertex] as number));
}

/** h: by how much the row can still grow without everything being labelled. */
export function growthOf({ order, labels }: Pick<CycleRow, 'order' | 'labels'>): bigint {
  const most = (order + 1n) / 2n;
  return labels < most ? most - labels : 0n;
}

function rowValue(row: Pick<CycleRow, 'order' | 'labels'>): bigint {
  const { order, labels } = row;
  if (labels === 0n) return order % 2n;
  return labels === order || (labels === 1n && order % 2n === 1n) ? 0n : growthOf(row) + 1n;
}

/**
 * A row as a summand. Under `literal` every pick that labels everything leaves the same line, so one is named and the others are
 * counted; under the other readings what has been picked is written, and so each is named.
 */
export function rowSummand(row: CycleRow, reading: Reading): GeodeticSummand {
  const value = rowValue(row);
  if (reading !== 'literal') return { value, picks: (wanted) => picksOf(row, wanted) };
  return {
    value,
    *picks(wanted) {
      for (const vertex of picksOf(row, wanted)) {
        yield vertex;
        if (labelsAll(row, wanted)) return;
      }
    },
    same: (wanted) => (labelsAll(row, wanted) ? row.order - row.labels - 2n * growthOf(row) : 1n),
  };
}

/** Whether picks that leave this value label everything. */
function labelsAll({ labels }: CycleRow, value: bigint): boolean {
  return labels > 0n && value === 0n;
}

function* picksOf(row: CycleRow, value: bigint): Iterable<bigint> {
  const { order, labels } = row;
  if (labels === 0n) {
    if (value === rowValue({ order, labels: 1n })) yield* row.between(0n, order);
    return;
  }
  const growth = growthOf(row);
  if (value > 0n) yield* picksToGrow(row, growth + 1n - value);
  else yield* row.between(growth, order - labels - growth);
}

/** The picks that make the row longer by this much. */
export function* picksToGrow(row: CycleRow, more: bigint): Iterable<bigint> {
  if (more < 1n || more > growthOf(row)) return;
  yield row.at(more - 1n);
  yield row.at(row.order - row.labels - more);
}
