/** Values of coins where those that are turned lie side by side: the least number that is no nim-sum of a run of values up to here. */
import { keepTime } from '../../../../core/time-at-hand.ts';
import { eachCount, type TurningCode } from '../../code.ts';

/** Coins of the longest table. */
const MOST_COINS = 100_000;

export class SideBySideTable {
  private readonly values: number[] = [];
  /** `sums[n]`: the nim-sum of the values before coin n. */
  private readonly sums: number[] = [0];
  private readonly code: TurningCode;

  constructor(code: TurningCode) {
    this.code = code;
  }

  at(square: number): number | undefined {
    if (square >= MOST_COINS) return undefined;
    while (this.values.length <= square) this.extend();
    return this.values[square];
  }

  private extend(): void {
    keepTime();
    const square = this.values.length;
    const before = this.sums[square] ?? 0;
    const options = new Set<number>();
    for (const count of eachCount(this.code, square + 1)) options.add(before ^ (this.sums[square + 1 - count] ?? 0));
    let value = 0;
    while (options.has(value)) value++;
    this.values.push(value);
    this.sums.push(before ^ value);
  }
}
