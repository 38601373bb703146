/**
 * Where everything goes in the diagram of a misère quotient: a box for the elements that divide each other, columns by the longest chain
 * of divisors from 1, so that the kernel is last, and lines from each box to those of its next multiples.
 *
 * The page and the command line draw from the same places.
 */
import { product, type Quotient } from '../misere/quotient.ts';
import { structureOf } from '../misere/structure.ts';
import { wordToText } from '../misere/words.ts';
import { type ColumnLink, placeInColumns } from './columns.ts';
import type { Point } from './place.ts';
import { lengthOf, type Segment } from './scene.ts';

/** One element: the upper left corner of its cell, all of which are of one size. */
interface QuotientCell {
  readonly element: number;
  /** `1`, `ab²c`. */
  readonly word: string;
  readonly isP: boolean;
  readonly at: Point;
}

/** Elements that divide each other. */
interface QuotientBox {
  readonly cells: readonly QuotientCell[];
  readonly column: number;
  readonly isKernel: boolean;
  readonly at: Point;
  readonly width: number;
  readonly height: number;
}

/** From a box to one of its next multiples, both by their places in the list of boxes. */
interface QuotientLink extends ColumnLink {
  readonly start: Point;
  readonly segments: readonly Segment[];
}

export interface QuotientLayout {
  /** Divisors come first; 1 is in the first box and the kernel is the last. */
  readonly boxes: readonly QuotientBox[];
  readonly links: readonly QuotientLink[];
  readonly cell: { readonly width: number; readonly height: number };
  readonly width: number;
  readonly height: number;
}

interface QuotientLayoutOptions {
  /** One box below the other and no lines, as on a phone. */
  readonly stacked?: boolean;
}

const CELL = { width: 57, height: 35, gap: 6 } as const;
const PADDING = 8;
const COLUMN_GAP = 42;
const ROW_GAP = 26;
const WORD_SIZE = 18;

export function layOutQuotient(quotient: Quotient, { stacked = false }: QuotientLayoutOptions = {}): QuotientLayout {
  const { divisibility, kernel } = structureOf(quotient);
  const words = quotient.words.map(wordToText);
  const longest = Math.max(...words.map((text) => lengthOf({ text, size: WORD_SIZE })));
  const cell = { width: Math.max(CELL.width, Math.ceil(longest) + 14), height: CELL.height };
  const links = nextMultiples(quotient, divisibility);
  const columns = columnsOf(divisibility.length, links);
  const sizes = divisibility.map((elements) => sizeOf(elements.length, columns.at(-1) === 0 || elements[0] !== 0, cell));
  const places = stacked ? stackedPlaces(sizes) : columnPlaces(sizes, columns, links);
  const boxes = divisibility.map((elements, index): QuotientBox => {
    const { across, ...size } = sizes[index] as BoxSize;
    const at = places.corners[index] as Point;
    const cells = elements.map((element, place): QuotientCell => {
      const x = at.x + PADDING + (place % across) * (cell.width + CELL.gap);
      const y = at.y + PADDING + Math.floor(place / across) * (cell.height + CELL.gap);
      return { element, word: words[element] as string, isP: quotient.isP[element] === 1, at: { x, y } };
    });
    return { cells, column: columns[index] as number, isKernel: kernel.includes(elements[0] as number), at, ...size };
  });
  return {
    boxes,
    links: stacked ? [] : drawnLinks(boxes, links, places.passes),
    cell,
    width: Math.max(...boxes.map(({ at, width }) => at.x + width)),
    height: Math.max(...boxes.map(({ at, height }) => at.y + height)),
  };
}

/** Each class of elements that divide each other with the classes of multiples that come directly after it. */
function nextMultiples(quotient: Quotient, classes: readonly (readonly number[])[]): readonly ColumnLink[] {
  const classOf = new Map(classes.flatMap((elements, index) => elements.map((element) => [element, index] as const)));
  const multiples = classes.map(([element = 0], index) => {
    const found = new Set(quotient.words.map((_, z) => classOf.get(product(quotient, element, z)) as number));
    found.delete(index);
    return found;
  });
  return multiples.flatMap((after, from) => {
    const further = new Set([...after].flatMap((index) => [...(multiples[index] as Set<number>)]));
    return [...after].filter((to) => !further.has(to)).map((to) => ({ from, to }));
  });
}

/** The length of the longest chain that leads to each box; boxes come after those that lead to them. */
function columnsOf(count: number, links: readonly ColumnLink[]): readonly number[] {
  const columns = new Array<number>(count).fill(0);
  for (let index = 0; index < count; index++)
    for (const { from, to } of links)
      if (from === index) columns[to] = Math.max(columns[to] as number, (columns[index] as number) + 1);
  return columns;
}

interface BoxSize {
  readonly width: number;
  readonly height: number;
  /** Cells side by side. */
  readonly across: number;
}

/** About as many cells across as down, in powers of two as most groups have them; 1 and what divides it stand in one column. */
function sizeOf(count: number, isBroad: boolean, cell: QuotientLayout['cell']): BoxSize {
  const across = isBroad ? 2 ** Math.ceil(Math.log2(Math.sqrt(count))) : 1;
  const [columns, rows] = [Math.min(count, across), Math.ceil(count / across)];
  const extent = (cells: number, size: number) => cells * (size + CELL.gap) - CELL.gap + 2 * PADDING;
  return { width: extent(columns, cell.width), height: extent(rows, cell.height), across };
}

interface Places {
  readonly corners: readonly Point[];
  readonly passes: readonly (readonly Point[])[];
}

function stackedPlaces(sizes: readonly BoxSize[]): Places {
  let next = 0;
  const corners = sizes.map(({ height }) => {
    const y = next;
    next += height + ROW_GAP / 2;
    return { x: 0, y };
  });
  return { corners, passes: [] };
}

function columnPlaces(sizes: readonly BoxSize[], columns: readonly number[], links: readonly ColumnLink[]): Places {
  const boxes = sizes.map(({ height }, index) => ({ height, column: columns[index] as number }));
  const { middles, passes } = placeInColumns(boxes, links, ROW_GAP);
  const widths: number[] = [];
  for (const [index, { width }] of sizes.entries()) {
    const column = columns[index] as number;
    widths[column] = Math.max(widths[column] ?? 0, width);
  }
  const lefts = widths.map((_, column) => widths.slice(0, column).reduce((x, width) => x + width + COLUMN_GAP, 0));
  return {
    corners: sizes.map(({ width, height }, index) => {
      const column = columns[index] as number;
      const x = (lefts[column] as number) + ((widths[column] as number) - width) / 2;
      return { x, y: (middles[index] as number) - height / 2 };
    }),
    // A line is level where it passes a column: two points, one at each side.
    passes: links.map(({ from }, link) =>
      (passes[link] as readonly number[]).flatMap((y, step) => {
        const column = (columns[from] as number) + 1 + step;
        const left = lefts[column] as number;
        return [
          { x: left, y },
          { x: left + (widths[column] as number), y },
        ];
      }),
    ),
  };
}

/** Lines leave a box on the right, side by side in the order of where they go, and come in on the left. */
function drawnLinks(
  boxes: readonly QuotientBox[],
  links: readonly ColumnLink[],
  passes: readonly (readonly Point[])[],
): readonly QuotientLink[] {
  const middle = (index: number) => (boxes[index] as QuotientBox).at.y + (boxes[index] as QuotientBox).height / 2;
  const firstStop = (link: number) => passes[link]?.[0]?.y ?? middle((links[link] as ColumnLink).to);
  const lastStop = (link: number) => passes[link]?.at(-1)?.y ?? middle((links[link] as ColumnLink).from);
  const numbers = links.map((_, link) => link);
  const port = (box: number, isAt: (link: number) => boolean, stop: (link: number) => number, link: number) => {
    const { at, height } = boxes[box] as QuotientBox;
    const sorted = numbers.filter(isAt).sort((a, b) => stop(a) - stop(b));
    return at.y + (height * (sorted.indexOf(link) + 1)) / (sorted.length + 1);
  };
  return links.map(({ from, to }, link) => {
    const [first, last] = [boxes[from] as QuotientBox, boxes[to] as QuotientBox];
    const start = { x: first.at.x + first.width, y: port(from, (each) => links[each]?.from === from, firstStop, link) };
    const end = { x: last.at.x, y: port(to, (each) => links[each]?.to === to, lastStop, link) };
    return { from, to, start, segments: curveThrough([start, ...(passes[link] ?? []), end]) };
  });
}

/** Level at every point, bent halfway between. */
function curveThrough(points: readonly Point[]): readonly Segment[] {
  return points.slice(1).map((to, at) => {
    const from = points[at] as Point;
    const half = (from.x + to.x) / 2;
    return from.y === to.y
      ? { to }
      : {
          to,
          bend: [
            { x: half, y: from.y },
            { x: half, y: to.y },
          ],
        };
  });
}
