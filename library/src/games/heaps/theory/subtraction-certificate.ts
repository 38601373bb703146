/** What the answers about subtraction games rest on, as data: the heaps, the period where one is needed, the nim-sum. */
import type { Certificate } from '../../../core/certificate.ts';
import type { FoundSum } from '../../../core/nim-on-values.ts';
import type { SequencePeriod } from '../../../core/theorem.ts';
import type { SubtractionPosition, Takes } from '../subtraction.ts';
import { LARGEST_TAKE } from './loops/subtraction-table.ts';
import type { SubtractionValues } from './subtraction-values.ts';

/** Different heaps that are written down, values that are worked out for a check, and heaps that need no period. */
const MOST_HEAPS = 10_000;
const MOST_VALUES = 200_000n;
const SMALL_HEAP = 2000n;

export function heapsCertificate(
  { takes, heaps }: SubtractionPosition,
  { play, sum, outcome }: FoundSum,
  { period }: SubtractionValues,
): Certificate | undefined {
  const largest = BigInt(heaps.at(-1)?.size ?? 0);
  const needed = largest <= SMALL_HEAP ? undefined : period;
  const canCheck = largest <= SMALL_HEAP ? largestTake(takes) <= LARGEST_TAKE : needed !== undefined && isShort(takes, needed);
  if (heaps.length > MOST_HEAPS || !canCheck) return undefined;
  return {
    kind: 'subtraction-heaps',
    takes: takes.text,
    play,
    heaps: heaps.map(({ size, count }) => [String(size), String(count)] as const),
    period: needed === undefined ? null : toNumbers(needed),
    sum: String(sum),
    outcome,
  };
}

export function periodCertificate(
  takes: Takes,
  period: NonNullable<SubtractionValues['period']>,
): Pick<SequencePeriod, 'certificate'> {
  if (!isShort(takes, period)) return {};
  return { certificate: { kind: 'subtraction-period', takes: takes.text, ...toNumbers(period) } };
}

function largestTake({ set }: Takes): bigint {
  return set.at(-1)?.most ?? 0n;
}

/** Whether the two windows can be worked out by a check. */
function isShort(takes: Takes, { period, preperiod }: NonNullable<SubtractionValues['period']>): boolean {
  const window = (takes.allBut ? 2n : 1n) * largestTake(takes);
  return largestTake(takes) <= LARGEST_TAKE && preperiod + period + window <= MOST_VALUES;
}

function toNumbers({ period, preperiod, saltus }: NonNullable<SubtractionValues['period']>) {
  return { period: Number(period), preperiod: Number(preperiod), saltus: Number(saltus) };
}
