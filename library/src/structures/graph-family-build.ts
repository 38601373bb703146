/**
 * Building a family as a graph, where it is small enough.
 *
 * Vertices are numbered from 1: paths and cycles along, grids row by row, cubes by binary value, complete bipartite graphs the
 * first part first, stars the centre and then arm by arm outward, the Petersen graph its outer cycle and then its inner one.
 * In `KmoRn` the vertices are called `r.s`: the s-th on ray r, `r.1` on the clique.
 */
import { bad, ok, type Result } from '../core/result.ts';
import { buildGraph, EMPTY_GRAPH, type Graph } from './graph.ts';
import { edgeCountOfFamily, type Family, orderOfFamily } from './graph-family.ts';
import type { EachPair } from './graph-rows.ts';
import { NUMBERED } from './names.ts';

/** A graph may have this many times as many edges as vertices are allowed. */
export const EDGES_PER_ORDER = 4;

/** The graph, or the error `graph-too-large` at this place where it has more vertices than the limit or far too many edges. */
export function buildFamily(family: Family, limit: number, at: number): Result<Graph> {
  if (!isBuildable(family, limit)) return graphTooLarge(limit, at);
  const order = orderOfFamily(family);
  if (order === 0n) return ok(EMPTY_GRAPH);
  const names = family.kind === 'rays' ? ({ kind: 'rays', length: Number(family.length) } as const) : NUMBERED;
  return ok(buildGraph(Number(order), edgesOf(family), names));
}

export function isBuildable(family: Family, limit: number): boolean {
  return orderOfFamily(family) <= limit && edgeCountOfFamily(family) <= limit * EDGES_PER_ORDER;
}

export function graphTooLarge(limit: number, at: number): Result<never> {
  return bad('graph-too-large', 'The graph is too large to be built.', at, {
    expected: `at most ${limit} vertices and ${limit * EDGES_PER_ORDER} edges`,
  });
}

function edgesOf(family: Family): EachPair {
  switch (family.kind) {
    case 'path':
      return (visit) => along(0, Number(family.order), visit);
    case 'cycle':
      return (visit) => {
        const order = Number(family.order);
        along(0, order, visit);
        if (order >= 3) visit(0, order - 1);
      };
    case 'complete':
      return (visit) => clique(Number(family.order), 1, visit);
    case 'bipartite':
      return (visit) => {
        const [left, right] = [Number(family.left), Number(family.right)];
        for (let u = 0; u < left; u++) for (let v = 0; v < right; v++) visit(u, left + v);
      };
    case 'star':
      return (visit) => {
        let first = 1;
        for (const length of family.arms.map(Number)) {
          if (length > 0) visit(0, first);
          along(first, length, visit);
          first += length;
        }
      };
    case 'grid':
      return (visit) => {
        const [rows, columns] = [Number(family.rows), Number(family.columns)];
        for (let vertex = 0; vertex < rows * columns; vertex++) {
          if ((vertex + 1) % columns !== 0) visit(vertex, vertex + 1);
          if (vertex + columns < rows * columns) visit(vertex, vertex + columns);
        }
      };
    case 'cube':
      return (visit) => {
        const order = 2 ** Number(family.dimension);
        for (let vertex = 0; vertex < order; vertex++)
          for (let bit = 1; bit < order; bit *= 2) if ((vertex & bit) === 0) visit(vertex, vertex + bit);
      };
    case 'rays':
      return (visit) => {
        const [size, length] = [Number(family.clique), Number(family.length)];
        clique(size, length, visit);
        for (let ray = 0; ray < size; ray++) along(ray * length, length, visit);
      };
    case 'petersen':
      return (visit) => {
        for (let vertex = 0; vertex < 5; vertex++) {
          visit(vertex, (vertex + 1) % 5);
          visit(vertex, vertex + 5);
          visit(vertex + 5, ((vertex + 2) % 5) + 5);
        }
      };
  }
}

/** The edges of a path of `length` vertices from `first` on. */
function along(first: number, length: number, visit: (u: number, v: number) => void): void {
  for (let vertex = first; vertex + 1 < first + length; vertex++) visit(vertex, vertex + 1);
}

/** The edges among the `size` vertices 0, step, 2 · step, … */
function clique(size: number, step: number, visit: (u: number, v: number) => void): void {
  for (let u = 0; u < size; u++) for (let v = u + 1; v < size; v++) visit(u * step, v * step);
}
