/// <reference types="node" />
/**
 * Searches on sets that a second thread of Node joins where they are long. What that takes is compiled with the first of them, and nothing
 * of Node is imported before: a program that starts for one question has it at hand at no cost.
 */
import type { Kernels } from 'impartial';
import { bytes } from '../dist/set-search-shared.wasm.js';
import { type SetMaker, wasmBoardSearch, wasmGraphSearch } from './set-search.ts';
import { sharedSets } from './set-threads-node.ts';
import { compileNow, sharedMemory } from './web-assembly.ts';

type Searches = Pick<Kernels, 'boardSearch' | 'graphSearch'>;

/** Where there is one core, or no memory that threads share, these are the searches of the kernels. */
export function sharedSearches(kernels: Kernels, threads?: number): Searches {
  let found: { readonly make: SetMaker | undefined } | undefined;
  const maker = () => {
    found ??= { make: makerFor(threads ?? cores()) };
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
