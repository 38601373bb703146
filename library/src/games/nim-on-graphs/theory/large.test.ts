/** Larger positions of Nim on graphs: every decision with its certificate, and whole matches won. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../catalogue.ts';
import { solveWith } from '../../../engine/solve/solve.ts';
import { MaxFlow } from '../../../numeric/max-flow.ts';
import { ticking } from '../../../testing/ticking.fixture.ts';
import { checkProof } from '../certificate/check-proof.ts';
import { toCertificate } from './certificate.ts';
import { consult } from './decision.ts';
import { decideEvenPiece } from './even-piece.ts';
import { capacityOf, type LinkGraph, toLinkGraph } from './links.ts';
import { type Plain, playPlain, toPlain, type ValuedEdge } from './plain.ts';
import type { Decision } from './proof.ts';
import { Dice, randomLinks, type Sample } from './theorems.fixture.ts';
import { findWitness } from './witness.ts';

const tick = () => {};

function linkGraph(sample: Sample): LinkGraph & { piece: { even: number } } {
  const graph = toLinkGraph(toPlain(sample.piece, sample.edges));
  if (typeof graph === 'string' || !('even' in graph.piece)) throw new Error('not of the class');
  return { ...graph, piece: graph.piece };
}

/** Each link on its own: m units to the thin end and one to the piece, through the other links. */
function isWitness(graph: LinkGraph, piece: number, index: number): boolean {
  const link = graph.links[index];
  if (link === undefined) return false;
  const [a, b] = link.ends;
  if (a.weight === b.weight) return false;
  const [thick, thin] = a.weight > b.weight ? [a, b] : [b, a];
  const sink = graph.evens.length;
  const edges = graph.links.flatMap((each, other) =>
    other === index ? [] : [{ from: each.ends[0].even, to: each.ends[1].even, capacity: capacityOf(each) }],
  );
  edges.push({ from: thin.even, to: sink, capacity: thin.weight });
  if (piece !== thick.even) edges.push({ from: piece, to: sink, capacity: 1n });
  return new MaxFlow(sink + 1, edges).run(thick.even, sink) === thin.weight + (piece === thick.even ? 0n : 1n);
}

function certificateHolds(sample: Sample, { outcome, proof }: Decision): void {
  const found = proof();
  if (found === undefined) throw new Error('a proof is missing');
  const certificate = toCertificate({ ...sample, outcome, games: [], question: '' }, found, String);
  expect(checkProof(JSON.parse(JSON.stringify(certificate)))).toMatchObject({ holds: true });
}

/** Makes the weights of witnesses equal until there is none: a lost position in which many links are nearly witnesses. */
function untilLost(sample: Sample): Sample {
  let edges = [...sample.edges];
  for (;;) {
    const graph = linkGraph({ ...sample, edges });
    const found = findWitness(graph, graph.piece.even, tick);
    if (!('witness' in found)) return { ...sample, edges };
    const odd = graph.plain.origin[graph.links[found.witness]?.vertex ?? -1];
    const capacity = capacityOf(graph.links[found.witness] as LinkGraph['links'][number]);
    edges = edges.map((edge) => (edge.to === odd ? { ...edge, value: capacity } : edge));
  }
}

describe('Theorem 3.5 with a Gomory–Hu tree', () => {
  it('finds a witness exactly where testing every link finds one, and its certificates hold', () => {
    const dice = new Dice(5);
    const seen = { won: 0, lost: 0, cuts: 0 };
    for (let round = 0; round < 300; round++) {
      const evens = 3 + dice.below(12);
      const start = randomLinks(dice, { evens, links: evens + dice.below(30), bits: 1 + dice.below(62), equal: dice.below(10) });
      for (const sample of round % 2 === 0 ? [start, untilLost(start)] : [start]) {
        const graph = linkGraph(sample);
        const decision = decideEvenPiece(graph, graph.piece.even, tick);
        const some = graph.links.some((_, index) => isWitness(graph, graph.piece.even, index));
        expect(decision.outcome).toBe(some ? 'N' : 'P');
        certificateHolds(sample, decision);
        if (some) seen.won++;
        else seen.lost++;
        const proof = decision.proof();
        if (proof?.rule === 'cuts') seen.cuts += proof.cuts.filter(({ side }) => side.length > 1).length;
      }
    }
    expect(Math.min(seen.won, seen.lost)).toBeGreaterThan(50);
    expect(seen.cuts).toBeGreaterThan(50);
  });
});

describe('positions of many links', () => {
  it('have certificates on either side of the piece', () => {
    const dice = new Dice(6);
    const seen: Record<string, number> = {};
    for (let round = 0; round < 40; round++) {
      const won = randomLinks(dice, { evens: 60, links: 120, bits: 60, equal: 5 });
      const start = round % 2 === 0 ? won : untilLost(won);
      for (const piece of [start.piece, 60 + dice.below(120)]) {
        const { decision } = consult(toPlain(piece, start.edges), tick);
        if (decision === undefined) throw new Error('not decided');
        certificateHolds({ ...start, piece }, decision);
        seen[`${decision.by} ${decision.outcome}`] = (seen[`${decision.by} ${decision.outcome}`] ?? 0) + 1;
      }
    }
    expect(Object.keys(seen).length).toBeGreaterThanOrEqual(4);
  });

  it('are solved through the question line: 2000 links with weights up to 10^18', () => {
    const dice = new Dice(7);
    const sample = randomLinks(dice, { evens: 1000, links: 2000, bits: 60, equal: 3 });
    const line = (edges: readonly ValuedEdge[]) =>
      `nim-on-graphs ${edges.map(({ from, to, value }) => `${from}-${to}=${value}`).join(' ')} @${sample.piece}`;
    const verdict = solveWith(line(sample.edges), { catalogue });
    if ('error' in verdict) throw new Error(verdict.error.message);
    expect(verdict.outcome).not.toBe('unknown');
    const certificate = verdict.certificate?.();
    if (certificate?.kind !== 'nim-on-graphs') throw new Error('it has another certificate');
    expect(checkProof(certificate)).toMatchObject({ holds: true });
  });

  it('end in time, as unknown, where time is short', () => {
    const sample = randomLinks(new Dice(8), { evens: 1000, links: 2000, bits: 60, equal: 3 });
    const edges = sample.edges.map(({ from, to, value }) => `${from}-${to}=${value}`).join(' ');
    const verdict = solveWith(`nim-on-graphs ${edges} @${sample.piece}`, {
      catalogue,
      limits: { milliseconds: 0 },
      now: ticking().now,
    });
    expect(verdict).toMatchObject({ outcome: 'unknown', reason: expect.stringContaining('seconds') });
  });
});

describe('a match', () => {
  it('on 200 links is won from every won position against random replies', () => {
    const dice = new Dice(9);
    let moves = 0;
    for (let match = 0; match < 6; match++) {
      const slowly = match % 2 === 1;
      const lost = untilLost(randomLinks(dice, { evens: 90, links: 200, bits: slowly ? 4 : 60, equal: 3 }));
      const first = playAny(toPlain(lost.piece, lost.edges), dice, slowly);
      if (first === undefined) throw new Error('a match without a move');
      let position = first;
      for (;;) {
        position = playBest(position);
        moves++;
        const reply = playAny(position, dice, slowly);
        if (reply === undefined) break;
        position = reply;
        expect(outcomeOf(position)).toBe('N');
      }
    }
    expect(moves).toBeGreaterThan(60);
  });
});

function outcomeOf(plain: Plain): string | undefined {
  return consult(plain, tick).decision?.outcome;
}

function playBest(plain: Plain): Plain {
  const [move] = consult(plain, tick).decision?.moves() ?? [];
  const edge = plain.at[plain.piece]?.find((index) => {
    const { from, to } = plain.edges[index] as Plain['edges'][number];
    return plain.origin[from === plain.piece ? to : from] === move?.to;
  });
  if (move === undefined || edge === undefined) throw new Error('a won position without a winning move');
  expect(move.left < (plain.edges[edge]?.weight ?? 0n)).toBe(true);
  return playPlain(plain, edge, move.left);
}

/** A random edge, lowered by one or to any weight. */
function playAny(plain: Plain, dice: Dice, slowly: boolean): Plain | undefined {
  const edges = plain.at[plain.piece] ?? [];
  const edge = edges[dice.below(edges.length)];
  if (edge === undefined) return undefined;
  const weight = plain.edges[edge]?.weight ?? 1n;
  return playPlain(plain, edge, slowly ? weight - 1n : dice.bigBelow(weight));
}
