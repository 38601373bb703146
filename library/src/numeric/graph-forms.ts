/**
 * Forms of connected sets of vertices: the adjacency matrix of what they induce, in an order that does not depend on where they lie.
 *
 * Vertices are coloured by their degrees, and then by the colours around them until that tells no more of them apart. The first is one
 * whose colour fewest have; after it the others follow by breadth, the neighbours of each in the order of their colours. Where neighbours
 * of one vertex have one colour, the first by number comes first: mostly these are images of each other, and the matrix is the same
 * whichever comes first. Where not, isomorphic sets may have different forms; equal forms are isomorphic in any case.
 */
import { countBits } from './count-bits.ts';

const MOST = 64;

export class GraphForms {
  private readonly adjacent: Int32Array;
  private readonly colours = new Int32Array(MOST);
  private readonly finer = new Int32Array(MOST);
  private readonly members = new Int32Array(MOST);
  private readonly order = new Int32Array(MOST);
  private readonly places = new Int32Array(MOST);
  private readonly counts = new Map<number, number>();
  private rows = new Int32Array(2 * MOST);
  private otherRows = new Int32Array(2 * MOST);
  private count = 0;

  /** Two words of neighbours for each vertex. */
  constructor(adjacent: Int32Array) {
    this.adjacent = adjacent;
  }

  /** Makes the form of a set; returns its hash. */
  make(low: number, high: number): number {
    this.list(low, high);
    const { colours, members, adjacent, count } = this;
    for (let at = 0; at < count; at++) {
      const vertex = members[at] as number;
      colours[vertex] =
        countBits((adjacent[2 * vertex] as number) & low) + countBits((adjacent[2 * vertex + 1] as number) & high);
    }
    for (let before = 0; ; ) {
      this.refine(low, high);
      const found = this.countColours();
      if (found === count || found <= before) break;
      before = found;
    }
    this.putInOrder(low, high);
    return this.writeRows(low, high);
  }

  /** Whether a set has the form that was made last, whose hash is given. */
  isForm(low: number, high: number, hash: number): boolean {
    const { rows, otherRows, count } = this;
    this.rows = otherRows;
    const isSame = this.make(low, high) === hash && this.count === count && haveSame(rows, otherRows, 2 * count);
    this.rows = rows;
    this.otherRows = otherRows;
    this.count = count;
    return isSame;
  }

  private list(low: number, high: number): void {
    this.count = 0;
    for (let bits = low; bits !== 0; bits &= bits - 1) this.members[this.count++] = 31 - Math.clz32(bits & -bits);
    for (let bits = high; bits !== 0; bits &= bits - 1) this.members[this.count++] = 63 - Math.clz32(bits & -bits);
  }

  private refine(low: number, high: number): void {
    const { adjacent, colours, finer, members, count } = this;
    for (let at = 0; at < count; at++) {
      const vertex = members[at] as number;
      let sum = 0;
      for (let near = (adjacent[2 * vertex] as number) & low; near !== 0; near &= near - 1)
        sum = (sum + mix(colours[31 - Math.clz32(near & -near)] as number)) | 0;
      for (let near = (adjacent[2 * vertex + 1] as number) & high; near !== 0; near &= near - 1)
        sum = (sum + mix(colours[63 - Math.clz32(near & -near)] as number)) | 0;
      finer[vertex] = mix(((colours[vertex] as number) + Math.imul(sum, 31) + 7) | 0);
    }
    for (let at = 0; at < count; at++) colours[members[at] as number] = finer[members[at] as number] as number;
  }

  /** How many colours there are. */
  private countColours(): number {
    const { counts, colours, members } = this;
    counts.clear();
    for (let at = 0; at < this.count; at++) {
      const colour = colours[members[at] as number] as number;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    return counts.size;
  }

  private root(): number {
    const { counts, colours, members } = this;
    let root = members[0] as number;
    for (let at = 1; at < this.count; at++) {
      const vertex = members[at] as number;
      const fewer = (counts.get(colours[vertex] as number) as number) - (counts.get(colours[root] as number) as number);
      if (fewer < 0 || (fewer === 0 && this.isBefore(vertex, root))) root = vertex;
    }
    return root;
  }

  private isBefore(vertex: number, other: number): boolean {
    return (this.colours[vertex] as number) >>> 0 < (this.colours[other] as number) >>> 0;
  }

  private putInOrder(low: number, high: number): void {
    const { adjacent, order, places } = this;
    const root = this.root();
    order[0] = root;
    places[root] = 0;
    let leftLow = root < 32 ? low ^ (1 << root) : low;
    let leftHigh = root < 32 ? high : high ^ (1 << (root - 32));
    for (let at = 0, end = 1; (leftLow | leftHigh) !== 0; at++) {
      const vertex = order[at] as number;
      const foundLow = (adjacent[2 * vertex] as number) & leftLow;
      const foundHigh = (adjacent[2 * vertex + 1] as number) & leftHigh;
      leftLow ^= foundLow;
      leftHigh ^= foundHigh;
      const first = end;
      for (let bits = foundLow; bits !== 0; bits &= bits - 1) this.insert(31 - Math.clz32(bits & -bits), first, end++);
      for (let bits = foundHigh; bits !== 0; bits &= bits - 1) this.insert(63 - Math.clz32(bits & -bits), first, end++);
      for (let place = first; place < end; place++) places[order[place] as number] = place;
    }
  }

  /** Puts a vertex among those from `first` to before `end`, in the order of their colours. */
  private insert(vertex: number, first: number, end: number): void {
    const { order } = this;
    let place = end;
    for (; place > first && this.isBefore(vertex, order[place - 1] as number); place--) order[place] = order[place - 1] as number;
    order[place] = vertex;
  }

  private writeRows(low: number, high: number): number {
    const { adjacent, order, rows, count } = this;
    let hash = count;
    for (let place = 0; place < count; place++) {
      const vertex = order[place] as number;
      rows[2 * place] = 0;
      rows[2 * place + 1] = 0;
      for (let near = (adjacent[2 * vertex] as number) & low; near !== 0; near &= near - 1)
        this.mark(place, 31 - Math.clz32(near & -near));
      for (let near = (adjacent[2 * vertex + 1] as number) & high; near !== 0; near &= near - 1)
        this.mark(place, 63 - Math.clz32(near & -near));
      hash = (mix(hash ^ (rows[2 * place] as number)) + mix((hash + (rows[2 * place + 1] as number)) | 0)) | 0;
    }
    return hash;
  }

  private mark(place: number, vertex: number): void {
    const other = this.places[vertex] as number;
    const word = 2 * place + (other >>> 5);
    this.rows[word] = (this.rows[word] as number) | (1 << other);
  }
}

function haveSame(rows: Int32Array, others: Int32Array, length: number): boolean {
  for (let word = 0; word < length; word++) if (rows[word] !== others[word]) return false;
  return true;
}

function mix(number: number): number {
  let mixed = Math.imul(number ^ (number >>> 15), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
