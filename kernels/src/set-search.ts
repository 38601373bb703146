/**
 * The host of `wasm/set-search.ts`: searches on the sets of a board or of a graph. A search has an instance of its own for values, and on
 * boards another for outcomes in misère play, since the table of an instance holds sets of one kind; each is made when it is first asked.
 *
 * Where there are more moves than it has room for, the plain twin searches.
 */
import {
  type BoardGame,
  type BoardSearch,
  type Bounds,
  FORM_SLOT_BYTES,
  type GraphGame,
  plainKernels,
  SETS_PER_LOOK,
  SetLimits,
  type SetSearch,
  SLOT_BYTES,
} from 'impartial/numeric';

export interface SetModule {
  readonly memory: { readonly buffer: ArrayBufferLike };
  prepareForBoard(width: number, height: number, moves: number, dominoes: boolean, setsPerLook: number): void;
  prepareForGraph(order: number, moves: number, followsGraph: boolean, setsPerLook: number): void;
  movesAt(): number;
  neighboursAt(): number;
  positions(): number;
  allow(slotBits: number, positions: number): void;
  valueOf(set: bigint): number;
  isValue(set: bigint, value: number): number;
  isWonMisere(set: bigint): number;
}

/** What an instance calls: now and then, and where it would pass its bound. Either may throw. */
export interface SetCalls {
  look(): void;
  full(): void;
}

/** A fresh instance. */
export type SetMaker = (calls: SetCalls) => SetModule;

const MOST_MOVES = 2048;
/** Numbers of sets are 32-bit integers in the kernel. */
const MOST_SETS = 2 ** 31 - 1;

/** What a move needs, and what it takes. */
type MoveWords = readonly [bigint, bigint];

export function wasmBoardSearch(make: SetMaker, game: BoardGame, limits: Bounds): BoardSearch {
  const { width, height, dominoes, moves } = game;
  if (moves.length > 2 * MOST_MOVES) return plainKernels.boardSearch(game, limits);
  const words = wordsOf(moves).map((word): MoveWords => [word, word]);
  return new WasmSetSearch(make, new SetLimits(limits, SLOT_BYTES), (instance) => {
    instance.prepareForBoard(width, height, words.length, dominoes, SETS_PER_LOOK);
    writeMoves(instance, words);
  });
}

export function wasmGraphSearch(make: SetMaker, game: GraphGame, limits: Bounds): SetSearch {
  const { order, adjacency, followsGraph, moves } = game;
  if (moves.length > 4 * MOST_MOVES) return plainKernels.graphSearch(game, limits);
  const words = wordsOf(moves);
  const pairs = words.flatMap((needed, at): MoveWords[] => (at % 2 === 0 ? [[needed, words[at + 1] as bigint]] : []));
  const slotBytes = followsGraph ? FORM_SLOT_BYTES : SLOT_BYTES;
  return new WasmSetSearch(make, new SetLimits(limits, slotBytes), (instance) => {
    instance.prepareForGraph(order, pairs.length, followsGraph, SETS_PER_LOOK);
    new Uint32Array(instance.memory.buffer, instance.neighboursAt(), adjacency.length).set(adjacency);
    writeMoves(instance, pairs);
  });
}

/** In ascending order of what they need. */
function writeMoves(instance: SetModule, moves: readonly MoveWords[]): void {
  const sorted = moves.toSorted(([a], [b]) => (a < b ? -1 : 1)).flat();
  new BigUint64Array(instance.memory.buffer, instance.movesAt(), sorted.length).set(sorted);
}

class WasmSetSearch implements BoardSearch {
  private readonly make: SetMaker;
  private readonly limits: SetLimits;
  private readonly prepare: (instance: SetModule) => void;
  private values: SetModule | undefined;
  private outcomes: SetModule | undefined;

  constructor(make: SetMaker, limits: SetLimits, prepare: (instance: SetModule) => void) {
    this.make = make;
    this.limits = limits;
    this.prepare = prepare;
  }

  get positions(): number {
    return (this.values?.positions() ?? 0) + (this.outcomes?.positions() ?? 0);
  }

  renew(limits: Bounds): void {
    this.limits.renew(limits, this.positions);
    for (const instance of [this.values, this.outcomes]) if (instance !== undefined) this.allow(instance);
  }

  value(low: number, high: number): number {
    this.values ??= this.instance();
    return this.values.valueOf(toWord(low, high));
  }

  isValue(low: number, high: number, value: number): boolean {
    this.values ??= this.instance();
    return this.values.isValue(toWord(low, high), value) !== 0;
  }

  isWonMisere(low: number, high: number): boolean {
    this.outcomes ??= this.instance();
    return this.outcomes.isWonMisere(toWord(low, high)) !== 0;
  }

  private instance(): SetModule {
    const instance = this.make({
      look: () => this.limits.look(this.positions),
      full: () => {
        throw this.limits.whyFull(this.positions);
      },
    });
    this.prepare(instance);
    this.allow(instance);
    return instance;
  }

  /** Both instances together may store what the limits say. */
  private allow(instance: SetModule): void {
    const elsewhere = this.positions - instance.positions();
    instance.allow(this.limits.mostSlotBits, Math.min(MOST_SETS, this.limits.mostStored - elsewhere));
  }
}

function wordsOf(words: Uint32Array): bigint[] {
  return Array.from({ length: words.length / 2 }, (_, at) => toWord(words[2 * at] as number, words[2 * at + 1] as number));
}

function toWord(low: number, high: number): bigint {
  return (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);
}
