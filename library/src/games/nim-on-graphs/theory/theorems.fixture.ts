/** Nim on graphs by the rules alone, and random positions: what the theorems are compared with. */
import type { ValuedEdge } from './plain.ts';

export interface Sample {
  readonly edges: readonly ValuedEdge[];
  readonly piece: number;
}

/** Plays every move from a position: the Grundy values of all positions that can be reached. Small weights only. */
export class Referee {
  private readonly ends: readonly (readonly [number, number])[];
  private readonly vertices: readonly number[];
  private readonly strides: readonly number[];
  private readonly memo: Int16Array;

  constructor(edges: readonly ValuedEdge[], piece: number) {
    this.vertices = [...new Set([piece, ...edges.flatMap(({ from, to }) => [from, to])])];
    this.ends = edges.map(({ from, to }) => [this.vertices.indexOf(from), this.vertices.indexOf(to)]);
    let size = this.vertices.length;
    this.strides = edges.map(({ value }) => {
      const stride = size;
      size *= Number(value) + 1;
      return stride;
    });
    if (size > 1e8) throw new Error(`${size} positions are too many to play`);
    this.memo = new Int16Array(size).fill(-1);
  }

  value(weights: readonly number[], piece: number): number {
    const base = weights.reduce((sum, weight, edge) => sum + weight * (this.strides[edge] as number), 0);
    return this.search([...weights], base, this.vertices.indexOf(piece));
  }

  /** The weights, their place in the table, and the piece. */
  private search(weights: number[], base: number, piece: number): number {
    const known = this.memo[base + piece] as number;
    if (known >= 0) return known;
    let options = 0;
    for (let edge = 0; edge < weights.length; edge++) {
      const [from, to] = this.ends[edge] as readonly [number, number];
      if (from !== piece && to !== piece) continue;
      const weight = weights[edge] as number;
      for (let less = 1; less <= weight; less++) {
        weights[edge] = weight - less;
        options |= 1 << this.search(weights, base - less * (this.strides[edge] as number), from === piece ? to : from);
      }
      weights[edge] = weight;
    }
    let value = 0;
    while (((options >> value) & 1) === 1) value++;
    if (value > 30) throw new Error('the value is too large to be played');
    this.memo[base + piece] = value;
    return value;
  }
}

export function grundyByRules({ edges, piece }: Sample): number {
  return new Referee(edges, piece).value(
    edges.map(({ value }) => Number(value)),
    piece,
  );
}

/** Numbers below `below` out of a seed, always the same. */
export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  below(below: number): number {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0;
    const mixed = Math.imul(this.state ^ (this.state >>> 15), 0x2c1b3c6d) >>> 0;
    return Math.floor((((mixed ^ (mixed >>> 12)) >>> 0) / 2 ** 32) * below);
  }

  bigBelow(below: bigint): bigint {
    let value = 0n;
    for (let bits = 0; bits <= below.toString(2).length + 32; bits += 30) value = (value << 30n) + BigInt(this.below(2 ** 30));
    return value % below;
  }
}

/** A bipartite graph whose odd vertices, numbered from 100, have degree one or two; disconnected graphs and trees included. */
export function randomInClass(dice: Dice, most: { evens: number; odds: number; weight: number; total: number }): Sample {
  const evens = 1 + dice.below(most.evens);
  const odds = dice.below(most.odds + 1);
  const sparse = dice.below(3) === 0;
  const edges: ValuedEdge[] = [];
  let total = 0;
  for (let odd = 100; odd < 100 + odds; odd++) {
    const a = dice.below(evens);
    const b = sparse ? dice.below(evens) : (a + 1 + dice.below(Math.max(1, evens - 1))) % evens;
    for (const from of a === b || (sparse && dice.below(8) === 0) ? [a] : [a, b]) {
      const drawn = sparse ? dice.below(most.weight + 1) : 1 + dice.below(most.weight);
      const weight = Math.min(drawn, most.total - total);
      total += weight;
      edges.push({ from, to: odd, value: BigInt(weight) });
    }
  }
  const piece = odds > 0 && dice.below(2) === 0 ? 100 + dice.below(odds) : dice.below(evens);
  return { edges, piece };
}

/**
 * Many links between even vertices, all connected. `equal` is the chance in ten that a link has equal weights; weights are as
 * likely small as large.
 */
export function randomLinks(dice: Dice, size: { evens: number; links: number; bits: number; equal: number }): Sample {
  const edges: ValuedEdge[] = [];
  const weight = () => 1n + dice.bigBelow(1n << BigInt(1 + dice.below(size.bits)));
  for (let link = 0; link < size.links; link++) {
    const to = size.evens + link;
    const a = link < size.evens - 1 ? link + 1 : dice.below(size.evens);
    const b = link < size.evens - 1 ? dice.below(a) : (a + 1 + dice.below(size.evens - 1)) % size.evens;
    const first = weight();
    edges.push({ from: a, to, value: first }, { from: b, to, value: dice.below(10) < size.equal ? first : weight() });
  }
  return { edges, piece: dice.below(size.evens) };
}

/** A bipartite graph with weights 1. */
export function randomUnits(dice: Dice, most: { side: number; edges: number }): Sample {
  const [left, right] = [2 + dice.below(most.side - 1), 2 + dice.below(most.side - 1)];
  const edges: ValuedEdge[] = [];
  for (let from = 0; from < left; from++) {
    for (let to = 100; to < 100 + right; to++) {
      if (edges.length < most.edges && dice.below(4) > 0) edges.push({ from, to, value: 1n });
    }
  }
  return { edges, piece: dice.below(2) === 0 ? dice.below(left) : 100 + dice.below(right) };
}

/** Any multigraph: loops, parallel edges, odd cycles, zero weights. */
export function randomMultigraph(dice: Dice, most: { order: number; edges: number; weight: number; total: number }): Sample {
  const order = 1 + dice.below(most.order);
  const count = dice.below(most.edges + 1);
  const edges: ValuedEdge[] = [];
  let total = 0;
  for (let index = 0; index < count; index++) {
    const weight = Math.min(dice.below(most.weight + 1), most.total - total);
    total += weight;
    edges.push({ from: dice.below(order), to: dice.below(order), value: BigInt(weight) });
  }
  return { edges, piece: dice.below(order) };
}
