/**
 * Grundy values of Node-Kayles on graphs: the bit-set search against the same search on strings and a Map.
 *
 * Times are the best of several runs. The signature is a hash of all values and position counts; it must not change.
 */
import { subsetGrundy } from '../library/dist/numeric/subset-grundy.js';
import { subsetOutcome } from '../library/dist/numeric/subset-outcome.js';
import { subsetValue } from '../library/dist/numeric/subset-values.js';
import { figure, signature as signed } from './figures.mjs';
import { gridEdges, randomEdges, randomTreeEdges } from './graphs/edges.mjs';

const limits = { positions: 5_000_000, milliseconds: 60_000, megabytes: 2_000, heap: 0, order: 0 };
const RUNS = 5;
/** No further run is begun after so many milliseconds. */
const ENOUGH = 1_000;
const NAIVE_POSITIONS = 100_000;
/** Milliseconds from which on a ratio says something. */
const LONG_ENOUGH = 10;

function nodeKayles(order, edges) {
  const words = Math.max(1, Math.ceil(order / 32));
  const adjacency = new Uint32Array(order * words);
  const put = (set, vertex) => {
    set[vertex >>> 5] |= 1 << vertex;
  };
  const row = (vertex) => adjacency.subarray(vertex * words, (vertex + 1) * words);
  for (const [a, b] of edges) {
    put(row(a), b);
    put(row(b), a);
  }
  const start = new Uint32Array(words);
  const moves = Array.from({ length: order }, (_, vertex) => {
    put(start, vertex);
    const takes = row(vertex).slice();
    put(takes, vertex);
    return { vertex, takes };
  });
  return { order, words, adjacency, start, moves };
}

const randomGraph = (order, probability, seed) => nodeKayles(order, randomEdges(order, probability, seed));
const randomTree = (order, seed) => nodeKayles(order, randomTreeEdges(order, seed));
const grid = (rows, columns) => nodeKayles(rows * columns, gridEdges(rows, columns));
const path = (order) => grid(1, order);

/** The same search, written the obvious way. */
function naive({ order, words, adjacency }) {
  const near = Array.from({ length: order }, (_, a) =>
    Array.from({ length: order }, (_, b) => b).filter((b) => (adjacency[a * words + (b >>> 5)] >>> b) & 1),
  );
  const memo = new Map();
  const ofSet = (set) => {
    let value = 0;
    const left = new Set(set);
    for (const vertex of set) {
      if (!left.delete(vertex)) continue;
      const component = [vertex];
      for (const found of component) for (const other of near[found]) if (left.delete(other)) component.push(other);
      value ^= ofComponent(component.sort((a, b) => a - b));
    }
    return value;
  };
  const ofComponent = (component) => {
    const key = component.join();
    const known = memo.get(key);
    if (known !== undefined) return known;
    const seen = new Set(
      component.map((taken) => ofSet(component.filter((vertex) => vertex !== taken && !near[taken].includes(vertex)))),
    );
    let value = 0;
    while (seen.has(value)) value++;
    memo.set(key, value);
    return value;
  };
  return ofSet(Array.from({ length: order }, (_, vertex) => vertex));
}

function time(run) {
  let best = Number.POSITIVE_INFINITY;
  let result;
  let total = 0;
  for (let round = 0; round < RUNS && total < ENOUGH; round++) {
    const started = performance.now();
    result = run();
    const taken = performance.now() - started;
    total += taken;
    best = Math.min(best, taken);
  }
  return { result, milliseconds: best };
}

const graphs = {
  'G(30, 0.15), seed 1': randomGraph(30, 0.15, 1),
  'G(30, 0.15), seed 2': randomGraph(30, 0.15, 2),
  'G(28, 0.15)': randomGraph(28, 0.15, 3),
  'G(30, 0.3)': randomGraph(30, 0.3, 4),
  'G(64, 0.5)': randomGraph(64, 0.5, 5),
  'tree of 28': randomTree(28, 6),
  'tree of 48': randomTree(48, 7),
  P64: path(64),
  P100: path(100),
  'grid 5x6': grid(5, 6),
  'grid 6x6': grid(6, 6),
  'grid 7x7': grid(7, 7),
};

let signature = 0;
const sign = (number) => {
  signature = Math.imul(signature ^ number, 0x01000193) >>> 0;
};
const line = (...cells) =>
  console.log(cells.map((cell, at) => (at === 0 ? String(cell).padEnd(22) : String(cell).padStart(14))).join(''));

console.log('Grundy values of Node-Kayles');
line('graph', 'value', 'positions', 'ms', 'naive ms', 'ratio');
for (const [name, game] of Object.entries(graphs)) {
  const { result, milliseconds } = time(() => subsetValue(game, subsetGrundy(), limits));
  sign(result.value);
  sign(result.positions);
  const small = result.positions <= NAIVE_POSITIONS;
  const slow = small ? time(() => naive(game)) : undefined;
  if (slow !== undefined && slow.result !== result.value) throw new Error(`${name}: ${result.value}, naive ${slow.result}`);
  figure(`the value of ${name}`, milliseconds, 'ms');
  if (slow !== undefined && slow.milliseconds > LONG_ENOUGH)
    figure(`the value of ${name}, against strings and a Map`, slow.milliseconds / milliseconds, '×', 'more');
  const ratio = slow === undefined ? '' : `${(slow.milliseconds / milliseconds).toFixed(1)}x`;
  line(name, result.value, result.positions, milliseconds.toFixed(2), slow?.milliseconds.toFixed(1) ?? '', ratio);
}

console.log('\nOutcomes by definition, misère play');
line('graph', 'outcome', 'positions', 'ms');
for (const name of ['G(30, 0.15), seed 1', 'G(30, 0.3)', 'tree of 28', 'grid 5x6']) {
  const { result, milliseconds } = time(() => subsetOutcome(graphs[name], 'misere', limits));
  figure(`the misère outcome of ${name}`, milliseconds, 'ms');
  sign(result.outcome === 'N' ? 1 : 0);
  sign(result.positions);
  line(name, result.outcome, result.positions, milliseconds.toFixed(2));
}
signed(signature.toString(16).padStart(8, '0'));
console.log(`\nsignature ${signature.toString(16).padStart(8, '0')}`);
