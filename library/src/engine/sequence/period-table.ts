/**
 * The period of a family of octal heaps as data for a proof assistant: the digits, the values up to the end of the first period, and how
 * many heaps must be looked at for the theorem of Guy and Smith (`numeric/octal-period.ts`). A period that was found by another argument
 * passes that one too, since it holds everywhere.
 */
import type { BadQuestion } from '../../core/verdict.ts';
import { hostKernels } from '../../numeric/host-kernels.ts';
import { lastPlace, valuesToProve } from '../../numeric/octal-period.ts';
import type { NoProof } from '../solve/prove.ts';
import { openFamily } from './family.ts';
import { PERIOD_OPTIONS, type PeriodOptions, periodOf } from './period.ts';

export interface PeriodTable {
  readonly question: string;
  readonly code: string;
  /** The member n is worth the heap of n − shift. */
  readonly shift: number;
  /** From place 0 to the last that is not 0. */
  readonly digits: readonly number[];
  readonly period: number;
  /** The heap from which the period holds, at least 1: the theorem speaks of heaps that are not empty. */
  readonly from: number;
  /** Of the heaps 0 … from + period − 1. */
  readonly values: readonly number[];
  /** The heaps below it are looked at. */
  readonly bound: number;
}

/** A kernel looks at all options of so many heaps. */
const MOST_HEAPS = 1000;

export function periodTableWith(line: string, options: PeriodOptions): PeriodTable | NoProof | BadQuestion {
  const family = openFamily(line, options, PERIOD_OPTIONS);
  if ('error' in family) return family;
  const answer = periodOf(family, options);
  if ('error' in answer) return answer;
  const { certificate } = answer;
  const heaps = family.heaps('same-values');
  if (certificate?.kind !== 'octal-period' || heaps === undefined)
    return {
      question: line,
      reason: answer.reason ?? 'the period is not one of the Grundy values of an octal game',
      ...(answer.limit !== undefined && { limit: answer.limit }),
    };
  const { code, period } = certificate;
  const from = Math.max(certificate.preperiod, 1);
  const last = lastPlace(heaps.digits);
  const bound = valuesToProve({ period, preperiod: from }, last);
  if (bound > MOST_HEAPS)
    return { question: line, reason: `it takes ${bound} heaps, and a file for Lean has ${MOST_HEAPS} at most` };
  const values = hostKernels().octalSequence(heaps.digits, from + period - 1);
  const digits = Array.from(heaps.digits.subarray(0, last + 1));
  return { question: line, code, shift: heaps.shift, digits, period, from, values: Array.from(values), bound };
}
