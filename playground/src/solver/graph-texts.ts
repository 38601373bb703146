/** A graph expression as vertices, edges, graph6 and sparse6, for the editor and for files. */
import {
  buildTerm,
  formatGraph6,
  formatSparse6,
  type InputError,
  listEdges,
  namedTerm,
  orderOfTerm,
  parseGraphExpression,
  toGraph,
  vertexName,
} from 'impartial';
import type { GraphTexts } from './tasks.ts';

const MOST_VERTICES = 5000;

export function graphTexts(text: string): GraphTexts | InputError {
  const sum = parseGraphExpression(text, 0);
  if (!sum.ok) return sum.error;
  const named = namedTerm(sum.value);
  const vertices: string[] = [];
  const edges: [number, number][] = [];
  for (const { item, count } of sum.value) {
    if (orderOfTerm(item) * count > MOST_VERTICES) return tooLarge();
    const built = buildTerm(item, MOST_VERTICES, 0);
    if (!built.ok) return built.error;
    for (let copy = 0n; copy < count; copy++) {
      const first = vertices.length;
      if (first + built.value.order > MOST_VERTICES) return tooLarge();
      for (let vertex = 0; vertex < built.value.order; vertex++)
        vertices.push(item === named ? vertexName(built.value, vertex) : String(first + vertex + 1));
      for (const [u, v] of listEdges(built.value)) edges.push([first + u, first + v]);
    }
  }
  const graph = toGraph(vertices.length, edges);
  const name = (vertex: number) => vertices[vertex] ?? '';
  return {
    vertices,
    edges: edges.map(([u, v]) => [name(u), name(v)] as const),
    graph6: formatGraph6(graph),
    sparse6: formatSparse6(graph),
  };
}

function tooLarge(): InputError {
  return { code: 'graph-too-large', message: `The page edits graphs of up to ${MOST_VERTICES} vertices.`, at: 0 };
}
