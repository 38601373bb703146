/**
 * Grundy values of Node-Kayles on graphs of up to 64 vertices by search alone, without the theorem on symmetries.
 *
 * `kernel` is the search on graphs in WebAssembly, `no forms` the same without isomorphic sets being one, `plain` its twin in JavaScript,
 * `mex` the search on bit sets that values every move. Each is run once, from an empty table, and measured by the time of the processor;
 * what would take longer than some seconds is left out. Ratios say how many times as long as the kernel the others take. The signature
 * is a hash of all values; it must not change.
 *
 *     node bench/graph-search.mjs              all of them
 *     node bench/graph-search.mjs "grid 8x8"   these, by the kernel alone
 */
import { loadKernels } from '../kernels/dist/index.js';
import { plainKernels } from '../library/dist/index.js';
import { graphGameOf } from '../library/dist/numeric/set-solver.js';
import { subsetGrundy } from '../library/dist/numeric/subset-grundy.js';
import { subsetValue } from '../library/dist/numeric/subset-values.js';
import { figure, signature as sign } from './figures.mjs';
import { grid, petersen, randomGraph, randomTree, torus } from './graphs/node-kayles.mjs';

const LIMITS = { positions: 50_000_000, milliseconds: 3_600_000, megabytes: 2_000, heap: 0, order: 0 };

/** For each graph whether the slower ways are tried, too: `no forms`, `plain` and `mex`. */
const GRAPHS = {
  'grid 6x6': { game: () => grid(6, 6), tried: [true, true, true] },
  'grid 7x7': { game: () => grid(7, 7), tried: [true, true, true] },
  'grid 8x8': { game: () => grid(8, 8), tried: [true, false, false] },
  'torus 7x7': { game: () => torus(7, 7), tried: [true, true, false] },
  'torus 8x8': { game: () => torus(8, 8), tried: [false, false, false] },
  'petersen 32,2': { game: () => petersen(32, 2), tried: [false, false, false] },
  'G(48, 0.08)': { game: () => randomGraph(48, 0.08, 1), tried: [true, true, false] },
  'G(64, 0.5)': { game: () => randomGraph(64, 0.5, 3), tried: [true, true, true] },
  'tree of 48': { game: () => randomTree(48, 7), tried: [true, true, true] },
  'tree of 64': { game: () => randomTree(64, 7), tried: [false, false, false] },
};

const asked = process.argv.slice(2);
const kernels = await loadKernels();
let signature = 0;

line('graph', 'value', 'stored', 'kernel', 'no forms', 'plain', 'mex');
for (const [name, { game: make, tried }] of Object.entries(GRAPHS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const game = make();
  const fast = bySearch(kernels, game, true);
  const ways = [
    () => bySearch(kernels, game, false),
    () => bySearch(plainKernels, game, true),
    () => timed(() => subsetValue(game, subsetGrundy(), LIMITS)),
  ];
  const others = ways.map((way, at) => (asked.length === 0 && tried[at] ? way() : undefined));
  for (const other of others)
    if (other !== undefined && other.value !== fast.value) throw new Error(`${name}: ${other.value} is not ${fast.value}`);
  signature = (Math.imul(signature, 31) + fast.value + game.order) >>> 0;
  line(name, fast.value, fast.positions, seconds(fast), ...others.map((other) => compared(other, fast)));
  figure(`${name}, kernel`, fast.time, 's');
  for (const [at, way] of ['no forms', 'plain twin', 'every move valued'].entries())
    if (others[at] !== undefined) figure(`${name}, ${way} against the kernel`, others[at].time / fast.time, '×', 'more');
}
console.log(`signature ${signature.toString(16)}`);
if (asked.length === 0) sign(signature.toString(16));

function bySearch(of, game, followsGraph) {
  const search = of.graphSearch({ ...graphGameOf(game), followsGraph }, LIMITS);
  return timed(() => ({ value: search.value(...game.start), positions: search.positions }));
}

function timed(run) {
  const before = process.cpuUsage();
  const { value, positions } = run();
  const { user, system } = process.cpuUsage(before);
  return { value, positions, time: (user + system) / 1e6 };
}

function line(name, ...cells) {
  console.log(name.padEnd(14) + cells.map((cell) => String(cell).padStart(14)).join(''));
}

function seconds({ time }) {
  return `${time.toFixed(time < 1 ? 3 : 2)} s`;
}

function compared(other, fast) {
  return other === undefined ? '–' : `${seconds(other)} ×${(other.time / fast.time).toFixed(1)}`;
}
