/** The slips in the paper on Nim on graphs, each played through and measured by the printed words. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { solveWith } from '../engine/solve.ts';
import { nimOnGraphsSlips } from './slips-nim-on-graphs.ts';

interface Edge {
  readonly ends: readonly [string, string];
  readonly weight: number;
}

function read(question: string): { edges: Edge[]; piece: string } {
  const words = question.split(' ').slice(1);
  const edges = words.slice(0, -1).map((word): Edge => {
    const [, a = '', b = '', weight] = /^(\d+)-(\d+)=(\d+)$/.exec(word) ?? [];
    return { ends: [a, b], weight: Number(weight) };
  });
  return { edges, piece: (words.at(-1) ?? '').slice(1) };
}

/** All odd paths from the piece; `closing` lets the last vertex be one that the path has met. */
function oddPaths(edges: readonly Edge[], piece: string, closing: boolean): string[] {
  const found: string[] = [];
  const walk = (path: readonly string[]) => {
    const last = path.at(-1) ?? '';
    for (const { ends, weight } of edges) {
      if (!ends.includes(last)) continue;
      const next = ends[0] === last ? ends[1] : ends[0];
      const isLast = weight === 0 && path.length % 2 === 0 && next !== path.at(-2);
      if (isLast && (closing || !path.includes(next))) found.push([...path, next].join(' '));
      if (weight > 0 && !path.includes(next)) walk([...path, next]);
    }
  };
  walk([piece]);
  return found;
}

/** Whether the two ends are joined when the edges of this set are gone. */
function joined(edges: readonly Edge[], cut: number, from: string, to: string): boolean {
  const reached = new Set([from]);
  for (const vertex of reached) {
    for (const [index, { ends }] of edges.entries()) {
      if (((cut >> index) & 1) === 0 && ends.includes(vertex)) for (const end of ends) reached.add(end);
    }
  }
  return reached.has(to);
}

/** Conditions (i) to (iii) for an odd vertex, by trying all sets of edges; `lean` cuts have no edge too many. */
function meetsConditions(edges: readonly Edge[], piece: string, odd: string, lean: boolean): boolean {
  const [first, second] = edges.filter(({ ends }) => ends.includes(odd));
  if (first === undefined || second === undefined || first.weight === second.weight) return false;
  const [thick, thin] = first.weight > second.weight ? [first, second] : [second, first];
  const split = edges.map((edge): Edge => {
    const name = edge === thick ? 'thick' : edge === thin ? 'thin' : odd;
    return { ...edge, ends: [edge.ends[0] === odd ? name : edge.ends[0], edge.ends[1] === odd ? name : edge.ends[1]] };
  });
  const sets = Array.from({ length: 1 << split.length }, (_, set) => set).filter((set) => !joined(split, set, 'thick', 'thin'));
  const capacity = (set: number) => split.reduce((sum, { weight }, index) => sum + (((set >> index) & 1) === 1 ? weight : 0), 0);
  const least = Math.min(...sets.map(capacity));
  const minimum = sets.filter((set) => capacity(set) === least);
  const isLean = (set: number) => !sets.some((other) => other !== set && (other & set) === other);
  return (
    least === thin.weight && minimum.filter((set) => !lean || isLean(set)).every((set) => joined(split, set, piece, 'thick'))
  );
}

const words: Readonly<Record<string, (edges: readonly Edge[], piece: string) => void>> = {
  'Definition 2.1': (edges, piece) => {
    expect(oddPaths(edges, piece, false)).toEqual([]);
    expect(oddPaths(edges, piece, true)).toEqual(['0 100 1 101 0']);
    expect(edges.filter(({ weight }) => weight > 0)).toHaveLength(3);
  },
  'Lemma 3.4, condition (iii)': (edges, piece) => {
    const odds = ['100', '101'];
    expect(odds.some((odd) => meetsConditions(edges, piece, odd, true))).toBe(true);
    expect(odds.some((odd) => meetsConditions(edges, piece, odd, false))).toBe(false);
  },
};

describe('slips in the paper on Nim on graphs', () => {
  it.each(nimOnGraphsSlips.map((slip) => [slip.statement, slip] as const))('%s', (statement, { counterexample, outcome }) => {
    if (outcome === undefined) {
      expect(counterexample).toContain('v_0 v_1');
      return;
    }
    const { edges, piece } = read(counterexample);
    words[statement]?.(edges, piece);
    expect(words).toHaveProperty([statement]);
    for (const method of ['search', 'theorem'] as const) {
      expect(solveWith(counterexample, { catalogue, method })).toMatchObject({ outcome });
    }
  });
});
