/**
 * Values of coins where those that are turned lie anywhere: the least number that is no nim-sum of so many of the values before it.
 *
 * Layer j has a byte for every number: whether it is the nim-sum of exactly j of the values so far. Where a move may turn any number of
 * coins from some number on, the last layer stands for at least so many.
 */
import { keepTime } from '../../../../core/time-at-hand.ts';
import type { TurningCode } from '../../code.ts';

/** Bytes of all layers together. */
const MOST_BYTES = 1 << 25;

export class AnywhereTable {
  private readonly values: number[] = [];
  private layers: Uint8Array[];
  /** Layers whose numbers are options: one less than the coins of a move. */
  private readonly options: readonly number[];
  /** Whether the last layer is for at least so many. */
  private readonly isOpen: boolean;

  constructor({ counts }: TurningCode) {
    const last = counts.at(-1);
    this.isOpen = last?.to === Number.POSITIVE_INFINITY;
    const most = this.isOpen ? (last?.from ?? 1) : (last?.to ?? 1);
    this.options = counts.flatMap(({ from, to }) =>
      Array.from({ length: Math.min(to, most) - from + 1 }, (_, index) => from + index - 1),
    );
    this.layers = most > MOST_BYTES ? [] : Array.from({ length: most }, () => new Uint8Array(1));
    const [none] = this.layers;
    if (none !== undefined) none[0] = 1;
  }

  at(square: number): number | undefined {
    while (this.values.length <= square) if (!this.extend()) return undefined;
    return this.values[square];
  }

  /** One more value; false where there is no room for it. */
  private extend(): boolean {
    keepTime();
    const size = this.layers[0]?.length ?? 0;
    let value = 0;
    while (value < size && this.options.some((layer) => this.layers[layer]?.[value] === 1)) value++;
    let needed = Math.max(1, size);
    while (needed <= value) needed *= 2;
    if (needed * this.layers.length > MOST_BYTES || this.layers.length === 0) return false;
    if (needed > size) this.layers = this.layers.map((layer) => widened(layer, needed));
    this.add(value);
    this.values.push(value);
    return true;
  }

  private add(value: number): void {
    for (let layer = this.layers.length - 1; layer >= 0; layer--) {
      const [into, below] = [this.layers[layer], this.layers[layer - 1]];
      if (into === undefined) continue;
      if (this.isOpen && layer === this.layers.length - 1) addShifted(into, into.slice(), value);
      if (below !== undefined) addShifted(into, below, value);
    }
  }
}

function widened(layer: Uint8Array, size: number): Uint8Array {
  const wide = new Uint8Array(size);
  wide.set(layer);
  return wide;
}

function addShifted(into: Uint8Array, from: Uint8Array, value: number): void {
  for (let number = 0; number < from.length; number++) if (from[number] === 1) into[number ^ value] = 1;
}
