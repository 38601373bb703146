/** A row of labels on a cycle under the readings `literal`, `interval` and `hull`, and how far it can grow; proofs in `row.ts`. */
import { type Mark, type MarkPicture, type Marks, marksOf } from '../../../core/marks.ts';
import type { Play } from '../../../core/outcome.ts';
import { type CycleRow, growthOf, picksToGrow, rowSummand } from './row.ts';

export function rowMarks(row: CycleRow, nameAt: (vertex: bigint) => string, play: Play): Marks | undefined {
  const { order, labels } = row;
  if (labels === 0n || labels === order) return undefined;
  const names = Array.from({ length: Number(order - labels) }, (_, index) => nameAt(row.at(BigInt(index))));
  const picture = play === 'normal' ? normalRow(row, names, nameAt) : misereRow(row, names, nameAt);
  return marksOf([{ id: 'arc', name: 'Arcs', part: 'arc', isDefault: false, pictures: [picture] }]);
}

function drawn(names: readonly string[], keep: readonly string[], winning: readonly string[], caption: string): MarkPicture {
  const arc: Mark = { kind: 'arc', vertices: names, keep, text: `${names.length} unlabelled` };
  const lit: Mark = { kind: 'lit', vertices: winning };
  const says = winning.length === 0 ? ({ outcome: 'P' } as const) : ({ outcome: 'N', winningMoves: winning } as const);
  return { caption, marks: winning.length === 0 ? [arc] : [arc, lit], says };
}

function rowWords({ order, labels }: CycleRow): string {
  return `a row of ${labels === 1n ? 'one label' : `${labels} labels`} on a cycle of ${order}`;
}

/** Who labels everything wins, and that can be done from the middle of what is unlabelled. */
function normalRow(row: CycleRow, names: readonly string[], nameAt: (vertex: bigint) => string): MarkPicture {
  const words = rowWords(row);
  const summand = rowSummand(row, 'interval');
  if (summand.value === 0n)
    return drawn(names, [], [], `${words}, which is odd: no pick labels everything, and after any pick one does`);
  const winning = Array.from(summand.picks(0n), nameAt);
  return drawn(names, [], winning, `${words}: value ${summand.value}; a pick that is lit labels everything, and wins`);
}

/** Who labels everything loses: the row grows, and is best left as long as it can become. */
function misereRow(row: CycleRow, names: readonly string[], nameAt: (vertex: bigint) => string): MarkPicture {
  const words = rowWords(row);
  const growth = growthOf(row);
  if (growth === 0n) return drawn(names, [], [], `${words} cannot grow: every pick labels everything, and loses`);
  const winning = [...new Set(Array.from(picksToGrow(row, growth), nameAt))];
  const caption = `${words} can grow by ${growth}; a winner makes it grow by all that, so leave ${BigInt(names.length) - growth}`;
  return drawn(names, names.slice(Number(growth)), winning, caption);
}
