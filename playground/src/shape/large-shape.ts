/**
 * Pictures of 401 to 5 000 vertices, packed into arrays of numbers: cheap to send from the worker and to paint on a canvas.
 * Everything smaller keeps the form that boards draw with buttons.
 */
import { tooManyEdges, tooManyToDraw } from '../words.ts';
import type { GraphShape, LargeShape, NoShape } from './shape.ts';

/** Vertices that are buttons, vertices that are drawn at all, and the same for edges. */
export const MOST_BUTTONS = 400;
export const MOST_VERTICES = 5000;
const MOST_LINES = 8000;
export const MOST_EDGES = 100_000;

/** Why nothing is drawn, where too much is asked for. */
export function tooLarge(order: number | bigint, size: number | bigint): NoShape | undefined {
  if (order > MOST_VERTICES) return { kind: 'none', why: tooManyToDraw(order) };
  return size > MOST_EDGES ? { kind: 'none', why: tooManyEdges(size) } : undefined;
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
