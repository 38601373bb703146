import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '../structures/graph-rows.ts';
import { sweep } from '../testing/sweep.ts';
import { maximumMatching } from './maximum-matching.ts';

type Edges = readonly (readonly [number, number])[];

function rowsFor(order: number, edges: Edges) {
  return rowsOf(order, (visit) => {
    for (const [u, v] of edges) {
      visit(u, v);
      visit(v, u);
    }
  });
}

/** The most edges without a common end, over all sets of vertices that are left, by trying out. */
function largest(order: number, edges: Edges): (left: number) => number {
  const memo = new Map<number, number>();
  const size = (left: number): number => {
    const known = memo.get(left);
    if (known !== undefined) return known;
    const lowest = left & -left;
    let best = left === 0 ? 0 : size(left & ~lowest);
    for (const [u, v] of edges) {
      const both = (1 << u) | (1 << v);
      if ((both & lowest) !== 0 && (left & both) === both) best = Math.max(best, 1 + size(left & ~both));
    }
    memo.set(left, best);
    return best;
  };
  return (left) => size(left & ((1 << order) - 1));
}

/** What is wrong with a matching that says which vertices can be missed; nothing where all is right. */
function faultOf(order: number, edges: Edges, gone = 0): string {
  const isGone = Uint8Array.from({ length: order }, (_, vertex) => (gone >> vertex) & 1);
  const { mate, isOuter, isInner, missing } = maximumMatching(rowsFor(order, edges), isGone, () => {});
  const joined = new Set(edges.flatMap(([u, v]) => [`${u} ${v}`, `${v} ${u}`]));
  const isMatching = (of: Int32Array) =>
    of.every((other, vertex) => other < 0 || (of[other] === vertex && joined.has(`${vertex} ${other}`) && isGone[vertex] === 0));
  const sizeOf = (of: Int32Array) => of.filter((other) => other >= 0).length / 2;
  const best = largest(order, edges);
  const left = ((1 << order) - 1) & ~gone;
  if (!isMatching(mate)) return 'no matching';
  if (sizeOf(mate) !== best(left)) return `${sizeOf(mate)} edges instead of ${best(left)}`;
  for (let vertex = 0; vertex < order; vertex++) {
    if (isGone[vertex] === 1) continue;
    const canBeMissed = best(left & ~(1 << vertex)) === best(left);
    if ((isOuter[vertex] === 1) !== canBeMissed) return `${vertex} can${canBeMissed ? '' : 'not'} be missed`;
    if (!canBeMissed) continue;
    const turned = missing(vertex);
    if (!isMatching(turned) || turned[vertex] !== -1 || sizeOf(turned) !== best(left)) return `${vertex} is not missed`;
  }
  const barrier = [...isInner.keys()].filter((vertex) => isInner[vertex] === 1);
  const missed = [...mate.keys()].filter((vertex) => isGone[vertex] === 0 && mate[vertex] === -1).length;
  const odd = oddComponents(order, edges, new Set([...barrier, ...[...isGone.keys()].filter((vertex) => isGone[vertex] === 1)]));
  return odd - barrier.length === missed ? '' : `the barrier leaves ${odd} odd components`;
}

function oddComponents(order: number, edges: Edges, without: ReadonlySet<number>): number {
  const seen = new Set(without);
  let odd = 0;
  for (let start = 0; start < order; start++) {
    if (seen.has(start)) continue;
    const reached = new Set([start]);
    for (const vertex of reached)
      for (const [u, v] of edges) {
        if (u === vertex && !without.has(v)) reached.add(v);
        if (v === vertex && !without.has(u)) reached.add(u);
      }
    for (const vertex of reached) seen.add(vertex);
    odd += reached.size % 2;
  }
  return odd;
}

function* allGraphs(order: number): Iterable<Edges> {
  const pairs: (readonly [number, number])[] = [];
  for (let u = 0; u < order; u++) for (let v = u + 1; v < order; v++) pairs.push([u, v]);
  for (let set = 0; set < 2 ** pairs.length; set++) yield pairs.filter((_, index) => ((set >> index) & 1) === 1);
}

describe('maximum matchings', () => {
  it('are largest, say which vertices can be missed, and come with a barrier: all graphs of up to 6 vertices', () => {
    const cases = [1, 2, 3, 4, 5, 6].flatMap((order) => [...allGraphs(order)].map((edges) => ({ order, edges })));
    sweep(cases)
      .agree(
        ({ order, edges }) => faultOf(order, edges),
        () => '',
      )
      .atLeast(33_867);
  });

  it('do so where vertices are gone, and in graphs of up to 14 vertices with many odd cycles', () => {
    const graph = fc.integer({ min: 2, max: 14 }).chain((order) =>
      fc.record({
        order: fc.constant(order),
        edges: fc.uniqueArray(
          fc.tuple(fc.nat(order - 1), fc.nat(order - 1)).filter(([u, v]) => u < v),
          {
            maxLength: 24,
            selector: ([u, v]) => u * 20 + v,
          },
        ),
        gone: fc.nat(2 ** order - 1),
      }),
    );
    fc.assert(
      fc.property(graph, ({ order, edges, gone }) => {
        expect(faultOf(order, edges)).toBe('');
        expect(faultOf(order, edges, gone)).toBe('');
      }),
      { numRuns: 2000 },
    );
  });

  it('look at the clock', () => {
    const order = 3000;
    const star = Array.from({ length: order - 1 }, (_, index) => [0, index + 1] as const);
    let looks = 0;
    maximumMatching(rowsFor(order, star), new Uint8Array(order), () => looks++);
    expect(looks).toBeGreaterThan(5);
  });
});
