/**
 * Vertex geography on 20,000 vertices and 60,000 edges, with all winning moves: one maximum matching and what it tells.
 *
 * The goal is a second. The baseline, in the same run, is a matching that grows by one breadth-first search for each exposed vertex and
 * freezes nothing, on the bipartite double of a smaller graph: what one would write first, for graphs where odd cycles do not matter.
 * Times are for people; the signature is a hash of the matchings' sizes and of all winning moves, and must not change.
 */
import { solve } from '../library/dist/index.js';
import { maximumMatching } from '../library/dist/numeric/maximum-matching.js';
import { figure, signature as signed } from './figures.mjs';

const ORDER = 20_000;
const SIZE = 60_000;
const BUDGET = 1000;
const LOST = 1;
const WON = 668;

let state = 1993;
function below(most) {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * most);
}

/** Random edges; `isBipartite` keeps them between the two halves. */
function randomEdges(order, size, isBipartite = false) {
  const seen = new Set();
  const edges = [];
  while (edges.length < size) {
    const u = isBipartite ? below(order / 2) : below(order);
    const v = isBipartite ? order / 2 + below(order / 2) : below(order);
    const key = Math.min(u, v) * order + Math.max(u, v);
    if (u === v || seen.has(key)) continue;
    seen.add(key);
    edges.push([u, v]);
  }
  return edges;
}

function rowsOf(order, edges) {
  const offsets = new Uint32Array(order + 1);
  for (const edge of edges) for (const end of edge) offsets[end + 1]++;
  for (let vertex = 0; vertex < order; vertex++) offsets[vertex + 1] += offsets[vertex];
  const next = offsets.slice();
  const targets = new Uint32Array(2 * edges.length);
  for (const [u, v] of edges) {
    targets[next[u]++] = v;
    targets[next[v]++] = u;
  }
  return { order, offsets, targets };
}

let signature = 0x811c9dc5;
function sign(text) {
  for (let index = 0; index < text.length; index++) signature = Math.imul(signature ^ text.charCodeAt(index), 0x01000193) >>> 0;
}

/** Milliseconds of the processor, which other programs on the machine do not change much. */
function time(work) {
  const started = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(started);
  return { result, milliseconds: (user + system) / 1000 };
}

/** One search for each vertex of the left half, with nothing remembered between two. */
function plainMatching({ order, offsets, targets }) {
  const mate = new Int32Array(order).fill(-1);
  let size = 0;
  for (let start = 0; start < order / 2; start++) {
    const from = new Int32Array(order).fill(-1);
    const queue = [start];
    let end = -1;
    for (let at = 0; at < queue.length && end < 0; at++) {
      for (let place = offsets[queue[at]]; place < offsets[queue[at] + 1] && end < 0; place++) {
        const other = targets[place];
        if (from[other] !== -1) continue;
        from[other] = queue[at];
        if (mate[other] < 0) end = other;
        else queue.push(mate[other]);
      }
    }
    while (end >= 0) {
      const before = from[end];
      const next = mate[before];
      mate[end] = before;
      mate[before] = end;
      end = before === start ? -1 : next;
    }
    size = mate.reduce((sum, other) => sum + (other >= 0 ? 1 : 0), 0) / 2;
  }
  return size;
}

const sizeOf = ({ mate }) => mate.reduce((sum, other) => sum + (other >= 0 ? 1 : 0), 0) / 2;

// Whole questions: reading, matching, all winning moves, certificate. The piece stands on a lost vertex and on one that is won.
const edges = randomEdges(ORDER, SIZE);
const graph = edges.map(([u, v]) => `${u + 1}-${v + 1}`).join(' ');
const questions = [LOST, WON].map((vertex) =>
  time(() => solve(`vertex-geography ${graph} @${vertex}`, { moves: Number.POSITIVE_INFINITY })),
);
for (const { result } of questions) sign(`${result.outcome} ${result.winningMoves.map(({ move }) => move).join(' ')}`);
const rows = rowsOf(ORDER, edges);
const matching = time(() => maximumMatching(rows, new Uint8Array(ORDER), () => {}));
sign(String(sizeOf(matching.result)));
console.log(
  `${ORDER} vertices, ${SIZE} edges: matching of ${sizeOf(matching.result)} edges in ${matching.milliseconds.toFixed(0)} ms`,
);
for (const [index, { result, milliseconds }] of questions.entries()) {
  figure(`question ${index + 1} on ${ORDER} vertices and ${SIZE} edges, all winning moves`, milliseconds, 'ms');
  const late = milliseconds > BUDGET ? `, over ${BUDGET} ms` : '';
  console.log(
    `a question: ${result.outcome} with ${result.winningMoves.length} winning moves in ${milliseconds.toFixed(0)} ms${late}`,
  );
}

// The ratio, on a bipartite graph that both can do.
const small = rowsOf(4000, randomEdges(4000, 12_000, true));
const ours = time(() => sizeOf(maximumMatching(small, new Uint8Array(4000), () => {})));
const plain = time(() => plainMatching(small));
if (ours.result !== plain.result) throw new Error(`${ours.result} edges here, ${plain.result} there`);
sign(String(ours.result));
console.log(
  `4000 vertices, 12000 edges, bipartite: ${ours.milliseconds.toFixed(1)} ms against ${plain.milliseconds.toFixed(0)} ms by plain searches, ratio ${(plain.milliseconds / ours.milliseconds).toFixed(0)}`,
);
figure('plain searches against ours, 4000 vertices', plain.milliseconds / ours.milliseconds, '×', 'more');
console.log(`signature ${signature.toString(16)}`);
signed(signature.toString(16));
