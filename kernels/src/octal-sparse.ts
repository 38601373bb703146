/**
 * The host of `wasm/octal-sparse.ts`: it chooses the sparse space and makes room; the loops are in the module.
 *
 * Every engine has an instance of its own, because it owns its values.
 */
import {
  findSparseSpace,
  isRareType,
  LARGEST_VALUE,
  LAST_LOOK,
  type OctalLabels,
  type OctalValues,
  type SlidingEngine,
  sparsePossible,
  splittingParity,
  valueTooLarge,
} from 'impartial/numeric';
import { outOfMemory } from './out-of-memory.ts';

export interface SparseModule {
  readonly memory: { readonly buffer: ArrayBuffer };
  digitsAt(): number;
  valuesAt(): number;
  rareTypesAt(second: boolean): number;
  work(): number;
  rare(): number;
  deepestWalk(): number;
  keepEnds(first: number, last: number): void;
  reserve(count: number, twoBytes: boolean): number;
  start(places: number, known: number, twoBytes: boolean, splittingParity: number): void;
  widen(): void;
  prepare(room: number): number;
  advance(end: number): number;
}

/** Values computed in one call; engines optimise a function between calls, not inside one. */
const VALUES_PER_CALL = 4096;
const MOST_PLACES = 4096;
const SMALLEST_ROOM = 64;
/** From this length on walks do not become deeper. */
const FULL_DEPTH = 2 ** 17;

/** With labels that are given these stay; otherwise the best are looked for again and again. */
export function sparseEngine(
  module: SparseModule,
  digits: Uint8Array,
  known: OctalValues,
  labels?: OctalLabels,
): SlidingEngine | undefined {
  if (!sparsePossible(digits) || digits.length > MOST_PLACES) return undefined;
  return new SparseEngine(module, digits, known, labels);
}

class SparseEngine implements SlidingEngine {
  private readonly module: SparseModule;
  private readonly digits: Uint8Array;
  private length: number;
  private room = SMALLEST_ROOM;
  private nextLook = 0;
  /** The space, the room and the depth of walks for which lists were laid down. */
  private prepared = '';
  private readonly labels: OctalLabels | undefined;
  /** How many positions were rare at the last look. */
  private rareBefore = -1;

  constructor(module: SparseModule, digits: Uint8Array, known: OctalValues, labels: OctalLabels | undefined) {
    this.module = module;
    this.labels = labels;
    this.digits = digits;
    this.length = Math.max(1, known.length);
    for (const value of known) while (value >= this.room) this.room *= 2;
    this.reserve(this.length);
    new Uint8Array(module.memory.buffer, module.digitsAt()).set(digits);
    this.values.fill(0, 0, 1);
    this.values.set(known);
    module.start(digits.length, this.length, this.isWide, splittingParity(digits));
    this.look();
  }

  get values(): OctalValues {
    const { memory } = this.module;
    const Values = this.isWide ? Uint16Array : Uint8Array;
    return new Values(memory.buffer, this.module.valuesAt(), this.length);
  }

  get work(): number {
    return this.module.work();
  }

  get rare(): number {
    return this.module.rare();
  }

  get deepest(): number {
    return this.module.deepestWalk();
  }

  keepEnds(first: number, last: number): void {
    this.module.keepEnds(first, last);
    this.length = first + last;
  }

  advance(end: number): void {
    this.reserve(end);
    while (this.length < end) {
      const target = Math.min(end, this.length + VALUES_PER_CALL);
      this.length = this.module.advance(target);
      if (this.length < target) this.makeRoom();
      else if (this.length >= this.nextLook && this.length <= LAST_LOOK) this.lookAgain();
    }
  }

  private get isWide(): boolean {
    return this.room > 256;
  }

  /** The next value may be beyond the room. */
  private makeRoom(): void {
    if (this.room > LARGEST_VALUE) throw valueTooLarge();
    const wasWide = this.isWide;
    this.room *= 2;
    this.reserve(this.length);
    if (this.isWide && !wasWide) this.module.widen();
    this.look();
  }

  /** Where walks are as deep as they get and no position has become rare, the space is as good as it was. */
  private lookAgain(): void {
    if (this.length < FULL_DEPTH || this.rare !== this.rareBefore) this.look();
    else this.nextLook = 2 * this.length;
  }

  private look(): void {
    const { digits, room } = this;
    const space = this.labels ?? findSparseSpace(digits, this.values);
    this.nextLook = this.labels === undefined ? 2 * this.length : Number.POSITIVE_INFINITY;
    const found = `${space.mask} ${space.positional} ${room} ${this.length < FULL_DEPTH ? this.length : ''}`;
    if (found !== this.prepared) this.prepare(space, found);
    this.rareBefore = this.rare;
  }

  private prepare(space: OctalLabels, found: string): void {
    const { module, room } = this;
    this.prepared = found;
    for (const parity of [0, 1]) {
      const types = new Uint8Array(module.memory.buffer, module.rareTypesAt(parity === 1), (2 * room) / 8).fill(0);
      for (let value = 0; value < 2 * room; value++)
        if (isRareType(value, space, parity)) types[value >> 3] = (types[value >> 3] ?? 0) | (1 << (value & 7));
    }
    if (!module.prepare(room)) throw outOfMemory(this.length);
  }

  private reserve(count: number): void {
    // Some room ahead, as far as there is memory: a call for each stretch would be slow.
    const ahead = Math.min(2 * count, count + 2 ** 24);
    if (!this.module.reserve(ahead, this.isWide) && !this.module.reserve(count, this.isWide)) throw outOfMemory(this.length);
  }
}
