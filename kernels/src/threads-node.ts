/// <reference types="node" />
/**
 * Kernels that use several threads of Node for the dense method, and two for long searches on sets (`set-threads-node.ts`); everything else
 * is as in `index.ts`, and just as synchronous.
 *
 *     const kernels = await loadThreadedKernels();
 *     new OctalRun(digits, kernels).extend(1_000_000);
 *
 * The threads of the dense method share one memory, so one sequence at a time is in it. When another one goes on, the first is copied out,
 * and comes back when it goes on itself. Threads sleep while nothing is computed and do not keep the process alive.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Kernels } from 'impartial';
import type { OctalEngine, OctalValues } from 'impartial/numeric';
import { bytes } from '../dist/octal-dense-shared.wasm.js';
import { loadKernels } from './index.ts';
import { type AdvanceBlock, type DenseModule, denseEngine } from './octal-dense.ts';
import { CONTROL_BYTES, helpText, proposeTogether } from './shared-blocks.ts';
import { sharedSearches } from './shared-searches.ts';
import { compile, instantiate, type SharedMemory, sharedMemory } from './web-assembly.ts';

const MOST_THREADS = 8;
/** Shorter sequences are done before a thread wakes up. */
const WORTH_SHARING = 5000;

export interface ThreadOptions {
  /** This thread included. As many as there are cores unless given. */
  readonly threads?: number;
}

export async function loadThreadedKernels({ threads = availableParallelism() }: ThreadOptions = {}): Promise<Kernels> {
  const kernels = await loadKernels();
  const module = await compile(bytes());
  const helpers = Math.min(threads, MOST_THREADS) - 1;
  if (module === undefined || kernels.name === 'plain' || helpers < 1) return kernels;
  let pool: Pool | undefined;
  return {
    ...kernels,
    ...sharedSearches(kernels, threads),
    name: `wasm, ${helpers + 1} threads`,
    octalEngine(method, digits, known) {
      if (method !== 'dense') return kernels.octalEngine(method, digits, known);
      pool ??= new Pool(module, helpers);
      return pool.engine(digits, known);
    },
  };
}

class Pool {
  private readonly module: DenseModule;
  private readonly control = new Int32Array(new SharedArrayBuffer(CONTROL_BYTES));
  private owner: SharedEngine | undefined;
  private readonly threads: number;
  private broken = false;

  constructor(compiled: object, helpers: number) {
    this.threads = helpers + 1;
    const memory = sharedMemory();
    this.module = instantiate<DenseModule>(compiled, memory);
    for (let thread = 1; thread <= helpers; thread++) startHelper(compiled, memory, this.control, thread);
  }

  engine(digits: Uint8Array, known: OctalValues): OctalEngine | undefined {
    const engine = new SharedEngine(this, digits, known);
    return this.lend(engine, digits, known) === undefined ? undefined : engine;
  }

  /** Puts a sequence into the memory; whichever was there is copied out. */
  lend(engine: SharedEngine, digits: Uint8Array, known: OctalValues): OctalEngine | undefined {
    this.owner?.copyOut();
    this.owner = engine;
    const inner = denseEngine(this.module, digits, known, this.advanceBlock, this.threads);
    engine.inner = inner;
    return inner;
  }

  private readonly advanceBlock: AdvanceBlock = (module, from, end) => {
    if (this.broken || from < WORTH_SHARING) return module.advance(end) !== 0;
    this.broken = !proposeTogether(module, this.control, from, end - from);
    if (this.broken) return module.advance(end) !== 0;
    return module.settle(end) >= 0;
  };
}

class SharedEngine implements OctalEngine {
  inner: OctalEngine | undefined;
  private readonly pool: Pool;
  private readonly digits: Uint8Array;
  private copied: OctalValues;
  private workBefore = 0;

  constructor(pool: Pool, digits: Uint8Array, known: OctalValues) {
    this.pool = pool;
    this.digits = digits;
    this.copied = known;
  }

  get values(): OctalValues {
    return this.inner?.values ?? this.copied;
  }

  get work(): number {
    return this.workBefore + (this.inner?.work ?? 0);
  }

  advance(end: number): void {
    const inner = this.inner ?? this.pool.lend(this, this.digits, this.copied);
    inner?.advance(end);
  }

  copyOut(): void {
    this.copied = this.values.slice();
    this.workBefore = this.work;
    this.inner = undefined;
  }
}

function startHelper(module: object, memory: SharedMemory, control: Int32Array, thread: number): void {
  const program = `
    const { module, memory, control, thread } = require('node:worker_threads').workerData;
    const { exports } = new WebAssembly.Instance(module, { env: { memory } });
    ${helpText('exports', 'control', 'thread')}`;
  new Worker(program, { eval: true, workerData: { module, memory, control, thread } }).unref();
}
