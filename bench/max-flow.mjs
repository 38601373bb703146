/**
 * Nim on graphs with weights up to 10^18: maximum flows, Gomory–Hu trees and whole decisions as positions grow.
 *
 * The first table compares the flow on doubles with digits against the same loop over BigInt64Array and over bigint. The second
 * shows how decisions grow with the number of links; `lost` positions have many links that are nearly witnesses, so that the tree
 * is needed. Times are for people; the signature is a hash of all answers and must not change.
 */

import { consult } from '../library/dist/games/nim-on-graphs/theory/decision.js';
import { toPlain } from '../library/dist/games/nim-on-graphs/theory/plain.js';
import { gomoryHuTree } from '../library/dist/numeric/gomory-hu.js';
import { MaxFlow } from '../library/dist/numeric/max-flow.js';
import { figure, signature as signed } from './figures.mjs';

let signature = 0x811c9dc5;
function sign(text) {
  for (const character of String(text)) signature = Math.imul(signature ^ character.charCodeAt(0), 0x01000193) >>> 0;
}

let state = 2003n;
function random(bits) {
  state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
  const high = state >> 32n;
  state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
  return (((high << 32n) | (state >> 32n)) >> BigInt(64 - bits)) + 1n;
}
const below = (bound) => Number(random(53) % BigInt(bound));

/** Links between even vertices, all connected; weights are as likely small as large. */
function randomLinks(evens, count) {
  const weight = () => random(1 + below(59));
  return Array.from({ length: count }, (_, index) => {
    const a = index < evens - 1 ? index + 1 : below(evens);
    const b = index < evens - 1 ? below(a) : (a + 1 + below(evens - 1)) % evens;
    return { a, b, p: weight(), q: weight() };
  });
}

const least = ({ p, q }) => (p < q ? p : q);
const toEdges = (links) => links.map((link) => ({ from: link.a, to: link.b, capacity: least(link) }));

function time(work) {
  const started = performance.now();
  const result = work();
  return { result, milliseconds: performance.now() - started };
}

/** The loop of `numeric/max-flow.ts` with bigints, as a yardstick. */
function bigintFlow(order, edges, makeArray) {
  const arcs = Array.from({ length: order }, () => []);
  const [head, capacity] = [[], []];
  for (const { from, to, capacity: each } of edges) {
    arcs[from].push(head.push(to) - 1);
    capacity.push(each);
    arcs[to].push(head.push(from) - 1);
    capacity.push(each);
  }
  const full = makeArray(capacity);
  return (source, sink) => {
    const residual = full.slice();
    const level = new Int32Array(order);
    const next = new Uint32Array(order);
    let value = 0n;
    const findLevels = () => {
      level.fill(-1);
      level[sink] = 0;
      const queue = [sink];
      for (const vertex of queue) {
        for (const arc of arcs[vertex]) {
          if (level[head[arc]] !== -1 || residual[arc ^ 1] === 0n) continue;
          level[head[arc]] = level[vertex] + 1;
          if (head[arc] === source) return true;
          queue.push(head[arc]);
        }
      }
      return false;
    };
    while (findLevels()) {
      next.fill(0);
      const path = [];
      for (let vertex = source; ; ) {
        if (vertex === sink) {
          let narrow = 0;
          for (let step = 1; step < path.length; step++) if (residual[path[step]] < residual[path[narrow]]) narrow = step;
          const amount = residual[path[narrow]];
          for (const arc of path) {
            residual[arc] -= amount;
            residual[arc ^ 1] += amount;
          }
          value += amount;
          vertex = head[path[narrow] ^ 1];
          path.length = narrow;
          continue;
        }
        const list = arcs[vertex];
        while (next[vertex] < list.length) {
          const arc = list[next[vertex]];
          if (level[head[arc]] === level[vertex] - 1 && residual[arc] > 0n) break;
          next[vertex]++;
        }
        if (next[vertex] < list.length) {
          const arc = list[next[vertex]];
          path.push(arc);
          vertex = head[arc];
        } else {
          if (path.length === 0) break;
          level[vertex] = -2;
          vertex = head[path.pop() ^ 1];
        }
      }
    }
    return value;
  };
}

console.log('flows between random pairs     doubles  BigInt64Array   bigint');
for (const [evens, count, pairs] of [
  [200, 400, 200],
  [1000, 2000, 100],
  [3000, 10_000, 30],
]) {
  const edges = toEdges(randomLinks(evens, count));
  const ends = Array.from({ length: pairs }, () => {
    const from = below(evens);
    return [from, (from + 1 + below(evens - 1)) % evens];
  });
  const ways = [
    (() => {
      const flow = new MaxFlow(evens, edges);
      return (from, to) => flow.run(from, to);
    })(),
    bigintFlow(evens, edges, (capacity) => BigInt64Array.from(capacity)),
    bigintFlow(evens, edges, (capacity) => [...capacity]),
  ].map((run) => time(() => ends.map(([from, to]) => run(from, to)).join()));
  if (ways.some(({ result }) => result !== ways[0].result)) throw new Error('the flows differ');
  sign(ways[0].result);
  const [doubles, typed, plain] = ways.map(({ milliseconds }) => milliseconds / pairs);
  figure(`a flow on ${inWords(count)} links`, doubles, 'ms');
  figure(`a flow on ${inWords(count)} links, against bigints`, plain / doubles, '×', 'more');
  console.log(
    `${String(count).padStart(6)} links ${String(evens).padStart(5)} vertices ${doubles.toFixed(3).padStart(9)} ms ${(typed / doubles).toFixed(1).padStart(7)} times ${(plain / doubles).toFixed(1).padStart(7)} times`,
  );
}

console.log('decisions                      won       lost, with tree      piece on an odd vertex');
let before;
for (const [evens, count] of [
  [500, 1000],
  [1000, 2000],
  [2000, 4000],
  [3000, 10_000],
]) {
  const links = randomLinks(evens, count);
  const won = decide(links, evens, 0);
  const lost = settle(links, evens);
  const even = decide(lost, evens, 0);
  const odd = decide(lost, evens, evens + 5);
  const growth =
    before === undefined
      ? ''
      : ` (${(even.milliseconds / before.milliseconds).toFixed(1)} times for ${(count / before.count).toFixed(1)} times the links)`;
  before = { milliseconds: even.milliseconds, count };
  console.log(
    `${String(count).padStart(6)} links ${String(evens).padStart(5)} vertices ${won.milliseconds.toFixed(0).padStart(6)} ms ${even.milliseconds.toFixed(0).padStart(8)} ms ${odd.milliseconds.toFixed(0).padStart(12)} ms${growth}`,
  );
  sign([won.result, even.result, odd.result].join());
  figure(`a won position of ${inWords(count)} links`, won.milliseconds / 1000, 's');
  figure(`a lost position of ${inWords(count)} links`, even.milliseconds / 1000, 's');
}
console.log('lost, several such positions joined by links that change nothing');
const block = settle(randomLinks(3000, 10_000), 3000);
for (const copies of [1, 3, 10]) {
  const { result, milliseconds } = decide(joined(block, 3000, copies), 3000 * copies, 0);
  console.log(
    `${String(copies * 10_000).padStart(6)} links ${String(3000 * copies).padStart(5)} vertices ${milliseconds.toFixed(0)} ms`,
  );
  sign(result);
  if (copies > 1) figure(`${copies} lost positions of 10,000 links, joined`, milliseconds / 1000, 's');
}
signed(signature.toString(16).padStart(8, '0'));
console.log(`signature ${signature.toString(16).padStart(8, '0')}`);

function inWords(count) {
  return count.toLocaleString('en');
}

/** The outcome with its proof and a winning move, from the edges on. */
function decide(links, evens, piece) {
  const edges = links.flatMap(({ a, b, p, q }, index) => [
    { from: a, to: evens + index, value: p },
    { from: b, to: evens + index, value: q },
  ]);
  return time(() => {
    const { decision } = consult(toPlain(piece, edges), () => {});
    const [move] = decision.moves();
    decision.proof();
    return `${decision.by} ${decision.outcome} ${move?.to} ${move?.left}`;
  });
}

/** Copies of a position, each joined to the next at its first vertex by a link of weights 1: no other cut is changed by it. */
function joined(links, evens, copies) {
  return Array.from({ length: copies }, (_, copy) => [
    ...links.map(({ a, b, ...weights }) => ({ a: a + copy * evens, b: b + copy * evens, ...weights })),
    ...(copy === 0 ? [] : [{ a: (copy - 1) * evens, b: copy * evens, p: 1n, q: 1n }]),
  ]).flat();
}

/** Equal weights on every link that a cut does not rule out: hardly any link is a witness then, and most need a look at a cut. */
function settle(links, evens) {
  const sums = Array.from({ length: evens }, () => 0n);
  for (const link of links) for (const end of [link.a, link.b]) sums[end] += least(link);
  const tree = gomoryHuTree(new MaxFlow(evens, toEdges(links)), [...sums.keys()], (vertex) => sums[vertex]);
  return links.map((link) => {
    const weight = least(link);
    return tree.minimumCut(link.a, link.b).capacity >= 2n * weight ? { ...link, p: weight, q: weight } : link;
  });
}
