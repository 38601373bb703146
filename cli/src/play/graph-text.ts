/**
 * Graphs in characters: a path or cycle as a row, a grid as a lattice, every other one as lists of neighbours. A vertex in the labelled set
 * stands in brackets, the one with the piece behind a star, labels that are counted behind a cross, what is used up in parentheses, and
 * what is on the ground over a line.
 */
import type { BuiltPart, GraphDrawing, GraphPart } from 'impartial';

/** Vertices of all parts together that are drawn. */
const MOST_VERTICES = 60;
/** Copies of one graph that are drawn. */
const MOST_COPIES = 6;

export function graphLines(drawing: GraphDrawing, width: number): readonly string[] {
  const { parts } = drawing;
  const order = parts.reduce((sum, part) => sum + part.count * part.order, 0n);
  if (order > MOST_VERTICES || parts.some(({ count }) => count > MOST_COPIES)) return [];
  const copies = parts.flatMap((part) => Array.from({ length: Number(part.count) }, (_, copy) => ({ part, copy: BigInt(copy) })));
  const lines = copies.flatMap(({ part, copy }) => partLines(drawing, part, part.build(copy), width));
  return drawing.stage === undefined ? lines : [...lines, `stage ${drawing.stage}`];
}

function partLines(drawing: GraphDrawing, { family }: GraphPart, whole: BuiltPart, width: number): readonly string[] {
  const built = { ...whole, edges: whole.edges.filter(({ spent }) => spent !== true) };
  const names = built.vertices.map((vertex, place) => nameOf(drawing, built, vertex, place));
  const isPlain =
    drawing.directed !== true && built.edges.every(({ weight, game }) => weight === undefined && game === undefined);
  if (isPlain && family?.shape === 'grid' && built.edges.length === whole.edges.length)
    return latticeLines(names, family.columns);
  const row = isPlain ? rowOf(built) : undefined;
  if (row !== undefined) {
    const line = row.map((place) => names[place]).join('─');
    if (line.length <= width) return [line];
  }
  return names.map((name, place) => neighbourLine(drawing, built, name, place)).filter((line) => line !== '');
}

function nameOf(
  { counts = [], piece, ground = [] }: GraphDrawing,
  { labelled = [], spent = [] }: BuiltPart,
  vertex: string,
  place: number,
): string {
  if (ground.includes(vertex)) return `_${vertex}_`;
  if (spent.includes(place)) return `(${vertex})`;
  const count = counts.find((each) => each.vertex === vertex)?.count;
  const counted = count === undefined ? vertex : `${vertex}×${count}`;
  const marked = labelled.includes(place) ? `[${counted}]` : counted;
  return piece === vertex ? `*${marked}` : marked;
}

/** The vertices of a path in order, of a cycle with the first once more at the end; undefined for every other graph. */
function rowOf({ vertices, edges }: BuiltPart): readonly number[] | undefined {
  const next = vertices.map((): number[] => []);
  for (const { from, to } of edges) {
    next[from]?.push(to);
    next[to]?.push(from);
  }
  if (next.some((each) => each.length > 2) || edges.some(({ from, to }) => from === to)) return undefined;
  const start = Math.max(
    0,
    next.findIndex((each) => each.length < 2),
  );
  const row = [start];
  for (let last = start, before = -1; ; ) {
    const on = (next[last] ?? []).find((each) => each !== before);
    if (on === undefined) break;
    row.push(on);
    if (on === start) break;
    [before, last] = [last, on];
  }
  return new Set(row).size === vertices.length && row.length <= vertices.length + 1 ? row : undefined;
}

function latticeLines(names: readonly string[], columns: number): readonly string[] {
  const widest = Math.max(...names.map((name) => name.length));
  const lines: string[] = [];
  for (let start = 0; start < names.length; start += columns) {
    const row = names.slice(start, start + columns);
    if (start > 0)
      lines.push(
        row
          .map(() => '│'.padEnd(widest + 1))
          .join('')
          .trimEnd(),
      );
    lines.push(row.map((name, place) => (place === row.length - 1 ? name : name.padEnd(widest + 1, '─'))).join(''));
  }
  return lines;
}

/** A vertex with those that its edges lead to, each edge in one list only where it has no direction. */
function neighbourLine(drawing: GraphDrawing, { vertices, edges }: BuiltPart, name: string, place: number): string {
  const isDirected = drawing.directed === true;
  const ends = edges.flatMap(({ from, to, weight, game }) => {
    if (from !== place && (isDirected || to !== place)) return [];
    if (!isDirected && Math.min(from, to) !== place) return [];
    const load = weight !== undefined ? `=${weight}` : game !== undefined ? `={${game}}` : '';
    return [`${vertices[from === place ? to : from]}${load}`];
  });
  const arrow = isDirected ? '→' : '─';
  if (ends.length > 0) return `${name} ${arrow} ${ends.join(' ')}`;
  const isAlone = !edges.some(({ from, to }) => from === place || to === place);
  return isAlone || name !== vertices[place] ? name : '';
}
