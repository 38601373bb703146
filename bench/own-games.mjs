/**
 * Games of one's own through the kits of `impartial/define`, against naive scripts in the same run.
 *
 * Heaps: `loop` is a hand-written loop over sizes with a Set, `same` the same loop over the `options` of the game. Boards and graphs:
 * a recursion on texts with a Map, as one writes it in ten minutes. Times are the best of several runs; a ratio says how many times
 * as long as the script the kit takes. The signature is a hash of all values; it must not change.
 */

import { sequenceWith } from '../library/dist/engine/sequence/sequence.js';
import { catalogueOf, graphGame, gridGame, heapGame, solveWith } from '../library/dist/entry-points/define.js';
import { figure, signature as signed } from './figures.mjs';

const RUNS = 5;
/** No further run is begun after so many milliseconds. */
const ENOUGH = 2_000;

const GAMES = {
  'take-a-square': {
    options: function* (size) {
      for (let root = 1; root ** 2 <= size; root++) yield size - root ** 2;
    },
    loop(values, size, seen) {
      for (let root = 1; root * root <= size; root++) seen.add(values[size - root * root]);
    },
    handed(size, leave) {
      for (let root = 1; root * root <= size; root++) leave(size - root * root);
    },
  },
  'my-kayles': {
    options: function* (size) {
      for (const taken of [1, 2]) for (let left = 0; 2 * left + taken <= size; left++) yield [left, size - taken - left];
    },
    loop(values, size, seen) {
      for (const taken of [1, 2])
        for (let left = 0; 2 * left + taken <= size; left++) seen.add(values[left] ^ values[size - taken - left]);
    },
    handed(size, leave) {
      for (const taken of [1, 2]) for (let left = 0; 2 * left + taken <= size; left++) leave(left, size - taken - left);
    },
  },
  'unequal-parts': {
    options: function* (size) {
      for (let part = 1; 2 * part < size; part++) yield [part, size - part];
    },
    loop(values, size, seen) {
      for (let part = 1; 2 * part < size; part++) seen.add(values[part] ^ values[size - part]);
    },
    handed(size, leave) {
      for (let part = 1; 2 * part < size; part++) leave(part, size - part);
    },
  },
};

const cram = gridGame({
  id: 'my-cram',
  rule: 'Put a domino on two adjacent free squares.',
  apart: true,
  symmetries: 'all',
  fixed: 'whole',
  *moves(board) {
    for (const [x, y] of board.empty()) {
      if (board.isFree(x + 1, y))
        yield [
          [x, y],
          [x + 1, y],
        ];
      if (board.isFree(x, y + 1))
        yield [
          [x, y],
          [x, y + 1],
        ];
    }
  },
});
const chomp = gridGame({
  id: 'my-chomp',
  rule: 'Take a square and all squares to the right and below; nobody takes the first.',
  symmetries: 'transpose',
  fixed: 'rest',
  *moves(board) {
    for (const [x, y] of board.empty()) if (x + y > 0) yield board.empty().filter(([u, v]) => u >= x && v >= y);
  },
});
const arcKayles = graphGame({
  id: 'my-arc-kayles',
  rule: 'Take an edge and all edges that meet it.',
  on: 'edges',
  fixed: true,
  take: (graph, [u, v]) => graph.edgesAt(u, v),
});

function mex(seen) {
  let least = 0;
  while (seen.has(least)) least++;
  return least;
}

function byLoop(to, add) {
  const values = [];
  for (let size = 0; size <= to; size++) {
    const seen = new Set();
    add(values, size, seen);
    values.push(mex(seen));
  }
  return values;
}

/** The loop over what the game itself says. */
const overOptions = (options) => (values, size, seen) => {
  for (const left of options(size))
    seen.add(typeof left === 'number' ? values[left] : left.reduce((sum, part) => sum ^ values[part], 0));
};

function naiveCram(rows, columns) {
  const memo = new Map();
  const grundy = (board) => {
    const known = memo.get(board);
    if (known !== undefined) return known;
    const seen = new Set();
    for (let at = 0; at < board.length; at++)
      for (const next of [(at + 1) % columns === 0 ? -1 : at + 1, at + columns])
        if (board[at] === '.' && board[next] === '.')
          seen.add(grundy([...board].map((square, place) => (place === at || place === next ? '#' : square)).join('')));
    const value = mex(seen);
    memo.set(board, value);
    return value;
  };
  return grundy('.'.repeat(rows * columns));
}

function naiveChomp(side) {
  const memo = new Map();
  const grundy = (rows) => {
    const key = rows.join();
    const known = memo.get(key);
    if (known !== undefined) return known;
    const seen = new Set();
    for (let y = 0; y < rows.length; y++)
      for (let x = 0; x < rows[y]; x++)
        if (x + y > 0)
          seen.add(grundy(rows.map((length, row) => (row < y ? length : Math.min(length, x))).filter((length) => length > 0)));
    const value = mex(seen);
    memo.set(key, value);
    return value;
  };
  return grundy(Array(side).fill(side));
}

function naiveArcKayles(to) {
  const memo = new Map();
  const grundy = (edges) => {
    const key = edges.join(' ');
    const known = memo.get(key);
    if (known !== undefined) return known;
    const value = mex(new Set(edges.map((edge) => grundy(edges.filter((other) => Math.abs(other - edge) > 1)))));
    memo.set(key, value);
    return value;
  };
  return Array.from({ length: to + 1 }, (_, order) => grundy(Array.from({ length: Math.max(0, order - 1) }, (_, edge) => edge)));
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

let signature = 0;
const sign = (numbers) => {
  for (const number of numbers) signature = Math.imul(signature ^ number, 0x01000193) >>> 0;
};
const line = (...cells) =>
  console.log(cells.map((cell, at) => (at === 0 ? String(cell).padEnd(30) : String(cell).padStart(12))).join(''));
const ratio = (one, other) => `${(one.milliseconds / other.milliseconds).toFixed(2)}x`;
const shown = ({ milliseconds }) => milliseconds.toFixed(milliseconds < 100 ? 1 : 0);
const check = (name, one, other) => {
  if (String(one) !== String(other)) throw new Error(`${name}: ${one}, naive ${other}`);
};

const terms = (ruleset, text, to) =>
  Array.from(sequenceWith(`${ruleset.id} ${text}`, { catalogue: catalogueOf([ruleset]), to }), ({ value }) => value);
const value = (ruleset, text) => {
  const limits = { milliseconds: 600_000, positions: 50_000_000 };
  const verdict = solveWith(`${ruleset.id} ${text}`, { catalogue: catalogueOf([ruleset]), limits, moves: 0 });
  return 'error' in verdict ? verdict.error.message : verdict.values.grundy;
};

const TO = 10_000;
console.log(`Heaps 0 to ${TO}, milliseconds`);
line('game', 'kit', 'loop', 'kit/loop', 'same', 'kit/same');
for (const [id, { options, loop, handed }] of Object.entries(GAMES)) {
  const naive = time(() => byLoop(TO, loop));
  const same = time(() => byLoop(TO, overOptions(options)));
  for (const [name, rule] of [
    [`${id}, options returned`, options],
    [`${id}, options handed over`, handed],
  ]) {
    const kit = time(() => terms(heapGame({ id, rule: 'A game on heaps.', options: rule }), '{n}', TO));
    check(name, kit.result, naive.result);
    figure(`${name}, kit against loop`, kit.milliseconds / naive.milliseconds, '×');
    line(name, shown(kit), shown(naive), ratio(kit, naive), shown(same), ratio(kit, same));
  }
  sign(naive.result);
}

console.log('\nGraphs and boards, milliseconds');
line('question', 'value', 'kit', 'naive', 'kit/naive');
const row = (name, run, naive) => {
  const kit = time(run);
  const slow = naive && time(naive);
  const results = [kit.result].flat();
  figure(name, kit.milliseconds, 'ms');
  sign(results);
  if (slow !== undefined) check(name, kit.result, slow.result);
  line(name, results.at(-1), shown(kit), slow === undefined ? '' : shown(slow), slow === undefined ? '' : ratio(kit, slow));
};
row(
  'arc-kayles P{n} to 24',
  () => terms(arcKayles, 'P{n}', 24),
  () => naiveArcKayles(24),
);
row('arc-kayles P{n} to 200', () => terms(arcKayles, 'P{n}', 200));
row(
  'cram 3x5',
  () => value(cram, '3x5'),
  () => naiveCram(3, 5),
);
row(
  'cram 4x5',
  () => value(cram, '4x5'),
  () => naiveCram(4, 5),
);
row('cram 5x5', () => value(cram, '5x5'));
row('cram 5x6', () => value(cram, '5x6'));
row(
  'chomp 7x7',
  () => value(chomp, '7x7'),
  () => naiveChomp(7),
);
row('chomp 10x10', () => value(chomp, '10x10'));
console.log(`\nsignature ${signature.toString(16).padStart(8, '0')}`);
signed(signature.toString(16).padStart(8, '0'));
