/**
 * The period of an octal game, looked for as far as need be: compute, look for a period that the values prove, go on.
 *
 * A repetition is proved by the window lemma (`octal-window.ts`) where the sequence has labels for it, because that takes fewer
 * values, and by the theorem of Guy and Smith (`octal-period.ts`) elsewhere. A look takes time in proportion to the values,
 * so the next one comes when their number has grown by a tenth, or earlier when the repetition seen so far, if it goes on, will be
 * proved with fewer.
 */
import type { CertificateOf } from '../core/certificate.ts';
import type { Kernels, OctalValues } from '../core/kernels.ts';
import type { Limits, ReachedLimit } from '../core/limits.ts';
import type { Watched } from '../core/look.ts';
import { Timer } from '../core/timer.ts';
import { lookForProof, type ProvedPeriod, toCertificate } from './octal-look.ts';
import type { OctalPeriod } from './octal-period.ts';
import { OctalRun } from './octal-run.ts';

export interface FindPeriodOptions extends Watched {
  /** So many values are computed at most. */
  readonly limit: number;
  readonly limits?: Partial<Pick<Limits, 'milliseconds'>>;
  /** First values of this game, as an earlier run gave them. */
  readonly known?: OctalValues;
  readonly kernels?: Kernels;
}

export interface FoundPeriod extends ProvedPeriod {
  readonly valuesComputed: number;
  readonly certificate: CertificateOf<'octal-period'>;
}

export interface NoPeriod {
  readonly valuesComputed: number;
  /** The repetition with which the values end, if it is a long one: seen, not proved. */
  readonly seen?: OctalPeriod;
  /** The limit at which it was given up, where one was reached or a signal came. */
  readonly stoppedBy?: ReachedLimit;
}

const FIRST_LOOK = 64;
const GROWTH = 1.1;
/** Where more values are needed than seemed, the next look comes after this part of them. */
const LEAST_GROWTH = 1 / 64;
const PROGRESS_MILLISECONDS = 50;

/** `code.digits` must be octal: with digits above 7 values may grow for ever, and the theorem does not hold. */
export function findPeriod(
  code: { readonly digits: Uint8Array; readonly text: string },
  options: FindPeriodOptions,
): FoundPeriod | NoPeriod {
  if (code.digits.some((digit) => digit > 7)) throw new Error('periods are proved for octal digits only');
  const { limit } = options;
  const run = new OctalRun(code.digits, options);
  const stop = stopWithin(limit, options);
  let target = Math.max(FIRST_LOOK, run.length);
  for (;;) {
    target = Math.min(target, limit);
    while (!run.extend(target, PROGRESS_MILLISECONDS)) {
      const stoppedBy = stop(run.length);
      if (stoppedBy !== undefined) return { valuesComputed: run.length, stoppedBy };
    }
    const { proved, seen } = run.look((values) => lookForProof(values, code.digits, () => stop(run.length) === undefined));
    if (proved !== undefined) return { ...proved, valuesComputed: run.length, certificate: toCertificate(code.text, proved) };
    const stoppedBy = stop(run.length);
    if (run.length >= limit || stoppedBy !== undefined)
      return { valuesComputed: run.length, ...(seen !== undefined && { seen }), ...(stoppedBy !== undefined && { stoppedBy }) };
    const soonest = Math.ceil((1 + LEAST_GROWTH) * run.length);
    const next = Math.ceil(GROWTH * run.length);
    target = Math.min(next, Math.max(soonest, seen?.valuesNeeded ?? next));
  }
}

/** Called now and then with how many values are known: tells of progress and returns why the search shall end, where it shall. */
export function stopWithin(
  needed: number,
  { limits, signal, onProgress }: Pick<FindPeriodOptions, 'limits' | keyof Watched>,
): (known: number) => ReachedLimit | undefined {
  const timer = new Timer(limits?.milliseconds ?? Number.POSITIVE_INFINITY);
  return (known) => {
    onProgress?.({ positions: 0, values: known, needed, milliseconds: timer.spent });
    if (signal?.aborted === true) return { name: 'stopped', value: 0 };
    return timer.isOver() ? { name: 'milliseconds', value: timer.milliseconds } : undefined;
  };
}
