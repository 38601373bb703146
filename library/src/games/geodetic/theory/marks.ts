/**
 * What a picture of a geodetic position should show: the arcs of a cycle, the ends of rays, the branches of a tree in black and
 * white; and for several graphs the table of their values. Each comes from the method that valued the graph.
 */
import { type Marks, type MarkTable, MOST_MARKED, MOST_ROWS, marksOf } from '../../../core/marks.ts';
import { orderOfTerm } from '../../../structures/graph-sum.ts';
import { type Copy, eachCopy } from '../labels.ts';
import { type GeodeticPosition, termText } from '../position.ts';
import { arcMarks } from './marks-arcs.ts';
import { forestMarks } from './marks-forest.ts';
import { raysMarks } from './marks-rays.ts';
import { rowMarks } from './marks-row.ts';
import { adviceRow, nimSumOf } from './marks-table.ts';
import { partKind } from './part.ts';
import { rowOf } from './row.ts';
import { sameInContraction } from './same-game.ts';
import type { GeodeticSum } from './sum.ts';

/** Characters of a graph's name. */
const LONGEST_NAME = 24;

/** The copies of the graphs, while a picture can show them all. */
export function markedCopies({ parts, ...rest }: GeodeticPosition): readonly Copy[] {
  const order = parts.reduce((sum, { item, count }) => sum + count * orderOfTerm(item.term), 0n);
  const copies = parts.reduce((sum, { count }) => sum + count, 0n);
  return order > BigInt(MOST_MARKED) || copies > BigInt(MOST_ROWS) ? [] : [...eachCopy({ parts, ...rest })];
}

/** Under normal play. */
export function sumMarks(position: GeodeticPosition, sum: GeodeticSum): Marks | undefined {
  const copies = markedCopies(position).filter(({ order }) => order > 0n);
  const [only, second] = copies;
  if (only === undefined) return undefined;
  if (second !== undefined) return marksOf([], sumTable(position, copies, sum));
  const { reading } = position;
  const part = sameInContraction(only.part, reading);
  if (part === undefined) {
    const row = rowOf(only.part, reading);
    return row && rowMarks(row, only.nameAt, 'normal');
  }
  const kind = partKind(part, 'contraction');
  if (kind === 'cycle') return arcMarks(part, only.nameAt, 'normal');
  if (kind === 'rays') return raysMarks(part, only.nameAt, { play: 'normal' });
  return forestMarks(part, only.nameAt);
}

/** A row for each copy of each graph. */
function sumTable({ parts }: GeodeticPosition, copies: readonly Copy[], sum: GeodeticSum): MarkTable | undefined {
  const valued = new Map(parts.map(({ item }, index) => [item, sum.parts[index]]));
  const rows = copies.map(({ part, order, nameAt }) => {
    const vertices = Array.from({ length: Number(order) }, (_, vertex) => nameAt(BigInt(vertex)));
    return adviceRow(termText(part.term).slice(0, LONGEST_NAME), vertices, valued.get(part), sum.value, nameAt);
  });
  return nimSumOf(rows, sum.value, 'value');
}
