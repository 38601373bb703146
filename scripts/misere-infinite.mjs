/**
 * Looks for a proof that the misère quotient of an octal game is infinite, with more time than a question has, and prints its
 * certificate.
 *
 *   node scripts/misere-infinite.mjs 0.041 > 0.041.json
 *   node scripts/misere-infinite.mjs 0.07 --heap 34 --steps 34+30,34+33 --few 6 > 0.07.json
 *
 * Without `--steps` the sign that refining gives is taken. `--few` leaves out the first tries. Interrupt it to stop; `--seconds` ends it.
 */
import { parseArgs } from 'node:util';
import { heapsOf } from '../library/dist/misere/code-quotient.js';
import { EndlessRefinement } from '../library/dist/misere/diagonal.js';
import { Effort } from '../library/dist/misere/effort.js';
import { QuotientSearch } from '../library/dist/misere/extend.js';
import { proveInfinite } from '../library/dist/misere/infinite/prove.js';
import { infiniteCertificate } from '../library/dist/misere/infinite/written.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    heap: { type: 'string', default: '100' },
    steps: { type: 'string' },
    few: { type: 'string', default: '0' },
    seconds: { type: 'string', default: '3600' },
  },
});
const [code] = positionals;
if (!/^[04]\.[0-7]+$/.test(code ?? '')) throw new Error('give an octal code such as 0.07');

let told = 0;
const effort = new Effort({
  positions: 50_000_000,
  milliseconds: 1000 * Number(values.seconds),
  onLook({ positions }) {
    if (Date.now() - told < 5000) return;
    told = Date.now();
    console.error(`${Math.round(performance.now() / 1000)} s: ${positions} positions`);
  },
});
const game = heapsOf([...code.replace('.', '')].map(Number));
const search = new QuotientSearch(game);
const given = values.steps?.split(',').map(toSum);
const tried = proveInfinite({ game, ...suspicion(), fewest: Number(values.few) }, effort);
if ('why' in tried) {
  console.error(tried.why);
  process.exitCode = 1;
} else console.log(JSON.stringify(infiniteCertificate(code, tried.proof)));

/** The steps that were given, or those that refining shows. */
function suspicion() {
  const last = Number(values.heap) - (given === undefined ? 0 : 1);
  try {
    while (search.heap < last) search.advance(effort);
  } catch (error) {
    if (!(error instanceof EndlessRefinement)) throw error;
    return { before: search.quotient, heap: error.heap, steps: [error.step] };
  }
  if (given === undefined) throw new Error(`the quotient of the heaps to ${last} is finite`);
  return { before: search.quotient, heap: last + 1, steps: given };
}

/** `34+30` as how many there are of each heap. */
function toSum(text) {
  const sum = [];
  for (const heap of text.split('+').map(Number)) sum[heap] = (sum[heap] ?? 0) + 1;
  return Array.from(sum, (count) => count ?? 0);
}
