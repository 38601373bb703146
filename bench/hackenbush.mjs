/**
 * Green Hackenbush by fusion, up to a million edges: trees, a path, a cycle, and graphs with as many cycles as they like.
 *
 * The goal is a second for a million edges, after reading. The ratio is that of ten times as many edges, which shows that the work is
 * linear but for the memory cache; the baseline in the same run is what reading the line takes. The signature is a hash of all values.
 */
import { parseHackenbush } from '../library/dist/games/hackenbush/text.js';
import { FusedDrawing } from '../library/dist/games/hackenbush/theory/fused.js';
import { figure, signature as signed } from './figures.mjs';

const SIZES = [100_000, 1_000_000];
const BUDGET = 1000;

let state = 1976;
function below(most) {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * most);
}

const SHAPES = {
  path: (size) => Array.from({ length: size }, (_, edge) => `${edge}-${edge + 1}`),
  cycle: (size) => Array.from({ length: size }, (_, edge) => `${edge}-${edge + 1 === size ? 0 : edge + 1}`),
  tree: (size) => Array.from({ length: size }, (_, edge) => `${below(edge + 1)}-${edge + 1}`),
  'tree with cycles': (size) =>
    Array.from({ length: size }, (_, edge) =>
      edge % 5 === 4 ? `${below(edge)}-${below(edge)}` : `${below(edge + 1)}-${edge + 1}`,
    ),
};

let signature = 0x811c9dc5;
function sign(number) {
  signature = Math.imul(signature ^ number, 0x01000193) >>> 0;
}

/** Milliseconds of the processor, which other programs on the machine do not change much. */
function time(work) {
  const started = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(started);
  return { result, milliseconds: (user + system) / 1000 };
}

for (const [shape, edgesOf] of Object.entries(SHAPES)) {
  let before;
  for (const size of SIZES) {
    const edges = shape === 'tree with cycles' ? linked(edgesOf(size)) : edgesOf(size);
    const text = `${edges.join(' ')} @0`;
    const read = time(() => parseHackenbush({ text, at: 0, options: [] }));
    if (!read.result.ok) throw new Error(read.result.error.message);
    const fused = time(() => new FusedDrawing(read.result.value));
    sign(fused.result.total);
    const growth = before === undefined ? '' : `, ${(fused.milliseconds / before).toFixed(1)} times as long as a tenth`;
    const late = fused.milliseconds > BUDGET ? `, over ${BUDGET} ms` : '';
    console.log(
      `${shape}, ${size} edges: value ${fused.result.total}, fused in ${fused.milliseconds.toFixed(0)} ms after ${read.milliseconds.toFixed(0)} ms of reading${growth}${late}`,
    );
    figure(`${shape}, ${size} edges, fused`, fused.milliseconds, 'ms');
    before = fused.milliseconds;
  }
}
console.log(`signature ${signature.toString(16)}`);
signed(signature.toString(16));

/** Every vertex hangs together with the ground: loose ends are joined to it. */
function linked(edges) {
  const seen = new Set(['0']);
  return edges.map((edge) => {
    const [from, to] = edge.split('-');
    const start = seen.has(from) ? from : '0';
    seen.add(start).add(to);
    return `${start}-${to}`;
  });
}
