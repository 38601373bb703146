/** Heaps in columns or rows, and numbers with how many there are of each. */
import { shortNumber } from './edge-scene.ts';
import type { Point } from './place.ts';
import { disc, type Ink, type Item, lengthOf, type Words } from './scene.ts';
import type { HeapsShape, NumbersShape } from './shape.ts';
import type { ShownMove } from './show.ts';

/** Counters that are drawn one by one. */
const MOST_COUNTERS = 40;
const COUNTER = { across: 64, height: 20, gap: 3 } as const;
const COLUMN = 92;
const SQUARE = 30;
/** Counters or squares in a line of a row. */
const LINE = 24;

export function heapItems(shape: HeapsShape, moves: readonly ShownMove[]): readonly Item[] {
  const items = shape.style === 'columns' ? columnItems(shape, moves) : rowItems(shape);
  if (shape.sizes.length === 0) return [label('no heap', { x: 0, y: 0 }, 'ink-2')];
  return shape.more === '0' ? items : [...items, moreWords(items, `and ${shortNumber(shape.more)} heaps more`)];
}

/** Whether each of its moves is a counter of a column, so that it can be shown there. */
export function hasMovesAtCounters({ style, sizes }: HeapsShape, moves: readonly ShownMove[]): boolean {
  const isDrawn = sizes.every((size) => Number(size) <= MOST_COUNTERS);
  return style === 'columns' && isDrawn && moves.every(({ label }) => /^\d+>\d+$/.test(label));
}

function columnItems({ sizes, counts }: HeapsShape, moves: readonly ShownMove[]): readonly Item[] {
  const byLabel = new Map(moves.map((move) => [move.label, move]));
  const step = columnStep(sizes);
  return sizes.flatMap((size, column) => {
    const x = column * step;
    const base: Item = { kind: 'box', at: { x: x - 38, y: 0 }, across: 76, height: 1.5, fill: 'ink' };
    return [
      base,
      ...counters(size, x, byLabel),
      label(shortNumber(size), { x, y: 20 }, 'ink', 19),
      ...copies(counts?.[column], { x, y: 42 }),
    ];
  });
}

/** How many heaps of a size there are, where they stand once. */
function copies(count: string | undefined, at: Point, anchor: Words['anchor'] = 'middle'): readonly Words[] {
  return count === undefined || count === '1' ? [] : [label(`× ${shortNumber(count)}`, at, 'ink-2', 14, anchor)];
}

/** From one column to the next: far enough for the numbers below. */
function columnStep(numbers: readonly string[]): number {
  const lengths = numbers.map((number) => lengthOf({ text: shortNumber(number), size: 19 }) + 20);
  return Math.max(COLUMN, ...lengths);
}

/** From the bottom up: taking counter i and all above it leaves i. */
function counters(size: string, x: number, moves: ReadonlyMap<string, ShownMove>): readonly Item[] {
  if (Number(size) > MOST_COUNTERS) return tallHeap(x);
  return Array.from({ length: Number(size) }, (_, left): Item[] => {
    const move = moves.get(`${size}>${left}`);
    const wins = move?.wins === true;
    const y = -3 - (left + 1) * (COUNTER.height + COUNTER.gap) + COUNTER.gap;
    const counter: Item = {
      ...{ kind: 'box', at: { x: x - COUNTER.across / 2, y }, across: COUNTER.across, height: COUNTER.height, radius: 10 },
      ...{ fill: wins ? 'win-fill' : 'counter', stroke: wins ? 'win' : 'edge', width: wins ? 2.6 : 1.4 },
    };
    const text = move?.value ?? (wins ? `take ${Number(size) - left}` : '');
    const at = { x, y: y + COUNTER.height / 2 };
    return text === '' ? [counter] : [counter, label(text, at, wins ? 'win' : 'ink-2', 13)];
  }).flat();
}

/** Too many counters to count: a few of them, and a gap. */
function tallHeap(x: number): readonly Item[] {
  const box = (y: number): Item => ({
    ...{ kind: 'box', at: { x: x - COUNTER.across / 2, y }, across: COUNTER.across, height: COUNTER.height, radius: 10 },
    ...{ fill: 'counter', stroke: 'edge', width: 1.4 },
  });
  const dots = [0, 1, 2].map((step) => disc({ x, y: -58 - 9 * step }, 2, { fill: 'edge' }));
  return [box(-23), box(-46), ...dots, box(-106), box(-129)];
}

function rowItems({ sizes, squares, counts }: HeapsShape): readonly Item[] {
  const items: Item[] = [];
  let y = 0;
  for (const [row, size] of sizes.entries()) {
    const many = Number(size) > LINE * 4;
    const shown = many ? LINE : Number(size);
    for (let index = 0; index < shown; index++) {
      const at = { x: (index % LINE) * SQUARE, y: y + Math.floor(index / LINE) * SQUARE };
      if (many && index > 10 && index < 13) items.push(disc(at, 2, { fill: 'edge' }));
      else items.push(squares === true ? square(at) : disc(at, 12, { fill: 'counter', stroke: 'edge', width: 1.4 }));
    }
    items.push(label(shortNumber(size), { x: -SQUARE, y }, 'ink', 17, 'end'));
    items.push(...copies(counts?.[row], { x: (Math.min(shown, LINE) + 0.4) * SQUARE, y }, 'start'));
    y += Math.max(1, Math.ceil(shown / LINE)) * SQUARE + 14;
  }
  return items;
}

function square({ x, y }: Point): Item {
  const at = { x: x - SQUARE / 2, y: y - SQUARE / 2 };
  return { kind: 'box', at, across: SQUARE, height: SQUARE, fill: 'panel', stroke: 'ink', width: 1.4 };
}

/** One column for each number, as high as there are many of it: linear to 4, then logarithmic. */
export function numberItems({ columns, more, stage }: NumbersShape): readonly Item[] {
  const step = columnStep(columns.flatMap(({ value, count }) => [value, count]));
  const items = columns.flatMap(({ value, count }, index): Item[] => {
    const x = index * step;
    const height = heightOf(count);
    return [
      { kind: 'box', at: { x: x - 30, y: -height }, across: 60, height, radius: 3, fill: 'counter', stroke: 'edge', width: 1.6 },
      label(`× ${shortNumber(count)}`, { x, y: -height - 14 }, 'ink-2', 14),
      label(shortNumber(value), { x, y: 18 }, 'ink', 19),
    ];
  });
  const stageWords = label(`stage ${shortNumber(stage)}`, { x: -30, y: 48 }, 'ink-2', 14, 'start');
  const empty = columns.length === 0 ? [label('nothing is left', { x: 0, y: 0 }, 'ink-2')] : [];
  return [...items, ...empty, ...(more === '0' ? [] : [moreWords(items, `and ${shortNumber(more)} numbers more`)]), stageWords];
}

function heightOf(count: string): number {
  if (count.length === 1 && Number(count) <= 4) return 24 * Number(count);
  return Math.min(220, 96 + 24 * (count.length - 1 + Math.log10(Number(count[0] ?? '1'))));
}

function label(text: string, at: Point, ink: Ink, size = 15, anchor: Words['anchor'] = 'middle'): Words {
  return { kind: 'words', at, text, size, ink, anchor, style: 'bold' };
}

/** To the right of everything. */
function moreWords(items: readonly Item[], text: string): Words {
  const right = items.reduce(
    (most, item) =>
      Math.max(most, item.kind === 'box' ? item.at.x + item.across : item.kind === 'words' ? item.at.x + lengthOf(item) : 0),
    0,
  );
  return { kind: 'words', at: { x: right + 24, y: 0 }, text, size: 14, ink: 'ink-2', anchor: 'start' };
}
