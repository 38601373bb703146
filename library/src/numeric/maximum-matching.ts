/**
 * A maximum matching of a graph that need not be bipartite, with what it takes to see that it is one.
 *
 * Vertices are first matched greedily. Then one alternating tree is grown from each exposed vertex: its root and every other vertex
 * on it are outer, those between inner; an edge between two outer vertices closes an odd cycle, a blossom, which is shrunk in a
 * union-find and makes its inner vertices outer as well. A tree that meets another exposed vertex turns its path round and gives one
 * edge more. A tree that meets none is frozen: no later search has to look at it. The idea is Edmonds's.
 *
 * At the end the outer vertices are those that some maximum matching misses, and the inner ones are a barrier: without them so many
 * odd components are left that exactly as many vertices as the matching misses must be missed (Tutte and Berge).
 */
import { Groups } from './groups.ts';
import type { Tick } from './max-flow.ts';

/** For each vertex the vertices it is joined to: `targets[offsets[v] … offsets[v + 1])`. */
interface Rows {
  readonly order: number;
  readonly offsets: Uint32Array;
  readonly targets: Uint32Array;
}

const OUTER = 1;
const INNER = 2;
const GONE = 3;
const NONE = -1;

export interface Matching {
  /** Of each vertex the other end of its edge, or −1. */
  readonly mate: Int32Array;
  /** 1 for each vertex that some maximum matching misses. */
  readonly isOuter: Uint8Array;
  /** 1 for each vertex of the barrier. */
  readonly isInner: Uint8Array;
  /** The same matching turned round so that it misses this outer vertex. */
  missing(vertex: number): Int32Array;
}

/** The rows have each edge in both directions; a loop is no edge. Vertices that are gone count as none. */
export function maximumMatching(rows: Rows, isGone: Uint8Array, tick: Tick): Matching {
  return new Search(rows, isGone).run(tick);
}

/** Searches between two looks at the clock. */
const LOOK_EVERY = 256;

class Search {
  private readonly rows: Rows;
  private readonly mate: Int32Array;
  private readonly label: Uint8Array;
  /** The outer vertex from which an inner one was met; in a blossom also the way round it. */
  private readonly from: Int32Array;
  /** The vertices of a blossom are a group, known by its base. */
  private readonly blossoms: Groups;
  private readonly seen: Uint32Array;
  private readonly queue: Int32Array;
  private readonly touched: Int32Array;
  private stamp = 0;
  private size = 0;
  private touchedSize = 0;

  constructor(rows: Rows, isGone: Uint8Array) {
    const { order } = rows;
    this.rows = rows;
    this.mate = new Int32Array(order).fill(NONE);
    this.label = Uint8Array.from(isGone, (gone) => (gone === 1 ? GONE : 0));
    this.from = new Int32Array(order).fill(NONE);
    this.blossoms = new Groups(order);
    this.seen = new Uint32Array(order);
    this.queue = new Int32Array(order);
    this.touched = new Int32Array(order);
  }

  run(tick: Tick): Matching {
    const { rows, mate, label } = this;
    this.matchGreedily();
    let searches = 0;
    for (let vertex = 0; vertex < rows.order; vertex++) {
      if (mate[vertex] !== NONE || label[vertex] !== 0) continue;
      if (++searches % LOOK_EVERY === 0) tick();
      if (this.grow(vertex)) this.forget();
      // A frozen tree keeps its labels.
      this.touchedSize = 0;
    }
    return {
      mate,
      isOuter: label.map((each) => (each === OUTER ? 1 : 0)),
      isInner: label.map((each) => (each === INNER ? 1 : 0)),
      missing: (vertex) => this.missing(vertex),
    };
  }

  private matchGreedily(): void {
    const { mate, label } = this;
    const { order, offsets, targets } = this.rows;
    for (let vertex = 0; vertex < order; vertex++) {
      if (mate[vertex] !== NONE || label[vertex] === GONE) continue;
      for (let place = offsets[vertex] as number; place < (offsets[vertex + 1] as number); place++) {
        const other = targets[place] as number;
        if (other === vertex || mate[other] !== NONE || label[other] === GONE) continue;
        mate[vertex] = other;
        mate[other] = vertex;
        break;
      }
    }
  }

  /** Grows the tree of an exposed vertex; true where the matching has grown by it. */
  private grow(start: number): boolean {
    const { label, mate, from, queue } = this;
    const { offsets, targets } = this.rows;
    this.size = 0;
    this.addOuter(start);
    for (let next = 0; next < this.size; next++) {
      const vertex = queue[next] as number;
      for (let place = offsets[vertex] as number; place < (offsets[vertex + 1] as number); place++) {
        const other = targets[place] as number;
        const its = label[other] as number;
        if (its === OUTER) this.closeBlossom(vertex, other);
        else if (its === 0) {
          from[other] = vertex;
          const partner = mate[other] as number;
          if (partner === NONE) {
            turnRound(other, from, mate);
            return true;
          }
          this.setLabel(other, INNER);
          this.addOuter(partner);
        }
      }
    }
    return false;
  }

  private setLabel(vertex: number, label: number): void {
    this.label[vertex] = label;
    this.touched[this.touchedSize++] = vertex;
  }

  private addOuter(vertex: number): void {
    this.setLabel(vertex, OUTER);
    this.queue[this.size++] = vertex;
  }

  /** Two outer vertices are joined: unless they are in one blossom already, all up to where their ways to the root meet is one. */
  private closeBlossom(one: number, other: number): void {
    const { blossoms } = this;
    if (one === other || blossoms.find(one) === blossoms.find(other)) return;
    const base = this.meeting(one, other);
    this.shrink(one, other, base);
    this.shrink(other, one, base);
  }

  /** The first base that is on both ways to the root. */
  private meeting(one: number, other: number): number {
    const { seen, mate, from, blossoms } = this;
    const stamp = ++this.stamp;
    let [here, there] = [blossoms.find(one), blossoms.find(other)];
    for (;;) {
      if (here !== NONE) {
        if (seen[here] === stamp) return here;
        seen[here] = stamp;
        const inner = mate[here] as number;
        here = inner === NONE ? NONE : blossoms.find(from[inner] as number);
      }
      [here, there] = [there, here];
    }
  }

  /** The way from an outer vertex down to the base; beyond `across` it goes on where the way from there leads. */
  private shrink(start: number, across: number, base: number): void {
    const { from, mate, label, blossoms } = this;
    let [vertex, before] = [start, across];
    while (blossoms.find(vertex) !== base) {
      from[vertex] = before;
      const inner = mate[vertex] as number;
      if (label[inner] === INNER) {
        label[inner] = OUTER;
        this.queue[this.size++] = inner;
      }
      // Inside of an older blossom the way goes on vertex by vertex; only its base is joined to the new one.
      if (blossoms.find(vertex) === vertex) blossoms.join(vertex, base);
      if (blossoms.find(inner) === inner) blossoms.join(inner, base);
      before = inner;
      vertex = from[inner] as number;
    }
  }

  /** Takes the labels of the last tree away. */
  private forget(): void {
    for (let place = 0; place < this.touchedSize; place++) {
      const vertex = this.touched[place] as number;
      this.label[vertex] = 0;
      this.blossoms.part(vertex);
    }
  }

  private missing(vertex: number): Int32Array {
    const mate = this.mate.slice();
    const partner = mate[vertex] as number;
    if (partner === NONE) return mate;
    mate[vertex] = NONE;
    turnRound(partner, this.from, mate);
    return mate;
  }
}

/** From a vertex without a partner along the tree to its root: what was matched is free, and the other edges are matched. */
function turnRound(end: number, from: Int32Array, mate: Int32Array): void {
  for (let vertex = end; vertex !== NONE; ) {
    const before = from[vertex] as number;
    const next = mate[before] as number;
    mate[vertex] = before;
    mate[before] = vertex;
    vertex = next;
  }
}
