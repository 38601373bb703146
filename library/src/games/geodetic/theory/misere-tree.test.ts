/** Misère trees and forests against play by the rules. */
import { describe, expect, it } from 'vitest';
import { toCatalogue } from '../../../core/catalogue.ts';
import { entry } from '../../../core/entry.ts';
import { DEFAULT_LIMITS } from '../../../core/limits.ts';
import { solveWith } from '../../../engine/solve/solve.ts';
import { connectedComponents, type Graph, listEdges, toGraph } from '../../../structures/graph.ts';
import { graphKey } from '../../../structures/graph-key.ts';
import { eachRootedForest, eachRootedTree } from '../../hackendot/theory/loops/trees.fixture.ts';
import { geodetic } from '../rules.ts';
import { BitClosure, StateSearch } from './loops/readings.ts';
import { geodeticMisereTree } from './misere-tree.ts';

const catalogue = toCatalogue([entry(geodetic, [geodeticMisereTree])]);

function toTrees(all: Iterable<Int32Array>): Graph[] {
  const found = new Map<string, Graph>();
  for (const parents of all) {
    const edges = [...parents.entries()].flatMap(([vertex, parent]) => (parent < 0 ? [] : [[parent, vertex] as const]));
    const graph = toGraph(parents.length, edges);
    found.set(connectedComponents(graph).map(graphKey).sort().join(' + '), graph);
  }
  return [...found.values()];
}

function lineOf(graph: Graph, labelled: number): string {
  const words = listEdges(graph).map(([u, v]) => `${u + 1}-${v + 1}`);
  for (let vertex = 0; vertex < graph.order; vertex++) words.push(String(vertex + 1));
  const labels = Array.from({ length: graph.order }, (_, vertex) => vertex + 1).filter(
    (vertex) => (labelled >> (vertex - 1)) & 1,
  );
  return `geodetic ${words.join(' ')} : ${labels.join(' ')} [misere]`;
}

/** Outcome and winning moves of every position that the first `stages` moves can reach. */
function check(graph: Graph, stages: number): number {
  const closure = new BitClosure(graph, 'contraction');
  const search = new StateSearch(closure, 'misere', DEFAULT_LIMITS);
  let states = new Set([0]);
  let seen = 0;
  for (let stage = 0; stage <= stages; stage++) {
    const next = new Set<number>();
    for (const state of states) {
      const line = lineOf(graph, state);
      const verdict = solveWith(line, { catalogue, moves: Number.POSITIVE_INFINITY });
      if ('error' in verdict) return expect.fail(`${line}: ${verdict.error.message}`);
      const left = Array.from({ length: graph.order }, (_, vertex) => vertex).filter((vertex) => ((state >> vertex) & 1) === 0);
      const winning = left
        .filter((vertex) => search.value(closure.pick(state, vertex)) === 0)
        .map((vertex) => String(vertex + 1));
      expect([verdict.method, verdict.outcome], line).toEqual(['theorem', search.value(state) === 1 ? 'N' : 'P']);
      if (verdict.outcome === 'N') expect(verdict.winningMoves.map(({ move }) => move).sort(), line).toEqual(winning.sort());
      for (const vertex of left) next.add(closure.pick(state, vertex));
      seen++;
    }
    states = next;
  }
  return seen;
}

describe('misère geodetic games', () => {
  it('on every tree up to eight vertices, before and after the first move', () => {
    const trees = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((order) => toTrees(eachRootedTree(order)));
    expect(trees.length).toBe(48);
    expect(trees.reduce((seen, tree) => seen + check(tree, 1), 0)).toBe(48 + 326);
  });

  it('on every forest up to five vertices, at every stage', () => {
    const forests = [1, 2, 3, 4, 5].flatMap((order) => toTrees(eachRootedForest(order)));
    expect(forests.length).toBe(22);
    expect(forests.reduce((seen, forest) => seen + check(forest, 5), 0)).toBe(438);
  });
});
