/**
 * The values of an octal game up to some heap, by the fastest method, for callers that keep the values themselves.
 *
 * They ask for one game piece by piece, so the latest run for each set of kernels is kept and goes on where it stopped.
 */
import type { Kernels } from '../core/kernels.ts';
import { OctalRun } from './octal-run.ts';

/** Up to here every split is looked at, and starting a run does not pay. */
const SHORT = 4096;

const latest = new WeakMap<Kernels, { readonly code: string; readonly run: OctalRun }>();

/** The values of the heaps 0 … upTo, of which the first are known. */
export function extendOctal(digits: Uint8Array, upTo: number, known: Uint16Array, kernels: Kernels): Uint16Array {
  if (upTo < SHORT || upTo < known.length) return kernels.octalSequence(digits, upTo, known);
  const code = digits.join();
  const kept = latest.get(kernels);
  const run = kept?.code === code && kept.run.length >= known.length ? kept.run : new OctalRun(digits, { kernels, known });
  latest.set(kernels, { code, run });
  run.extend(upTo + 1);
  return run.look((values) => Uint16Array.from(values.subarray(0, upTo + 1)));
}
