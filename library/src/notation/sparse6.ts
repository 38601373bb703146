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
import { BitWriter, findForeign, readOrder, sixBits, writeOrder } from './six-bits.ts';

/** The graph, with vertices called 1, 2, 3 …; the text, colon included, begins at offset `at` of the question line. */
export function parseSparse6(text: string, at: number, limit: number = DEFAULT_LIMITS.order): Result<Graph> {
  if (!text.startsWith(':')) return badSparse6('sparse6 begins with a colon of its own: s6::Fa@x^', at, ':', text);
  const foreign = findForeign(text, 1);
  if (foreign >= 0)
    return badSparse6('sparse6 has only characters from ? to ~.', at + foreign, 'a character from ? to ~', text.slice(foreign));
  const head = readOrder(text, 1);
  if (head === undefined)
    return badSparse6('The order of the graph is missing or malformed.', at, 'the order of the graph', text);
  const { order, next } = head;
  if (order > limit) return graphTooLarge(limit, at);
  let loop: number | undefined;
  const rest = readPairs(text, next, order, (u, v) => {
    if (u === v) loop ??= v;
  });
  if (rest >= 6) return badSparse6('There is text after the last edge.', at + text.length - 1, 'the end', text.slice(-1));
  if (loop !== undefined)
    return bad('loop-edge', `Vertex ${loop + 1} is joined to itself.`, at, {
      expected: 'edges between two vertices',
      found: text,
    });
  const graph = buildGraph(order, (visit) => readPairs(text, next, order, visit));
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

/** Visits the edges, smaller vertex first; returns how many bits are left over after them. */
function readPairs(text: string, from: number, order: number, visit: (u: number, v: number) => void): number {
  const width = bitWidth(order);
  const bits = (text.length - from) * 6;
  let place = 0;
  const read = (count: number) => {
    let value = 0;
    for (const end = place + count; place < end; place++)
      value = value * 2 + ((sixBits(text, from + Math.floor(place / 6)) >> (5 - (place % 6))) & 1);
    return value;
  };
  let vertex = 0;
  while (place + 1 + width <= bits) {
    const before = place;
    vertex += read(1);
    const x = read(width);
    if (vertex >= order || x >= order) return bits - before;
    if (x > vertex) vertex = x;
    else visit(x, vertex);
  }
  return bits - place;
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
