/**
 * Boxes in columns, joined by lines from left to right: how high each one stands, and how high each line passes the columns between.
 *
 * A line that passes a column has a slot of its own there, so that it goes between the boxes and not behind them (Sugiyama's layered
 * drawing). Orders follow the mean of the neighbours in a few sweeps; then everything is drawn towards its neighbours as far as the order
 * and the gaps allow.
 */

interface ColumnBox {
  readonly column: number;
  readonly height: number;
}

/** Two boxes by their places in the list; the column of `from` is before that of `to`. */
export interface ColumnLink {
  readonly from: number;
  readonly to: number;
}

interface PlacedColumns {
  /** The middle of each box; the least upper side is 0. */
  readonly middles: readonly number[];
  /** For each link the heights at which it passes the columns between. */
  readonly passes: readonly (readonly number[])[];
}

/** A box or the place where a line passes. */
interface Slot extends ColumnBox {
  readonly neighbours: Slot[];
  middle: number;
}

const SWEEPS = 12;
const PASS_HEIGHT = 6;

export function placeInColumns(boxes: readonly ColumnBox[], links: readonly ColumnLink[], gap: number): PlacedColumns {
  const slots: Slot[] = boxes.map(({ column, height }) => ({ column, height, neighbours: [], middle: 0 }));
  const columns: Slot[][] = [];
  const enter = (slot: Slot) => {
    columns[slot.column] = [...(columns[slot.column] ?? []), slot];
  };
  for (const slot of slots) enter(slot);
  const passing = links.map(({ from, to }) => {
    const [first, last] = [slots[from] as Slot, slots[to] as Slot];
    const between: Slot[] = [];
    for (let column = first.column + 1; column < last.column; column++)
      between.push({ column, height: PASS_HEIGHT, neighbours: [], middle: 0 });
    for (const slot of between) enter(slot);
    const way = [first, ...between, last];
    for (const [at, slot] of way.entries())
      slot.neighbours.push(...way.slice(Math.max(0, at - 1), at), ...way.slice(at + 1, at + 2));
    return between;
  });
  for (const column of columns) settle(column, gap, false);
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (const column of sweep % 2 === 0 ? columns : columns.toReversed()) settle(column, gap, sweep < SWEEPS / 2);
  const top = Math.min(...columns.flat().map(({ middle, height }) => middle - height / 2));
  return {
    middles: slots.map(({ middle }) => middle - top),
    passes: passing.map((between) => between.map(({ middle }) => middle - top)),
  };
}

function wanted({ neighbours, middle }: Slot): number {
  return neighbours.length === 0 ? middle : neighbours.reduce((sum, each) => sum + each.middle, 0) / neighbours.length;
}

/**
 * Draws the slots of a column towards their neighbours, sorted anew or in the order they have. With the heights that come before taken
 * off, the nearest places in order are means of runs that would cross: neighbouring runs are pooled until they rise.
 */
function settle(column: Slot[], gap: number, isSorted: boolean): void {
  if (isSorted) column.sort((a, b) => wanted(a) - wanted(b));
  const runs: { sum: number; count: number }[] = [];
  const offsets: number[] = [];
  let before = 0;
  for (const slot of column) {
    offsets.push(before + slot.height / 2);
    runs.push({ sum: wanted(slot) - before - slot.height / 2, count: 1 });
    before += slot.height + gap;
    for (let [last, earlier] = [runs.at(-1), runs.at(-2)]; last !== undefined && earlier !== undefined; ) {
      if (earlier.sum / earlier.count <= last.sum / last.count) break;
      runs.splice(-2, 2, { sum: earlier.sum + last.sum, count: earlier.count + last.count });
      [last, earlier] = [runs.at(-1), runs.at(-2)];
    }
  }
  const places = runs.flatMap(({ sum, count }) => new Array<number>(count).fill(sum / count));
  for (const [at, slot] of column.entries()) slot.middle = (places[at] as number) + (offsets[at] as number);
}
