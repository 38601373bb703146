/** The unlabelled arcs of a cycle under the contraction rule, and what a winner leaves of each; the proofs are in `loops/arc.ts`. */
import { type MarkPicture, type Marks, marksOf } from '../../../core/marks.ts';
import type { Play } from '../../../core/outcome.ts';
import { cycleOrder } from '../../../structures/graph-shape.ts';
import { orderOfTerm } from '../../../structures/graph-sum.ts';
import { buildPart } from '../play.ts';
import type { GeodeticPart } from '../position.ts';
import { fromMarks, toMarks } from '../vertex-ranges.ts';
import { arcInWindow, arcValue, isLostArcInMisere, misereArcInWindow } from './loops/arc.ts';
import { adviceRow, nimSumOf } from './marks-table.ts';
import { arc, cycleGaps } from './stretches.ts';

interface Arc {
  readonly length: bigint;
  /** In the order of the cycle. */
  readonly names: readonly string[];
}

export function arcMarks(part: GeodeticPart, nameAt: (vertex: bigint) => string, play: Play): Marks | undefined {
  const arcs = arcsOf(part, nameAt);
  const sum = arcs.reduce((all, { length }) => all ^ arcValue(length), 0n);
  const picture = ({ length, names }: Arc): MarkPicture => {
    if (arcs.length > 1) return oneOfMany(length, names, sum);
    return play === 'normal' ? normalArc(length, names) : misereArc(length, names);
  };
  const rows = arcs.map(({ length, names }) => {
    const index = (place: bigint) => names[Number(place)] ?? '';
    return adviceRow(
      `arc ${names[0]} … ${names.at(-1)}`,
      names,
      arc(length, (place) => place),
      sum,
      index,
    );
  });
  const table = play === 'normal' ? nimSumOf(rows, sum, 'value') : undefined;
  return marksOf([{ id: 'arc', name: 'Arcs', part: 'arc', isDefault: false, pictures: arcs.map(picture) }], table);
}

/** The arcs between the labels; none before the first label. */
function arcsOf({ term, given }: GeodeticPart, nameAt: (vertex: bigint) => string): readonly Arc[] {
  if (given.length === 0) return [];
  const order = orderOfTerm(term);
  const around = term.kind === 'cycle' ? undefined : cycleOrder(buildPart(term));
  const marks = around && toMarks(given, around.length);
  const labelled = marks === undefined ? given : fromMarks(Uint8Array.from(around ?? [], (vertex) => marks[vertex] as number));
  const name = (place: bigint) => nameAt(around === undefined ? place : BigInt(around[Number(place)] as number));
  return cycleGaps(order, labelled).map(({ from, length }) => ({
    length,
    names: Array.from({ length: Number(length) }, (_, index) => name((from + BigInt(index)) % order)),
  }));
}

/** The picks that leave this many vertices, the last ones or the first. */
function picksLeaving(names: readonly string[], left: bigint): readonly string[] {
  const places = new Set([names.length - Number(left) - 1, Number(left)]);
  return [...places].map((place) => names[place] ?? '');
}

function drawn(names: readonly string[], left: bigint, caption: string, says: MarkPicture['says']): MarkPicture {
  const keep = names.slice(names.length - Number(left));
  const marks = [{ kind: 'arc', vertices: names, keep, text: `${names.length} unlabelled` } as const];
  return { caption, marks, ...(says !== undefined && { says }) };
}

function asCycle(length: bigint): string {
  return `${length} unlabelled and the labels as one: a cycle of ${length + 1n}`;
}

function normalArc(length: bigint, names: readonly string[]): MarkPicture {
  const cycle = asCycle(length);
  if (arcValue(length) === 0n) return drawn(names, 0n, `${cycle}; of the form 2ᵏ − 1: ${length + 1n}`, { outcome: 'P' });
  const left = arcInWindow(length, 0n);
  if (left === undefined) {
    const caption = `${cycle}; none of the form 2ᵏ − 1 can be left but one label, so label everything from the middle`;
    return drawn(names, 0n, caption, { outcome: 'N', winningMoves: [names[Number(length / 2n)] ?? ''] });
  }
  const caption = `${cycle}; the next of the form 2ᵏ − 1: ${left + 1n}, so leave ${left}`;
  return drawn(names, left, caption, { outcome: 'N', winningMoves: picksLeaving(names, left) });
}

function misereArc(length: bigint, names: readonly string[]): MarkPicture {
  const cycle = asCycle(length);
  if (isLostArcInMisere(length)) return drawn(names, 0n, `${cycle}; of the form 2ᵏ: ${length + 1n}`, { outcome: 'P' });
  const left = misereArcInWindow(length) ?? 0n;
  const caption = `${cycle}; the next of the form 2ᵏ: ${left + 1n}, so leave ${left}`;
  return drawn(names, left, caption, { outcome: 'N', winningMoves: picksLeaving(names, left) });
}

/** Beside other arcs what counts is the value. */
function oneOfMany(length: bigint, names: readonly string[], sum: bigint): MarkPicture {
  const value = arcValue(length);
  const worth = `${length} unlabelled, of value ${value}`;
  if (sum === 0n) return drawn(names, 0n, `${worth}; the values of all arcs add up to 0`, { outcome: 'P' });
  const wanted = value ^ sum;
  const left = arcInWindow(length, wanted);
  if (left !== undefined)
    return drawn(names, left, `${worth}; a winner can leave ${left} of them, of value ${wanted}`, {
      winningMoves: picksLeaving(names, left),
    });
  if (wanted === 0n && length % 2n === 1n)
    return drawn(names, 0n, `${worth}; a winner can label all of them from the middle`, {
      winningMoves: [names[Number(length / 2n)] ?? ''],
    });
  return drawn(names, 0n, `${worth}; a winner moves in another arc`, undefined);
}
