/**
 * Maximum flow between two vertices of an undirected network with whole capacities of any size: Dinic's algorithm
 * [dinitz1970] on typed arrays.
 *
 * Numbers are doubles, which are exact below 2^53. Capacities beyond are cut into digits of `shift` bits, the most significant
 * first. A maximum flow for the leading digits is doubled up and made maximal for one digit more, and so on: a minimum cut of the
 * leading digits has less than 2^shift left on each of its arcs, so each round adds less than arcs · 2^shift ≤ 2^51 to the
 * flow, and a residual capacity above `CEILING` = 2^52 may be written as `CEILING`, since no round can use it up. Measured
 * against the same loop over `BigInt64Array` and over `bigint` in `bench/max-flow.mjs`.
 */
import { LimitReached } from '../core/limits.ts';

export interface FlowEdge {
  readonly from: number;
  readonly to: number;
  readonly capacity: bigint;
}

export interface FlowSettings {
  readonly recorded?: boolean;
  readonly enough?: bigint;
}

/** Called now and then in a long run; may throw to end it. */
export type Tick = (positions?: number) => void;

const CEILING = 2 ** 52;
/** Digits that are kept for all arcs together. */
const MOST_DIGITS = 20_000_000;

export class MaxFlow {
  readonly order: number;
  /** The arcs of vertex v are start[v] … start[v+1] − 1. */
  private readonly start: Uint32Array;
  private readonly head: Uint32Array;
  private readonly twin: Uint32Array;
  /** The arc of each edge that leads from `from` to `to`. */
  private readonly arcOf: Uint32Array;
  private readonly digits: readonly Float64Array[];
  private readonly scale: number;
  private readonly shift: bigint;
  private readonly residual: Float64Array;
  /** Distance to the sink in the residual network; −1 where the sink is out of reach, −2 where this phase is done. */
  private readonly level: Int32Array;
  private readonly next: Uint32Array;
  private readonly path: Uint32Array;
  private readonly queue: Uint32Array;
  private readonly tick: Tick;
  private flows: bigint[] | undefined;

  constructor(order: number, edges: readonly FlowEdge[], tick: Tick = () => {}) {
    this.order = order;
    this.tick = tick;
    const arcs = 2 * edges.length;
    this.start = new Uint32Array(order + 1);
    this.head = new Uint32Array(arcs);
    this.twin = new Uint32Array(arcs);
    this.arcOf = new Uint32Array(edges.length);
    for (const { from, to } of edges) for (const end of [from, to]) this.start[end + 1] = at(this.start, end + 1) + 1;
    for (let vertex = 0; vertex < order; vertex++) this.start[vertex + 1] = at(this.start, vertex + 1) + at(this.start, vertex);
    const free = this.start.slice();
    for (const [index, { from, to }] of edges.entries()) {
      const there = at(free, from);
      free[from] = there + 1;
      const back = at(free, to);
      free[to] = back + 1;
      this.head[there] = to;
      this.head[back] = from;
      this.twin[there] = back;
      this.twin[back] = there;
      this.arcOf[index] = there;
    }
    let total = 0n;
    let largest = 0n;
    for (const { capacity } of edges) {
      total += capacity;
      if (capacity > largest) largest = capacity;
    }
    const hexadecimals = total < BigInt(CEILING / 2) ? 13 : Math.floor((51 - Math.ceil(Math.log2(arcs + 2))) / 4);
    this.shift = BigInt(4 * hexadecimals);
    this.scale = 2 ** (4 * hexadecimals);
    const places = Math.max(1, Math.ceil(largest.toString(16).length / hexadecimals));
    if (places * arcs > MOST_DIGITS)
      throw new LimitReached('program', MOST_DIGITS, 'the weights have too many digits for so many edges');
    this.digits = digitsOf(edges, this.arcOf, this.twin, places, hexadecimals);
    this.residual = new Float64Array(arcs);
    this.level = new Int32Array(order);
    this.next = new Uint32Array(order);
    this.path = new Uint32Array(order);
    this.queue = new Uint32Array(order);
  }

  /**
   * The value of a maximum flow from source to sink, two different vertices; or of any flow of at least what is enough. With `recorded`,
   * `flowOn` knows the flow.
   */
  run(source: number, sink: number, { recorded = false, enough }: FlowSettings = {}): bigint {
    const { residual, digits, scale } = this;
    residual.fill(0);
    this.flows = recorded ? Array.from(this.arcOf, () => 0n) : undefined;
    const overflow = CEILING / scale;
    let value = 0n;
    for (const [place, digit] of digits.entries()) {
      const places = this.shift * BigInt(digits.length - 1 - place);
      for (let arc = 0; arc < residual.length; arc++) {
        const left = residual[arc] as number;
        residual[arc] = left >= overflow ? CEILING : left * scale + (digit[arc] as number);
      }
      const before = recorded ? residual.slice() : undefined;
      let added = 0;
      while (this.findLevels(source, sink)) {
        this.tick();
        added += this.block(source, sink);
        if (enough === undefined) continue;
        const least = ((value << this.shift) + BigInt(added)) << places;
        if (least >= enough) return least;
      }
      value = (value << this.shift) + BigInt(added);
      if (before !== undefined) this.record(before);
    }
    return value;
  }

  /** Whether the sink of the last run can still be reached from the vertex: the smallest sink side of a minimum cut. */
  reachesSink(vertex: number): boolean {
    return at(this.level, vertex) !== -1;
  }

  /** All vertices from which the sink of the last run can still be reached, one bit for each vertex. */
  sinkSide(): Uint32Array {
    const side = new Uint32Array((this.order + 31) >>> 5);
    for (let vertex = 0; vertex < this.order; vertex++) {
      if (this.reachesSink(vertex)) side[vertex >>> 5] = at(side, vertex >>> 5) | (1 << (vertex & 31));
    }
    return side;
  }

  /** The net flow of the last, recorded run along an edge: positive from `from` to `to`. */
  flowOn(edge: number): bigint {
    const flow = this.flows?.[edge];
    if (flow === undefined) throw new Error('the flow was not recorded');
    return flow;
  }

  /** Distances to the sink by breadth-first search; false when the source cannot reach it. */
  private findLevels(source: number, sink: number): boolean {
    const { level, queue, start, head, twin, residual, next } = this;
    level.fill(-1);
    level[sink] = 0;
    queue[0] = sink;
    let size = 1;
    for (let index = 0; index < size; index++) {
      const vertex = queue[index] as number;
      const end = start[vertex + 1] as number;
      for (let arc = start[vertex] as number; arc < end; arc++) {
        const other = head[arc] as number;
        if (level[other] !== -1 || (residual[twin[arc] as number] as number) <= 0) continue;
        level[other] = (level[vertex] as number) + 1;
        if (other === source) {
          next.set(start.subarray(0, this.order));
          return true;
        }
        queue[size++] = other;
      }
    }
    return false;
  }

  /** A blocking flow: paths along which the distance falls by one, until none is left. */
  private block(source: number, sink: number): number {
    const { level, next, start, head, twin, residual, path } = this;
    let total = 0;
    let depth = 0;
    let vertex = source;
    for (;;) {
      if (vertex === sink) {
        let amount = residual[path[0] as number] as number;
        let narrow = 0;
        for (let step = 1; step < depth; step++) {
          const left = residual[path[step] as number] as number;
          if (left < amount) {
            amount = left;
            narrow = step;
          }
        }
        for (let step = 0; step < depth; step++) {
          const arc = path[step] as number;
          const back = twin[arc] as number;
          residual[arc] = (residual[arc] as number) - amount;
          residual[back] = (residual[back] as number) + amount;
        }
        total += amount;
        depth = narrow;
        vertex = head[twin[path[narrow] as number] as number] as number;
        continue;
      }
      const below = (level[vertex] as number) - 1;
      const end = start[vertex + 1] as number;
      let arc = next[vertex] as number;
      while (arc < end && (level[head[arc] as number] !== below || (residual[arc] as number) <= 0)) arc++;
      next[vertex] = arc;
      if (arc < end) {
        path[depth++] = arc;
        vertex = head[arc] as number;
      } else {
        if (depth === 0) return total;
        level[vertex] = -2;
        vertex = head[twin[path[--depth] as number] as number] as number;
      }
    }
  }

  private record(before: Float64Array): void {
    const { flows, arcOf, shift, residual } = this;
    if (flows === undefined) return;
    for (const [edge, arc] of arcOf.entries()) {
      flows[edge] = ((flows[edge] ?? 0n) << shift) + BigInt(at(before, arc) - at(residual, arc));
    }
  }
}

/** For each place, the most significant first, the digit of every arc's capacity. A digit has so many hexadecimal ones. */
function digitsOf(
  edges: readonly FlowEdge[],
  arcOf: Uint32Array,
  twin: Uint32Array,
  places: number,
  hexadecimals: number,
): Float64Array[] {
  const digits = Array.from({ length: places }, () => new Float64Array(twin.length));
  for (const [index, { capacity }] of edges.entries()) {
    const text = capacity.toString(16);
    const arc = at(arcOf, index);
    for (let place = places - 1, end = text.length; end > 0; place--, end -= hexadecimals) {
      const digit = Number.parseInt(text.slice(Math.max(0, end - hexadecimals), end), 16);
      for (const each of [arc, at(twin, arc)]) (digits[place] as Float64Array)[each] = digit;
    }
  }
  return digits;
}

function at(array: Uint32Array | Int32Array | Float64Array, index: number): number {
  return array[index] ?? 0;
}
