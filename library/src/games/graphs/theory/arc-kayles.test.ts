/** Arc-Kayles: its theorems against play by the rules, and values that are known. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solve } from '../../../index.ts';
import { sweep } from '../../../testing/sweep.ts';
import { arcKayles } from '../arc-kayles.ts';
import { ArcValues } from './loops/arc-values.ts';
import { eachGraphText } from './walks.fixture.ts';

type Edges = readonly (readonly [number, number])[];

/** The Grundy value and the misère outcome of every set of edges, by the rule alone: an edge takes all that meet it. */
class EdgeReferee {
  private readonly values = new Map<string, number>();
  private readonly wins = new Map<string, boolean>();

  private options(edges: Edges): Edges[] {
    return edges.map(([u, v]) => edges.filter((other) => !other.includes(u) && !other.includes(v)));
  }

  value(edges: Edges): number {
    const key = edges.join(' ');
    const known = this.values.get(key);
    if (known !== undefined) return known;
    const met = new Set(this.options(edges).map((option) => this.value(option)));
    let value = 0;
    while (met.has(value)) value++;
    this.values.set(key, value);
    return value;
  }

  isWon(edges: Edges): boolean {
    const key = edges.join(' ');
    const known = this.wins.get(key);
    if (known !== undefined) return known;
    const options = this.options(edges);
    const won = options.length === 0 || options.some((option) => !this.isWon(option));
    this.wins.set(key, won);
    return won;
  }
}

function edgesOf(text: string): Edges {
  return text
    .split(' ')
    .filter((word) => word.includes('-'))
    .map((word) => word.split('-').map(Number) as unknown as readonly [number, number]);
}

function valueByPieces(order: number, edges: Edges): number {
  const graph = Array.from({ length: order + 1 }, (_, vertex) =>
    edges.flatMap(([u, v]) => (u === vertex ? [v] : v === vertex ? [u] : [])).sort((a, b) => a - b),
  );
  return new ArcValues(graph, 1e6, () => {}).value(graph.map((_, vertex) => vertex));
}

function verdictOf(line: string) {
  const verdict = solve(line, { moves: Number.POSITIVE_INFINITY });
  if ('error' in verdict) throw new Error(verdict.error.message);
  return verdict;
}

describe('Arc-Kayles', () => {
  it('has the values of play on all graphs of up to 5 vertices, normal and misère', () => {
    const referee = new EdgeReferee();
    sweep([2, 3, 4, 5].flatMap((order) => [...eachGraphText(order)]))
      .agree(
        (text) => ({
          value: verdictOf(`arc-kayles ${text}`).values.grundy,
          misere: verdictOf(`arc-kayles ${text} [misere]`).outcome,
        }),
        (text) => ({ value: referee.value(edgesOf(text)), misere: referee.isWon(edgesOf(text)) ? 'N' : 'P' }),
      )
      .atLeast(1_098);
  });

  it('keeps its values under the leaf reduction, on all graphs of up to 5 vertices', () => {
    const referee = new EdgeReferee();
    sweep([2, 3, 4, 5].flatMap((order) => Array.from(eachGraphText(order), (text) => ({ order, text }))))
      .agree(
        ({ order, text }) => valueByPieces(order, edgesOf(text)),
        ({ text }) => referee.value(edgesOf(text)),
      )
      .atLeast(1_098);
  });

  it('keeps them on random trees and graphs with few cycles of up to 13 edges', () => {
    const graphs = fc.integer({ min: 4, max: 12 }).chain((order) =>
      fc.record({
        order: fc.constant(order),
        parents: fc.array(fc.nat(100), { minLength: order - 1, maxLength: order - 1 }),
        extra: fc.array(fc.tuple(fc.integer({ min: 1, max: order }), fc.integer({ min: 1, max: order })), { maxLength: 2 }),
      }),
    );
    let cases = 0;
    fc.assert(
      fc.property(graphs, ({ order, parents, extra }) => {
        const tree = parents.map((parent, index) => [1 + (parent % (index + 1)), index + 2] as const);
        const isNew = ([u, v]: readonly [number, number]) => u < v && !tree.some(([a, b]) => a === u && b === v);
        const [first] = extra.filter(isNew);
        const edges = first === undefined ? tree : [...tree, first];
        expect(valueByPieces(order, edges)).toBe(new EdgeReferee().value(edges));
        cases++;
      }),
      { numRuns: 300 },
    );
    expect(cases).toBeGreaterThanOrEqual(300);
  });

  it('counts paths as heaps of Dawson’s Kayles [guySmith1956, 0.07]', () => {
    const values = Array.from({ length: 13 }, (_, order) => verdictOf(`arc-kayles P${order}`).values.grundy);
    expect(values).toEqual([0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2]);
    expect(verdictOf('arc-kayles P1000000000000000').method).toBe('theorem');
  });

  it.each([
    ['C7', 1],
    ['petersen', 0],
    ['G3x3', 0],
    ['K5', 0],
    ['K6', 1],
    ['K3,7', 1],
    ['C1000000', 0],
  ])('gives %s the value %i', (text, value) => {
    expect(verdictOf(`arc-kayles ${text}`).values.grundy).toBe(value);
  });

  it('agrees with search on cycles, complete graphs and their sums, normal and misère', () => {
    const parts = ['C3', 'C4', 'C5', 'C8', 'C9', 'K4', 'K5', 'K6', 'K2,3', 'K3,3', 'K1,4', 'P3'];
    const sums = parts.flatMap((one, index) => [one, ...parts.slice(index).map((other) => `${one} + ${other}`)]);
    const cases = sums.flatMap((sum) => [`arc-kayles ${sum}`, `arc-kayles ${sum} [misere]`]);
    sweep(cases)
      .agree(
        (line) => [
          verdictOf(line).outcome,
          verdictOf(line)
            .winningMoves.map(({ to }) => to)
            .sort(),
        ],
        (line) => {
          const verdict = solve(line, { method: 'search', moves: Number.POSITIVE_INFINITY });
          return 'error' in verdict ? undefined : [verdict.outcome, verdict.winningMoves.map(({ to }) => to).sort()];
        },
      )
      .atLeast(180);
  });

  it('is P in misère play on C6, and lasts a fixed number of moves on complete graphs', () => {
    expect(verdictOf('arc-kayles C6 [misere]').outcome).toBe('P');
    expect(verdictOf('arc-kayles K100 [misere]')).toMatchObject({ outcome: 'N', method: 'theorem' });
    expect(verdictOf('arc-kayles K3,100 + K3 [misere]')).toMatchObject({ outcome: 'N', method: 'theorem' });
  });

  it('lists winning edges of a tree that lose no reply', () => {
    const line = `arc-kayles ${Array.from({ length: 29 }, (_, index) => `${1 + ((index * 7) % (index + 1))}-${index + 2}`).join(' ')}`;
    const { outcome, winningMoves, because } = verdictOf(line);
    expect(because[0]?.theorem).toBe('arc-kayles-leaves');
    expect(outcome === 'N').toBe(winningMoves.length > 0);
    for (const { to = '' } of winningMoves) expect(verdictOf(to).outcome).toBe('P');
  });

  it('copies through a symmetry without fixed points on large boards', () => {
    expect(verdictOf('arc-kayles G6x10')).toMatchObject({ outcome: 'P', values: { grundy: 0 } });
  });

  it('takes an edge with both ends, whatever the graph is called', () => {
    const labels = (text: string) => {
      const parsed = arcKayles.parse({ text, at: 0, options: [] });
      return parsed.ok ? Array.from(arcKayles.moves(parsed.value), ({ label, to }) => `${label} ${arcKayles.format(to)}`) : [];
    };
    expect(labels('C4')).toEqual(['1-2 P2', '1-4 P2', '2-3 P2', '3-4 P2']);
    expect(labels('P3 + P2')).toEqual(['1-2 P1 + P2', '2-3 P1 + P2', '4-5 P0 + P3']);
    expect(labels('a-b b-c')).toEqual(['a-b c', 'b-c a']);
  });
});
