/**
 * Nim on graphs with weights up to 10^18: maximum flows, and whole decisions as positions grow.
 *
 * The first table compares the flow on doubles with digits against the same loop over BigInt64Array and over bigint. The second has
 * positions of several kinds, won ones and lost ones in which many links are nearly witnesses, with the outcome, a winning move and the
 * proof; the baseline is a flow for each link of different weights, on 10^4 links. Of lost positions with 10^4 links all that can be is
 * left different; of those with 10^5, what branches of trees rule out, and of the rest every hundredth link that a flow rules out. The
 * signature is a hash of all answers and must not change.
 */

import { consult } from '../library/dist/games/nim-on-graphs/theory/decision.js';
import { toPlain } from '../library/dist/games/nim-on-graphs/theory/plain.js';
import { BranchCuts } from '../library/dist/numeric/branch-cuts.js';
import { MaxFlow } from '../library/dist/numeric/max-flow.js';
import { SpanningTrees } from '../library/dist/numeric/spanning-trees.js';
import { figure, signature as signed } from './figures.mjs';
import { gridEdges } from './graphs/edges.mjs';

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

/** Weights that are as likely small as large, and such that lie close together. */
const spread = () => random(1 + below(59));
const close = () => 2n ** 58n + random(57);

/** A link of this capacity, with a little more at one of its ends. */
function link(a, b, capacity) {
  const more = capacity + random(8);
  return below(2) === 0 ? { a, b, p: capacity, q: more } : { a, b, p: more, q: capacity };
}

function randomPair(order) {
  const a = below(order);
  return [a, (a + 1 + below(order - 1)) % order];
}

/** Links between even vertices, all connected. */
const KINDS = {
  'sparse random': (count) => connected(Math.round(0.3 * count), count, spread),
  'tree with more links': (count) => connected(Math.round(0.9 * count), count, close),
  'few vertices': (count) => connected(Math.round(1.5 * Math.sqrt(count)), count, spread),
  grid(count) {
    const side = Math.round(Math.sqrt(count / 2));
    return { evens: side * side, links: gridEdges(side, side).map(([a, b]) => link(a, b, spread())) };
  },
  'cycle with chords'(count) {
    const evens = Math.round(0.9 * count);
    const cycle = Array.from({ length: evens }, (_, a) => link(a, (a + 1) % evens, close()));
    const chords = Array.from({ length: count - evens }, () => link(...randomPair(evens), random(20)));
    return { evens, links: [...cycle, ...chords] };
  },
};

function connected(evens, count, weight) {
  const links = Array.from({ length: count }, (_, index) =>
    index < evens - 1 ? link(index + 1, below(index + 1), weight()) : link(...randomPair(evens), weight()),
  );
  return { evens, links };
}

const least = ({ p, q }) => (p < q ? p : q);
const toEdges = (links) => links.map((link) => ({ from: link.a, to: link.b, capacity: least(link) }));

/** Milliseconds of the processor, which other programs on the machine do not change much. */
function time(work) {
  const begun = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(begun);
  return { result, milliseconds: (user + system) / 1000 };
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
  const edges = toEdges(connected(evens, count, spread).links);
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
  console.log(
    `${String(count).padStart(6)} links ${String(evens).padStart(5)} vertices ${doubles.toFixed(3).padStart(9)} ms ${(typed / doubles).toFixed(1).padStart(7)} times ${(plain / doubles).toFixed(1).padStart(7)} times`,
  );
}

console.log('decisions                          vertices   different         won        lost   piece on a link');
for (const [kind, make] of Object.entries(KINDS)) {
  for (const count of [10_000, 100_000]) {
    const { evens, links } = make(count);
    const won = decide(links, evens, 0);
    const lost = settle(links, evens, count === 10_000 ? 1 : 100);
    const even = decide(lost, evens, 0);
    const odd = decide(lost, evens, evens + 5);
    if (!even.result.startsWith('flow P')) throw new Error(`${kind}: the position should be lost`);
    sign([won.result, even.result, odd.result].join());
    const different = lost.filter(({ p, q }) => p !== q).length;
    const cells = [evens, different, ...[won, even, odd].map(({ milliseconds }) => `${milliseconds.toFixed(0)} ms`)];
    console.log(`${`${kind}, ${count} links`.padEnd(35)}${cells.map((cell) => String(cell).padStart(12)).join('')}`);
    figure(`${kind}, ${count} links, lost`, even.milliseconds / 1000, 's');
    figure(`${kind}, ${count} links, piece on a link`, odd.milliseconds / 1000, 's');
    if (count === 10_000 && kind === 'sparse random') compare(lost, evens, even.milliseconds);
  }
}
console.log(`signature ${signature.toString(16).padStart(8, '0')}`);
signed(signature.toString(16).padStart(8, '0'));

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

/** The baseline: that no link is a witness, by a flow for each. */
function compare(links, evens, milliseconds) {
  const flow = new MaxFlow(evens, toEdges(links));
  const slow = time(() => links.every((each) => each.p === each.q || !isWitness(flow, each)));
  if (!slow.result) throw new Error('a flow finds a witness');
  console.log(
    `  a flow for each link: ${slow.milliseconds.toFixed(0)} ms, ${(slow.milliseconds / milliseconds).toFixed(1)} times as long`,
  );
  figure('a flow for each link against cuts, sparse random, 10000 links', slow.milliseconds / milliseconds, '×', 'more');
}

function isWitness(flow, { a, b, p, q }) {
  const [thick, thin, weight] = p > q ? [a, b, q] : [b, a, p];
  const capacity = flow.run(thin, thick, { enough: 2n * weight + 1n });
  return capacity > 2n * weight || (capacity === 2n * weight && flow.reachesSink(0));
}

/** A lost position with the piece on vertex 0: weights of links that no cut is found for are made equal. */
function settle(links, evens, each) {
  const edges = toEdges(links);
  const trees = new SpanningTrees(evens, edges);
  const branches = Array.from({ length: 5 }, () => new BranchCuts(trees.next(), edges, 0));
  const flow = new MaxFlow(evens, edges);
  const isLight = ({ a, b, ...weights }) =>
    branches.some((tree) =>
      [tree.find(a, b), tree.find(b, a)].some((cut) => cut !== undefined && cut.capacity < 2n * least(weights)),
    );
  return links.map((link, index) => {
    if (isLight(link)) return link;
    const mayBe = branches[0].joins(link.a, link.b) && index % each === 0;
    return mayBe && !isWitness(flow, link) ? link : { ...link, p: least(link), q: least(link) };
  });
}
