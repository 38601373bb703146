/**
 * One set of squares for all its images: turned, reflected and shifted, whichever of them fit on the board.
 *
 * The least image is the one whose words are least, from the first on. Squares are gone through one by one, so that boards of any
 * size are served by the same few lines; without shifts a board that is not square keeps its rows and columns apart. A search meets
 * the same sets again and again, so images are kept in a table in which a new one drives out an old one.
 */
import type { SubsetBoard } from '../core/subset-game.ts';
import { lowestBit } from './subset-rows.ts';

/** Images are numbered by three bits: exchange rows and columns, reflect left and right, reflect up and down. */
const TRANSPOSED = 1;
const REFLECTED_X = 2;
const REFLECTED_Y = 4;

const IMAGES = { all: [0, 1, 2, 3, 4, 5, 6, 7], transpose: [0, TRANSPOSED], none: [0] } as const;

/** The images that are kept: 2 to the power of this. */
const KEPT_BITS = 16;

export class SubsetImages {
  private readonly board: SubsetBoard;
  private readonly words: number;
  private readonly kinds: readonly number[];
  private readonly columns: Uint16Array;
  private readonly rows: Uint16Array;
  /** The squares of the set in turn. */
  private readonly xs: Uint16Array;
  private readonly ys: Uint16Array;
  private readonly image: Int32Array;
  private readonly best: Int32Array;
  /** Slots of a set and its least image; the empty set, as which they begin, is its own. */
  private readonly kept: Int32Array;

  constructor(board: SubsetBoard, words: number) {
    const { width, height, symmetries, mayShift } = board;
    const order = width * height;
    this.board = board;
    this.words = words;
    this.kinds = IMAGES[symmetries].filter((kind) => mayShift || width === height || (kind & TRANSPOSED) === 0);
    this.columns = Uint16Array.from({ length: order }, (_, vertex) => vertex % width);
    this.rows = Uint16Array.from({ length: order }, (_, vertex) => Math.floor(vertex / width));
    this.xs = new Uint16Array(order);
    this.ys = new Uint16Array(order);
    this.image = new Int32Array(words);
    this.best = new Int32Array(words);
    this.kept = new Int32Array(this.isNeeded ? (2 * words) << KEPT_BITS : 0);
  }

  /** False where every set is its only image. */
  private get isNeeded(): boolean {
    return this.board.mayShift || this.kinds.length > 1;
  }

  /** Puts the least image of a set in its place. */
  makeLeast(set: Int32Array): void {
    if (this.kept.length === 0) return;
    const { kept, words } = this;
    const slot = this.slotOf(set);
    let isKept = true;
    for (let word = 0; word < words; word++) if (kept[slot + word] !== set[word]) isKept = false;
    if (!isKept) {
      kept.set(set, slot);
      this.findLeast(set);
      kept.set(this.best, slot + words);
    }
    for (let word = 0; word < words; word++) set[word] = kept[slot + words + word] as number;
  }

  private slotOf(set: Int32Array): number {
    let hash = 0;
    for (let word = 0; word < this.words; word++) {
      hash = Math.imul(hash ^ (set[word] as number), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    return (Math.imul(hash, 0x85ebca6b) >>> (32 - KEPT_BITS)) * 2 * this.words;
  }

  /** Leaves it in `best`. */
  private findLeast(set: Int32Array): void {
    const { width, height, mayShift } = this.board;
    const { xs, ys, image, best } = this;
    let count = 0;
    let [left, right, top, bottom] = mayShift ? [width, 0, height, 0] : [0, width - 1, 0, height - 1];
    for (let word = 0; word < this.words; word++) {
      for (let bits = set[word] as number; bits !== 0; bits &= bits - 1) {
        const vertex = word * 32 + lowestBit(bits);
        const x = this.columns[vertex] as number;
        const y = this.rows[vertex] as number;
        xs[count] = x;
        ys[count++] = y;
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < top) top = y;
        if (y > bottom) bottom = y;
      }
    }
    const mayTranspose = right - left < height && bottom - top < width;
    let isFirst = true;
    for (const kind of this.kinds) {
      const isTransposed = (kind & TRANSPOSED) !== 0;
      if (isTransposed && !mayTranspose) continue;
      const stepX = (isTransposed ? width : 1) * ((kind & REFLECTED_X) !== 0 ? -1 : 1);
      const stepY = (isTransposed ? 1 : width) * ((kind & REFLECTED_Y) !== 0 ? -1 : 1);
      const from = -stepX * (stepX < 0 ? right : left) - stepY * (stepY < 0 ? bottom : top);
      image.fill(0);
      for (let at = 0; at < count; at++) {
        const vertex = from + stepX * (xs[at] as number) + stepY * (ys[at] as number);
        image[vertex >>> 5] = (image[vertex >>> 5] as number) | (1 << vertex);
      }
      if (isFirst || isLess(image, best)) best.set(image);
      isFirst = false;
    }
  }
}

function isLess(one: Int32Array, other: Int32Array): boolean {
  for (let word = 0; word < one.length; word++) {
    if (one[word] !== other[word]) return (one[word] as number) < (other[word] as number);
  }
  return false;
}
