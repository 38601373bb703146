/**
 * The host of `wasm/octal-sequence.ts`.
 *
 * What the kernel does not do goes to the plain twin: digits above 7, and sequences longer than its memory can hold.
 */
import { type Kernels, plainKernels } from 'impartial/numeric';
import { instantiate } from './web-assembly.ts';

interface OctalModule {
  readonly memory: { readonly buffer: ArrayBuffer };
  prepare(count: number, places: number, ringRows: number): number;
  digitsAt(): number;
  valuesAt(): number;
  start(known: number): void;
  advance(end: number): number;
}

/** Values computed in one call; engines optimise a function between calls, not inside one. */
const VALUES_PER_CALL = 64;

export function octalSequenceOf(compiled: object): Kernels['octalSequence'] {
  const module = instantiate<OctalModule>(compiled);
  return (digits, upTo, known) => run(module, digits, upTo, known) ?? plainKernels.octalSequence(digits, upTo, known);
}

function run(
  module: OctalModule,
  digits: Uint8Array,
  upTo: number,
  known: Uint16Array = new Uint16Array(1),
): Uint16Array | undefined {
  if (digits.some((digit) => digit > 7)) return undefined;
  const count = upTo + 1;
  const start = Math.min(count, Math.max(1, known.length));
  const splitting = [...digits.keys()].filter((place) => ((digits[place] ?? 0) & 4) !== 0);
  const rows = 1 + (splitting.at(-1) ?? 0) - (splitting[0] ?? 0);
  if (!module.prepare(count, digits.length, rows)) return undefined;
  new Uint8Array(module.memory.buffer, module.digitsAt()).set(digits);
  const values = new Uint16Array(module.memory.buffer, module.valuesAt(), count);
  values[0] = 0;
  values.set(known.subarray(0, count));
  module.start(start);
  for (let next = start; next < count; next += VALUES_PER_CALL) {
    if (!module.advance(Math.min(count, next + VALUES_PER_CALL))) return undefined;
  }
  return values.slice();
}
