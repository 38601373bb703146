/** Searches on sets with a second thread that joins them at once, against one thread and against the plain twin. */
import os from 'node:os';
import threads, { Worker } from 'node:worker_threads';
import { type Kernels, plainKernels } from 'impartial';
import { type BoardSearch, LimitReached, SETS_PER_LOOK, type SetSearch } from 'impartial/numeric';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { byClock } from '../../library/src/core/clock.ts';
import { boardGame, rectangle } from '../../library/src/numeric/board-games.fixture.ts';
import { graphGameOf } from '../../library/src/numeric/set-solver.ts';
import { type Edge, queens, subsetGame } from '../../library/src/numeric/subset-games.fixture.ts';
import { ticking } from '../../library/src/testing/ticking.fixture.ts';
import { bytes } from '../dist/set-search-shared.wasm.js';
import { loadKernels, threadedKernelsOnDemand } from '../src/index.ts';
import { type Invitation, joinText, post, QUESTIONS, WORD, WORDS } from '../src/join-search.ts';
import { type SetMaker, wasmBoardSearch, wasmGraphSearch } from '../src/set-search.ts';
import { sharedSets } from '../src/set-threads-node.ts';
import { compile } from '../src/web-assembly.ts';

const LIMITS = { positions: 5_000_000, milliseconds: Number.POSITIVE_INFINITY, megabytes: 2_000, heap: 0, order: 0 };

let wasm: Required<Kernels>;
let module: object;
beforeAll(async () => {
  wasm = await loadKernels();
  module = (await compile(bytes())) ?? {};
});

const atOnce: SetMaker = (calls) => sharedSets(module, calls, 0);

function gridEdges(rows: number, columns: number, isTorus = false): Edge[] {
  const edges: Edge[] = [];
  for (let a = 0; a < rows * columns; a++) {
    const [row, column] = [Math.floor(a / columns), a % columns];
    if (isTorus || column < columns - 1) edges.push([a, row * columns + ((column + 1) % columns)]);
    if (isTorus || row < rows - 1) edges.push([a, ((row + 1) % rows) * columns + column]);
  }
  return edges;
}

function graph(order: number, edges: readonly Edge[], followsGraph: boolean) {
  const found = graphGameOf({ ...subsetGame(order, edges), followsGraph }, 0);
  if (found === undefined) throw new Error('a graph of at most 64 vertices');
  return found;
}

/** Sets of so many members that look random, and the set of all. */
function* someSets(order: number, count: number): Generator<readonly [number, number]> {
  const all = order === 64 ? ~0n : (1n << BigInt(order)) - 1n;
  const words = (set: bigint) => [Number(set & 0xffffffffn), Number((set >> 32n) & 0xffffffffn)] as const;
  yield words(all);
  let state = 1n;
  for (let at = 0; at < count; at++) {
    state = BigInt.asUintN(64, state * 6364136223846793005n + 1442695040888963407n);
    yield words((state | (state >> 17n)) & all);
  }
}

/** A question of each kind about each set, in this order. */
function answers(search: SetSearch, order: number, count: number): number[] {
  return [...someSets(order, count)].flatMap(([low, high]) => [
    Number(search.isValue(low, high, 1)),
    search.value(low, high),
    Number(search.isValue(low, high, 3)),
  ]);
}

describe('two threads on one table', () => {
  it.each([
    ['grid of 6 by 7', 42, gridEdges(6, 7), true],
    ['grid of 6 by 7, no forms', 42, gridEdges(6, 7), false],
    ['torus of 6 by 7', 42, gridEdges(6, 7, true), true],
    ['queens on 8 by 8', 64, queens(8), true],
  ] as const)('have the values of one thread: %s', (_, order, edges, followsGraph) => {
    const game = graph(order, edges, followsGraph);
    const expected = answers(wasm.graphSearch(game, LIMITS), order, 10);
    expect(answers(wasmGraphSearch(atOnce, game, LIMITS), order, 10)).toEqual(expected);
  });

  it('have the values of the plain twin on boards', () => {
    const game = boardGame('dominoes', 6, 5);
    const [plain, shared] = [plainKernels.boardSearch(game, LIMITS), wasmBoardSearch(atOnce, game, LIMITS)];
    for (const [low, high] of [...someSets(30, 40)].slice(1)) {
      expect(shared.value(low, high)).toBe(plain.value(low, high));
      expect(shared.isWonMisere(low, high)).toBe(plain.isWonMisere(low, high));
    }
  });

  it('have the values of one thread on whole boards, and who wins in misère play', () => {
    const game = boardGame('dominoes', 8, 8);
    const whole = rectangle(8, 5, 6);
    const [one, two]: BoardSearch[] = [wasm.boardSearch(game, LIMITS), wasmBoardSearch(atOnce, game, LIMITS)];
    expect(two?.value(whole.low, whole.high)).toBe(one?.value(whole.low, whole.high));
    const { low, high } = rectangle(8, 5, 5);
    const won = wasm.boardSearch(game, LIMITS).isWonMisere(low, high);
    expect(wasmBoardSearch(atOnce, game, LIMITS).isWonMisere(low, high)).toBe(won);
  });

  it('keep their limits: positions, memory, time, and a signal to stop', () => {
    const { low, high } = rectangle(8, 4, 8);
    const value = wasm.boardSearch(boardGame('dominoes', 8, 8), LIMITS).value(low, high);
    const limitOf = (limits: object) => {
      const bounds = { ...LIMITS, ...limits };
      // Time passes at looks only.
      const search = byClock(ticking().now, () => wasmBoardSearch(atOnce, boardGame('dominoes', 8, 8), bounds));
      try {
        search.value(low, high);
      } catch (error) {
        if (!(error instanceof LimitReached)) throw error;
        // What was found stays, and the search can be taken up again.
        search.renew(LIMITS);
        expect(search.value(low, high)).toBe(value);
        return error.limit.name;
      }
      return 'none';
    };
    expect(limitOf({})).toBe('none');
    expect(limitOf({ positions: 40_000 })).toBe('positions');
    expect(limitOf({ megabytes: 2 })).toBe('megabytes');
    expect(limitOf({ milliseconds: 1 })).toBe('milliseconds');
    let looks = 0;
    const onLook = () => {
      if (++looks === 2) throw new LimitReached('stopped', 0);
    };
    expect(limitOf({ onLook })).toBe('stopped');
  });
});

describe('the second thread', () => {
  it('leaves its answers in the table, in which the first looks them up', async () => {
    let looks = 0;
    const first = sharedSets(module, { look: () => looks++, full: () => undefined }, Number.POSITIVE_INFINITY);
    const { width, height, moves } = boardGame('dominoes', 8, 8);
    const words = new BigUint64Array(moves.buffer);
    const given = [width, height, words.length, true, SETS_PER_LOOK] as const;
    first.prepareForBoard(...given);
    const sorted = [...words].sort((a, b) => (a < b ? -1 : 1)).flatMap((word) => [word, word]);
    new BigUint64Array(first.memory.buffer, first.movesAt(), sorted.length).set(sorted);
    first.allow(24, 5_000_000);

    const control = new Int32Array(new SharedArrayBuffer(4 * WORDS));
    const memory = first.memory as Invitation['memory'];
    const preparation: Invitation['preparation'] = ['prepareForBoard', given];
    const workerData: Invitation = { module, memory, control, words: WORD, questions: QUESTIONS, preparation };
    const ended = new Promise((resolve) => new Worker(joinText(), { eval: true, workerData }).once('exit', resolve));
    for (const [number, [rows, columns, value]] of [
      [5, 6, 2],
      [5, 5, 0],
      [4, 7, 3],
    ].entries()) {
      const { low, high } = rectangle(8, rows ?? 0, columns ?? 0);
      expect(post(control, number, [0, low, high, 0, 24, 5_000_000])).toBe(true);
      while (Atomics.load(control, WORD.answered) !== number + 1) await new Promise((resolve) => setTimeout(resolve, 5));
      Atomics.store(control, WORD.over, number + 1);
      const before = first.positions();
      expect(before).toBeGreaterThan(0);
      expect(first.valueOf((BigInt(high >>> 0) << 32n) | BigInt(low >>> 0))).toBe(value);
      expect([first.positions(), looks]).toEqual([before, 0]);
    }
    // Where nothing more is asked it ends, and takes no more questions.
    expect(await ended).toBe(0);
    expect(post(control, 3, [0, 1, 0, 0, 24, 5_000_000])).toBe(false);
  });
});

describe('a second thread is started', () => {
  /** How many threads are started for a search with little patience, by a process that has had this part of a processor. */
  function threadsStarted(share = 1): number {
    const started = vi.spyOn(threads, 'Worker');
    vi.spyOn(process, 'cpuUsage').mockImplementation(() => ({ user: 1000 * share * performance.now(), system: 0 }));
    const patient: SetMaker = (calls) => sharedSets(module, calls, 1);
    const { low, high } = rectangle(8, 4, 8);
    expect(wasmBoardSearch(patient, boardGame('dominoes', 8, 8), LIMITS).value(low, high)).toBe(0);
    return started.mock.calls.length;
  }
  const load = (minute: number) => vi.spyOn(os, 'loadavg').mockReturnValue([minute, 0, 0]);
  const { isMainThread } = threads;
  beforeEach(() => void vi.spyOn(os, 'availableParallelism').mockReturnValue(2));
  afterEach(() => {
    vi.restoreAllMocks();
    Object.assign(threads, { isMainThread });
  });

  it('where a core is free', () => {
    load(1.4);
    expect(threadsStarted()).toBe(1);
  });

  it('not where others have work for all cores', () => {
    load(1.6);
    expect(threadsStarted()).toBe(0);
  });

  it('not in a thread of its own, which has others beside it', () => {
    load(0);
    Object.assign(threads, { isMainThread: false });
    expect(threadsStarted()).toBe(0);
  });

  it('not where this search has had less than its part of a processor', () => {
    load(0);
    expect(threadsStarted(0.7)).toBe(0);
    expect(threadsStarted(0.9)).toBe(1);
  });
});

describe('kernels with shared searches', () => {
  it('are those with one thread where there is no more, and where no memory can be shared', () => {
    const game = boardGame('dominoes', 4, 4);
    expect(threadedKernelsOnDemand(1).boardSearch(game, LIMITS).value(0xffff, 0)).toBe(0);
    const kernels = threadedKernelsOnDemand(2);
    vi.stubGlobal('SharedArrayBuffer', undefined);
    vi.stubGlobal('WebAssembly', { ...api(), Memory: () => expect.fail('no memory that threads share') });
    try {
      expect(kernels.boardSearch(game, LIMITS).value(0xffff, 0)).toBe(0);
      expect(kernels.name).toBe('wasm');
    } finally {
      vi.unstubAllGlobals();
    }
    expect(threadedKernelsOnDemand(2).boardSearch(game, LIMITS).value(0xffff, 0)).toBe(0);
  });
});

function api(): Record<string, unknown> {
  const { WebAssembly } = globalThis as unknown as { WebAssembly: Record<string, unknown> };
  return Object.fromEntries(['validate', 'compile', 'Module', 'Instance'].map((name) => [name, WebAssembly[name]]));
}
