/**
 * A position drawn in characters, for players at a terminal: heaps as rows of counters, boards as they lie, graphs as paths, grids or
 * lists of neighbours, forests as trees. By the kind of picture that a ruleset gives, never by its name.
 *
 * What does not fit into the lines there are is left out: the line of the position above says it anyway.
 */
import type { Drawing, ForestDrawing, HeapsDrawing, Nimber, PosetDrawing, Squares, TableDrawing } from 'impartial';
import { graphLines } from './graph-text.ts';

/** Lines of one drawing, and counters in a row. */
const MOST_LINES = 20;

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
    case 'graph':
      return graphLines(drawing, width);
    case 'forest':
      return forestLines(drawing);
    case 'poset':
      return posetLines(drawing);
    case 'numbers':
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

/** The seats in their order with the one to move, and what it may take. */
function tableLines({ counters: left, seats, player, takes }: TableDrawing): readonly string[] {
  const row = seats.map((alliance, seat) => (seat === player ? `[${alliance}]` : ` ${alliance} `)).join('');
  return [`${row}  ${left} counters; [ ] may take ${takes(player)}`];
}
