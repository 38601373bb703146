/**
 * Who wins the sums of a frame, by play: an element of B stands for its least word, beside carriers of each kind.
 *
 * What a move leaves is taken to its image and so has a smaller word: play comes to an end. In scope `one` there is one heap n
 * besides; what a move in it leaves is a sum of smaller heaps, and their quotient knows who wins it.
 */
import { LimitReached } from '../../core/limits.ts';
import type { Cover } from '../cover.ts';
import type { Effort } from '../effort.ts';
import { product } from '../quotient.ts';
import type { Frame, Ground } from './frame.ts';

/** How many carriers of each kind there may be, fewer where the outcomes would take more bytes than these. */
const MOST_COUNT = 36;
const LEAST_COUNT = 12;
const MOST_BYTES = 300_000_000;

const [UNKNOWN, WON, LOST] = [0, 1, 2];

/** An option: the element of B, and where each number of carriers leads to with those of the option; −1 is too many. */
interface Option {
  readonly element: number;
  readonly codes: Int32Array;
}

export class PlayedOut {
  /** Numbers of carriers below this are counted; a code has a digit of this base for each carrier. */
  readonly base: number;
  private readonly ground: Ground;
  private readonly cover: Cover;
  private readonly effort: Effort;
  private readonly codes: number;
  private readonly outcome: Uint8Array;
  private readonly options: ReadonlyMap<number, readonly Option[]>;
  private readonly rests: (readonly number[] | undefined)[] = [];
  /** For sums beside one n: the class of each element, of each number of carriers, and whether a move in n wins beside a class. */
  private readonly classes: Int32Array;
  private readonly classesOfCodes: readonly number[];
  private readonly winsInHeap: readonly boolean[];
  private known = 0;

  constructor(ground: Ground, cover: Cover, counts: Frame['counts'], effort: Effort) {
    const width = ground.carriers.length;
    this.ground = ground;
    this.cover = cover;
    this.effort = effort;
    this.base = Math.min(MOST_COUNT, Math.floor((MOST_BYTES / cover.size) ** (1 / width)));
    this.codes = this.base ** width;
    if (this.base < LEAST_COUNT) throw new LimitReached('program', MOST_BYTES, 'there are too many sums to be played out');
    this.outcome = new Uint8Array(cover.size * this.codes);
    this.options = this.optionsOf(counts);
    this.classes = new Int32Array(ground.scope === 'one' ? cover.size : 0).fill(-1);
    this.classesOfCodes = ground.scope === 'one' ? this.powersOfCarriers() : [];
    this.winsInHeap = ground.scope === 'one' ? winsBeside(ground) : [];
  }

  isLost(element: number, code: number): boolean {
    return this.outcomeOf(element, code) === LOST;
  }

  /** In scope `one`: whether a move in n wins. */
  winsByHeap(element: number, code: number): boolean {
    if (this.ground.scope === 'all') return false;
    return this.winsInHeap[this.classOf(element, code)] === true;
  }

  /** In scope `one`: the class among sums of smaller heaps. */
  classOf(element: number, code: number): number {
    return product(this.ground.before, this.classOfElement(element), this.classesOfCodes[code] as number);
  }

  codeOf(counts: readonly number[]): number {
    return counts.reduceRight((code, count) => {
      if (count >= this.base) throw tooMany();
      return code * this.base + count;
    }, 0);
  }

  private outcomeOf(element: number, code: number): number {
    const place = element * this.codes + code;
    const known = this.outcome[place] as number;
    if (known !== UNKNOWN) return known;
    const found = this.winsByHeap(element, code) || this.hasLostOption(element, code) ? WON : LOST;
    this.outcome[place] = found === LOST && this.ground.scope === 'all' && place === 0 ? WON : found;
    if (++this.known % 4_096 === 0) this.effort.look(this.known);
    return this.outcome[place] as number;
  }

  private hasLostOption(element: number, code: number): boolean {
    const rests = this.restsOf(element);
    for (let at = 0; at < rests.length; at += 2)
      if (this.leadsToLost(rests[at] as number, rests[at + 1] as number, code)) return true;
    let unit = 1;
    for (const carrier of this.ground.carriers) {
      if (Math.floor(code / unit) % this.base > 0 && this.leadsToLost(carrier, element, code - unit)) return true;
      unit *= this.base;
    }
    return false;
  }

  private leadsToLost(heap: number, rest: number, code: number): boolean {
    for (const option of this.options.get(heap) as readonly Option[]) {
      const left = option.codes[code] as number;
      if (left < 0) throw tooMany();
      if (this.outcomeOf(this.cover.times(rest, option.element), left) === LOST) return true;
    }
    return false;
  }

  /** The heaps of an element's least word, each followed by the element of the others. */
  private restsOf(element: number): readonly number[] {
    const known = this.rests[element];
    if (known !== undefined) return known;
    const found: number[] = [];
    for (const { heap, rest } of this.cover.lessOne(element)) found.push(heap, rest);
    this.rests[element] = found;
    return found;
  }

  private optionsOf(counts: Frame['counts']): ReadonlyMap<number, readonly Option[]> {
    const { game, carriers } = this.ground;
    const sums = new Map<number, Int32Array>();
    const heaps = [...new Set([...this.cover.heaps, ...carriers])];
    return new Map(
      heaps.map((heap) => {
        const found = new Map<string, Option>();
        for (const parts of game.options(heap)) {
          const element = parts.reduce((x, part) => this.cover.times(x, this.cover.elementOf(part)), 0);
          const total = carriers.map((_, at) => parts.reduce((sum, part) => sum + (counts[part]?.[at] as number), 0));
          const added = this.codeOf(total);
          const codes = sums.get(added) ?? this.codesWith(total);
          sums.set(added, codes);
          found.set(`${element} ${added}`, { element, codes });
        }
        return [heap, [...found.values()]];
      }),
    );
  }

  private codesWith(added: readonly number[]): Int32Array {
    return Int32Array.from({ length: this.codes }, (_, code) => {
      const together = this.countsOf(code).map((count, at) => count + (added[at] as number));
      return together.some((count) => count >= this.base) ? -1 : this.codeOf(together);
    });
  }

  private countsOf(code: number): readonly number[] {
    return this.ground.carriers.map((_, at) => Math.floor(code / this.base ** at) % this.base);
  }

  private classOfElement(element: number): number {
    const known = this.classes[element] as number;
    if (known >= 0) return known;
    const { before } = this.ground;
    const [heap, rest] = this.restsOf(element);
    const found =
      heap === undefined || rest === undefined ? 0 : product(before, this.classOfElement(rest), before.phi[heap] as number);
    this.classes[element] = found;
    return found;
  }

  private powersOfCarriers(): readonly number[] {
    const { before, carriers } = this.ground;
    const classes = [0];
    for (let code = 1; code < this.codes; code++) {
      const at = this.countsOf(code).findLastIndex((count) => count > 0);
      const less = classes[code - this.base ** at] as number;
      classes.push(product(before, less, before.phi[carriers[at] as number] as number));
    }
    return classes;
  }
}

/** Beside which classes of sums a move in n wins. */
export function winsBeside({ game, heap, before }: Ground): readonly boolean[] {
  const left = new Set<number>();
  for (const parts of game.options(heap)) left.add(parts.reduce((x, part) => product(before, x, before.phi[part] as number), 0));
  return Array.from({ length: before.order }, (_, x) => [...left].some((y) => before.isP[product(before, x, y)] === 1));
}

function tooMany(): LimitReached {
  return new LimitReached('program', MOST_COUNT, 'play leads to too many heaps that carry the difference');
}
