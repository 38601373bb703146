/**
 * Names that a question line cannot write, since they hold other characters or read as a family such as P5: then all vertices of
 * the graph are numbered 1, 2, 3 … in the order in which the file first names them. One odd name renumbers all, so that no new
 * name can meet an old one.
 */
import { nameError } from 'impartial';
import { shown } from './file-error.ts';
import type { FileGraph } from './file-graph.ts';

export function withPlainNames(graph: FileGraph, note: (text: string) => void = () => undefined): FileGraph {
  return withNames(graph, (name) => nameError(name, 0) === undefined, note);
}

/** The same graph, numbered where some name is not allowed. */
export function withNames(
  { vertices, edges, alone }: FileGraph,
  isAllowed: (name: string) => boolean,
  note: (text: string) => void,
): FileGraph {
  const odd = vertices.find((name) => !isAllowed(name));
  if (odd === undefined) return { vertices, edges, alone };
  const numbers = new Map(vertices.map((name, index) => [name, String(index + 1)]));
  const numberOf = (name: string) => numbers.get(name) ?? '';
  const some = vertices.slice(0, 3).map((name, index) => `${index + 1} = "${shown(name)}"`);
  note(
    `"${shown(odd)}" cannot name a vertex in a question: vertices are numbered 1 to ${vertices.length} ` +
      `(${some.join(', ')}${vertices.length > 3 ? ', …' : ''})`,
  );
  return {
    vertices: vertices.map(numberOf),
    edges: edges.map((edge) => ({ ...edge, from: numberOf(edge.from), to: numberOf(edge.to) })),
    alone: alone.map((vertex) => ({ ...vertex, name: numberOf(vertex.name) })),
  };
}
