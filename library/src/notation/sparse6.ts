/**
 * sparse6: `:`, the order of a graph, and its edges as a walk through the vertices; short for graphs with few edges.
 *
 * The bits are pairs of a bit b and a number x of k bits, k the width of order − 1. A vertex v goes up from 0: b = 1 adds 1 to
 * it; then an x above v becomes v, and any other x is an edge between x and v. At the end come fewer than six bits that make
 * no edge. Loops and repeated edges can be written but are refused: our graphs are simple.
 */
import { DEFAULT_LIMITS } from '../core/limits.ts';
import { bad, ok, type Result } from '../core/result.ts';
import { buildGraph, type Graph, neighbours } from '../structures/graph.ts';
import { graphTooLarge } from '../structures/graph-family-build.ts';
import { repeatedPair } from '../structures/graph-rows.ts';
import { BitReader, BitWriter, findForeign, readOrder, WIDEST, writeOrder } from './six-bits.ts';

/** The graph, with vertices called 1, 2, 3 …; the text, colon included, begins at offset `at` of the question line. */
export function parseSparse6(text: string, at: number, limit: number = DEFAULT_LIMITS.order): Result<Graph> {
  if (!text.startsWith(':')) return badSparse6('sparse6 begins with a colon of its own, as in s6::Fa@x^.', at, ':', text);
  const foreign = findForeign(text, 1);
  if (foreign >= 0)
    return badSparse6('sparse6 has only characters from ? to ~.', at + foreign, 'a character from ? to ~', text.slice(foreign));
  const head = readOrder(text, 1);
  if (head === undefined)
    return badSparse6('The order of the graph is missing or malformed.', at, 'the order of the graph', text);
  const { order, next } = head;
  if (order > Math.min(limit, 2 ** WIDEST)) return graphTooLarge(limit, at);
  const { ends, left } = readEdges(text, next, order);
  if (left >= 6) return badSparse6('There is text after the last edge.', at + text.length - 1, 'the end', text.slice(-1));
  for (let index = 0; index < ends.length; index += 2) {
    if (ends[index] !== ends[index + 1]) continue;
    const message = `Vertex ${(ends[index] as number) + 1} is joined to itself.`;
    return bad('loop-edge', message, at, { expected: 'edges between two vertices', found: text });
  }
  const graph = buildGraph(order, (visit) => {
    for (let index = 0; index < ends.length; index += 2) visit(ends[index] as number, ends[index + 1] as number);
  });
  const twice = repeatedPair(graph);
  if (twice !== undefined) {
    return bad('duplicate-edge', `The edge ${twice[0] + 1}-${twice[1] + 1} is there twice.`, at, {
      expected: 'each edge once',
      found: text,
    });
  }
  return ok(graph);
}

function badSparse6(message: string, at: number, expected: string, found: string): Result<never> {
  return bad('bad-sparse6', message, at, { expected, found });
}

/** The two ends of each edge, one after the other, and how many bits are left over after the last edge. */
function readEdges(text: string, from: number, order: number): { readonly ends: readonly number[]; readonly left: number } {
  const width = bitWidth(order);
  const bits = new BitReader(text, from);
  const ends: number[] = [];
  let vertex = 0;
  while (bits.left > width) {
    const { left } = bits;
    vertex += bits.read(1);
    const x = bits.read(width);
    if (vertex >= order || x >= order) return { ends, left };
    if (x > vertex) vertex = x;
    else ends.push(x, vertex);
  }
  return { ends, left: bits.left };
}

/** The bits that the numbers 0 … order − 1 need. */
function bitWidth(order: number): number {
  return order <= 1 ? 0 : 32 - Math.clz32(order - 1);
}

export function formatSparse6(graph: Graph): string {
  const width = bitWidth(graph.order);
  const bits = new BitWriter();
  let current = 0;
  for (let vertex = 0; vertex < graph.order; vertex++) {
    for (const smaller of neighbours(graph, vertex)) {
      if (smaller > vertex) break;
      if (vertex === current) bits.write(0, 1);
      else {
        bits.write(1, 1);
        if (vertex > current + 1) {
          bits.write(vertex, width);
          bits.write(0, 1);
        }
        current = vertex;
      }
      bits.write(smaller, width);
    }
  }
  fill(bits, graph.order, width, current);
  return `:${writeOrder(graph.order)}${bits.finish()}`;
}

/**
 * Fills the last character with 1s, which read as a vertex beyond the last. Where the order is a power of 2 and the walk stands
 * at the last vertex but one, they would read as a loop at the last vertex; a 0 in front prevents it.
 */
function fill(bits: BitWriter, order: number, width: number, current: number): void {
  const readsAsLoop = width < 6 && order === 2 ** width && bits.missing > width && current === order - 2;
  if (readsAsLoop) bits.write(0, 1);
  bits.write(2 ** bits.missing - 1, bits.missing);
}
