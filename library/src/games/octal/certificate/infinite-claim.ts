/** What a certificate of the kind `misere-infinite` says, put together from its fields and ready to be checked. */
import { BipartiteMonoid } from '../../../proof/bipartite-monoid.ts';
import { Differences, type Image } from '../../../proof/differences.ts';
import { checkDifferences, DifferenceTable } from '../../../proof/misere-differences.ts';
import { type Fault, wrongOutcome } from '../../../proof/misere-outcomes.ts';
import { eachOctalOption } from '../rules.ts';
import type { MisereInfiniteCertificate } from './misere-infinite.ts';

/** Rows of cut numbers, entries of the table and differences of heaps beyond which a check would take too much memory or time. */
const MOST_ROWS = 2_000;
const MOST_ENTRIES = 50_000_000;
const LARGEST_DIFFERENCE = 1_000;
const MOST_CARRIERS = 6;

/** So many heaps of a size. */
export interface CountedHeap {
  readonly size: bigint;
  readonly count: bigint;
}

export class InfiniteClaim {
  readonly differences: Differences;
  private readonly certificate: MisereInfiniteCertificate;
  private readonly table: DifferenceTable;
  private readonly smaller: BipartiteMonoid | undefined;
  /** Whether a move in n wins, for each key, where the scope is one n. */
  private readonly winsInHeap: readonly boolean[] | undefined;
  private readonly digits: Uint8Array;

  private constructor(certificate: MisereInfiniteCertificate, differences: Differences, table: DifferenceTable) {
    this.certificate = certificate;
    this.differences = differences;
    this.table = table;
    this.digits = Uint8Array.from(certificate.code.replace('.', ''), (digit) => Number.parseInt(digit, 16));
    const monoid = certificate.smaller === undefined ? undefined : BipartiteMonoid.from(certificate.smaller);
    this.smaller = typeof monoid === 'string' ? undefined : monoid;
    this.winsInHeap = this.smaller === undefined ? undefined : this.winsIn(this.smaller);
  }

  /** The claim, or what is wrong with how it is written. */
  static from(certificate: MisereInfiniteCertificate): InfiniteClaim | string {
    const monoid = BipartiteMonoid.from({ actions: certificate.actions, lost: [] });
    if (typeof monoid === 'string') return monoid;
    const wrong = wrongNumbers(certificate, monoid) ?? wrongImages(certificate, monoid) ?? wrongSmallerForm(certificate);
    if (wrong !== undefined) return wrong;
    const differences = new Differences(monoid, certificate);
    const table = DifferenceTable.from(differences, certificate.outcomes);
    if (typeof table === 'string') return table;
    const claim = new InfiniteClaim(certificate, differences, table);
    return claim.wrongOptions() ?? claim.wrongClasses() ?? claim;
  }

  /** Who wins a sum; undefined where the certificate does not speak of it. */
  outcomeOf(heaps: readonly CountedHeap[]): 'N' | 'P' | undefined {
    const { heap, scope } = this.certificate;
    if (heaps.some(({ size }) => size > BigInt(heap))) return undefined;
    const own = heaps.reduce((sum, { size, count }) => (size === BigInt(heap) ? sum + count : sum), 0n);
    const others = heaps.filter(({ size }) => size > 0n && (scope === 'all' || size < BigInt(heap)));
    if (scope === 'one' && own !== 1n) return own === 0n ? this.outcomeOfSmaller(others) : undefined;
    let [key, difference] = [0, 0n];
    for (const { size, count } of others) {
      const image = this.imageOf(Number(size));
      key = this.differences.times(key, this.keyOfMany(image, count));
      difference += count * BigInt(this.differences.differenceOf(image.counts));
    }
    const clip = BigInt(this.certificate.clip);
    const clipped = difference > clip ? clip : difference < -clip ? -clip : difference;
    return this.table.isLost(key, Number(clipped)) ? 'P' : 'N';
  }

  /** What is wrong with the quotient of the heaps below n. */
  wrongSmaller(mayGoOn: (done: number) => boolean): Fault | undefined {
    const { smaller } = this;
    if (smaller === undefined) return { wrong: 'it is missing' };
    const heaps = Array.from({ length: this.certificate.heap - 1 }, (_, at) => ({
      element: this.classOf(at + 1),
      options: new Set(this.optionsOf(at + 1).map((parts) => this.classOfSum(smaller, parts))),
      name: String(at + 1),
    }));
    return wrongOutcome(smaller, heaps, mayGoOn);
  }

  check(mayGoOn: (done: number) => boolean): Fault | { readonly sums: number } {
    const heaps = this.certificate.images.flatMap((_, at) => {
      const options = this.optionsOf(at + 1).map((parts) => this.imageOfSum(parts));
      return options.length === 0 ? [] : [{ name: String(at + 1), image: this.imageOf(at + 1), options }];
    });
    const { differences, winsInHeap } = this;
    const claim = { differences, outcomes: this.certificate.outcomes, heaps, ...(winsInHeap !== undefined && { winsInHeap }) };
    return checkDifferences(claim, this.table, mayGoOn);
  }

  /** Why the witness shows nothing. */
  wrongWitness(): string | undefined {
    const { witness, carriers, weights, tail, clip, images } = this.certificate;
    const weightOf = (carrier: number) => weights[carriers.indexOf(carrier)] ?? 0;
    if (weightOf(witness.more) <= 0 || weightOf(witness.against) >= 0) return 'the witness names no carriers of both signs';
    let [key, difference] = [0, 0];
    for (const [heap, count] of witness.sum) {
      if (heap < 1 || heap > images.length) return 'the witness has a heap that is not in the sums';
      key = this.differences.times(key, this.keyOfMany(this.imageOf(heap), BigInt(count)));
      difference += count * this.differences.differenceOf(this.imageOf(heap).counts);
    }
    const counts = this.differences.countsOf(key);
    const isCut = (carrier: number) => (counts[carriers.indexOf(carrier)] as number) >= tail;
    if (!isCut(witness.more) || !isCut(witness.against)) return 'the witness has too few carriers';
    return this.table.isLost(key, difference) === this.table.isLost(key, clip) ? 'the witness has one outcome' : undefined;
  }

  private wrongOptions(): string | undefined {
    for (const [at, image] of this.certificate.images.entries())
      if (this.optionsOf(at + 1).length === 0 && image.some((each) => each !== 0)) return `${at + 1} has no move and must be 1`;
    if (this.optionsOf(this.certificate.heap).length === 0) return 'the heap has no move';
    return undefined;
  }

  /** Whether images lead to the classes of the smaller quotient. */
  private wrongClasses(): string | undefined {
    const { smaller } = this;
    const { generators, carriers, tail, period, images } = this.certificate;
    if (smaller === undefined) return undefined;
    const { monoid } = this.differences;
    const classes = this.classesOfElements(smaller);
    for (const generator of generators)
      for (const [x, own] of classes.entries())
        if (classes[monoid.times(x, this.imageOf(generator).element)] !== smaller.times(own, this.classOf(generator)))
          return 'the monoid does not lead to the smaller quotient';
    for (const carrier of carriers) {
      const power = (exponent: number) => smaller.power(this.classOf(carrier), BigInt(exponent));
      if (power(tail) !== power(tail + period)) return `numbers of ${carrier} may not be cut`;
    }
    for (const at of images.keys()) {
      const { element, counts } = this.imageOf(at + 1);
      if (smaller.times(classes[element] as number, this.classOfCarriers(smaller, counts)) !== this.classOf(at + 1))
        return `the image of ${at + 1} has another class`;
    }
    return undefined;
  }

  /** The class of each element of B, as the generators lead to it. */
  private classesOfElements(smaller: BipartiteMonoid): readonly number[] {
    const { generators, actions } = this.certificate;
    const classes: number[] = [];
    classes[0] = 0;
    const reached = [0];
    for (const x of reached)
      for (const [at, generator] of generators.entries()) {
        const next = (actions[at] as readonly number[])[x] as number;
        if (classes[next] !== undefined) continue;
        classes[next] = smaller.times(classes[x] as number, this.classOf(generator));
        reached.push(next);
      }
    return classes;
  }

  private winsIn(smaller: BipartiteMonoid): readonly boolean[] {
    const classes = this.classesOfElements(smaller);
    const options = this.optionsOf(this.certificate.heap).map((parts) => this.classOfSum(smaller, parts));
    const left = [...new Set(options)];
    return Array.from({ length: this.differences.size }, (_, key) => {
      const carried = this.classOfCarriers(smaller, this.differences.countsOf(key));
      const own = smaller.times(classes[this.differences.elementOf(key)] as number, carried);
      return left.some((option) => smaller.isLost(smaller.times(own, option)));
    });
  }

  private outcomeOfSmaller(heaps: readonly CountedHeap[]): 'N' | 'P' | undefined {
    const { smaller } = this;
    if (smaller === undefined) return undefined;
    const total = heaps.reduce((x, { size, count }) => smaller.times(x, smaller.power(this.classOf(Number(size)), count)), 0);
    return smaller.isLost(total) ? 'P' : 'N';
  }

  private classOf(heap: number): number {
    return (this.certificate.smaller?.classes[heap - 1] as number | undefined) ?? 0;
  }

  private classOfSum(smaller: BipartiteMonoid, parts: readonly number[]): number {
    return parts.reduce((x, part) => smaller.times(x, this.classOf(part)), 0);
  }

  private classOfCarriers(smaller: BipartiteMonoid, counts: readonly number[]): number {
    return this.certificate.carriers.reduce(
      (x, carrier, at) => smaller.times(x, smaller.power(this.classOf(carrier), BigInt(counts[at] as number))),
      0,
    );
  }

  private imageOf(heap: number): Image {
    const [element = 0, ...counts] = this.certificate.images[heap - 1] as readonly number[];
    return { element, counts };
  }

  private imageOfSum(parts: readonly number[]): Image {
    const images = parts.map((part) => this.imageOf(part));
    return {
      element: images.reduce((x, { element }) => this.differences.monoid.times(x, element), 0),
      counts: this.certificate.carriers.map((_, at) => images.reduce((sum, { counts }) => sum + (counts[at] as number), 0)),
    };
  }

  /** The key of so many heaps with one image, by doubling. */
  private keyOfMany(image: Image, count: bigint): number {
    let [result, square] = [0, this.differences.keyOf(image)];
    for (let rest = count; rest > 0n; rest >>= 1n) {
      if ((rest & 1n) === 1n) result = this.differences.times(result, square);
      square = this.differences.times(square, square);
    }
    return result;
  }

  private optionsOf(heap: number): readonly (readonly number[])[] {
    return Array.from(eachOctalOption(this.digits, heap), (parts) => parts.map(Number));
  }
}

function wrongNumbers(certificate: MisereInfiniteCertificate, monoid: BipartiteMonoid): string | undefined {
  const { carriers, weights, heap, scope, images, tail, period, clip } = certificate;
  const largest = scope === 'one' ? heap - 1 : heap;
  const isCarrier = (carrier: number, at: number) => carrier >= 1 && carrier <= largest && carriers.indexOf(carrier) === at;
  if (carriers.length < 2 || carriers.length > MOST_CARRIERS || !carriers.every(isCarrier))
    return 'the carriers are not heaps, each named once';
  if (weights.length !== carriers.length || weights.includes(0)) return 'each carrier must have a weight';
  if (!weights.some((each) => each > 0) || !weights.some((each) => each < 0)) return 'the weights must be of both signs';
  if (images.length !== largest) return `the heaps to ${largest} must have images`;
  const rows = (tail + period) ** carriers.length;
  if (rows > MOST_ROWS || monoid.order * rows * (2 * clip + 1) > MOST_ENTRIES) return 'there are too many keys';
  const isLarge = ([, ...counts]: readonly number[]) =>
    weights.reduce((sum, weight, at) => sum + Math.abs(weight) * (counts[at] ?? 0), 0) > LARGEST_DIFFERENCE;
  if (images.some(isLarge)) return 'the difference of a heap is too large';
  return undefined;
}

function wrongImages(
  { images, carriers, generators, actions }: MisereInfiniteCertificate,
  monoid: BipartiteMonoid,
): string | undefined {
  for (const [at, image] of images.entries())
    if (image.length !== carriers.length + 1 || (image[0] as number) >= monoid.order) return `the image of ${at + 1} is none`;
  for (const [place, carrier] of carriers.entries())
    if (images[carrier - 1]?.some((each, at) => each !== (at === place + 1 ? 1 : 0))) return `${carrier} must count as itself`;
  if (generators.length !== actions.length) return 'each generator must have an action';
  for (const [at, generator] of generators.entries()) {
    const expected = (actions[at] as readonly number[])[0];
    if (images[generator - 1]?.[0] !== expected || images[generator - 1]?.slice(1).some((each) => each !== 0) !== false)
      return `the generator ${generator} must have its own action`;
  }
  return undefined;
}

function wrongSmallerForm({ scope, smaller, heap }: MisereInfiniteCertificate): string | undefined {
  if ((scope === 'one') !== (smaller !== undefined)) return 'the smaller quotient belongs to a table beside one heap';
  if (smaller === undefined) return undefined;
  const monoid = BipartiteMonoid.from(smaller);
  if (typeof monoid === 'string') return `the smaller quotient: ${monoid}`;
  if (smaller.classes.length !== heap - 1 || smaller.classes.some((each) => each >= monoid.order))
    return 'the smaller quotient must have a class for each smaller heap';
  return undefined;
}
