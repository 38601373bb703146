/** The conditions (0), (A) and (B) of the theorem in `proof.ts`. */
import type { Effort } from '../effort.ts';
import { power } from '../powers.ts';
import { indexAndPeriod, product, type Quotient } from '../quotient.ts';
import { indistinguishable } from '../reduce.ts';
import { type Frame, type Ground, largestOf } from './frame.ts';
import type { Keys } from './keys.ts';
import { MinimalSums } from './minimal-sums.ts';
import { winsBeside } from './played-out.ts';
import { IS_N, IS_P, NOT_ATTAINED, type OutcomeTable } from './proof.ts';

/** Keys beyond which it pays to see which are alike. */
const MANY_KEYS = 20_000;

/** A heap or an option by its key and its difference. */
interface Placed {
  readonly key: number;
  readonly difference: number;
}

interface PlacedHeap extends Placed {
  readonly heap: number;
  readonly options: readonly Placed[];
}

/** How many states condition (B) looked at; or the condition that does not hold. */
export type Checked = { readonly states: number } | { readonly fails: string };

export function checkConditions(ground: Ground, frame: Frame, keys: Keys, table: OutcomeTable, effort: Effort): Checked {
  const wins = winsByHeap(ground, frame, keys);
  if (wins === undefined) return { fails: 'the images do not lead to the smaller quotient' };
  return new Conditions(ground, frame, keys, table, wins, effort).check();
}

/** τ for each key; undefined where there is no homomorphism π. */
function winsByHeap(ground: Ground, frame: Frame, keys: Keys): Uint8Array | undefined {
  const wins = new Uint8Array(keys.size);
  if (ground.scope === 'all') return wins;
  const { before } = ground;
  const classes = classesOf(ground, frame, keys);
  if (classes === undefined) return undefined;
  const beside = winsBeside(ground);
  for (let code = 0; code < keys.codes; code++) {
    const carried = carriedClass(before, keys, keys.countsOf(code));
    for (let x = 0; x < frame.monoid.order; x++)
      if (beside[product(before, classes[x] as number, carried)] === true) wins[x * keys.codes + code] = 1;
  }
  return wins;
}

function carriedClass(before: Quotient, keys: Keys, counts: readonly number[]): number {
  return counts.reduce(
    (x, count, at) => product(before, x, power(before, before.phi[keys.carriers.heaps[at] as number] as number, BigInt(count))),
    0,
  );
}

/** π on B, where it is a homomorphism, takes images to classes, and is defined where numbers are cut. */
function classesOf(ground: Ground, { monoid, counts }: Frame, keys: Keys): readonly number[] | undefined {
  const { before, carriers } = ground;
  const { tail, period } = keys.cuts;
  for (const carrier of carriers) {
    const own = indexAndPeriod(before, before.phi[carrier] as number);
    if (own.index > tail || period % own.period !== 0) return undefined;
  }
  const classes = monoid.words.map((word) =>
    word.reduce((x, count, at) => {
      const generator = before.phi[monoid.generators[at] as number] as number;
      return product(before, x, power(before, generator, BigInt(count)));
    }, 0),
  );
  for (const generator of monoid.generators)
    for (let x = 0; x < monoid.order; x++) {
      const next = classes[product(monoid, x, monoid.phi[generator] as number)];
      if (next !== product(before, classes[x] as number, before.phi[generator] as number)) return undefined;
    }
  for (let heap = 1; heap <= largestOf(ground); heap++) {
    const own = product(
      before,
      classes[monoid.phi[heap] as number] as number,
      carriedClass(before, keys, counts[heap] as readonly number[]),
    );
    if (own !== before.phi[heap]) return undefined;
  }
  return classes;
}

class Conditions {
  private readonly ground: Ground;
  private readonly keys: Keys;
  private readonly table: OutcomeTable;
  private readonly wins: Uint8Array;
  private readonly effort: Effort;
  private readonly heaps: readonly PlacedHeap[];
  /** Δ. */
  private readonly reach: number;
  /** S, for each code. */
  private readonly tested: readonly (readonly number[])[];

  constructor(ground: Ground, frame: Frame, keys: Keys, table: OutcomeTable, wins: Uint8Array, effort: Effort) {
    this.ground = ground;
    this.keys = keys;
    this.table = table;
    this.wins = wins;
    this.effort = effort;
    this.heaps = placedHeaps(ground, frame, keys);
    this.reach = Math.max(
      ...this.heaps.flatMap(({ difference, options }) => [
        Math.abs(difference),
        ...options.map((option) => Math.max(Math.abs(option.difference), Math.abs(option.difference - difference))),
      ]),
    );
    this.tested = Array.from({ length: keys.codes }, (_, code) => keys.tested(code, this.reach));
  }

  check(): Checked {
    const { scope, game, heap } = this.ground;
    const isLostAlone = this.at(0, 0) === IS_P;
    const hasOptions = [...game.options(heap)].length > 0;
    if (scope === 'all' ? isLostAlone : !hasOptions || isLostAlone === (this.wins[0] === 1)) return { fails: '(0)' };
    return this.lostHasNoLostOption() ? this.wonHasLostOption() : { fails: '(A)' };
  }

  /** (A). */
  private lostHasNoLostOption(): boolean {
    const { keys } = this;
    for (let key = 0; key < keys.size; key++) {
      if (key % 256 === 0) this.effort.look(key);
      const tested = this.tested[key % keys.codes] as readonly number[];
      if (this.wins[key] === 1 && tested.some((d) => this.at(key, d) === IS_P)) return false;
      for (const heap of this.heaps) {
        const together = keys.times(key, heap.key);
        const lost = tested.filter((d) => this.at(together, d + heap.difference) === IS_P);
        if (lost.length > 0 && heap.options.some((option) => this.isLostAtOne(key, option, lost))) return false;
      }
    }
    return true;
  }

  private isLostAtOne(key: number, option: Placed, differences: readonly number[]): boolean {
    const left = this.keys.times(key, option.key);
    return differences.some((d) => this.at(left, d + option.difference) === IS_P);
  }

  /**
   * (B). Where there are many keys, those that nothing tells apart are counted as one: they have the same outcomes and are tested at
   * the same differences, beside any sum.
   */
  private wonHasLostOption(): Checked {
    const { keys, reach } = this;
    const { classOf, members } = keys.size > MANY_KEYS ? this.classes() : apart(keys.size);
    const width = 2 * reach + 1;
    const times = (one: number, other: number) => classOf[keys.times(members[one] as number, members[other] as number)] as number;
    const sums = new MinimalSums({
      times,
      beside: (option, own) => {
        const left = Math.floor(option / width);
        return times(left, own) * width + (option - left * width);
      },
      fails: (own, options) => this.isWonWithoutReason(members[own] as number, options, members, width),
    });
    for (const { heap, key, difference, options } of this.heaps) {
      const listed = options.map((option) => (classOf[option.key] as number) * width + option.difference - difference + reach);
      if (sums.add(heap, classOf[key] as number, listed, this.effort) !== undefined) return { fails: '(B)' };
    }
    return { states: sums.size };
  }

  /** The class of each key, that of the identity first, and a key of each class. */
  private classes(): { readonly classOf: Uint32Array; readonly members: Uint32Array } {
    const { keys } = this;
    const width = 2 * keys.cuts.clip + 1;
    const numbers = new Map<string, number>();
    const kinds = new Uint32Array(keys.size);
    for (let key = 0; key < keys.size; key++) {
      const outcomes = this.table.subarray(key * width, (key + 1) * width).join('');
      const kind = `${outcomes} ${this.wins[key]} ${this.tested[key % keys.codes]}`;
      if (!numbers.has(kind)) numbers.set(kind, numbers.size);
      kinds[key] = numbers.get(kind) as number;
    }
    const letters = [...new Set(this.heaps.map(({ key }) => key))];
    const actions = letters.map((letter) => Uint32Array.from(kinds, (_, key) => keys.times(key, letter)));
    const { classOf, count } = indistinguishable(kinds, actions);
    this.effort.look(count);
    const members = new Uint32Array(count);
    for (let key = keys.size - 1; key >= 0; key--) members[classOf[key] as number] = key;
    return { classOf, members };
  }

  private isWonWithoutReason(key: number, options: Int32Array, members: Uint32Array, width: number): boolean {
    if (this.wins[key] === 1) return false;
    return (this.tested[key % this.keys.codes] as readonly number[]).some(
      (d) =>
        this.at(key, d) === IS_N &&
        !options.some((option) => {
          const left = Math.floor(option / width);
          const found = this.at(members[left] as number, d + option - left * width - this.reach);
          return found === IS_P || found === NOT_ATTAINED;
        }),
    );
  }

  private at(key: number, difference: number): number {
    const { clip } = this.keys.cuts;
    const c = difference > clip ? clip : difference < -clip ? -clip : difference;
    return this.table[key * (2 * clip + 1) + c + clip] as number;
  }
}

/** Every key is a class of its own. */
function apart(size: number): { readonly classOf: Uint32Array; readonly members: Uint32Array } {
  const each = Uint32Array.from({ length: size }, (_, key) => key);
  return { classOf: each, members: each };
}

/** The heaps that have moves, with what they leave, each once. */
function placedHeaps(ground: Ground, { monoid, counts }: Frame, keys: Keys): readonly PlacedHeap[] {
  const place = (parts: readonly number[]): Placed => ({
    key: parts.reduce(
      (key, part) => keys.times(key, keys.keyOf(monoid.phi[part] as number, counts[part] as readonly number[])),
      0,
    ),
    difference: parts.reduce((sum, part) => sum + keys.differenceOf(counts[part] as readonly number[]), 0),
  });
  const found: PlacedHeap[] = [];
  for (let heap = 1; heap <= largestOf(ground); heap++) {
    const options = new Map<string, Placed>();
    for (const parts of ground.game.options(heap)) {
      const option = place(parts);
      options.set(`${option.key} ${option.difference}`, option);
    }
    if (options.size > 0) found.push({ heap, ...place([heap]), options: [...options.values()] });
  }
  return found;
}
