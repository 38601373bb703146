/**
 * A graph of at most 32 vertices as bit sets: a set of vertices is one 32-bit word, and the neighbours of a whole set are found by
 * four look-ups, one for each byte of the word.
 */

/** The most vertices of a graph whose sets are words. */
export const WORD = 32;

/** A graph as rows: the neighbours of v are `targets[offsets[v] … offsets[v + 1])`. */
export interface Adjacency {
  readonly order: number;
  readonly offsets: Uint32Array;
  readonly targets: Uint32Array;
}

export class BitGraph {
  readonly order: number;
  /** All vertices. */
  readonly all: number;
  /** The neighbours of each vertex. */
  readonly rows: Int32Array;
  private readonly ofByte = new Int32Array(4 * 256);

  constructor({ order, offsets, targets }: Adjacency) {
    if (order > WORD) throw new Error('a graph of more than 32 vertices is no set of one word');
    this.order = order;
    this.all = order === WORD ? -1 : (1 << order) - 1;
    this.rows = new Int32Array(WORD);
    for (let vertex = 0; vertex < order; vertex++)
      for (let index = offsets[vertex] as number; index < (offsets[vertex + 1] as number); index++)
        this.rows[vertex] = (this.rows[vertex] as number) | (1 << (targets[index] as number));
    for (let byte = 0; byte < 4; byte++) {
      for (let bits = 1; bits < 256; bits++) {
        const rest = this.ofByte[256 * byte + (bits & (bits - 1))] as number;
        this.ofByte[256 * byte + bits] = rest | (this.rows[8 * byte + lowest(bits)] as number);
      }
    }
  }

  /** The vertices that are adjacent to some vertex of the set. */
  around(set: number): number {
    const { ofByte } = this;
    return (
      (ofByte[set & 255] as number) |
      (ofByte[256 | ((set >>> 8) & 255)] as number) |
      (ofByte[512 | ((set >>> 16) & 255)] as number) |
      (ofByte[768 | (set >>> 24)] as number)
    );
  }
}

/** The place of the lowest bit of a word that is not zero. */
export function lowest(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
