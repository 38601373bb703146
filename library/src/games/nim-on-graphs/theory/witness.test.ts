/** Witnesses among links of many kinds of graphs, against a Gomory–Hu tree with a flow for each vertex. */
import { describe, expect, it } from 'vitest';
import { gomoryHuTree } from '../../../numeric/gomory-hu.fixture.ts';
import { MaxFlow } from '../../../numeric/max-flow.ts';
import { capacityOf, type LinkGraph, toLinkGraph } from './links.ts';
import { toPlain } from './plain.ts';
import { Dice } from './theorems.fixture.ts';
import { findWitness, listSide, type Refutation } from './witness.ts';

type Pairs = readonly (readonly [number, number])[];

const range = (length: number) => Array.from({ length }, (_, index) => index);

/** Pairs of even vertices that have a link; the vertices are counted from 0. */
const KINDS: Readonly<Record<string, (dice: Dice) => Pairs>> = {
  grid: (dice) => {
    const [rows, columns] = [2 + dice.below(8), 2 + dice.below(8)];
    return range(rows * columns).flatMap((at) => [
      ...((at + 1) % columns === 0 ? [] : [[at, at + 1] as const]),
      ...(at + columns < rows * columns ? [[at, at + columns] as const] : []),
    ]);
  },
  'cycle with chords': (dice) => {
    const order = 5 + dice.below(80);
    return [...range(order).map((at) => [at, (at + 1) % order] as const), ...randomPairs(dice, order, dice.below(20))];
  },
  'tree with more links': (dice) => {
    const order = 4 + dice.below(60);
    return [
      ...range(order - 1).map((at) => [at + 1, dice.below(at + 1)] as const),
      ...randomPairs(dice, order, 1 + dice.below(30)),
    ];
  },
  'few vertices': (dice) => {
    const order = 3 + dice.below(6);
    return [...range(order - 1).map((at) => [at + 1, at] as const), ...randomPairs(dice, order, 20 + dice.below(60))];
  },
};

function randomPairs(dice: Dice, order: number, count: number): Pairs {
  return range(count).map(() => {
    const from = dice.below(order);
    return [from, (from + 1 + dice.below(order - 1)) % order];
  });
}

/** Weights that tie often, that lie close together, and that are as likely small as large. */
const WEIGHTS: readonly ((dice: Dice) => bigint)[] = [
  () => 1n,
  (dice) => BigInt(1 + dice.below(3)),
  (dice) => 1000n + dice.bigBelow(500n),
  (dice) => 1n + dice.bigBelow(1n << BigInt(1 + dice.below(59))),
];

/** Each link has this capacity, and a little more at one of its ends or at none. */
function position(dice: Dice, pairs: Pairs, weight: () => bigint, equal: (link: number) => boolean): LinkGraph {
  const order = 1 + Math.max(...pairs.flat());
  const edges = pairs.flatMap(([a, b], index) => {
    const capacity = weight();
    const more = equal(index) ? 0n : 1n + dice.bigBelow(3n);
    const isFirst = dice.below(2) === 0;
    return [
      { from: a, to: order + index, value: capacity + (isFirst ? more : 0n) },
      { from: b, to: order + index, value: capacity + (isFirst ? 0n : more) },
    ];
  });
  const graph = toLinkGraph(toPlain(dice.below(order), edges));
  if (typeof graph === 'string') throw new Error(graph);
  return graph;
}

/** All witnesses, by a tree of minimum cuts. */
function witnessesByTree({ evens, links, piece }: LinkGraph): number[] {
  if (!('even' in piece)) throw new Error('the piece is not on an even vertex');
  const edges = links.map((link) => ({ from: link.ends[0].even, to: link.ends[1].even, capacity: capacityOf(link) }));
  const flow = new MaxFlow(evens.length, edges);
  const tree = gomoryHuTree(flow, [...evens.keys()], () => 0n);
  return [...links.entries()].flatMap(([index, { ends }]) => {
    if (ends[0].weight === ends[1].weight) return [];
    const [thick, thin] = ends[0].weight > ends[1].weight ? ends : [ends[1], ends[0]];
    const { capacity } = tree.minimumCut(thick.even, thin.even);
    if (capacity !== 2n * thin.weight) return capacity > 2n * thin.weight ? [index] : [];
    flow.run(thin.even, thick.even);
    return flow.reachesSink(piece.even) ? [index] : [];
  });
}

/** Every cut separates the ends of its link, has its capacity, and is light enough. */
function checkCuts(graph: LinkGraph, { cuts, cutOf }: Refutation): void {
  if (!('even' in graph.piece)) throw new Error('the piece is not on an even vertex');
  for (const [index, { ends }] of graph.links.entries()) {
    if (ends[0].weight === ends[1].weight) continue;
    const [thick, thin] = ends[0].weight > ends[1].weight ? ends : [ends[1], ends[0]];
    const cut = cuts[cutOf[index] ?? -1];
    if (cut === undefined) throw new Error('a link has no cut');
    const side = new Set(listSide(graph, cut));
    expect(side.has(thick.even)).not.toBe(side.has(thin.even));
    const crossing = graph.links.filter((link) => side.has(link.ends[0].even) !== side.has(link.ends[1].even));
    expect(crossing.reduce((sum, link) => sum + capacityOf(link), 0n)).toBe(cut.capacity);
    const isWithThin = side.has(graph.piece.even) === side.has(thin.even);
    expect(cut.capacity <= 2n * thin.weight - (isWithThin ? 0n : 1n)).toBe(true);
  }
}

describe('witnesses on graphs of many kinds', () => {
  it('are found exactly where a tree of minimum cuts has one, and what is ruled out has a cut', () => {
    const dice = new Dice(35);
    const seen: Record<string, { won: number; lost: number }> = {};
    for (let round = 0; round < 60; round++) {
      for (const [kind, make] of Object.entries(KINDS)) {
        const counts = seen[kind] ?? { won: 0, lost: 0 };
        seen[kind] = counts;
        const weight = WEIGHTS[round % WEIGHTS.length] as (dice: Dice) => bigint;
        const pairs = make(dice);
        const draws = new Dice(round);
        const first = position(
          new Dice(round),
          pairs,
          () => weight(draws),
          () => false,
        );
        const witnesses = new Set(
          witnessesByTree(first).map((link) => first.plain.origin[(first.links[link] as LinkGraph['links'][number]).vertex]),
        );
        const again = new Dice(round);
        const order = 1 + Math.max(...pairs.flat());
        const settled = position(
          new Dice(round),
          pairs,
          () => weight(again),
          (link) => witnesses.has(order + link),
        );
        for (const graph of [first, settled]) {
          if (!('even' in graph.piece)) continue;
          const all = witnessesByTree(graph);
          const found = findWitness(graph, graph.piece.even, () => {});
          if ('witness' in found) {
            counts.won++;
            expect(all).toContain(found.witness);
          } else {
            counts.lost++;
            expect(all).toEqual([]);
            checkCuts(graph, found);
          }
        }
      }
    }
    for (const kind of Object.keys(KINDS)) {
      expect(seen[kind]?.won, kind).toBeGreaterThan(20);
      expect(seen[kind]?.lost, kind).toBeGreaterThan(30);
    }
  });
});
