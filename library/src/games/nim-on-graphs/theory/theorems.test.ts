/** The theorems on plain positions of Nim on graphs against play by the rules: decisions, moves and certificates. */
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../../core/limits.ts';
import { checkProof } from '../certificate/check-proof.ts';
import { toCertificate } from './certificate.ts';
import { consult } from './decision.ts';
import { decideEvenPiece } from './even-piece.ts';
import { toLinkGraph } from './links.ts';
import { decideOddPiece } from './odd-piece.ts';
import { otherEnd, type Plain, toPlain, type ValuedEdge } from './plain.ts';
import type { Decision } from './proof.ts';
import { OutcomeSearch } from './search.ts';
import { grundyByTable } from './table.ts';
import { Dice, grundyByRules, Referee, randomInClass, randomMultigraph, randomUnits, type Sample } from './theorems.fixture.ts';
import { eachWinningMove } from './winning-moves.ts';

const tick = () => {};

function valued({ edges, origin }: Plain): ValuedEdge[] {
  return edges.map(({ from, to, weight }) => ({ from: origin[from] as number, to: origin[to] as number, value: weight }));
}

/** By flows alone, without pruning leaves first. */
function decideDirectly(plain: Plain): Decision | undefined {
  const graph = toLinkGraph(plain);
  if (typeof graph === 'string') return undefined;
  const { piece } = graph;
  return 'even' in piece ? decideEvenPiece(graph, piece.even, tick) : decideOddPiece(graph, piece.link, tick);
}

/** Follows a random play and calls `visit` with each position on the way and its Grundy value. */
function playThrough(
  dice: Dice,
  sample: Sample,
  visit: (sample: Sample, value: (weights: number[], piece: number) => number) => void,
) {
  const referee = new Referee(sample.edges, sample.piece);
  let { edges, piece } = sample;
  for (;;) {
    visit({ edges, piece }, (weights, at) => referee.value(weights, at));
    const open = [...edges.keys()].filter((index) => {
      const { from, to, value } = edges[index] as ValuedEdge;
      return (from === piece || to === piece) && value > 0n;
    });
    const chosen = open[dice.below(open.length)];
    if (chosen === undefined) return;
    const edge = edges[chosen] as ValuedEdge;
    edges = edges.with(chosen, { ...edge, value: BigInt(dice.below(Number(edge.value))) });
    piece = edge.from === piece ? edge.to : edge.from;
  }
}

function certificateHolds(sample: Sample, { outcome, proof }: Decision): void {
  const found = proof();
  if (found === undefined) throw new Error('a small position without a proof');
  const certificate = toCertificate({ ...sample, outcome, games: [], question: '' }, found, String);
  expect(checkProof(JSON.parse(JSON.stringify(certificate)))).toMatchObject({ holds: true });
}

/** Compares the winning moves with those that play by the rules finds. */
function movesAgree(plain: Plain, core: Plain, decision: Decision, value: (weights: number[], piece: number) => number): void {
  const weights = plain.edges.map(({ weight }) => Number(weight));
  const wins = new Set<string>();
  for (const edge of plain.at[plain.piece] ?? []) {
    const to = plain.origin[otherEnd(plain.edges[edge] as Plain['edges'][number], plain.piece)] as number;
    for (let left = 0; left < (weights[edge] as number); left++) {
      if (value(weights.with(edge, left), to) === 0) wins.add(`${to}:${left}`);
    }
  }
  const moves = eachWinningMove(plain, core, decision, tick);
  const listed: string[] = [];
  let next = moves.next();
  for (; !next.done; next = moves.next()) listed.push(`${next.value.to}:${next.value.left}`);
  expect(listed.filter((move) => !wins.has(move))).toEqual([]);
  expect(listed.length).toBe(new Set(listed).size);
  if (next.value) expect(listed.length).toBe(wins.size);
  else expect(listed.length).toBeGreaterThan(0);
}

/** Checks one position in every way that applies; returns by which theorems it was decided. */
function check(sample: Sample, won: boolean, thorough: boolean): string[] {
  const plain = toPlain(sample.piece, sample.edges);
  const { decision, core } = consult(plain, tick);
  const direct = decideDirectly(plain);
  const seen: string[] = [];
  for (const [name, each] of [
    ['consulted', decision],
    ['direct', direct],
  ] as const) {
    if (each === undefined) continue;
    if ((each.outcome === 'N') !== won) throw new Error(`${name}: ${describeSample(sample)} is ${each.outcome} by ${each.by}`);
    seen.push(`${name} ${each.by} ${each.outcome}`);
    if (thorough) certificateHolds(sample, each);
  }
  if (thorough && decision !== undefined) {
    const referee = new Referee(valued(plain), sample.piece);
    movesAgree(plain, core, decision, (weights, piece) => referee.value(weights, piece));
  }
  return seen;
}

function describeSample({ edges, piece }: Sample): string {
  return `${edges.map(({ from, to, value }) => `${from}-${to}=${value}`).join(' ')} @${piece}`;
}

describe('Nim on graphs in the class of one paper', () => {
  it('is decided as play by the rules decides it, for both sides of the piece, with all winning moves and certificates', () => {
    const dice = new Dice(20030722);
    const counts: Record<string, number> = { positions: 0, zero: 0, tree: 0, disconnected: 0 };
    const add = (name: string, more = 1) => {
      counts[name] = (counts[name] ?? 0) + more;
    };
    for (let round = 0; round < 5_000; round++) {
      let depth = 0;
      playThrough(dice, randomInClass(dice, { evens: 4, odds: 6, weight: 4, total: 16 }), (sample, value) => {
        const weights = sample.edges.map((edge) => Number(edge.value));
        const plain = toPlain(sample.piece, sample.edges);
        for (const name of check(sample, value(weights, sample.piece) > 0, depth++ === 0 && round % 3 !== 0)) add(name);
        add('positions');
        if (sample.piece >= 100) add('odd piece');
        if (weights.includes(0)) add('zero');
        if (plain.edges.length === plain.origin.length - 1) add('tree');
        if (plain.edges.length < weights.filter((weight) => weight > 0).length) add('disconnected');
      });
    }
    expect(counts.positions).toBeGreaterThan(20_000);
    for (const name of ['odd piece', 'zero', 'tree', 'disconnected']) expect(counts[name], name).toBeGreaterThan(4_000);
    for (const name of ['flow N', 'flow P', 'candidates N', 'candidates P']) {
      expect(counts[`direct ${name}`], name).toBeGreaterThan(300);
      expect(counts[`consulted ${name}`], name).toBeGreaterThan(50);
    }
  });

  it('lets an odd path close on itself, which the printed definition does not', () => {
    const sample = {
      piece: 0,
      edges: [
        { from: 1, to: 100, value: 3n },
        { from: 0, to: 100, value: 3n },
        { from: 0, to: 101, value: 0n },
        { from: 1, to: 101, value: 3n },
      ],
    };
    expect(grundyByRules(sample)).toBeGreaterThan(0);
    expect(check(sample, true, true)).toContain('direct flow N');
    const plain = toPlain(sample.piece, sample.edges);
    const proof = decideDirectly(plain)?.proof();
    expect(proof?.rule === 'superposition' && proof.path).toEqual([0, 100, 1, 101]);
  });

  it('counts cuts with edges of weight 0 thrown in, which only the least capacity tells', () => {
    const sample = {
      piece: 1,
      edges: [
        { from: 2, to: 100, value: 0n },
        { from: 0, to: 100, value: 3n },
        { from: 1, to: 101, value: 0n },
        { from: 0, to: 101, value: 3n },
      ],
    };
    expect(grundyByRules(sample)).toBe(0);
    expect(check(sample, false, true)).toContain('consulted leaves P');
  });

  it('is left with odd vertices of degree three, where an odd path need not win', () => {
    const star = {
      piece: 1,
      edges: [
        { from: 1, to: 100, value: 1n },
        { from: 0, to: 100, value: 0n },
        { from: 2, to: 100, value: 1n },
      ],
    };
    expect(grundyByRules(star)).toBe(0);
    expect(check(star, false, true)).toEqual(['consulted leaves P', 'direct flow P']);
    const complete = [0, 1, 2].flatMap((from) => [100, 101, 102].map((to) => ({ from, to, value: 2n })));
    expect(toLinkGraph(toPlain(0, complete))).toBe('both sides of the graph have a vertex of degree three or more');
    const triangle = [0, 1, 2].map((from) => ({ from, to: (from + 1) % 3, value: 2n }));
    expect(toLinkGraph(toPlain(0, triangle))).toBe('the graph is not bipartite');
  });
});

describe('Nim on other graphs', () => {
  it('is decided by leaves, flows and parity wherever they apply', () => {
    const dice = new Dice(11);
    const counts: Record<string, number> = {};
    for (let round = 0; round < 4_000; round++) {
      const sample =
        round % 2 === 0
          ? randomUnits(dice, { side: 4, edges: 13 })
          : randomMultigraph(dice, { order: 6, edges: 8, weight: 3, total: 11 });
      for (const name of check(sample, grundyByRules(sample) > 0, true)) counts[name] = (counts[name] ?? 0) + 1;
    }
    for (const name of ['parity N', 'parity P', 'leaves N', 'leaves P']) {
      expect(counts[`consulted ${name}`], name).toBeGreaterThan(100);
    }
  });

  it('keeps its Grundy value when parallel edges and loops become nim-sums', () => {
    const dice = new Dice(12);
    let shrunk = 0;
    for (let round = 0; round < 1_500; round++) {
      const sample = randomMultigraph(dice, { order: 4, edges: 7, weight: 3, total: 11 });
      const plain = toPlain(sample.piece, sample.edges);
      const value = grundyByRules(sample);
      expect(grundyByRules({ edges: valued(plain), piece: sample.piece })).toBe(value);
      expect(grundyByTable(plain)).toBe(value);
      if (plain.edges.length < sample.edges.length) shrunk++;
    }
    expect(shrunk).toBeGreaterThan(1_000);
  });

  it('is searched where no theorem decides', () => {
    const dice = new Dice(13);
    let searched = 0;
    for (let round = 0; round < 1_500; round++) {
      const sample = randomMultigraph(dice, { order: 4, edges: 9, weight: 3, total: 13 });
      const search = new OutcomeSearch(DEFAULT_LIMITS, tick);
      expect(search.outcome(toPlain(sample.piece, sample.edges))).toBe(grundyByRules(sample) > 0 ? 'N' : 'P');
      if (search.positions > 0) searched++;
    }
    expect(searched).toBeGreaterThan(500);
  });
});
