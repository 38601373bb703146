/// <reference types="node" />
/** Kernels whose long searches on sets a second thread of Node joins; what they need for that is compiled when one is first asked for. */
import type { Kernels } from 'impartial';
import { bytes } from '../dist/set-search-shared.wasm.js';
import { kernelsOnDemand } from './index.ts';
import { type SetMaker, wasmBoardSearch, wasmGraphSearch } from './set-search.ts';
import { sharedSets } from './set-threads-node.ts';
import { compileNow, sharedMemory } from './web-assembly.ts';

/** As `kernelsOnDemand`, for a program that starts for one question. */
export function threadedKernelsOnDemand(threads?: number): Required<Kernels> {
  const kernels = kernelsOnDemand();
  return {
    get name() {
      return kernels.name;
    },
    octalSequence: kernels.octalSequence,
    octalEngine: kernels.octalEngine,
    slidingEngine: kernels.slidingEngine,
    ...sharedSearches(kernels, threads),
  };
}

type Searches = Required<Pick<Kernels, 'boardSearch' | 'graphSearch'>>;

/** Where there is one core, or no memory that threads share, these are the searches of the kernels. */
export function sharedSearches(kernels: Required<Kernels>, threads?: number): Searches {
  let found: { readonly make: SetMaker | undefined } | undefined;
  const maker = () => {
    found ??= { make: kernels.name === 'plain' ? undefined : makerFor(threads ?? cores()) };
    return found.make;
  };
  return {
    boardSearch(game, limits) {
      const make = maker();
      return make === undefined ? kernels.boardSearch(game, limits) : wasmBoardSearch(make, game, limits);
    },
    graphSearch(game, limits) {
      const make = maker();
      return make === undefined ? kernels.graphSearch(game, limits) : wasmGraphSearch(make, game, limits);
    },
  };
}

function cores(): number {
  return process.getBuiltinModule('node:os').availableParallelism();
}

function makerFor(threads: number): SetMaker | undefined {
  if (threads < 2) return undefined;
  const module = compileNow(bytes());
  if (module === undefined) return undefined;
  try {
    sharedMemory();
  } catch {
    return undefined;
  }
  return (calls) => sharedSets(module, calls);
}
