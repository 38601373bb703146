/**
 * The genera of sums of heaps, by play: genera do not add, so every sum that play can reach has its own.
 *
 * Sums are made simpler first where that changes nothing beside anything: heaps without moves go, heaps with the same options are one,
 * and two heaps of one are none (*1 + *1 = 0 in misère play as in normal play [conway1976, ch. 12]).
 */
import type { Effort } from './effort.ts';
import { ENDED_GENUS, type Genus, genusFromOptions, genusToText } from './genus.ts';
import type { HeapGame } from './heap-game.ts';

/** Heaps by falling numbers, none without moves. */
type Sum = readonly number[];

interface Frame {
  readonly key: string;
  readonly options: readonly Sum[];
  /** The next option whose genus is to be looked up. */
  at: number;
  readonly found: Set<number>;
}

export class Genera {
  private readonly game: HeapGame;
  private readonly effort: Effort;
  /** For each heap the least one with the same options; 0 for no moves. */
  private readonly same: number[] = [0];
  private readonly options: (readonly Sum[])[] = [[]];
  private readonly known = new Map<string, number>([['', 0]]);
  /** The heap, and its copies, that is a heap of one: its only option is the end. */
  private one = 0;
  private readonly byOptions = new Map<string, number>([['', 0]]);
  /** Each genus once; sums keep numbers. */
  private readonly genera: Genus[] = [ENDED_GENUS];
  private readonly numbers = new Map<string, number>([[genusToText(ENDED_GENUS), 0]]);
  private readonly fromOptions = new Map<string, number>();

  constructor(game: HeapGame, effort: Effort) {
    this.game = game;
    this.effort = effort;
  }

  /** The genus of a sum. Throws `LimitReached`. */
  of(heaps: readonly number[]): Genus {
    for (const heap of heaps) this.meet(heap);
    const sum = this.simplified(heaps);
    const stack = [this.begin(sum)];
    for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
      const next = this.nextUnknown(frame);
      if (next !== undefined) stack.push(this.begin(next));
      else {
        this.known.set(frame.key, this.numberFrom(frame.found));
        this.effort.look(this.known.size);
        stack.pop();
      }
    }
    return this.genera[this.known.get(keyOf(sum)) as number] as Genus;
  }

  /** Simplifies heaps up to this one. */
  private meet(last: number): void {
    for (let heap = this.same.length; heap <= last; heap++) {
      const options = distinct([...this.game.options(heap)].map((parts) => this.simplified(parts)));
      const key = options.map(keyOf).sort().join('|');
      const earlier = options.length === 0 ? 0 : this.byOptions.get(`${key}|`);
      if (earlier === undefined) this.byOptions.set(`${key}|`, heap);
      this.same.push(earlier ?? heap);
      this.options.push(options);
      if (this.one === 0 && key === '' && options.length === 1) this.one = heap;
    }
  }

  private simplified(heaps: readonly number[]): Sum {
    const left: number[] = [];
    let ones = 0;
    for (const heap of heaps) {
      const same = this.same[heap] as number;
      if (same === 0) continue;
      if (same === this.one) ones++;
      else left.push(same);
    }
    if (ones % 2 === 1) left.push(this.one);
    return left.sort((a, b) => b - a);
  }

  private begin(sum: Sum): Frame {
    const options: Sum[] = [];
    for (const [at, heap] of sum.entries()) {
      if (heap === sum[at - 1]) continue;
      const others = sum.toSpliced(at, 1);
      for (const left of this.options[heap] as readonly Sum[]) options.push(this.simplified([...others, ...left]));
    }
    return { key: keyOf(sum), options, at: 0, found: new Set() };
  }

  /** Looks up the genera of the options, until one is not known. */
  private nextUnknown(frame: Frame): Sum | undefined {
    for (; frame.at < frame.options.length; frame.at++) {
      const option = frame.options[frame.at] as Sum;
      const number = this.known.get(keyOf(option));
      if (number === undefined) return option;
      frame.found.add(number);
    }
    return undefined;
  }

  private numberFrom(found: ReadonlySet<number>): number {
    const options = [...found].sort((a, b) => a - b);
    const key = options.join(' ');
    const known = this.fromOptions.get(key);
    if (known !== undefined) return known;
    const genus = genusFromOptions(options.map((number) => this.genera[number] as Genus));
    const text = genusToText(genus);
    let number = this.numbers.get(text);
    if (number === undefined) {
      number = this.genera.push(genus) - 1;
      this.numbers.set(text, number);
    }
    this.fromOptions.set(key, number);
    return number;
  }
}

/** A character for each heap: keys are many, so they are short. */
function keyOf(sum: Sum): string {
  return sum.length <= 1000 ? String.fromCodePoint(...sum) : sum.map((heap) => String.fromCodePoint(heap)).join('');
}

function distinct(sums: readonly Sum[]): readonly Sum[] {
  return [...new Map(sums.map((sum) => [keyOf(sum), sum])).values()];
}
