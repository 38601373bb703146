/** Maximum flows and Gomory–Hu trees against cuts found by trying all of them, with capacities of every size. */
import { describe, expect, it } from 'vitest';
import { gomoryHuTree, isOnSide } from './gomory-hu.fixture.ts';
import { type FlowEdge, MaxFlow } from './max-flow.ts';

let state = 1;
function below(bound: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * bound);
}

function bigBelow(bits: number): bigint {
  let value = 0n;
  for (let done = 0; done < bits; done += 24) value = (value << 24n) + BigInt(below(2 ** 24));
  return BigInt.asUintN(bits, value);
}

function randomNetwork(order: number, count: number, capacity: () => bigint): FlowEdge[] {
  return Array.from({ length: count }, () => {
    const from = below(order);
    return { from, to: (from + 1 + below(order - 1)) % order, capacity: capacity() };
  });
}

/** The capacity of the cut between a set of vertices, as bits, and the rest. */
function capacityAcross(edges: readonly FlowEdge[], isIn: (vertex: number) => boolean): bigint {
  return edges.reduce((sum, { from, to, capacity }) => (isIn(from) === isIn(to) ? sum : sum + capacity), 0n);
}

function leastCut(order: number, edges: readonly FlowEdge[], from: number, to: number): bigint {
  let least: bigint | undefined;
  for (let set = 0; set < 1 << order; set++) {
    const isIn = (vertex: number) => ((set >> vertex) & 1) === 1;
    if (!isIn(from) || isIn(to)) continue;
    const capacity = capacityAcross(edges, isIn);
    if (least === undefined || capacity < least) least = capacity;
  }
  return least ?? 0n;
}

/** Capacities from a bit to more than any machine number, ties and big steps included. */
const CAPACITIES: readonly (() => bigint)[] = [
  () => BigInt(below(3)),
  () => BigInt(below(100)),
  () => bigBelow(50),
  () => bigBelow(60),
  () => (1n << 60n) - BigInt(below(2)),
  () => bigBelow(1 + below(64)),
  () => bigBelow(1 + below(300)),
];

describe('a maximum flow', () => {
  it('equals the least cut, for capacities of any size', () => {
    let cases = 0;
    for (let round = 0; round < 700; round++) {
      const order = 2 + below(6);
      const edges = randomNetwork(order, below(14), CAPACITIES[round % CAPACITIES.length] as () => bigint);
      const flow = new MaxFlow(order, edges);
      for (let from = 0; from < order; from++) {
        const to = (from + 1) % order;
        const value = flow.run(from, to);
        expect(value).toBe(leastCut(order, edges, from, to));
        const isSink = (vertex: number) => flow.reachesSink(vertex);
        expect(isSink(to) && !isSink(from)).toBe(true);
        expect(capacityAcross(edges, isSink)).toBe(value);
        for (const enough of [1n, value / 2n, value, value + 1n]) {
          const stopped = flow.run(from, to, { enough });
          expect(stopped <= value && stopped >= (enough < value ? enough : value)).toBe(true);
        }
        cases++;
      }
    }
    expect(cases).toBeGreaterThan(2_000);
  });

  it('reaches the sink from the smallest sink side of all minimum cuts', () => {
    for (let round = 0; round < 200; round++) {
      const order = 3 + below(4);
      const edges = randomNetwork(order, 3 + below(8), () => BigInt(1 + below(2)));
      const flow = new MaxFlow(order, edges);
      const value = flow.run(0, 1);
      for (let set = 0; set < 1 << order; set++) {
        const isIn = (vertex: number) => ((set >> vertex) & 1) === 1;
        if (!isIn(1) || isIn(0) || capacityAcross(edges, isIn) !== value) continue;
        for (let vertex = 0; vertex < order; vertex++) if (flow.reachesSink(vertex)) expect(isIn(vertex)).toBe(true);
      }
    }
  });

  it('is recorded edge by edge: nothing is lost on the way, and no edge carries too much', () => {
    for (let round = 0; round < 300; round++) {
      const order = 2 + below(20);
      const edges = randomNetwork(order, below(60), CAPACITIES[round % CAPACITIES.length] as () => bigint);
      const flow = new MaxFlow(order, edges);
      const value = flow.run(0, 1, { recorded: true });
      const net = Array.from({ length: order }, () => 0n);
      for (const [index, { from, to, capacity }] of edges.entries()) {
        const amount = flow.flowOn(index);
        expect(amount <= capacity && amount >= -capacity).toBe(true);
        net[from] = (net[from] as bigint) - amount;
        net[to] = (net[to] as bigint) + amount;
      }
      expect(net).toEqual(net.map((_, vertex) => (vertex === 0 ? -value : vertex === 1 ? value : 0n)));
    }
  });
});

describe('a Gomory–Hu tree', () => {
  it('has a minimum cut of every two terminals', () => {
    let pairs = 0;
    for (let round = 0; round < 300; round++) {
      const order = 2 + below(9);
      const edges = randomNetwork(order, below(24), CAPACITIES[round % CAPACITIES.length] as () => bigint);
      const terminals = Array.from({ length: order }, (_, vertex) => vertex).filter(() => below(4) > 0);
      const flow = new MaxFlow(order, edges);
      const weight = (vertex: number) => capacityAcross(edges, (each) => each === vertex);
      const tree = gomoryHuTree(flow, terminals, weight);
      for (const u of terminals) {
        for (const v of terminals) {
          if (u >= v) continue;
          const cut = tree.minimumCut(u, v);
          const isIn = (vertex: number) => isOnSide(cut, vertex);
          expect(cut.capacity).toBe(flow.run(u, v));
          expect(isIn(u)).not.toBe(isIn(v));
          expect(capacityAcross(edges, isIn)).toBe(cut.capacity);
          pairs++;
        }
      }
    }
    expect(pairs).toBeGreaterThan(3_000);
  });
});
