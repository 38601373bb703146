/**
 * Checks that a table of keys and differences says who wins every sum of some heaps in misère play, beside one heap n or beside nothing.
 *
 * The theorem, its conditions (0), (A) and (B) and its proof are in docs/theory/misere.md, "Infinite quotients". This is a program of
 * its own: it shares no code with the search for such tables. All sums are followed from a list of those still to be enlarged, in no
 * special order, and of those with one key only the ones with the least sets of options are kept. Keys with the same outcomes and
 * the same possible differences, beside whatever sum, count as one.
 */
import type { Differences, Image } from './differences.ts';
import type { Fault } from './misere-outcomes.ts';

export interface DifferenceClaim {
  readonly differences: Differences;
  /** For each element P or N, for each row of cut numbers and each clipped difference that is possible, in order. */
  readonly outcomes: readonly string[];
  /** The image of each heap, and of what each of its moves leaves; without heaps that have no moves. */
  readonly heaps: readonly { readonly name: string; readonly image: Image; readonly options: readonly Image[] }[];
  /** Beside one heap n: whether a move in it wins, for each key. Left out where there is no n. */
  readonly winsInHeap?: readonly boolean[];
}

interface Move {
  readonly key: number;
  readonly difference: number;
}

interface Sum {
  readonly key: number;
  /** Each option's key times `width`, plus the change of the difference moved up to be positive; ascending. */
  readonly options: readonly number[];
}

const [MISSING, WON, LOST] = [0, 1, 2];

export class DifferenceTable {
  private readonly differences: Differences;
  private readonly table: Uint8Array;
  private readonly width: number;

  private constructor(differences: Differences, table: Uint8Array) {
    this.differences = differences;
    this.table = table;
    this.width = 2 * differences.counting.clip + 1;
  }

  /** The table, or what is wrong with how it is written. */
  static from(differences: Differences, outcomes: readonly string[]): DifferenceTable | string {
    const { clip } = differences.counting;
    const width = 2 * clip + 1;
    const rows = differences.rows.map((row) => differences.possibleClipped(row));
    const length = rows.reduce((sum, row) => sum + row.length, 0);
    if (outcomes.length !== differences.monoid.order) return 'there must be one line of outcomes for each element';
    const table = new Uint8Array(differences.size * width);
    for (const [element, line] of outcomes.entries()) {
      if (line.length !== length || !/^[PN]*$/.test(line))
        return `the outcomes of element ${element} must be ${length} of P and N`;
      let at = 0;
      for (const [row, possible] of rows.entries())
        for (const c of possible)
          table[(element * rows.length + row) * width + c + clip] = line.charAt(at++) === 'P' ? LOST : WON;
    }
    return new DifferenceTable(differences, table);
  }

  isLost(key: number, difference: number): boolean {
    return this.at(key, difference) === LOST;
  }

  isGiven(key: number, difference: number): boolean {
    return this.at(key, difference) !== MISSING;
  }

  /** All outcomes of a key, as text. */
  lineOf(key: number): string {
    return this.table.subarray(key * this.width, (key + 1) * this.width).join('');
  }

  private at(key: number, difference: number): number {
    const { clip } = this.differences.counting;
    return this.table[key * this.width + this.differences.clipped(difference) + clip] as number;
  }
}

/** What is wrong; or how many sums were followed. `mayGoOn` is asked now and then. */
export function checkDifferences(
  claim: DifferenceClaim,
  table: DifferenceTable,
  mayGoOn: (done: number) => boolean,
): Fault | { readonly sums: number } {
  const check = new Check(claim, table, mayGoOn);
  const isEmptyLost = table.isLost(0, 0);
  const isRight = claim.winsInHeap === undefined ? !isEmptyLost : isEmptyLost !== claim.winsInHeap[0];
  if (!isRight) return { wrong: 'the least sum is said wrong' };
  return check.lostToLost() ?? check.wonWithoutReason();
}

class Check {
  private readonly claim: DifferenceClaim;
  private readonly table: DifferenceTable;
  private readonly mayGoOn: (done: number) => boolean;
  private readonly heaps: readonly { readonly name: string; readonly own: Move; readonly options: readonly Move[] }[];
  /** The greatest difference of a heap or an option, and change by a move. */
  private readonly reach: number;
  private readonly tested: readonly (readonly number[])[];

  constructor(claim: DifferenceClaim, table: DifferenceTable, mayGoOn: (done: number) => boolean) {
    const { differences } = claim;
    const toMove = (image: Image): Move => ({
      key: differences.keyOf(image),
      difference: differences.differenceOf(image.counts),
    });
    this.claim = claim;
    this.table = table;
    this.mayGoOn = mayGoOn;
    this.heaps = claim.heaps.map(({ name, image, options }) => ({ name, own: toMove(image), options: options.map(toMove) }));
    let reach = 0;
    for (const { own, options } of this.heaps)
      for (const { difference } of options)
        reach = Math.max(reach, Math.abs(own.difference), Math.abs(difference), Math.abs(difference - own.difference));
    this.reach = reach;
    this.tested = differences.rows.map((row) => differences.possible(row, differences.counting.clip + reach));
  }

  /** (A): a lost sum has no lost option. */
  lostToLost(): Fault | undefined {
    const { differences, winsInHeap } = this.claim;
    for (let key = 0; key < differences.size; key++) {
      if (key % 512 === 0 && !this.mayGoOn(key)) return { tooLong: true };
      for (const d of this.testedAt(key))
        if (winsInHeap?.[key] === true && this.table.isLost(key, d))
          return { wrong: 'a lost sum has a winning move in the heap' };
      for (const { name, own, options } of this.heaps) {
        const together = differences.times(key, own.key);
        for (const d of this.testedAt(key)) {
          if (!this.table.isGiven(together, d + own.difference)) return { wrong: `an outcome with ${name} is missing` };
          if (!this.table.isLost(together, d + own.difference)) continue;
          for (const option of options)
            if (this.table.isLost(differences.times(key, option.key), d + option.difference))
              return { wrong: `${name} is lost beside something that makes an option of it lost` };
        }
      }
    }
    return undefined;
  }

  /** (B): a sum that is not lost and has a move has a lost option. */
  wonWithoutReason(): Fault | { readonly sums: number } {
    const width = 2 * this.reach + 1;
    const alike = this.alike();
    if (alike === undefined) return { tooLong: true };
    const heaps = leastHeaps(
      this.heaps.map(({ name, own, options }) => ({
        name,
        key: alike[own.key] as number,
        options: ascending(
          options.map((option) => (alike[option.key] as number) * width + option.difference - own.difference + this.reach),
        ),
      })),
    );
    const least = new Map<number, readonly (readonly number[])[]>();
    const waiting: Sum[] = [{ key: 0, options: [] }];
    let sums = 1;
    for (let sum = waiting.pop(); sum !== undefined; sum = waiting.pop()) {
      if (sum.options.length > 0 && least.get(sum.key)?.includes(sum.options) !== true) continue;
      for (const heap of heaps) {
        const larger = this.together(sum, heap, width, alike);
        const known = least.get(larger.key) ?? [];
        if (known.some((each) => isPart(each, larger.options))) continue;
        if (this.isUnreasoned(larger, width))
          return { wrong: `a sum with ${heap.name} is said to be won and has no lost option` };
        least.set(larger.key, [...known.filter((each) => !isPart(larger.options, each)), larger.options]);
        waiting.push(larger);
        if (++sums % 512 === 0 && !this.mayGoOn(sums)) return { tooLong: true };
      }
    }
    return { sums: [...least.values()].reduce((total, sets) => total + sets.length, 1) };
  }

  /** For each key the first that has the same outcomes and is tested in the same way, beside whatever sum. */
  private alike(): readonly number[] | undefined {
    const { differences, winsInHeap } = this.claim;
    const keys = Array.from({ length: differences.size }, (_, key) => key);
    const letters = [...new Set(this.heaps.map(({ own }) => own.key))];
    let [firsts, count] = grouped(
      keys.map((key) => {
        const tested = this.testedAt(key);
        return `${this.table.lineOf(key)} ${winsInHeap?.[key] === true} ${tested}`;
      }),
    );
    for (let before = 0; before < count; ) {
      before = count;
      for (const letter of letters) {
        const known = firsts;
        const pairs = keys.map((key) => (known[key] as number) * keys.length + (known[differences.times(key, letter)] as number));
        [firsts, count] = grouped(pairs);
        if (!this.mayGoOn(count)) return undefined;
      }
    }
    return firsts;
  }

  private together(one: Sum, other: Sum, width: number, alike: readonly number[]): Sum {
    const { differences } = this.claim;
    const options: number[] = [];
    for (const [each, beside] of [
      [one, other],
      [other, one],
    ] as const)
      for (const option of each.options) {
        const key = Math.floor(option / width);
        options.push((alike[differences.times(key, beside.key)] as number) * width + (option - key * width));
      }
    return { key: alike[differences.times(one.key, other.key)] as number, options: ascending(options) };
  }

  private isUnreasoned({ key, options }: Sum, width: number): boolean {
    if (this.claim.winsInHeap?.[key] === true) return false;
    return this.testedAt(key).some(
      (d) => !this.table.isLost(key, d) && !options.some((option) => this.isReason(option, d, width)),
    );
  }

  private isReason(option: number, difference: number, width: number): boolean {
    const key = Math.floor(option / width);
    const there = difference + (option - key * width) - this.reach;
    return this.table.isLost(key, there) || !this.table.isGiven(key, there);
  }

  private testedAt(key: number): readonly number[] {
    return this.tested[key % this.tested.length] as readonly number[];
  }
}

/** For each item the place of the first that is equal to it, and how many different ones there are. */
function grouped(items: readonly (string | number)[]): [readonly number[], number] {
  const first = new Map<string | number, number>();
  for (const [at, item] of items.entries()) if (!first.has(item)) first.set(item, at);
  return [items.map((item) => first.get(item) as number), first.size];
}

/** Without heaps that have the key of another and more options: beside any sum they have more options too. */
function leastHeaps<H extends Sum>(heaps: readonly H[]): readonly H[] {
  return heaps.filter(
    (heap, at) =>
      !heaps.some(
        (other, place) =>
          other.key === heap.key &&
          isPart(other.options, heap.options) &&
          (other.options.length < heap.options.length || place < at),
      ),
  );
}

function ascending(numbers: readonly number[]): readonly number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** Of two ascending lists, whether all of the first are in the second. */
function isPart(part: readonly number[], whole: readonly number[]): boolean {
  let at = 0;
  for (const each of whole) if (at < part.length && part[at] === each) at++;
  return at === part.length;
}
