/**
 * A position drawn in characters, for players at a terminal: heaps as rows of counters, boards as they lie, graphs as paths, grids or
 * lists of neighbours, forests as trees. By the kind of picture that a ruleset gives, never by its name.
 *
 * What does not fit into the lines there are is left out: the line of the position above says it anyway.
 */
import type {
  BoardsDrawing,
  Drawing,
  ForestDrawing,
  HeapsDrawing,
  LayersDrawing,
  Nimber,
  NumberLineDrawing,
  PiecesDrawing,
  PosetDrawing,
  Squares,
  TableDrawing,
} from 'impartial';
import { counted } from '../counted.ts';
import { coinGridLines, coinLines } from './coin-text.ts';
import { graphLines } from './graph-text.ts';

/** Lines of one drawing, and counters in a row. */
const MOST_LINES = 20;
/** Equal boards that are drawn; more do not fit anyway. */
const MOST_BOARDS = 100n;

/** The lines of the drawings; none where there is nothing to see, or too much. */
export function drawingLines(drawings: readonly Drawing[], width: number): readonly string[] {
  const lines = drawings.flatMap((drawing) => linesOf(drawing, width));
  return lines.length > MOST_LINES || lines.some((line) => line.length > width) ? [] : lines;
}

function linesOf(drawing: Drawing, width: number): readonly string[] {
  switch (drawing.picture) {
    case 'heaps':
      return heapLines(drawing, width);
    case 'strip':
      return drawing.strips.flatMap(({ squares, count }) => [`${squaresLine(squares, width)}${times(count)}`]);
    case 'grid':
      return drawing.rows.map((row) => [...row].map(square).join(' '));
    case 'coins':
      return coinLines(drawing);
    case 'coin-grid':
      return coinGridLines(drawing);
    case 'boards':
      return boardLines(drawing, width);
    case 'graph':
      return graphLines(drawing, width);
    case 'forest':
      return forestLines(drawing);
    case 'poset':
      return posetLines(drawing);
    case 'layers':
      return layerLines(drawing);
    case 'curves':
    case 'crosses':
    case 'numbers':
      return [];
    case 'number-line':
      return numberLines(drawing, width);
    case 'pieces':
      return pieceLines(drawing, width);
    case 'rectangle':
      return [];
    case 'table':
      return tableLines(drawing);
    case 'text':
      return [];
  }
}

function times(count: bigint): string {
  return count === 1n ? '' : `  × ${count}`;
}

function heapLines({ heaps }: HeapsDrawing, width: number): readonly string[] {
  const widest = Math.max(0, ...heaps.map(({ size }) => String(size).length));
  return heaps.map(({ size, count }) =>
    `${String(size).padStart(widest)}  ${counters(size, width - widest - 16)}${times(count)}`.trimEnd(),
  );
}

function counters(size: Nimber, room: number): string {
  if (size > room) return `${'●'.repeat(Math.max(3, room >> 1))} …`;
  return '●'.repeat(Number(size));
}

function squaresLine(squares: Squares, width: number): string {
  if (typeof squares === 'string') return [...squares].map(square).join(' ');
  const room = (width - 16) >> 1;
  return squares > room ? `${'· '.repeat(room >> 1)}…  ${squares} squares` : '· '.repeat(Number(squares)).trimEnd();
}

function square(sign: string): string {
  if (sign === '.') return '·';
  return sign === '#' ? ' ' : sign;
}

/** Side by side, with their numbers below where there are several; those on which play is over are in brackets. */
function boardLines({ boards }: BoardsDrawing, width: number): readonly string[] {
  const all = boards.flatMap(({ rows, count, isOver }) => {
    const board = { lines: rows.map((row) => [...row].map(square).join(' ')), isOver };
    return Array.from({ length: Number(count > MOST_BOARDS ? MOST_BOARDS : count) }, () => board);
  });
  const across = (all[0]?.lines[0]?.length ?? 0) + 4;
  const inLine = Math.max(1, Math.floor(width / across));
  const lines: string[] = [];
  for (let first = 0; first < all.length; first += inLine) {
    const shown = all.slice(first, first + inLine);
    const height = Math.max(...shown.map((board) => board.lines.length));
    for (let row = 0; row < height; row++)
      lines.push(
        shown
          .map((board) => (board.lines[row] ?? '').padEnd(across))
          .join('')
          .trimEnd(),
      );
    const name = (index: number, isOver: boolean) => (isOver ? `(${first + index + 1})` : String(first + index + 1));
    if (all.length > 1)
      lines.push(
        shown
          .map(({ isOver }, index) => name(index, isOver).padEnd(across))
          .join('')
          .trimEnd(),
      );
  }
  return lines;
}

/** Each vertex under its parent. */
function forestLines({ parents, name }: ForestDrawing): readonly string[] {
  if (parents.length > MOST_LINES) return [];
  const children = (parent: number) => Array.from(parents, (_, vertex) => vertex).filter((vertex) => parents[vertex] === parent);
  const below = (vertex: number, indent: string): readonly string[] => {
    const under = children(vertex);
    return under.flatMap((child, index) => {
      const isLast = index === under.length - 1;
      return [`${indent}${isLast ? '└─' : '├─'}${name(child)}`, ...below(child, `${indent}${isLast ? '  ' : '│ '}`)];
    });
  };
  return children(-1).flatMap((root) => [name(root), ...below(root, '')]);
}

/** Each element with those right below it. */
function posetLines({ elements, covers }: PosetDrawing): readonly string[] {
  return elements.map((element, place) => {
    const below = covers.filter(([above]) => above === place).map(([, under]) => elements[under]);
    return below.length === 0 ? element : `${element} > ${below.join(' ')}`;
  });
}

/** Rows of squares, one layer below the other; the poisoned one is an x. */
function layerLines({ layers }: LayersDrawing): readonly string[] {
  return layers.flatMap((rows, layer) => [
    ...(layers.length === 1 ? [] : [`layer ${layer}`]),
    ...rows.map((length, row) => `${layer + row === 0 ? 'x ' : '■ '}${'■ '.repeat(Math.min(length, 1000) - 1)}`.trimEnd()),
  ]);
}

/** The seats in their order with the one to move, and what it may take. */
function tableLines({ counters: left, seats, player, takes }: TableDrawing): readonly string[] {
  const row = seats.map((alliance, seat) => (seat === player ? `[${alliance}]` : ` ${alliance} `)).join('');
  return [`${row}  ${counted(left, 'counter')}; [ ] may take ${takes(player)}`];
}

/** The numbers that can still be named, as many as a line has room for. */
function numberLines({ last, isOpen }: NumberLineDrawing, width: number): readonly string[] {
  let line = 'to name:';
  for (let number = 2; number <= last; number++) {
    if (!isOpen(number)) continue;
    if (line.length + String(number).length + 3 > width) return [`${line} …`];
    line += ` ${number}`;
  }
  return last < 2 ? [] : [line];
}

/** The squares from the corner to the farthest piece, 0,0 at the lower left; several pieces on a square are a star. */
function pieceLines({ pieces }: PiecesDrawing, width: number): readonly string[] {
  const [columns, rows] = [Math.max(...pieces.map(({ x }) => Number(x) + 1)), Math.max(...pieces.map(({ y }) => Number(y) + 1))];
  if (rows >= MOST_LINES || 2 * columns > width) return [];
  const signs = new Map<string, string>();
  for (const { piece, x, y, count } of pieces) {
    const sign = piece === 'knight' ? 'N' : piece.charAt(0).toUpperCase();
    signs.set(`${x},${y}`, count > 1n || signs.has(`${x},${y}`) ? '*' : sign);
  }
  const row = (y: number) => Array.from({ length: columns }, (_, x) => signs.get(`${x},${y}`) ?? '·').join(' ');
  return Array.from({ length: rows }, (_, index) => row(rows - 1 - index));
}
