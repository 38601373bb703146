/**
 * What is on the board, in the words of its picture: the beginning of the sentence that a newcomer reads. A phrase that begins small
 * and has no full stop. Rulesets that have better words give their own (`Ruleset.onBoard`).
 */
import { coinGridInWords, coinsInWords } from './coin-words.ts';
import type {
  BoardsDrawing,
  Drawing,
  ForestDrawing,
  GraphDrawing,
  GraphLayout,
  GraphPart,
  GridDrawing,
  HeapsDrawing,
  NumberLineDrawing,
  NumbersDrawing,
  PiecesDrawing,
  Squares,
  StripDrawing,
} from './drawing.ts';
import { counted, countWord, groupDigits, joinWords, nouns, withArticle } from './words.ts';

/** Things of a list that are named one by one. */
const MOST_NAMED = 6;

export function drawingInWords(drawing: Drawing, title: string): string {
  switch (drawing.picture) {
    case 'heaps':
      return heapsInWords(drawing);
    case 'strip':
      return stripsInWords(drawing);
    case 'grid':
      return gridInWords(drawing);
    case 'coins':
      return coinsInWords(drawing);
    case 'coin-grid':
      return coinGridInWords(drawing);
    case 'boards':
      return boardsInWords(drawing);
    case 'graph':
      return graphInWords(drawing);
    case 'forest':
      return forestInWords(drawing);
    case 'poset':
      return drawing.elements.length === 0 ? 'nothing is left' : `an order of ${counted(drawing.elements.length, 'element')}`;
    case 'layers':
      return `a board of ${counted(
        drawing.layers.flat().reduce((sum, length) => sum + length, 0),
        'square',
      )} with a poisoned corner`;
    case 'curves':
      return drawing.regions.length === 0 ? 'nothing is left' : `spots in ${counted(drawing.regions.length, 'region')}`;
    case 'crosses':
      return `${counted(drawing.regions.flat().length, 'piece')} with free arms`;
    case 'numbers':
      return numbersInWords(drawing);
    case 'number-line':
      return numberLineInWords(drawing);
    case 'pieces':
      return piecesInWords(drawing);
    case 'rectangle':
      return `a rectangle of ${groupDigits(drawing.width)} by ${groupDigits(drawing.height)}`;
    case 'table':
      return `${counted(drawing.counters, 'counter')} and ${counted(drawing.seats.length, 'player')} round a table`;
    case 'text':
      return `a position of ${title}`;
  }
}

/** What the picture calls a heap, and what lies in it. */
export function heapNouns({ style, heap = style === 'rows' ? 'row' : 'heap', counter = 'counter' }: HeapsDrawing) {
  return { heap, counter };
}

function heapsInWords(drawing: HeapsDrawing): string {
  const { heap, counter } = heapNouns(drawing);
  const live = drawing.heaps.filter(({ size }) => size > 0);
  if (live.length === 0) return `no ${nouns(0, counter)} are left`;
  return sizesInWords(
    live.map(({ size, count }) => ({ size: BigInt(size), count })),
    heap,
    counter,
  );
}

interface Sized {
  readonly size: bigint;
  readonly count: bigint;
}

/** `a heap of seven counters`, `three heaps, of 3, 5 and 7 counters`, `10 heaps: nine of 3 counters and one of 5`. */
function sizesInWords(groups: readonly Sized[], heap: string, counter: string): string {
  const total = groups.reduce((sum, { count }) => sum + count, 0n);
  const [first] = groups;
  if (first === undefined) return `no ${nouns(0, heap)}`;
  if (total === 1n) return `${withArticle(heap)} of ${counted(first.size, counter)}`;
  if (groups.length === 1) return `${counted(total, heap)} of ${counted(first.size, counter)} each`;
  if (total <= MOST_NAMED) {
    const sizes = groups.flatMap(({ size, count }) => Array.from({ length: Number(count) }, () => groupDigits(size)));
    return `${counted(total, heap)}, of ${joinWords(sizes)} ${nouns(0, counter)}`;
  }
  if (groups.length <= 4) {
    const parts = groups.map(({ size, count }, index) =>
      index === 0 ? `${countWord(count)} of ${counted(size, counter)}` : `${countWord(count)} of ${countWord(size)}`,
    );
    return `${counted(total, heap)}: ${joinWords(parts)}`;
  }
  const sum = groups.reduce((all, { size, count }) => all + size * count, 0n);
  return `${counted(total, heap)} with ${counted(sum, counter)} in all`;
}

function stripsInWords({ strips }: StripDrawing): string {
  const areFree = strips.every(({ squares }) => typeof squares !== 'string');
  const live = strips
    .map(({ squares, count }) => ({ size: lengthOf(squares), count }))
    .filter(({ size }) => size > 0n)
    .sort((a, b) => (a.size < b.size ? -1 : a.size > b.size ? 1 : 0));
  if (live.length === 0) return areFree ? 'no square is free' : 'nothing is left';
  return sizesInWords(live, 'strip', areFree ? 'free square' : 'square');
}

function lengthOf(squares: Squares): bigint {
  return BigInt(typeof squares === 'string' ? squares.length : squares);
}

function gridInWords({ rows }: GridDrawing): string {
  const squares = rows.join('');
  const free = [...squares].filter((square) => square === '.').length;
  const board = `a board of ${counted(rows.length, 'row')} and ${counted(rows[0]?.length ?? 0, 'column')}`;
  return free === squares.length ? board : `${board} with ${counted(free, 'free square')}`;
}

function boardsInWords({ boards }: BoardsDrawing): string {
  const countOf = (some: BoardsDrawing['boards']) => some.reduce((sum, { count }) => sum + count, 0n);
  const [all, over] = [countOf(boards), countOf(boards.filter(({ isOver }) => isOver))];
  if (over === all) return `${counted(all, 'board')} on which play is over`;
  return over === 0n ? counted(all, 'board') : `${counted(all, 'board')}, on ${counted(over, 'board')} of which play is over`;
}

function graphInWords(drawing: GraphDrawing): string {
  const { parts, directed = false, piece } = drawing;
  const live = parts.filter(({ order, count }) => order > 0n && count > 0n);
  if (live.length === 0) return 'nothing is left';
  const graphs = partsInWords(live, directed);
  const stands = piece === undefined ? '' : `, with a piece on ${piece}`;
  return `${graphs}${stands}${drawing.style === 'label' ? labelledInWords(live) : ''}`;
}

function partsInWords(parts: readonly GraphPart[], directed: boolean): string {
  if (parts.length <= MOST_NAMED) return joinWords(parts.map((part) => partInWords(part, directed)));
  const [graphs, vertices] = [
    parts.reduce((sum, { count }) => sum + count, 0n),
    parts.reduce((sum, { count, order }) => sum + count * order, 0n),
  ];
  return `${counted(graphs, 'graph')} with ${counted(vertices, 'vertex')} in all`;
}

function partInWords({ family, count, order, size }: GraphPart, directed: boolean): string {
  const { noun, rest } = familyInWords(family, order, size, directed);
  return `${count === 1n ? withArticle(noun) : counted(count, noun)}${rest}`;
}

/** The noun for one copy and what follows it: `path` and ` of five vertices`. */
function familyInWords(family: GraphLayout | undefined, order: bigint, size: bigint, directed: boolean) {
  const vertices = counted(order, 'vertex');
  if (order === 1n && size === 0n) return { noun: 'single vertex', rest: '' };
  switch (family?.shape) {
    case 'path':
      return { noun: 'path', rest: ` of ${vertices}` };
    case 'cycle':
      return { noun: 'ring', rest: ` of ${vertices}` };
    case 'complete':
      return { noun: 'graph', rest: ` of ${vertices}, each joined to all others` };
    case 'petersen':
      return { noun: 'Petersen graph', rest: ` of ${vertices}` };
    case 'wheel':
      return { noun: 'wheel', rest: ` of a hub and ${counted(order - 1n, 'vertex')} around it` };
    case 'bipartite': {
      const left = BigInt(family.left);
      const right = order - left;
      if (left === 1n || right === 1n) return { noun: 'star', rest: ` with ${counted(left === 1n ? right : left, 'arm')}` };
      const groups = `two groups, of ${countWord(left)} and ${counted(right, 'vertex')}`;
      return { noun: 'graph', rest: ` of ${groups}, each vertex joined to the whole other group` };
    }
    case 'grid':
      return { noun: 'grid', rest: ` of ${countWord(family.rows)} by ${counted(family.columns, 'vertex')}` };
    case 'cube':
      return { noun: 'cube', rest: ` of ${vertices}` };
    case 'spider':
      return { noun: 'star', rest: ` with arms of ${joinWords(family.arms.map(String))} vertices` };
    case 'rays': {
      // The first vertex of a ray is one of those that are joined.
      const ray = `a path of ${countWord(family.length - 1)} more on each`;
      return { noun: 'graph', rest: ` of ${counted(family.rays, 'vertex')} that are all joined, with ${ray}` };
    }
    case undefined:
      return { noun: 'graph', rest: ` of ${vertices} and ${counted(size, directed ? 'arrow' : 'edge')}` };
  }
}

/** Graphs of more vertices are not built to count their labels. */
const MOST_BUILT = 5000n;

function labelledInWords(parts: readonly GraphPart[]): string {
  if (parts.reduce((sum, { order, count }) => sum + order * count, 0n) > MOST_BUILT) return '';
  let labelled = 0n;
  for (const { count, build } of parts) labelled += count * BigInt(build(0n).labelled?.length ?? 0);
  return `, ${labelled === 0n ? 'no vertex' : counted(labelled, 'vertex')} labelled`;
}

function forestInWords({ parents }: ForestDrawing): string {
  const roots = Array.from(parents).filter((parent) => parent === -1).length;
  if (roots === 0) return 'nothing is left';
  if (roots === 1)
    return parents.length === 1 ? 'a root alone' : `a tree of ${counted(parents.length, 'vertex')} with its root on top`;
  return `${counted(roots, 'tree')} of ${counted(parents.length, 'vertex')} in all, with their roots on top`;
}

function numbersInWords({ numbers }: NumbersDrawing): string {
  const total = numbers.reduce((sum, { count }) => sum + count, 0n);
  if (total === 0n) return 'no numbers are left';
  if (total > MOST_NAMED) return `${counted(total, 'number')} up to ${groupDigits(numbers[0]?.value ?? 0n)}`;
  const all = numbers.flatMap(({ value, count }) => Array.from({ length: Number(count) }, () => groupDigits(value)));
  return `the ${nouns(total, 'number')} ${joinWords(all)}`;
}

function numberLineInWords({ named }: NumberLineDrawing): string {
  if (named.length === 0) return 'no number was named yet';
  if (named.length > MOST_NAMED) return `${counted(named.length, 'number')} were named, the least of them ${named[0]}`;
  const numbers = joinWords(named.map((number) => groupDigits(number)));
  return named.length === 1 ? `the number ${numbers} was named` : `the numbers ${numbers} were named`;
}

function piecesInWords({ pieces }: PiecesDrawing): string {
  const total = pieces.reduce((sum, { count }) => sum + count, 0n);
  if (pieces.length > MOST_NAMED) return `a chessboard with ${counted(total, 'piece')}`;
  return joinWords(
    pieces.map(({ piece, x, y, count }) => {
      const who = count === 1n ? withArticle(piece) : counted(count, piece);
      return `${who} on square ${groupDigits(x)},${groupDigits(y)}`;
    }),
  );
}
