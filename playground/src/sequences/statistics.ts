/** Statistics of a sequence, counted while its values come in, so that no repaint has to go through all of them. */
import type { Nimber } from 'impartial';

/** Zeros that are remembered; the rest are only counted. */
const MOST_ZEROS = 2000;

export interface Statistics {
  readonly count: number;
  /** How often each value comes, by rising value; `*` where a value is not known or not defined. */
  readonly counts: readonly (readonly [value: string, count: number])[];
  readonly zeros: readonly number[];
  readonly zeroCount: number;
  readonly largest: Nimber;
  readonly largestAt: number;
}

export class StatisticsCounter {
  private readonly counts = new Map<Nimber | null, number>();
  private readonly zeros: number[] = [];
  private count = 0;
  private largest: Nimber = 0;
  private largestAt = 0;

  add(value: Nimber | null, n: number): void {
    if (value !== null && (value > this.largest || this.count === 0)) [this.largest, this.largestAt] = [value, n];
    this.count++;
    this.counts.set(value, (this.counts.get(value) ?? 0) + 1);
    if (value === 0 && this.zeros.length < MOST_ZEROS) this.zeros.push(n);
  }

  read(): Statistics {
    const rank = (value: Nimber | null) => (value === null ? Number.POSITIVE_INFINITY : Number(value));
    const sorted = [...this.counts].sort(([a], [b]) => rank(a) - rank(b));
    return {
      count: this.count,
      counts: sorted.map(([value, times]) => [String(value ?? '*'), times]),
      zeros: this.zeros.slice(),
      zeroCount: this.counts.get(0) ?? 0,
      largest: this.largest,
      largestAt: this.largestAt,
    };
  }
}

/** The least, the largest and the commonest value in each of so many columns of a stretch. */
export interface Band {
  readonly n: number;
  readonly least: number;
  readonly largest: number;
  readonly mode: number;
}

export function listBands(
  values: readonly (Nimber | null)[],
  start: number,
  end: number,
  columns: number,
  from: number,
): readonly Band[] {
  const bands: Band[] = [];
  for (let column = 0; column < columns; column++) {
    const [first, last] = [columnStart(start, end, columns, column), columnStart(start, end, columns, column + 1)];
    const times = new Map<number, number>();
    for (let index = first; index < last; index++) {
      const value = values[index];
      if (value === null || value === undefined) continue;
      times.set(Number(value), (times.get(Number(value)) ?? 0) + 1);
    }
    if (times.size === 0) continue;
    let [least, largest, mode, most] = [Number.POSITIVE_INFINITY, 0, 0, 0];
    for (const [value, count] of times) {
      least = Math.min(least, value);
      largest = Math.max(largest, value);
      if (count > most || (count === most && value < mode)) [mode, most] = [value, count];
    }
    bands.push({ n: from + (first + last - 1) / 2, least, largest, mode });
  }
  return bands;
}

function columnStart(start: number, end: number, columns: number, column: number): number {
  return start + Math.floor(((end - start) * column) / columns);
}
