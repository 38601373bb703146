/**
 * A finite order as the rule of a game sees it: elements are 0 … order−1, and every two are comparable or not. Stored as what lies
 * above each element, in rows of bits; what is left when elements go is the order that these had.
 */
import type { PosetDrawing } from '../core/drawing.ts';
import { show } from '../core/show-value.ts';
import type { SubsetGame, SubsetMove } from '../core/subset-game.ts';
import { buildDigraph, type Digraph, digraphVertexName, successors, topologicalOrder } from './digraph.ts';
import { sortNames } from './names.ts';

export class Poset {
  readonly order: number;
  private readonly names: readonly string[];
  private readonly words: number;
  /** A row for each element: those above it. */
  private readonly rows: Uint32Array;

  private constructor(names: readonly string[], rows: Uint32Array) {
    this.order = names.length;
    this.names = names;
    this.words = Math.max(1, Math.ceil(names.length / 32));
    this.rows = rows;
  }

  /** Arcs lead down. Undefined where they lead round in a circle. */
  static fromArcs(digraph: Digraph): Poset | undefined {
    const down = topologicalOrder(digraph);
    if (down === undefined) return undefined;
    const words = Math.max(1, Math.ceil(digraph.order / 32));
    const rows = new Uint32Array(digraph.order * words);
    for (const element of down) {
      for (const lower of successors(digraph, element)) {
        for (let word = 0; word < words; word++) put(rows, lower * words + word, rows[element * words + word] as number);
        put(rows, lower * words + (element >>> 5), 1 << (element & 31));
      }
    }
    return new Poset(
      Array.from({ length: digraph.order }, (_, element) => digraphVertexName(digraph, element)),
      rows,
    );
  }

  /** These side by side, none above another. Undefined where two elements have one name. */
  static beside(parts: readonly Poset[]): Poset | undefined {
    const given = parts.flatMap((part) => part.names);
    if (new Set(given).size < given.length) return undefined;
    const { names, places } = sortNames(given);
    const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { order }) => sum + order, 0));
    const arcs = parts.flatMap((part, index) =>
      part.covers().map((pair) => pair.map((each) => each + (starts[index] as number))),
    );
    const visitAll = (visit: (from: number, to: number) => void) => {
      for (const [above = 0, below = 0] of arcs) visit(places[above] as number, places[below] as number);
    };
    return Poset.fromArcs(buildDigraph(given.length, visitAll, names));
  }

  name(element: number): string {
    checkElement(this, element);
    return this.names[element] as string;
  }

  isAbove(one: number, other: number): boolean {
    checkElement(this, one);
    checkElement(this, other);
    return this.lies(one, other);
  }

  /** Whether the first lies above the second. */
  private lies(one: number, other: number): boolean {
    return (((this.rows[other * this.words + (one >>> 5)] ?? 0) >>> (one & 31)) & 1) === 1;
  }

  /** Ascending; not the element itself. */
  above(element: number): number[] {
    checkElement(this, element);
    return this.filter((other) => this.lies(other, element));
  }

  /** Ascending; not the element itself. */
  below(element: number): number[] {
    checkElement(this, element);
    return this.filter((other) => this.lies(element, other));
  }

  /** The names of an element and of all above it. */
  withAllAbove(name: string): readonly string[] {
    const element = this.names.indexOf(name);
    return element < 0 ? [] : [element, ...this.above(element)].map((each) => this.name(each));
  }

  /** What is left without these elements. */
  without(gone: ReadonlySet<number>): Poset {
    return this.induced(this.filter((element) => !gone.has(element)));
  }

  /** The parts of which no element can be compared with one of another. */
  parts(): Poset[] {
    const seen = new Set<number>();
    const parts: Poset[] = [];
    for (let start = 0; start < this.order; start++) {
      if (seen.has(start)) continue;
      const part = new Set([start]);
      for (const element of part) for (const other of this.comparable(element)) part.add(other);
      for (const element of part) seen.add(element);
      parts.push(part.size === this.order ? this : this.induced([...part].sort((a, b) => a - b)));
    }
    return parts;
  }

  comparable(element: number): number[] {
    checkElement(this, element);
    return this.filter((other) => this.lies(other, element) || this.lies(element, other));
  }

  /** Covers `3>1`, then the elements that stand alone. The empty order is P0. */
  toText(): string {
    if (this.order === 0) return 'P0';
    const covers = this.covers();
    const alone = this.filter((element) => this.comparable(element).length === 0);
    return [
      ...covers.map(([above, below]) => `${this.name(above)}>${this.name(below)}`),
      ...alone.map((each) => this.name(each)),
    ].join(' ');
  }

  draw(): PosetDrawing {
    return { picture: 'poset', elements: this.names, covers: this.covers() };
  }

  /** The pairs `[above, below]` with nothing between them. */
  covers(): [number, number][] {
    const { order, words, rows } = this;
    const covers: [number, number][] = [];
    const below = new Uint32Array(words);
    for (let above = 0; above < order; above++) {
      below.fill(0);
      for (const lower of this.below(above)) put(below, lower >>> 5, 1 << (lower & 31));
      for (const lower of this.below(above)) {
        let between = 0;
        for (let word = 0; word < words; word++) between |= (rows[lower * words + word] as number) & (below[word] as number);
        if (between === 0) covers.push([above, lower]);
      }
    }
    return covers;
  }

  /** The element above all others, where there is one. */
  greatest(): number | undefined {
    return this.filter((element) => this.below(element).length === this.order - 1)[0];
  }

  /**
   * The game in which a move takes these elements with an element, itself among them or not, as far as they are still there; undefined
   * where it may not be taken, and where there is no element at all.
   */
  subsetGame(take: (element: number) => Iterable<number> | undefined): SubsetGame | undefined {
    const { order } = this;
    if (order === 0) return undefined;
    const words = Math.ceil(order / 32);
    const toSet = (elements: Iterable<number>) => {
      const set = new Uint32Array(words);
      for (const element of elements) put(set, element >>> 5, 1 << (element & 31));
      return set;
    };
    const adjacency = new Uint32Array(order * words);
    const moves: SubsetMove[] = [];
    for (let element = 0; element < order; element++) {
      adjacency.set(toSet(this.comparable(element)), element * words);
      const taken = take(element);
      if (taken !== undefined) moves.push({ vertex: element, takes: toSet([element, ...taken]) });
    }
    return { order, words, adjacency, start: toSet(Array(order).keys()), moves };
  }

  private induced(kept: readonly number[]): Poset {
    const words = Math.max(1, Math.ceil(kept.length / 32));
    const rows = new Uint32Array(kept.length * words);
    for (const [place, element] of kept.entries()) {
      for (const [other, above] of kept.entries())
        if (this.lies(above, element)) put(rows, place * words + (other >>> 5), 1 << (other & 31));
    }
    return new Poset(
      kept.map((element) => this.name(element)),
      rows,
    );
  }

  private filter(isWanted: (element: number) => boolean): number[] {
    const found: number[] = [];
    for (let element = 0; element < this.order; element++) if (isWanted(element)) found.push(element);
    return found;
  }
}

function put(rows: Uint32Array, at: number, bits: number): void {
  rows[at] = (rows[at] as number) | bits;
}

/** Throws unless it is an element of the order: rules are written by hand. */
export function checkElement({ order }: { readonly order: number }, element: unknown): void {
  if (Number.isInteger(element) && (element as number) >= 0 && (element as number) < order) return;
  throw new Error(`${show(element)} is not an element of an order of ${order}: they are numbered from 0`);
}
