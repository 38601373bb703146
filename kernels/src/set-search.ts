/**
 * The host of `wasm/board-search.ts`. A search has an instance of its own for values, and another for outcomes in misère play, since the
 * table of an instance holds sets of one kind; each is made when it is first asked.
 *
 * Where there are more moves than it has room for, the plain twin searches.
 */

import { plainKernels } from 'impartial';
import { type BoardGame, BoardLimits, type BoardSearch, type Bounds, SETS_PER_LOOK } from 'impartial/numeric';
import { instantiate } from './web-assembly.ts';

interface BoardModule {
  readonly memory: { readonly buffer: ArrayBuffer };
  prepare(width: number, height: number, moves: number, dominoes: boolean, setsPerLook: number): void;
  movesAt(): number;
  positions(): number;
  allow(slotBits: number, positions: number): void;
  valueOf(set: bigint): number;
  isValue(set: bigint, value: number): number;
  isWonMisere(set: bigint): number;
}

const MOST_MOVES = 2048;
/** Numbers of sets are 32-bit integers in the kernel. */
const MOST_SETS = 2 ** 31 - 1;

export function wasmBoardSearch(module: object, game: BoardGame, limits: Bounds): BoardSearch {
  if (game.moves.length > 2 * MOST_MOVES) return plainKernels.boardSearch(game, limits);
  return new WasmBoardSearch(module, game, limits);
}

class WasmBoardSearch implements BoardSearch {
  private readonly module: object;
  private readonly game: BoardGame;
  private readonly limits: BoardLimits;
  private values: BoardModule | undefined;
  private outcomes: BoardModule | undefined;

  constructor(module: object, game: BoardGame, limits: Bounds) {
    this.module = module;
    this.game = game;
    this.limits = new BoardLimits(limits);
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

  private instance(): BoardModule {
    const { width, height, moves, dominoes } = this.game;
    const instance = instantiate<BoardModule>(this.module, undefined, {
      look: () => this.limits.look(this.positions),
      full: () => {
        throw this.limits.whyFull(this.positions);
      },
    });
    instance.prepare(width, height, moves.length / 2, dominoes, SETS_PER_LOOK);
    const sorted = Array.from({ length: moves.length / 2 }, (_, move) =>
      BigInt.asUintN(64, toWord(moves[2 * move] as number, moves[2 * move + 1] as number)),
    ).sort((a, b) => (a < b ? -1 : 1));
    new BigUint64Array(instance.memory.buffer, instance.movesAt(), sorted.length).set(sorted);
    this.allow(instance);
    return instance;
  }

  /** Both instances together may store what the limits say. */
  private allow(instance: BoardModule): void {
    const elsewhere = this.positions - instance.positions();
    instance.allow(this.limits.mostSlotBits, Math.min(MOST_SETS, this.limits.mostStored - elsewhere));
  }
}

function toWord(low: number, high: number): bigint {
  return (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);
}
