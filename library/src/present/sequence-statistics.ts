/**
 * Statistics of a sequence as a table, with the columns of Table 2 of [guignardSopena2009]: zeros, largest value, mean, mean distance
 * from the mean, most frequent values and the share of one, last n with value 0, first n with the largest.
 */
import { decimals, tableToText } from './text-table.ts';

/** As `numeric/sequence-statistics.ts` finds them. */
export interface ShownStatistics {
  readonly upTo: number;
  readonly zeros: number;
  readonly largest: number;
  readonly mean: number;
  readonly meanAbsoluteDeviation: number;
  readonly mostFrequent: readonly number[];
  readonly mostFrequentShare: number;
  readonly lastZero: number | undefined;
  readonly firstLargest: number;
}

export const STATISTICS_COLUMNS = ['n', 'zeros', 'max', 'mean', 'deviation', 'frequent', '%', 'last 0', 'max at'] as const;

export function statisticsToText(rows: readonly ShownStatistics[]): string {
  return tableToText(STATISTICS_COLUMNS, rows.map(statisticsCells));
}

export function statisticsCells(row: ShownStatistics): string[] {
  const [first, ...others] = row.mostFrequent;
  return [
    String(row.upTo),
    String(row.zeros),
    String(row.largest),
    decimals(row.mean, 5),
    decimals(row.meanAbsoluteDeviation, 6),
    `${first}${others.length === 0 ? '' : others.length < 3 ? `, ${others.join(', ')}` : ', …'}`,
    decimals(100 * row.mostFrequentShare, 4),
    String(row.lastZero ?? '-'),
    String(row.firstLargest),
  ];
}
