/**
 * Values of octal games, plain and in WebAssembly: times, their ratio, and a signature of the values.
 *
 * Times are for people and differ from run to run; the signature must never change.
 */
import { plainKernels } from 'impartial';
import { loadKernels } from 'impartial-kernels';

const CASES = [
  ['0.007', 20_000],
  ['0.007', 60_000],
  ['0.13337', 60_000],
  ['0.777777', 20_000],
  ['0.77', 1_000],
];
const RUNS = 3;

const kernels = await loadKernels();
let signature = 0x811c9dc5;
for (const [code, upTo] of CASES) {
  const digits = Uint8Array.from(code.replace('.', ''), Number);
  const plain = best(() => plainKernels.octalSequence(digits, upTo));
  const fast = best(() => kernels.octalSequence(digits, upTo));
  if (plain.values.some((value, heap) => value !== fast.values[heap])) throw new Error(`${code}: the twins differ`);
  for (const value of fast.values) signature = Math.imul(signature ^ value, 0x01000193) >>> 0;
  const ratio = (plain.milliseconds / fast.milliseconds).toFixed(2);
  console.log(
    `octal-sequence ${code} to ${upTo}: plain ${plain.milliseconds.toFixed(1)} ms, ${kernels.name} ${fast.milliseconds.toFixed(1)} ms, ${ratio} times as fast`,
  );
}
console.log(`signature ${signature.toString(16).padStart(8, '0')}`);

function best(compute) {
  let milliseconds = Number.POSITIVE_INFINITY;
  let values;
  for (let run = 0; run < RUNS; run++) {
    const started = performance.now();
    values = compute();
    milliseconds = Math.min(milliseconds, performance.now() - started);
  }
  return { milliseconds, values };
}
