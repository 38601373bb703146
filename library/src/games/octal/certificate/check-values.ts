/**
 * The first values of an octal game for the check of a period: code of its own, exact, that shares nothing with the kernels and
 * the finder whose work it checks.
 *
 * A short sequence lists all options. A long one sorts values by a parity: choose a mask, and call a heap rare when its value has
 * an even number of bits in it, counting also whether the heap is even or odd where that sorts better and every split takes away
 * an even or every split an odd number. Two rare heaps, and two others, make a split that is rare by the same count; so only
 * splits with a rare heap lead to values that are not rare. These are all looked at. The least value that is not rare and not an
 * option is thereby known; the rare ones below it are looked for among the other splits, one after another, until all are found.
 * When one is not found among all splits, it is the value. No mask can make this wrong, a bad one only makes it slow.
 *
 * While all values are below 32 the options seen are the bits of one number; else each value keeps the last heap that saw it.
 */
import { type RareList, SumMarks } from './check-sums.ts';

export type Values = Uint8Array | Uint16Array;

/** Up to so many values all options are listed. */
const SHORT = 4096;
const LARGEST_VALUE = 0xffff;
/** So many values are found between two looks at the clock. */
const PER_LOOK = 1024;
const PER_LOOK_THREE = 32;
/** Splits of a walk between two looks at what is missing. */
const STEP = 16;
const WORD = 32;

/** Undefined where `goOn`, told how many are known, says so before all are found. */
export function valuesAnew(digits: readonly number[], count: number, goOn: (known: number) => boolean): Values | undefined {
  if (digits.some((digit) => digit > 7)) return valuesWithThree(digits, count, goOn);
  const sequence = new Anew(digits, count);
  while (sequence.length < count) {
    sequence.extend(Math.min(count, sequence.length + PER_LOOK));
    if (!goOn(sequence.length)) return undefined;
  }
  return sequence.values;
}

/** Where a move may leave three heaps: every option of every heap. */
function valuesWithThree(digits: readonly number[], count: number, goOn: (known: number) => boolean): Values | undefined {
  const values = new Uint16Array(count);
  const seen = new Int32Array(LARGEST_VALUE + 1);
  for (let size = 1; size < count; size++) {
    const see = (a: number, b: number, c: number) => {
      seen[(values[a] as number) ^ (values[b] as number) ^ (values[c] as number)] = size;
    };
    for (const [taken, digit] of digits.entries()) {
      const rest = size - taken;
      if (rest === 0 && (digit & 1) !== 0 && taken > 0) see(0, 0, 0);
      if (rest > 0 && (digit & 2) !== 0 && taken > 0) see(rest, 0, 0);
      if ((digit & 4) !== 0) for (let a = 1; 2 * a <= rest; a++) see(a, rest - a, 0);
      if ((digit & 8) === 0) continue;
      for (let a = 1; 3 * a <= rest; a++) for (let b = a; a + 2 * b <= rest; b++) see(a, b, rest - a - b);
    }
    while (seen[values[size] as number] === size) values[size] = (values[size] as number) + 1;
    if (size % PER_LOOK_THREE === 0 && !goOn(size)) return undefined;
  }
  return values;
}

class Anew {
  values: Values;
  length = 1;
  private readonly digits: readonly number[];
  private readonly splits: readonly number[];
  private readonly seen = new Int32Array(2 * (LARGEST_VALUE + 1));
  private largest = 0;
  /** A power of two above all values that the mask was chosen by. */
  private room = 1;
  private mask = 0;
  private counted = 0;
  private readonly rare = { heaps: new Int32Array(1024), values: new Int32Array(1024), count: 0 } satisfies RareList;
  private readonly sums: SumMarks;
  /** For each splitting place, where the marks of its sum are. */
  private readonly opened: Int32Array;
  /** For heaps as even or odd as the first splitting place, and for the others: 1 where a value is rare. */
  private rareTypes: readonly Uint8Array[] = [];
  /** The same for the values below 32, as bits. */
  private rareWords: readonly number[] = [];
  private nextMask = SHORT;

  constructor(digits: readonly number[], count: number) {
    this.digits = digits;
    this.splits = [...digits.keys()].filter((taken) => (digits[taken] ?? 0) >= 4);
    this.values = new Uint8Array(Math.max(1, count));
    this.sums = new SumMarks(1 + (this.splits.at(-1) ?? 0) - (this.splits[0] ?? 0));
    this.opened = new Int32Array(this.splits.length);
  }

  extend(end: number): void {
    while (this.length < end) {
      if (this.length >= this.nextMask) this.chooseMask();
      const value = this.length < SHORT ? this.byAllOptions() : this.byMask();
      if (value > LARGEST_VALUE) throw new Error('a value is too large to be checked');
      if (value >= this.room && this.length >= SHORT) this.nextMask = this.length + 1;
      if (value > 0xff && this.values instanceof Uint8Array) this.values = new Uint16Array(this.values);
      this.values[this.length] = value;
      this.largest = Math.max(this.largest, value);
      if (this.length >= SHORT && this.isRare(this.length, value)) this.addRare(this.length, value);
      this.length++;
    }
  }

  private byAllOptions(): number {
    this.markUnsplit();
    for (const taken of this.splits) this.walk(taken);
    let value = 0;
    while (this.seen[value] === this.length) value++;
    return value;
  }

  private byMask(): number {
    const small = this.largest < WORD ? this.bySmallValues() : WORD;
    return small < WORD ? small : this.byMarks();
  }

  /** 32 where the value may be larger than 31. */
  private bySmallValues(): number {
    const { digits, values, splits, length } = this;
    const { heaps: rare, values: rareValues } = this.rare;
    let seen = 0;
    for (let taken = 1; taken < digits.length; taken++)
      if (((digits[taken] as number) & 2) !== 0) seen |= 1 << (values[length - taken] as number);
    for (let place = 0; place < splits.length; place++) {
      const sum = length - (splits[place] as number);
      const count = this.rareBelow(sum);
      for (let index = 0; index < count; index++)
        seen |= 1 << ((rareValues[index] as number) ^ (values[sum - (rare[index] as number)] as number));
    }
    const rareWord = this.rareWords[(length - (splits[0] ?? 0)) & 1] as number;
    const common = lowestBit(~(seen | rareWord));
    if (common === WORD) return WORD;
    let missing = rareWord & ~seen & ((1 << common) - 1);
    for (let part = 1; missing !== 0 && 2 * part <= length; part += STEP) {
      for (let place = 0; place < splits.length; place++) {
        const sum = length - (splits[place] as number);
        const last = Math.min(part + STEP, sum);
        for (let small = part; small < last; small++) seen |= 1 << ((values[small] as number) ^ (values[sum - small] as number));
      }
      missing &= ~seen;
    }
    return missing === 0 ? common : lowestBit(missing);
  }

  private byMarks(): number {
    const { values, splits, sums, length, opened } = this;
    this.markUnsplit();
    for (const [index, taken] of splits.entries()) opened[index] = sums.open(length - taken, values, this.rare);
    const isRare = this.rareTypes[(length - (splits[0] ?? 0)) & 1] as Uint8Array;
    let common = 0;
    while (isRare[common] === 1 || this.isOption(common)) common++;
    let least = 0;
    while (least < common && this.isOption(least)) least++;
    while (least < common) {
      let goesOn = false;
      for (const taken of splits) goesOn = sums.walkOn(length - taken, values) || goesOn;
      if (!goesOn) return least;
      while (least < common && this.isOption(least)) least++;
    }
    return common;
  }

  /** Whether an option looked at so far has this value. */
  private isOption(value: number): boolean {
    const { length, opened, splits, sums } = this;
    if (this.seen[value] === length) return true;
    for (let index = 0; index < splits.length; index++)
      if (sums.has(length - (splits[index] as number), opened[index] as number, value)) return true;
    return false;
  }

  private markUnsplit(): void {
    const { digits, values, seen, length } = this;
    for (let taken = 0; taken < digits.length && taken <= length; taken++) {
      const digit = digits[taken] ?? 0;
      if (taken === length && digit % 2 === 1) seen[0] = length;
      if (taken < length && taken > 0 && digit % 4 >= 2) seen[values[length - taken] as number] = length;
    }
  }

  /** Marks all splits. */
  private walk(taken: number): void {
    const { values, seen, length } = this;
    const sum = length - taken;
    for (let part = 1; 2 * part <= sum; part++) seen[(values[part] as number) ^ (values[sum - part] as number)] = length;
  }

  /** The rare heaps below a sum are the first so many. */
  private rareBelow(sum: number): number {
    let { count } = this.rare;
    while (count > 0 && (this.rare.heaps[count - 1] as number) >= sum) count--;
    return count;
  }

  private isRare(heap: number, value: number): boolean {
    return ((parity(value & this.mask) + this.counted * (heap - (this.splits[0] ?? 0))) & 1) === 0;
  }

  private addRare(heap: number, value: number): void {
    const { rare } = this;
    if (rare.count === rare.heaps.length) {
      rare.heaps = twiceAsLong(rare.heaps);
      rare.values = twiceAsLong(rare.values);
    }
    rare.heaps[rare.count] = heap;
    rare.values[rare.count++] = value;
  }

  /** The mask under which the fewest heaps so far are rare; looked for again when there are half as many heaps more. */
  private chooseMask(): void {
    const { values, length, splits } = this;
    this.nextMask = Math.floor(1.5 * length);
    const first = splits[0] ?? 0;
    this.room = Math.max(WORD, 2 << Math.floor(Math.log2(Math.max(1, this.largest))));
    const mayCount = splits.every((taken) => (taken - first) % 2 === 0);
    let fewest = Number.POSITIVE_INFINITY;
    for (const counted of mayCount ? [0, 1] : [0]) {
      const balance = new Float64Array(this.room);
      for (let heap = 1; heap < length; heap++) {
        const sign = (counted * (heap - first)) % 2 === 0 ? 1 : -1;
        balance[values[heap] as number] = (balance[values[heap] as number] as number) + sign;
      }
      transform(balance);
      for (const [mask, even] of balance.entries()) {
        if (even < fewest) [fewest, this.mask, this.counted] = [even, mask, counted];
      }
    }
    // Twice the room: the least value that is no option may be the first beyond it.
    this.rareTypes = [0, 1].map((heap) =>
      Uint8Array.from({ length: 2 * this.room }, (_, value) => (this.isRare(heap + first, value) ? 1 : 0)),
    );
    this.rareWords = this.rareTypes.map((types) => types.subarray(0, WORD).reduce((word, is, value) => word | (is << value), 0));
    this.rare.count = 0;
    this.sums.forget(2 * this.room);
    for (let heap = 1; heap < length; heap++)
      if (this.isRare(heap, values[heap] as number)) this.addRare(heap, values[heap] as number);
  }
}

function twiceAsLong(list: Int32Array): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(2 * list.length);
  longer.set(list);
  return longer;
}

/** The place of the lowest bit that is 1; 32 where none is. */
function lowestBit(word: number): number {
  return word === 0 ? WORD : 31 - Math.clz32(word & -word);
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
