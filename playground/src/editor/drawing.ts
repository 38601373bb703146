/** A graph while it is drawn: vertices with places, edges, marks; and the line that says it. */
import type { GraphNotation } from 'impartial';
import type { GraphShape, Vertex } from '../shape/shape.ts';

export interface DrawnEdge {
  readonly from: string;
  readonly to: string;
  readonly weight?: string;
}

export interface Drawing {
  readonly vertices: ReadonlyMap<string, { readonly x: number; readonly y: number }>;
  readonly edges: readonly DrawnEdge[];
  /** Labelled vertices. */
  readonly marks: ReadonlySet<string>;
  /** How many labels lie on a vertex, where that is more than one. */
  readonly counts: ReadonlyMap<string, string>;
  readonly piece?: string;
}

const MARGIN = 40;

export function drawingOf(shape: GraphShape, size: { width: number; height: number }): Drawing {
  const scale = Math.min(
    1.4,
    (size.width - 2 * MARGIN) / Math.max(1, shape.width),
    (size.height - 2 * MARGIN) / Math.max(1, shape.height),
  );
  const [left, top] = [(size.width - shape.width * scale) / 2, (size.height - shape.height * scale) / 2];
  const isMarked = ({ labelled, count }: Vertex) => labelled === true || count !== undefined;
  const piece = shape.piece === undefined ? undefined : shape.vertices[shape.piece]?.name;
  return {
    vertices: new Map(shape.vertices.map(({ name, x, y }) => [name, { x: left + x * scale, y: top + y * scale }])),
    edges: shape.edges.map(({ from, to, weight, game }) => {
      const carried = weight ?? (game === undefined ? undefined : `{${game}}`);
      const ends = { from: shape.vertices[from]?.name ?? '', to: shape.vertices[to]?.name ?? '' };
      return carried === undefined ? ends : { ...ends, weight: carried };
    }),
    marks: new Set(shape.vertices.filter(isMarked).map(({ name }) => name)),
    counts: new Map(shape.vertices.flatMap(({ name, count }) => (count === undefined || count === '1' ? [] : [[name, count]]))),
    ...(piece !== undefined && { piece }),
  };
}

/** The smallest number that is no name yet. */
export function newName({ vertices }: Drawing): string {
  let number = 1;
  while (vertices.has(String(number))) number++;
  return String(number);
}

function isBetween({ from, to }: DrawnEdge, a: string, b: string): boolean {
  return (from === a && to === b) || (from === b && to === a);
}

export const edit = {
  addVertex(drawing: Drawing, name: string, x: number, y: number): Drawing {
    return { ...drawing, vertices: new Map([...drawing.vertices, [name, { x, y }]]) };
  },
  removeVertex(drawing: Drawing, name: string): Drawing {
    const { piece, ...rest } = drawing;
    const vertices = new Map([...drawing.vertices].filter(([other]) => other !== name));
    const next = piece === name ? [...vertices.keys()][0] : piece;
    return {
      ...rest,
      vertices,
      edges: drawing.edges.filter(({ from, to }) => from !== name && to !== name),
      marks: new Set([...drawing.marks].filter((other) => other !== name)),
      ...(next !== undefined && { piece: next }),
    };
  },
  /** Joins two vertices, or parts them where they are joined; a tree keeps one parent for each vertex. */
  toggleEdge(drawing: Drawing, from: string, to: string, { forest, weights }: GraphNotation): Drawing {
    const kept = drawing.edges.filter((edge) => !isBetween(edge, from, to));
    if (kept.length < drawing.edges.length) return { ...drawing, edges: kept };
    const free = forest === true ? kept.filter((edge) => edge.to !== to) : kept;
    const added: DrawnEdge = weights === true ? { from, to, weight: '1' } : { from, to };
    return { ...drawing, edges: [...free, added] };
  },
  removeEdge(drawing: Drawing, index: number): Drawing {
    return { ...drawing, edges: drawing.edges.filter((_, place) => place !== index) };
  },
  setWeight(drawing: Drawing, index: number, weight: string): Drawing {
    return { ...drawing, edges: drawing.edges.map((edge, place) => (place === index ? { ...edge, weight } : edge)) };
  },
  toggleMark(drawing: Drawing, name: string): Drawing {
    const marks = new Set(drawing.marks);
    if (!marks.delete(name)) marks.add(name);
    return { ...drawing, marks };
  },
} as const;

/** The drawing as the question line writes it, without ruleset and options. */
export function lineOf({ vertices, edges, marks, counts, piece }: Drawing, notation: GraphNotation): string {
  const joined = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const alone = [...vertices.keys()].filter((name) => !joined.has(name));
  const words = edges.map(({ from, to, weight }) => `${from}${notation.arrow}${to}${weight === undefined ? '' : `=${weight}`}`);
  const graph = [...words, ...alone].join(' ') || (notation.piece === true ? '1' : 'P0');
  if (notation.piece === true) return `${graph} @${piece ?? [...vertices.keys()][0] ?? '1'}`;
  if (notation.labels === 'counted') {
    const labels = [...marks].map((name) => (counts.has(name) ? `${name}^${counts.get(name)}` : name));
    return `${graph} : ${labels.join(' ')}`.trimEnd();
  }
  return notation.labels === 'set' && marks.size > 0 ? `${graph} : ${[...marks].join(' ')}` : graph;
}
