/**
 * The period of a task out of that of another whose code is of the same class: one is looked for, the others follow, each with a
 * certificate for its own code, which separate code checks like any other.
 */
import { carryPeriod, openFamily } from 'impartial';
import { toJsonLine } from 'impartial/present';
import { sha256, type TaskResult } from './result.ts';

/** What a task has for itself; everything else is as in the result that it follows from. */
export type CarriedResult = Pick<TaskResult, 'preperiod' | 'needed' | 'certificate'> & { readonly certificateText?: string };

interface HeapsWithValues {
  readonly code: string;
  readonly digits: Uint8Array;
  readonly first: number;
}

/** The octal code whose heap of n has the value of the member n; undefined where there is none. */
export function heapsWithValues(question: string): HeapsWithValues | undefined {
  const family = openFamily(question);
  if ('error' in family) return undefined;
  const heaps = family.heaps('same-values');
  if (heaps === undefined || heaps.shift !== 0 || heaps.digits.some((digit) => digit > 7)) return undefined;
  return { code: heaps.code, digits: heaps.digits, first: family.first };
}

export function carryResult(source: TaskResult, from: string, to: string): CarriedResult {
  const { period, preperiod, status, needed } = source;
  if (period === undefined || preperiod === undefined) return { ...(needed !== undefined && { needed }) };
  const [asked, heaps] = [heapsWithValues(from), heapsWithValues(to)];
  const carried = asked && heaps && carryPeriod({ period, preperiod }, asked.digits, { text: heaps.code, digits: heaps.digits });
  if (carried === undefined) throw new Error(`${from} and ${to} are not of one class`);
  if (status !== 'proved') return { preperiod: carried.preperiod, ...(needed !== undefined && { needed }) };
  const certificateText = toJsonLine(carried.certificate);
  return {
    preperiod: carried.preperiod,
    needed: carried.valuesNeeded,
    certificate: sha256(certificateText),
    certificateText,
  };
}
