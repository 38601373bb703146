import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import { mex } from '../../core/nimber.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import { solveWith } from '../../engine/solve/solve.ts';
import { assertLaws } from '../../laws/laws.ts';
import { plainKernels } from '../../numeric/plain-kernels.ts';
import { graphText } from '../../testing/arbitraries.ts';
import { directedNodeKayles } from './directed-rules.ts';
import { selectiveNodeKayles } from './selective-rules.ts';

function moves<Pos>(ruleset: Ruleset<Pos>, text: string): string[] {
  const parsed = ruleset.parse({ text, at: 0, options: [] });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return Array.from(ruleset.moves(parsed.value), ({ label, to }) => `${label}: ${ruleset.format(to)}`);
}

/** Bit sets and the rule read off its sentence: for each vertex, the sets it can be taken with. */
function grundyByRule(order: number, takes: (vertex: number) => readonly number[], memo = new Map<number, number>()) {
  const value = (left: number): number => {
    const known = memo.get(left);
    if (known !== undefined) return known;
    const options: number[] = [];
    for (let vertex = 0; vertex < order; vertex++)
      if ((left & (1 << vertex)) !== 0) for (const set of takes(vertex)) options.push(value(left & ~set));
    memo.set(left, mex(options));
    return mex(options);
  };
  return value((1 << order) - 1);
}

/** All subsets of a bit set. */
function subsets(set: number): number[] {
  const found = [0];
  for (let bit = 1; bit <= set; bit <<= 1) if ((set & bit) !== 0) found.push(...found.map((each) => each | bit));
  return found;
}

function grundy(question: string): unknown {
  const answer = solveWith(question, { catalogue });
  return 'error' in answer ? answer.error.message : answer.values.grundy;
}

const pairsOf = (text: string, separator: string) =>
  text.split(' ').flatMap((word) => (word.includes(separator) ? [word.split(separator).map((name) => Number(name) - 1)] : []));
const orderOf = (text: string) => Math.max(0, ...(text.match(/(?<!P)\d+/g) ?? []).map(Number));

describe('Selective Node-Kayles', () => {
  it('obeys the laws of rulesets', () => {
    assertLaws(selectiveNodeKayles);
  });

  it.each([
    ['P0', []],
    ['P1', ['1: P0']],
    ['P3', ['1: P2', '1+2: P1', '2: 2*P1', '2+3: P1', '2+1+3: P0', '3: P2']],
    [
      'C4',
      [
        '1: P3',
        '1+2: P2',
        '1+4: P2',
        '1+2+4: P1',
        '2: P3',
        '2+3: P2',
        '2+1+3: P1',
        '3: P3',
        '3+4: P2',
        '3+2+4: P1',
        '4: P3',
        '4+1+3: P1',
      ],
    ],
    ['C3', ['1: 2-3', '1+2: 3', '1+3: 2', '1+2+3: P0', '2: 1-3', '2+3: 1', '3: 1-2']],
    ['P1 + P2', ['1: P0 + P2', '2: 2*P1', '2+3: P0 + P1', '3: 2*P1']],
    ['a-b c', ['a: b c', 'a+b: P0 + (c)', 'b: a c', 'c: P0 + (a-b)']],
  ])('has the moves of %s', (text, expected) => {
    expect(moves(selectiveNodeKayles, text)).toEqual(expected);
  });

  it('has the moves of a cycle as of the graph it stands for', () => {
    const cycle = moves(selectiveNodeKayles, 'C6').map((move) => move.split(':')[0]);
    expect(moves(selectiveNodeKayles, '1-2 2-3 3-4 4-5 5-6 6-1').map((move) => move.split(':')[0])).toEqual(cycle);
  });

  it('has the values of the rule on any small graph', () => {
    let seen = 0;
    fc.assert(
      fc.property(graphText({ largest: 7 }), (text) => {
        const order = text === 'P0' ? 0 : orderOf(text);
        const near = Array.from({ length: order }, () => 0);
        for (const [u = 0, v = 0] of pairsOf(text, '-')) {
          near[u] = (near[u] ?? 0) | (1 << v);
          near[v] = (near[v] ?? 0) | (1 << u);
        }
        const takes = (vertex: number) => subsets(near[vertex] ?? 0).map((set) => set | (1 << vertex));
        expect(grundy(`selective-node-kayles ${text}`)).toBe(grundyByRule(order, takes));
        seen++;
      }),
    );
    expect(seen).toBe(100);
  });

  it('is 0.777 on paths', () => {
    const values = plainKernels.octalSequence(Uint8Array.of(0, 7, 7, 7), 40);
    expect(Array.from({ length: 41 }, (_, order) => grundy(`selective-node-kayles P${order}`))).toEqual([...values]);
    expect(grundy('selective-node-kayles P5 + P1000000000')).toMatch(/values are computed up to 100000 only/);
  });
});

describe('Directed Node-Kayles', () => {
  it('obeys the laws of rulesets', () => {
    assertLaws(directedNodeKayles);
  });

  it.each([
    ['P0', []],
    ['1>2 2>3', ['1: 3', '2: 1', '3: 1>2']],
    ['1>2 2>1 2>3 4', ['1: 3 4', '2: 4 P0', '3: 1>2 2>1 4', '4: 1>2 2>1 2>3 P0']],
    ['1>1 1>2', ['1: P0', '2: 1>1']],
    ['a>b P0', ['a: P0 P0', 'b: a P0']],
  ])('has the moves of %s', (text, expected) => {
    expect(moves(directedNodeKayles, text)).toEqual(expected);
  });

  it('has the values of the rule on any small digraph', () => {
    const arcs = fc.subarray(Array.from({ length: 36 }, (_, index) => [Math.floor(index / 6) + 1, (index % 6) + 1] as const));
    let seen = 0;
    fc.assert(
      fc.property(arcs, (chosen) => {
        const text = `${chosen.map(([from, to]) => `${from}>${to}`).join(' ')} ${[1, 2, 3, 4, 5, 6].filter((v) => !chosen.flat().includes(v)).join(' ')}`;
        const taken = Array.from({ length: 6 }, (_, vertex) => 1 << vertex);
        for (const [from, to] of chosen) taken[from - 1] = (taken[from - 1] ?? 0) | (1 << (to - 1));
        expect(grundy(`directed-node-kayles ${text}`)).toBe(grundyByRule(6, (vertex) => [taken[vertex] ?? 0]));
        seen++;
      }),
    );
    expect(seen).toBe(100);
  });

  it('is 0.37 on directed paths, however they are named', () => {
    const values = plainKernels.octalSequence(Uint8Array.of(0, 3, 7), 41);
    expect(Array.from({ length: 41 }, (_, length) => grundy(`directed-node-kayles chain ${length}`))).toEqual([
      ...values.slice(1),
    ]);
    expect(grundy('directed-node-kayles 4>1 1>3 3>2')).toBe(values[4]);
    expect(grundy('directed-node-kayles chain 1500')).toBe(grundy('octal 0.37: 1501'));
  });

  it('is unknown at once on a digraph that is too large to search', () => {
    const answer = solveWith('directed-node-kayles boolean-lattice 16', { catalogue });
    expect(answer).toMatchObject({
      outcome: 'unknown',
      reason: expect.stringContaining('65536 vertices is too large to search'),
    });
  });

  it('says where an arc is wrong', () => {
    const answer = solveWith('directed-node-kayles 1>2 2-3', { catalogue });
    expect(answer).toMatchObject({ error: { at: 25 } });
  });
});

describe('the theorems on paths', () => {
  it('agree with the rule', () => {
    let seen = 0;
    for (let order = 0; order <= 14; order++) {
      const near = (vertex: number) => [vertex - 1, vertex + 1].filter((other) => other >= 0 && other < order);
      const undirected = (vertex: number) => subsets(near(vertex).reduce((set, other) => set | (1 << other), 0));
      const whole = grundyByRule(order, (vertex) => undirected(vertex).map((set) => set | (1 << vertex)));
      expect([order, grundy(`selective-node-kayles P${order}`)]).toEqual([order, whole]);
      seen++;
      if (order === 0) continue;
      const directed = grundyByRule(order, (vertex) => [(1 << vertex) | (vertex + 1 < order ? 2 << vertex : 0)]);
      expect([order, grundy(`directed-node-kayles chain ${order - 1}`)]).toEqual([order, directed]);
      seen++;
    }
    expect(seen).toBe(29);
  });
});
