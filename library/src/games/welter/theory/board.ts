/** A board of Welter's game with what the theorems ask of it: its pairing, its value, its balance, and where a coin has to go. */
import { type Nimber, nimSum, toNimber } from '../../../core/nimber.ts';
import type { Row } from '../../strips/rows.ts';
import { Balance } from './balance.ts';
import { SortedCoins } from './loops/sorted-coins.ts';

export class Board {
  readonly row: Row;
  /** Mates, and the coin that has none where their number is odd. */
  readonly pairs: readonly (readonly [Nimber, Nimber])[];
  readonly odd: Nimber | undefined;
  readonly value: Nimber;
  readonly balance: Balance;
  private readonly sorted: SortedCoins;

  constructor(row: Row) {
    this.row = row;
    this.sorted = new SortedCoins(row.numbers);
    const coin = (place: number) => row.numbers[place] ?? 0;
    const { pairs, odd } = this.sorted.pairUp();
    this.pairs = pairs.map(([a, b]) => [coin(a), coin(b)] as const);
    this.odd = odd === undefined ? undefined : coin(odd);
    this.value = this.pairs.reduce<Nimber>((sum, [a, b]) => nimSum(sum, valueOfPair(a, b)), this.odd ?? 0);
    this.balance = new Balance(row.numbers);
  }

  /** The squares to which coins can be moved so that the board has this value; for each coin there is at most one. */
  *movesTo(value: Nimber): Iterable<{ readonly from: Nimber; readonly to: Nimber }> {
    const change = nimSum(this.value, value);
    if (change === 0) return;
    for (const { place, square } of this.sorted.squaresFor(change)) yield { from: this.row.numbers[place] ?? 0, to: square };
  }
}

/** (a ⊕ b) − 1 for two different coins. */
export function valueOfPair(a: Nimber, b: Nimber): Nimber {
  const sum = nimSum(a, b);
  return typeof sum === 'number' ? sum - 1 : toNimber(sum - 1n);
}
