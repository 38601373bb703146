/**
 * The host of `wasm/octal-dense.ts`, one thread: it learns the masks; the loops are in the module.
 */
import {
  densePossible,
  heapsToLearnFrom,
  learnMasks,
  type OctalEngine,
  type OctalValues,
  valueTooLarge,
} from 'impartial/numeric';
import { outOfMemory } from './out-of-memory.ts';

export interface DenseModule {
  readonly memory: { readonly buffer: ArrayBufferLike };
  reserve(threads: number): number;
  capacity(): number;
  digitsAt(): number;
  valuesAt(): number;
  masksAt(): number;
  work(): number;
  start(places: number, known: number): void;
  setSample(sample: number): void;
  workFor(heap: number): number;
  countsAt(): number;
  countRoom(clear: boolean): number;
  countSplits(heap: number): void;
  learn(): void;
  advance(end: number): number;
  propose(heap: number, first: number, thread: number): void;
  settle(end: number): number;
}

/** Computes the values of heaps up to `end`; returns false where one is too large. */
export type AdvanceBlock = (module: DenseModule, from: number, end: number) => boolean;

/** Values computed in one call; engines optimise a function between calls, not inside one. */
const VALUES_PER_CALL = 32;
const MOST_PLACES = 4096;
/** The sample of splits that are marked first, in tenths of the largest value, to begin with. */
const SAMPLE = 220;
const SMALLEST_SAMPLE = 80;
const LARGEST_SAMPLE = 600;
/** At each learning smaller and larger samples are tried on some of the last heaps. */
const SAMPLE_STEPS = [0.75, 1, 1.33];
const TRIED_HEAPS = 12;
const SPACING = 37;
/** As many as the module makes classes from. */
const MASKS = 6;
/** Masks are learned anew each time the sequence has grown so much. */
const GROWTH = 1.2;
const SHORTEST_STRETCH = 512;

export function denseEngine(
  module: DenseModule,
  digits: Uint8Array,
  known: OctalValues,
  advanceBlock: AdvanceBlock = (alone, _from, end) => alone.advance(end) !== 0,
  threads = 1,
): OctalEngine | undefined {
  if (!densePossible(digits) || digits.length > MOST_PLACES || known.length > module.capacity()) return undefined;
  if (!module.reserve(threads)) return undefined;
  return new DenseEngine(module, digits, known, advanceBlock);
}

class DenseEngine implements OctalEngine {
  private readonly module: DenseModule;
  private readonly advanceBlock: AdvanceBlock;
  private length: number;
  private nextLearning = 0;
  private sample = SAMPLE;

  constructor(module: DenseModule, digits: Uint8Array, known: OctalValues, advanceBlock: AdvanceBlock) {
    this.module = module;
    this.advanceBlock = advanceBlock;
    this.length = Math.max(1, known.length);
    new Uint8Array(module.memory.buffer, module.digitsAt()).set(digits);
    this.values.fill(0, 0, 1);
    this.values.set(known);
    module.start(digits.length, this.length);
    this.learn();
  }

  get values(): Uint16Array {
    return new Uint16Array(this.module.memory.buffer, this.module.valuesAt(), this.length);
  }

  get work(): number {
    return this.module.work();
  }

  advance(end: number): void {
    if (end > this.module.capacity()) throw outOfMemory(this.length);
    while (this.length < end) {
      if (this.length >= this.nextLearning) this.learn();
      const target = Math.min(end, this.length + VALUES_PER_CALL);
      if (!this.advanceBlock(this.module, this.length, target)) throw valueTooLarge();
      this.length = target;
    }
  }

  private learn(): void {
    const { module } = this;
    const room = module.countRoom(true);
    for (const heap of heapsToLearnFrom(this.length)) module.countSplits(heap);
    const masks = learnMasks(Float64Array.from(new Uint32Array(module.memory.buffer, module.countsAt(), room)), MASKS);
    // A mask of 0 puts all values into one class, where they are found more slowly.
    new Int32Array(module.memory.buffer, module.masksAt(), MASKS).fill(0).set(masks);
    module.learn();
    this.chooseSample();
    this.nextLearning = Math.ceil(GROWTH * this.length) + SHORTEST_STRETCH;
  }
  /** The best is different from place to place, by up to a quarter of the time; work is a count, so all runs choose alike. */
  private chooseSample(): void {
    const { module } = this;
    const workOf = (sample: number) => {
      module.setSample(sample);
      let work = 0;
      for (let index = 0; index < TRIED_HEAPS; index++) work += module.workFor(Math.max(1, this.length - 1 - SPACING * index));
      return work;
    };
    const tried = SAMPLE_STEPS.map((step) => Math.round(step * this.sample))
      .filter((sample) => sample >= SMALLEST_SAMPLE && sample <= LARGEST_SAMPLE)
      .map((sample) => ({ sample, work: workOf(sample) }));
    this.sample = tried.reduce((best, other) => (other.work < best.work ? other : best)).sample;
    module.setSample(this.sample);
  }
}
