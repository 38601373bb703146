/**
 * graph6: the order of a graph and the upper triangle of its adjacency matrix, column by column, six bits a character.
 *
 * Read as nauty's description of the format has it: the length must be exact and the bits that fill the last character must be 0.
 */
import { DEFAULT_LIMITS } from '../core/limits.ts';
import { bad, ok, type Result } from '../core/result.ts';
import { nouns } from '../core/words.ts';
import { buildGraph, type Graph, neighbours } from '../structures/graph.ts';
import { EDGES_PER_ORDER, graphTooLarge } from '../structures/graph-family-build.ts';
import { BitWriter, findForeign, readOrder, sixBits, writeOrder } from './six-bits.ts';

/** The graph, with vertices called 1, 2, 3 …; the text begins at offset `at` of the question line. */
export function parseGraph6(text: string, at: number, limit: number = DEFAULT_LIMITS.order): Result<Graph> {
  const foreign = findForeign(text, 0);
  if (foreign >= 0)
    return badGraph6('graph6 has only characters from ? to ~.', at + foreign, 'a character from ? to ~', text.slice(foreign));
  const head = readOrder(text, 0);
  if (head === undefined) return badGraph6('The order of the graph is missing or malformed.', at, 'the order of the graph', text);
  const { order, next } = head;
  if (order > limit) return graphTooLarge(limit, at);
  const bits = (order * (order - 1)) / 2;
  const length = next + Math.ceil(bits / 6);
  if (text.length !== length) {
    const many = text.length > length ? 'too many' : 'too few';
    return badGraph6(
      `The text has ${many} characters for ${order} ${nouns(order, 'vertex')}.`,
      at,
      `${length} ${nouns(length, 'character')}`,
      text,
    );
  }
  if (bits % 6 !== 0 && sixBits(text, length - 1) % 2 ** (6 - (bits % 6)) !== 0)
    return badGraph6('The bits after the last vertex are not 0.', at + length - 1, 'bits 0 at the end', text.slice(length - 1));
  if (countOnes(text, next) > limit * EDGES_PER_ORDER) return graphTooLarge(limit, at);
  return ok(buildGraph(order, (visit) => eachOne(text, next, visit)));
}

function badGraph6(message: string, at: number, expected: string, found: string): Result<never> {
  return bad('bad-graph6', message, at, { expected, found });
}

/** Visits the bits that are 1 as pairs (row, column), row < column. */
function eachOne(text: string, from: number, visit: (row: number, column: number) => void): void {
  let row = 0;
  let column = 1;
  for (let index = from; index < text.length; index++) {
    const group = sixBits(text, index);
    for (let bit = 32; bit > 0; bit >>= 1) {
      if ((group & bit) !== 0) visit(row, column);
      if (++row === column) {
        row = 0;
        column++;
      }
    }
  }
}

function countOnes(text: string, from: number): number {
  let ones = 0;
  for (let index = from; index < text.length; index++)
    for (let group = sixBits(text, index); group > 0; group &= group - 1) ones++;
  return ones;
}

export function formatGraph6(graph: Graph): string {
  const bits = new BitWriter();
  for (let column = 1; column < graph.order; column++) {
    const adjacent = neighbours(graph, column);
    for (let row = 0, next = 0; row < column; row++) {
      const isOne = adjacent[next] === row;
      if (isOne) next++;
      bits.write(isOne ? 1 : 0, 1);
    }
  }
  bits.write(0, bits.missing);
  return writeOrder(graph.order) + bits.finish();
}
