/**
 * Sets of vertices of a graph with at most 64 of them, in two words, and one of them for all that induce isomorphic graphs.
 *
 * A set that is looked up stands for itself until one that induces an isomorphic graph is in the table; from then on that one stands for
 * it. Found it is by the form of the set (`graph-forms.ts`): the hash of the form says where in the table to look, and two sets are taken
 * for the same only where their forms are equal row by row. So nothing rests on hashes being different, and sets that are isomorphic and
 * have different forms are searched twice and no more than that. Forms take longer than anything else here: those of the sets that
 * were looked up lately are kept in a small table in which a new one drives out an old one, and of sets of a size
 * none is made any more where too few showed a set to be the same as another: on grids and tori that is never so, in random graphs it is
 * for all but small sets.
 */
import type { GraphGame } from '../core/kernels.ts';
import { countBits } from './count-bits.ts';
import { GraphForms } from './graph-forms.ts';
import type { SetLimits } from './set-limits.ts';
import type { PartSets } from './set-search.ts';
import { hashOfSet, SetTable } from './set-table.ts';

/** Sets with so few vertices are their own representatives. */
const FEW = 3;
/** Forms of sets of one size that are made in any case, and how many of them have to be met before, one in so many, for more to be made. */
const TRIAL = 512;
const WORTH_WHILE = 40;
/** Sets whose form is remembered: 2 to the power of this, or of the number of vertices, with five words each. */
const MOST_CACHE_BITS = 16;
const CACHE_WORDS = 5;

export class GraphSets implements PartSets {
  low = 0;
  high = 0;
  /** What is known of sets. */
  readonly table: SetTable;
  private readonly adjacent: Int32Array;
  private readonly forms: GraphForms | undefined;
  /** A set, its representative or nothing, and the hash of its form. */
  private readonly cache: Int32Array;
  private readonly cacheBits: number;
  private lastLow = 0;
  private lastHigh = 0;
  private lastHash = 0;
  /** For each size of sets, how many forms were made, and how many of them met before. */
  private readonly tried = new Int32Array(65);
  private readonly met = new Int32Array(65);

  constructor({ order, adjacency, followsGraph }: GraphGame, limits: SetLimits) {
    this.adjacent = Int32Array.from(adjacency);
    this.forms = followsGraph ? new GraphForms(this.adjacent) : undefined;
    this.cacheBits = Math.min(MOST_CACHE_BITS, order);
    this.cache = new Int32Array(followsGraph ? CACHE_WORDS << this.cacheBits : 0);
    this.table = new SetTable(limits, followsGraph ? (low, high) => this.hashOfForm(low, high) : undefined);
  }

  firstPart(low: number, high: number): void {
    const { adjacent } = this;
    let openLow = low & -low;
    let openHigh = low === 0 ? high & -high : 0;
    let leftLow = low ^ openLow;
    let leftHigh = high ^ openHigh;
    while ((openLow | openHigh) !== 0 && (leftLow | leftHigh) !== 0) {
      const vertex = openLow !== 0 ? 31 - Math.clz32(openLow) : 63 - Math.clz32(openHigh);
      if (openLow !== 0) openLow ^= 1 << vertex;
      else openHigh ^= 1 << vertex;
      const foundLow = (adjacent[2 * vertex] as number) & leftLow;
      const foundHigh = (adjacent[2 * vertex + 1] as number) & leftHigh;
      openLow |= foundLow;
      openHigh |= foundHigh;
      leftLow ^= foundLow;
      leftHigh ^= foundHigh;
    }
    this.low = low ^ leftLow;
    this.high = high ^ leftHigh;
  }

  size(low: number, high: number): number {
    return countBits(low) + countBits(high);
  }

  drop(low: number, high: number): void {
    this.low = low;
    this.high = high;
  }

  /** A set in the table that is isomorphic to a connected one; or the set itself. */
  leastImage(low: number, high: number): void {
    this.low = low;
    this.high = high;
    if (this.forms !== undefined) this.represent(this.forms, low, high);
  }

  private represent(forms: GraphForms, low: number, high: number): void {
    const { cache, table } = this;
    this.placeAs(low, high, hashOfSet(low, high));
    const size = this.size(low, high);
    if (size <= FEW) return;
    const kept = this.placeInCache(low, high);
    if (cache[kept] === low && cache[kept + 1] === high) {
      const [knownLow, knownHigh] = [cache[kept + 2] as number, cache[kept + 3] as number];
      const hash = cache[kept + 4] as number;
      if ((knownLow | knownHigh) !== 0) {
        this.stand(knownLow, knownHigh, hash);
        return;
      }
      this.placeAs(low, high, hash);
      if (!this.hasHash(hash)) return;
    } else if (!this.isWorthWhile(size)) return;
    const hash = forms.make(low, high);
    this.placeAs(low, high, hash);
    const found = this.findForm(forms, low, high, hash);
    this.tried[size] = (this.tried[size] as number) + 1;
    cache[kept] = low;
    cache[kept + 1] = high;
    cache[kept + 2] = found < 0 ? 0 : table.lowAt(found);
    cache[kept + 3] = found < 0 ? 0 : table.highAt(found);
    cache[kept + 4] = hash;
    if (found < 0) return;
    this.stand(table.lowAt(found), table.highAt(found), hash);
    if (this.low !== low || this.high !== high) this.met[size] = (this.met[size] as number) + 1;
  }

  private stand(low: number, high: number, hash: number): void {
    this.low = low;
    this.high = high;
    this.placeAs(low, high, hash);
  }

  private placeAs(low: number, high: number, hash: number): void {
    this.lastLow = low;
    this.lastHigh = high;
    this.lastHash = hash;
  }

  private isWorthWhile(size: number): boolean {
    const tried = this.tried[size] as number;
    return tried < TRIAL || WORTH_WHILE * (this.met[size] as number) >= tried;
  }

  private placeInCache(low: number, high: number): number {
    return (hashOfSet(low, high) >>> (32 - this.cacheBits)) * CACHE_WORDS;
  }

  private hasHash(hash: number): boolean {
    const { table } = this;
    for (let place = table.firstPlace(hash); !table.isNewAt(place); place = table.nextPlace(place))
      if (table.hashAt(place) === hash) return true;
    return false;
  }

  /** The place of a set with the form that was made last; −1 where there is none. */
  private findForm(forms: GraphForms, low: number, high: number, hash: number): number {
    const { table } = this;
    for (let place = table.firstPlace(hash); !table.isNewAt(place); place = table.nextPlace(place)) {
      if (table.hashAt(place) !== hash) continue;
      const [otherLow, otherHigh] = [table.lowAt(place), table.highAt(place)];
      if ((otherLow === low && otherHigh === high) || forms.isForm(otherLow, otherHigh, hash)) return place;
    }
    return -1;
  }

  /** Where a set is placed in the table. */
  private hashOfForm(low: number, high: number): number {
    if (low === this.lastLow && high === this.lastHigh) return this.lastHash;
    const { forms, cache } = this;
    const kept = this.placeInCache(low, high);
    const isKept = cache[kept] === low && cache[kept + 1] === high;
    let hash = isKept ? (cache[kept + 4] as number) : hashOfSet(low, high);
    const size = this.size(low, high);
    if (!isKept && forms !== undefined && size > FEW && this.isWorthWhile(size)) hash = forms.make(low, high);
    this.placeAs(low, high, hash);
    return hash;
  }
}
