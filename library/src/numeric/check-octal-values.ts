/**
 * The first values of an octal game for the check of a period: code of its own, short and exact, that shares nothing with the
 * kernels it checks.
 *
 * A short sequence lists all options. A long one sorts values by a parity: choose a mask, and call a heap rare when its value has
 * an even number of bits in it, counting also whether the heap is even or odd where that sorts better and every split takes away
 * an even or every split an odd number. Two rare heaps, and two others, make a split that is rare by the same count; so only
 * splits with a rare heap lead to values that are not rare. These are all looked at. The least value that is not rare and not an
 * option is thereby known; the rare ones below it are looked for among the other splits, one after another, until all are found.
 * When one is not found among all splits, it is the value. No mask can make this wrong, a bad one only makes it slow.
 */
export type Values = Uint8Array | Uint16Array;

/** Up to so many values all options are listed. */
const SHORT = 4096;
const LARGEST_VALUE = 0xffff;
/** So many values are found between two looks at the clock. */
const PER_LOOK = 1024;

/** Undefined where `goOn` says so before all are found. */
export function valuesAnew(digits: readonly number[], count: number, goOn: () => boolean): Values | undefined {
  const sequence = new Anew(digits, count);
  while (sequence.length < count) {
    sequence.extend(Math.min(count, sequence.length + PER_LOOK));
    if (!goOn()) return undefined;
  }
  return sequence.values;
}

class Anew {
  values: Values;
  length = 1;
  private readonly digits: readonly number[];
  private readonly splits: readonly number[];
  private readonly seen = new Float64Array(LARGEST_VALUE + 2);
  private mask = 0;
  private counted = 0;
  private readonly rare: number[] = [];
  private nextMask = SHORT;

  constructor(digits: readonly number[], count: number) {
    this.digits = digits;
    this.splits = [...digits.keys()].filter((taken) => (digits[taken] ?? 0) >= 4);
    this.values = new Uint8Array(Math.max(1, count));
  }

  extend(end: number): void {
    while (this.length < end) {
      if (this.length >= this.nextMask) this.chooseMask();
      const value = this.length < SHORT ? this.byAllOptions() : this.byMask();
      if (value > LARGEST_VALUE) throw new Error('a value is too large to be checked');
      if (value > 0xff && this.values instanceof Uint8Array) this.values = Uint16Array.from(this.values);
      this.values[this.length] = value;
      if (this.length >= SHORT && this.isRare(this.length, value)) this.rare.push(this.length);
      this.length++;
    }
  }

  private byAllOptions(): number {
    this.markUnsplit();
    for (const taken of this.splits) this.walk(taken, 1, this.length);
    return this.leastUnseen(0);
  }

  private byMask(): number {
    const { values, seen, rare, length } = this;
    this.markUnsplit();
    for (const taken of this.splits) {
      const sum = length - taken;
      for (const part of rare) {
        if (part >= sum) break;
        seen[(values[part] as number) ^ (values[sum - part] as number)] = length;
      }
    }
    let common = 0;
    while (seen[common] === length || this.isRare(length, common)) common++;
    let least = this.leastUnseen(0);
    for (let part = 1; least < common && 2 * part <= length; part++) {
      for (const taken of this.splits) this.walk(taken, part, part + 1);
      least = this.leastUnseen(least);
    }
    return least;
  }

  private markUnsplit(): void {
    const { digits, values, seen, length } = this;
    for (let taken = 0; taken < digits.length && taken <= length; taken++) {
      const digit = digits[taken] ?? 0;
      if (taken === length && digit % 2 === 1) seen[0] = length;
      if (taken < length && taken > 0 && digit % 4 >= 2) seen[values[length - taken] as number] = length;
    }
  }

  /** Marks the splits whose smaller part is at least `from` and below `end`. */
  private walk(taken: number, from: number, end: number): void {
    const { values, seen, length } = this;
    const sum = length - taken;
    const last = Math.min(end - 1, sum >> 1);
    for (let part = from; part <= last; part++) seen[(values[part] as number) ^ (values[sum - part] as number)] = length;
  }

  private leastUnseen(from: number): number {
    let value = from;
    while (this.seen[value] === this.length) value++;
    return value;
  }

  private isRare(heap: number, value: number): boolean {
    return ((parity(value & this.mask) + this.counted * (heap - (this.splits[0] ?? 0))) & 1) === 0;
  }

  /** The mask under which the fewest heaps so far are rare; looked for again when there are half as many heaps more. */
  private chooseMask(): void {
    const { values, length, splits } = this;
    this.nextMask = Math.floor(1.5 * length);
    let largest = 1;
    for (let heap = 1; heap < length; heap++) largest = Math.max(largest, values[heap] as number);
    const size = 2 << Math.floor(Math.log2(largest));
    const mayCount = splits.every((taken) => (taken - (splits[0] ?? 0)) % 2 === 0);
    let fewest = Number.POSITIVE_INFINITY;
    for (const counted of mayCount ? [0, 1] : [0]) {
      const balance = new Float64Array(size);
      for (let heap = 1; heap < length; heap++) {
        const sign = (counted * (heap - (splits[0] ?? 0))) % 2 === 0 ? 1 : -1;
        balance[values[heap] as number] = (balance[values[heap] as number] as number) + sign;
      }
      transform(balance);
      for (const [mask, even] of balance.entries()) {
        if (even < fewest) [fewest, this.mask, this.counted] = [even, mask, counted];
      }
    }
    this.rare.length = 0;
    for (let heap = 1; heap < length; heap++) if (this.isRare(heap, values[heap] as number)) this.rare.push(heap);
  }
}

function parity(bits: number): number {
  let folded = bits ^ (bits >> 8);
  folded ^= folded >> 4;
  folded ^= folded >> 2;
  return (folded ^ (folded >> 1)) & 1;
}

/** The Walsh–Hadamard transform: at place m, the sum over v of what was at v, less where v and m share an odd number of bits. */
function transform(numbers: Float64Array): void {
  for (let half = 1; half < numbers.length; half *= 2) {
    for (let start = 0; start < numbers.length; start += 2 * half) {
      for (let place = start; place < start + half; place++) {
        const [a, b] = [numbers[place] as number, numbers[place + half] as number];
        numbers[place] = a + b;
        numbers[place + half] = a - b;
      }
    }
  }
}
