/**
 * Hackendot and geodetic trees in linear time: from a parent array in topological order to ten million vertices.
 *
 * For each size, the values of all subtrees of a rooted tree, and what every first move of the geodetic game leaves of the tree
 * without a root. Times are for people: the growth from one size to the next shows that they are linear but for the memory cache.
 * Where a C++ compiler is found, the same two passes in C++ (`hackendot.cpp`) are the yardstick. The signature is a hash of all
 * values and must not change.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstMoveValues, leastMissing } from '../library/dist/games/hackendot/theory/loops/rerooted.js';
import { hackendotValues } from '../library/dist/games/hackendot/theory/loops/values.js';
import { figure, signature as signed } from './figures.mjs';

const SIZES = [100_000, 1_000_000, 10_000_000];
/** How far back a parent may be: anywhere (a tree of logarithmic depth), or near (a deep one). */
const SHAPES = { broad: Number.POSITIVE_INFINITY, deep: 50 };

function randomTree(order, back) {
  const parents = new Int32Array(order);
  let state = 1989;
  parents[0] = -1;
  for (let vertex = 1; vertex < order; vertex++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    parents[vertex] = vertex - 1 - Math.floor((state / 2 ** 32) * Math.min(vertex, back));
  }
  return parents;
}

let signature = 0x811c9dc5;
function sign(values) {
  for (let index = 0; index < values.length; index++) signature = Math.imul(signature ^ values[index], 0x01000193) >>> 0;
}

function time(work) {
  const started = performance.now();
  const result = work();
  return { result, milliseconds: performance.now() - started };
}

/** The yardstick, or undefined where there is no compiler. */
function compile(folder) {
  const program = join(folder, 'hackendot');
  const run = spawnSync('c++', ['-O2', '-std=c++17', '-o', program, 'bench/hackendot.cpp'], { stdio: 'ignore' });
  return run.status === 0 ? program : undefined;
}

const folder = mkdtempSync(join(tmpdir(), 'hackendot-'));
const yardstick = compile(folder);
try {
  for (const [shape, back] of Object.entries(SHAPES)) {
    let before;
    for (const order of SIZES) {
      const parents = randomTree(order, back);
      const values = time(() => hackendotValues(parents));
      const first = time(() => firstMoveValues(parents));
      const wins = first.result.reduce((count, value) => count + (value === 0 ? 1 : 0), 0);
      const value = leastMissing(first.result, 0, order);
      sign(values.result.values);
      sign(first.result);
      const milliseconds = values.milliseconds + first.milliseconds;
      const growth = before === undefined ? '' : `, ${(milliseconds / before).toFixed(1)} times the size before`;
      console.log(
        `${shape} tree of ${order}: values ${values.milliseconds.toFixed(0)} ms, all first moves ${first.milliseconds.toFixed(0)} ms${growth}; rooted *${values.result.total}, without a root ${value === 0 ? '0' : `*${value}`}, ${wins} winning first moves`,
      );
      figure(`${shape} tree of ${order}`, milliseconds, 'ms');
      before = milliseconds;
      if (yardstick !== undefined) {
        const run = spawnSync(yardstick, [String(order), String(back === Number.POSITIVE_INFINITY ? 0 : back)], {
          encoding: 'utf8',
        });
        const [seconds, total, winning] = run.stdout.trim().split(' ').map(Number);
        if (total !== values.result.total || winning !== wins) throw new Error(`the yardstick differs: ${run.stdout}`);
        figure(`${shape} tree of ${order}, times as long as C++`, milliseconds / (1000 * seconds), '×');
        console.log(
          `  C++ ${(1000 * seconds).toFixed(0)} ms; here ${(milliseconds / (1000 * seconds)).toFixed(1)} times as long`,
        );
      }
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}
console.log(`signature ${signature.toString(16).padStart(8, '0')}`);
signed(signature.toString(16).padStart(8, '0'));
