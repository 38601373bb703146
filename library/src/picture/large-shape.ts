/**
 * Pictures of 401 to 5 000 vertices, packed into arrays of numbers: cheap to send from a worker and to paint on a canvas.
 * Everything smaller keeps the form that boards draw with buttons; of anything larger only the size is told.
 */
import { groupDigits } from '../core/words.ts';
import type { GraphShape, LargeShape, NoShape } from './shape.ts';

/** Vertices that are buttons, vertices that are drawn at all, and the same for edges. */
const MOST_BUTTONS = 400;
const MOST_VERTICES = 5000;
const MOST_LINES = 8000;
const MOST_EDGES = 100_000;

/** Why nothing is drawn, where too much is asked for. */
export function tooLarge(order: number | bigint, size: number | bigint): NoShape | undefined {
  if (order > MOST_VERTICES) return tooMany(order, 'vertices');
  return size > MOST_EDGES ? tooMany(size, 'edges') : undefined;
}

export function tooMany(count: number | bigint, things: string): NoShape {
  return { kind: 'none', why: `${groupDigits(count)} ${things} are too many to draw.` };
}

/** The picture as it is, or packed where it is large. */
export function packed(shape: GraphShape): GraphShape | LargeShape {
  const { vertices, edges, style, width, height, piece } = shape;
  if (vertices.length <= MOST_BUTTONS && edges.length <= MOST_LINES) return shape;
  return {
    kind: 'large',
    style,
    names: vertices.map(({ name }) => name),
    xs: Float32Array.from(vertices, ({ x }) => x),
    ys: Float32Array.from(vertices, ({ y }) => y),
    parts: Uint32Array.from(vertices, ({ part }) => part),
    labelled: Uint8Array.from(vertices, ({ labelled }) => (labelled === true ? 1 : 0)),
    ends: Uint32Array.from(edges.flatMap(({ from, to }) => [from, to])),
    width,
    height,
    ...(piece !== undefined && { piece }),
  };
}
