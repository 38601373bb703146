/**
 * Long searches on sets by one thread and by two on one table, on the clock, from an empty table each.
 *
 * The second thread joins at once, as it does on the command line after a while where a core is free; its start counts. The signature is a
 * hash of all values, which have to be the same; it must not change.
 */

import { loadKernels } from '../kernels/dist/index.js';
import { wasmBoardSearch, wasmGraphSearch } from '../kernels/dist/set-search.js';
import { bytes } from '../kernels/dist/set-search-shared.wasm.js';
import { sharedSets } from '../kernels/dist/set-threads-node.js';
import { compile } from '../kernels/dist/web-assembly.js';
import { graphGameOf } from '../library/dist/numeric/set-solver.js';
import { figure, signature as signed } from './figures.mjs';
import { cram } from './graphs/cram.mjs';
import { grid, petersen, randomTree, torus } from './graphs/node-kayles.mjs';

const LIMITS = { positions: 50_000_000, milliseconds: 3_600_000, megabytes: 2_000, heap: 0, order: 0 };

const one = await loadKernels();
const module = await compile(bytes());
const make = (calls) => sharedSets(module, calls, 0);
const two = {
  graphSearch: (game, limits) => wasmGraphSearch(make, game, limits),
  boardSearch: (board, limits) => wasmBoardSearch(make, board, limits),
};

const onGraph = (game) => (kernels) => kernels.graphSearch(graphGameOf(game), LIMITS).value(...game.start);
const onBoard =
  ({ board, set }) =>
  (kernels) =>
    kernels.boardSearch(board, LIMITS).value(...set);
const SEARCHES = {
  'grid 8x8': onGraph(grid(8, 8)),
  'torus 8x8': onGraph(torus(8, 8)),
  'petersen 32,2': onGraph(petersen(32, 2)),
  'tree of 64': onGraph(randomTree(64, 7)),
  'Cram 4x9': onBoard(cram(4, 9)),
  'Cram 5x7': onBoard(cram(5, 7)),
  'Cram 6x6': onBoard(cram(6, 6)),
};

let signature = 0;
console.log('search           value  one thread  two threads  times as fast');
for (const [name, search] of Object.entries(SEARCHES)) {
  const [alone, together] = [one, two].map((kernels) => timed(() => search(kernels)));
  const { value } = alone;
  if (together.value !== value) throw new Error(`${name}: ${together.value} is not ${value}`);
  signature = (Math.imul(signature, 31) + value) >>> 0;
  const faster = alone.seconds / together.seconds;
  console.log(
    `${name.padEnd(16)} ${String(value).padStart(5)} ${alone.seconds.toFixed(2).padStart(9)} s ${together.seconds.toFixed(2).padStart(10)} s ${faster.toFixed(2).padStart(14)}`,
  );
  figure(`${name}, one thread`, alone.seconds, 's');
  figure(`${name}, two threads`, together.seconds, 's');
  figure(`${name}, times as fast with two threads`, faster, '×', 'more');
}
console.log(`signature ${signature.toString(16)}`);
signed(signature.toString(16));

function timed(run) {
  const begun = performance.now();
  const value = run();
  return { value, seconds: (performance.now() - begun) / 1000 };
}
