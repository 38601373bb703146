/**
 * Shapes of connected sets: paths, cycles and trees get one number each, wherever they lie in the graph. The members of a set are
 * vertices, or edges, and then the shape is that of the graph which they form.
 *
 * Where moves depend on the graph alone, sets of one shape have one value, so it is worked out once: every path of an order, every
 * star, all cut-down copies of the legs of a spider; in every graph that shares the book in which the values are kept. Trees are told apart exactly, by the method of Aho, Hopcroft and Ullman: leaves
 * are stripped until a centre is left, and a vertex is known by the sorted numbers of what hung from it. Other sets have no number.
 */
import { countBits } from './count-bits.ts';
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

/** Shapes that have a number, their values, and how often it was worth while to look for one. */
export class ShapeBook {
  readonly values = new Map<number, number>();
  readonly names = new Map<string, number>();
  readonly all = { tried: 0, met: 0 };
  readonly trees = { tried: 0, met: 0 };
}

export class SubsetShapes {
  private readonly book: ShapeBook;
  /** For each vertex the members at it: its neighbours, or its edges. */
  private readonly rows: Int32Array;
  private readonly width: number;
  private readonly ends: Uint32Array | undefined;
  private readonly degrees: Int32Array;
  private readonly below: number[][];
  private readonly vertices: Int32Array;
  /** When each vertex was listed last. */
  private readonly listed: Int32Array;
  private turn = 0;

  /** `adjacent` has a row of `width` words for each member of sets; `ends` says between which vertices they lie, if they are edges. */
  constructor(adjacent: Int32Array, width: number, ends?: Uint32Array, book = new ShapeBook()) {
    this.book = book;
    this.ends = ends;
    this.width = width;
    this.rows = ends === undefined ? adjacent : edgeRows(ends, width);
    const order = this.rows.length / width;
    this.degrees = new Int32Array(order);
    this.vertices = new Int32Array(order);
    this.listed = new Int32Array(order);
    this.below = Array.from({ length: order }, () => []);
  }

  /** The value of sets of this shape, where it is known. */
  valueOf(shape: number): number | undefined {
    const { values, all, trees } = this.book;
    const value = values.get(shape);
    if (value !== undefined) {
      all.met++;
      if (shape >= FIRST_TREE) trees.met++;
    }
    return value;
  }

  store(shape: number, value: number): void {
    this.book.values.set(shape, value);
  }

  /** The number of the shape of a connected set. */
  shapeOf(set: Int32Array): number {
    const { all, trees, names } = this.book;
    if (!isWorthWhile(all)) return NO_SHAPE;
    all.tried++;
    const order = this.listVertices(set);
    let ends = 0;
    let most = 0;
    for (let index = 0; index < order; index++) {
      const vertex = this.vertices[index] as number;
      const degree = this.degreeIn(vertex, set);
      this.degrees[vertex] = degree;
      ends += degree;
      if (degree > most) most = degree;
    }
    if (most <= 2) return ends === 2 * order ? 2 * order + 1 : 2 * order;
    if (ends !== 2 * (order - 1) || !isWorthWhile(trees) || names.size > MOST_NAMES) return NO_SHAPE;
    trees.tried++;
    return this.treeShape(set, order);
  }

  /** Leaves the vertices of the set, or the ends of its edges, in `vertices`, and says how many there are. */
  private listVertices(set: Int32Array): number {
    const { ends, vertices, listed } = this;
    this.turn++;
    let order = 0;
    for (let word = 0; word < this.width; word++) {
      for (let bits = set[word] as number; bits !== 0; bits &= bits - 1) {
        const member = word * 32 + lowestBit(bits);
        if (ends === undefined) {
          vertices[order++] = member;
          continue;
        }
        for (let side = 0; side < 2; side++) {
          const vertex = ends[2 * member + side] as number;
          if (listed[vertex] === this.turn) continue;
          listed[vertex] = this.turn;
          vertices[order++] = vertex;
        }
      }
    }
    return order;
  }

  /** The vertex that this member leads to. */
  private across(member: number, vertex: number): number {
    const { ends } = this;
    return ends === undefined ? member : (ends[2 * member] as number) ^ (ends[2 * member + 1] as number) ^ vertex;
  }

  private degreeIn(vertex: number, set: Int32Array): number {
    const row = vertex * this.width;
    let degree = 0;
    for (let word = 0; word < this.width; word++) degree += countBits((this.rows[row + word] as number) & (set[word] as number));
    return degree;
  }

  private treeShape(set: Int32Array, order: number): number {
    const { degrees, below, vertices, rows, width } = this;
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
          for (let bits = (rows[leaf * width + word] as number) & (set[word] as number); bits !== 0; bits &= bits - 1) {
            const above = this.across(word * 32 + lowestBit(bits), leaf);
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
    const { names } = this.book;
    const known = names.get(key);
    if (known !== undefined) return known;
    names.set(key, names.size);
    return names.size - 1;
  }
}

/** For each vertex the edges at it. */
function edgeRows(ends: Uint32Array, width: number): Int32Array {
  const order = ends.reduce((most, vertex) => Math.max(most, vertex + 1), 0);
  const rows = new Int32Array(order * width);
  for (const [index, vertex] of ends.entries()) {
    const edge = index >>> 1;
    const at = vertex * width + (edge >>> 5);
    rows[at] = (rows[at] as number) | (1 << edge);
  }
  return rows;
}

function isWorthWhile({ tried, met }: { readonly tried: number; readonly met: number }): boolean {
  return tried < TRIAL || WORTH_WHILE * met >= tried;
}
