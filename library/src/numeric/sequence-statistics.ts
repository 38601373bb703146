/**
 * Statistics of the first values of a sequence, as Table 2 of [guignardSopena2009] has them: over the terms n = 1 … N that have a
 * value. What that table calls the deviation is the mean distance from the mean, and not the standard deviation, which stands
 * beside it here.
 *
 * Everything follows from how often each value occurs and from a few places, so one pass and little memory do.
 */
export interface Statistics {
  /** The last n looked at. */
  readonly upTo: number;
  /** How many of the terms 1 … upTo have a value. */
  readonly count: number;
  readonly zeros: number;
  readonly largest: number;
  readonly mean: number;
  readonly meanAbsoluteDeviation: number;
  readonly standardDeviation: number;
  /** The values that occur most often, ascending. */
  readonly mostFrequent: readonly number[];
  /** The share of the terms that have the first of these values. */
  readonly mostFrequentShare: number;
  /** The last n whose value is 0. */
  readonly lastZero: number | undefined;
  /** The first n with the largest value. */
  readonly firstLargest: number;
}

export class StatisticsCounter {
  private readonly occurrences = new Map<number, number>();
  private count = 0;
  private largest = -1;
  private firstLargest = 0;
  private lastZero: number | undefined;
  private last = 0;

  /** Terms come in the order of n; those before 1 and those without a value are passed over. */
  add(n: number, value: number | null): void {
    this.last = n;
    if (n < 1 || value === null) return;
    this.count++;
    this.occurrences.set(value, (this.occurrences.get(value) ?? 0) + 1);
    if (value === 0) this.lastZero = n;
    if (value > this.largest) {
      this.largest = value;
      this.firstLargest = n;
    }
  }

  /** Undefined while no term has a value. */
  statistics(): Statistics | undefined {
    const { count, occurrences } = this;
    if (count === 0) return undefined;
    const mean = this.average((value) => value);
    const most = [...occurrences.values()].reduce((a, b) => Math.max(a, b));
    const mostFrequent = [...occurrences].filter(([, times]) => times === most).map(([value]) => value);
    return {
      upTo: this.last,
      count,
      zeros: occurrences.get(0) ?? 0,
      largest: this.largest,
      mean,
      meanAbsoluteDeviation: this.average((value) => Math.abs(value - mean)),
      standardDeviation: Math.sqrt(this.average((value) => (value - mean) ** 2)),
      mostFrequent: mostFrequent.sort((a, b) => a - b),
      mostFrequentShare: most / count,
      lastZero: this.lastZero,
      firstLargest: this.firstLargest,
    };
  }

  private average(of: (value: number) => number): number {
    let sum = 0;
    for (const [value, times] of this.occurrences) sum += of(value) * times;
    return sum / this.count;
  }
}

/** The statistics at every power of ten and at the end. */
export function statisticsAtPowers(terms: Iterable<{ readonly n: number; readonly value: number | null }>): Statistics[] {
  const counter = new StatisticsCounter();
  const rows: Statistics[] = [];
  let power = 10;
  for (const { n, value } of terms) {
    counter.add(n, value);
    if (n < power) continue;
    const row = counter.statistics();
    if (row !== undefined) rows.push(row);
    while (power <= n) power *= 10;
  }
  const end = counter.statistics();
  if (end !== undefined && rows.at(-1)?.upTo !== end.upTo) rows.push(end);
  return rows;
}
