/**
 * Shapes of connected vertex sets: paths, cycles and trees get one number each, wherever they lie in the graph.
 *
 * Where moves depend on the graph alone, sets of one shape have one value, so it is worked out once: every path of an order, every
 * star, all cut-down copies of the legs of a spider. Trees are told apart exactly, by the method of Aho, Hopcroft and Ullman: leaves
 * are stripped until a centre is left, and a vertex is known by the sorted numbers of what hung from it. Other sets have no number.
 */
import { lowestBit } from './subset-rows.ts';

export const NO_SHAPE = -1;

/** The degree of a leaf that was stripped. */
const TAKEN = -1;
/** Tells two centres apart from two subtrees at one. */
const TWO_CENTRES = -1;

/** Trees are numbered from here on; below are paths (even numbers) and cycles (odd numbers). */
const FIRST_TREE = 1 << 16;
/** Shapes, and trees among them, are looked for only while at least one in ten of those looked at was met before. */
const TRIAL = 2048;
const WORTH_WHILE = 10;
const MOST_NAMES = 1_000_000;

export class SubsetShapes {
  private readonly adjacent: Int32Array;
  private readonly width: number;
  private readonly values = new Map<number, number>();
  private readonly names = new Map<string, number>();
  private readonly degrees: Int32Array;
  private readonly below: number[][];
  private readonly vertices: Int32Array;
  private readonly all = { tried: 0, met: 0 };
  private readonly trees = { tried: 0, met: 0 };

  /** `adjacent` has a row of `width` words for each vertex. */
  constructor(adjacent: Int32Array, width: number) {
    this.adjacent = adjacent;
    this.width = width;
    const order = adjacent.length / width;
    this.degrees = new Int32Array(order);
    this.vertices = new Int32Array(order);
    this.below = Array.from({ length: order }, () => []);
  }

  /** The value of sets of this shape, where it is known. */
  valueOf(shape: number): number | undefined {
    const value = this.values.get(shape);
    if (value !== undefined) {
      this.all.met++;
      if (shape >= FIRST_TREE) this.trees.met++;
    }
    return value;
  }

  store(shape: number, value: number): void {
    this.values.set(shape, value);
  }

  /** The number of the shape of a connected set. */
  shapeOf(set: Int32Array): number {
    if (!isWorthWhile(this.all)) return NO_SHAPE;
    this.all.tried++;
    const { degrees, vertices } = this;
    let order = 0;
    let ends = 0;
    let most = 0;
    for (let word = 0; word < this.width; word++) {
      for (let bits = set[word] as number; bits !== 0; bits &= bits - 1) {
        const vertex = word * 32 + lowestBit(bits);
        const degree = this.degreeIn(vertex, set);
        degrees[vertex] = degree;
        vertices[order++] = vertex;
        ends += degree;
        if (degree > most) most = degree;
      }
    }
    if (most <= 2) return ends === 2 * order ? 2 * order + 1 : 2 * order;
    if (ends !== 2 * (order - 1) || !isWorthWhile(this.trees) || this.names.size > MOST_NAMES) return NO_SHAPE;
    this.trees.tried++;
    return this.treeShape(set, order);
  }

  private degreeIn(vertex: number, set: Int32Array): number {
    const row = vertex * this.width;
    let degree = 0;
    for (let word = 0; word < this.width; word++)
      degree += bitCount((this.adjacent[row + word] as number) & (set[word] as number));
    return degree;
  }

  private treeShape(set: Int32Array, order: number): number {
    const { degrees, below, vertices, adjacent, width } = this;
    let leaves: number[] = [];
    for (let index = 0; index < order; index++) {
      const vertex = vertices[index] as number;
      (below[vertex] as number[]).length = 0;
      if (degrees[vertex] === 1) leaves.push(vertex);
    }
    for (let left = order; left > 2; ) {
      left -= leaves.length;
      const next: number[] = [];
      for (const leaf of leaves) {
        const name = this.nameOf(below[leaf] as number[]);
        degrees[leaf] = TAKEN;
        for (let word = 0; word < width; word++) {
          for (let bits = (adjacent[leaf * width + word] as number) & (set[word] as number); bits !== 0; bits &= bits - 1) {
            const above = word * 32 + lowestBit(bits);
            const degree = degrees[above] as number;
            if (degree === TAKEN) continue;
            (below[above] as number[]).push(name);
            degrees[above] = degree - 1;
            if (degree === 2) next.push(above);
          }
        }
      }
      leaves = next;
    }
    const names = leaves.map((centre) => this.nameOf(below[centre] as number[]));
    const whole = names.length === 1 ? (names[0] as number) : this.nameOf([...names, TWO_CENTRES]);
    return FIRST_TREE + whole;
  }

  /** One number for each list of numbers, in any order. */
  private nameOf(list: number[]): number {
    const key = list.sort((a, b) => a - b).join();
    const known = this.names.get(key);
    if (known !== undefined) return known;
    this.names.set(key, this.names.size);
    return this.names.size - 1;
  }
}

function isWorthWhile({ tried, met }: { readonly tried: number; readonly met: number }): boolean {
  return tried < TRIAL || WORTH_WHILE * met >= tried;
}

function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
