/**
 * What a misère quotient is like inside: idempotents with the groups around them, kernel, divisibility, tame or wild.
 *
 * Siegel, The structure and classification of misère quotients. A quotient is tame when it is that of Nim heaps below 2^k: order 2^k + 2
 * for k ≥ 2, a kernel that is a group of order 2^k with one P-element, its identity, and outside of it 1 and an a with a² = 1 in P.
 */
import { elementOf, product, type Quotient } from './quotient.ts';

export interface Structure {
  /** The elements e with e·e = e. */
  readonly idempotents: readonly number[];
  /** For each idempotent, those that lie directly below it: e ≤ f when ef = e. */
  readonly below: readonly (readonly number[])[];
  /** For each idempotent the group around it: the elements that divide it and that it divides. */
  readonly groups: readonly (readonly number[])[];
  /** The least ideal, a group: what is divided by everything. */
  readonly kernel: readonly number[];
  /** Classes of elements that divide each other, divisors first. */
  readonly divisibility: readonly (readonly number[])[];
  /** The k of the quotient of Nim heaps below 2^k that it is equal to; undefined when wild. */
  readonly tame: number | undefined;
}

export function structureOf(quotient: Quotient): Structure {
  const elements = Array.from({ length: quotient.order }, (_, x) => x);
  const times = (x: number, y: number) => product(quotient, x, y);
  const idempotents = elements.filter((x) => times(x, x) === x);
  const divisibility = divisibilityClasses(quotient);
  const groups = idempotents.map((e) => divisibility.find((each) => each.includes(e)) ?? []);
  const least = idempotents.reduce((x, e) => times(x, e), 0);
  const kernel = [...new Set(elements.map((x) => times(least, x)))].sort((a, b) => a - b);
  const isBelow = (e: number, f: number) => e !== f && times(e, f) === e;
  const below = idempotents.map((f) => {
    const lower = idempotents.filter((e) => isBelow(e, f));
    return lower.filter((e) => !lower.some((between) => isBelow(e, between)));
  });
  return { idempotents, below, groups, kernel, divisibility, tame: tameness(quotient, kernel, least) };
}

/** x divides y when y = xz for some z; elements with the same multiples divide each other. More multiples come first. */
function divisibilityClasses({ order, products }: Quotient): readonly (readonly number[])[] {
  const classes = new Map<string, { readonly multiples: number; readonly members: number[] }>();
  for (let x = 0; x < order; x++) {
    const multiples = [...new Set(products.subarray(x * order, (x + 1) * order))].sort((a, b) => a - b);
    const key = multiples.join(' ');
    const known = classes.get(key);
    if (known === undefined) classes.set(key, { multiples: multiples.length, members: [x] });
    else known.members.push(x);
  }
  return [...classes.values()].sort((a, b) => b.multiples - a.multiples).map(({ members }) => members);
}

function tameness(quotient: Quotient, kernel: readonly number[], least: number): number | undefined {
  const { order, isP } = quotient;
  if (order === 1) return 0;
  if (order === 2) return 1;
  const k = Math.log2(kernel.length);
  const outside = Array.from({ length: order }, (_, x) => x).filter((x) => !kernel.includes(x));
  const [one, a] = outside;
  if (!Number.isInteger(k) || outside.length !== 2 || one !== 0 || a === undefined) return undefined;
  const isElementary = kernel.every((x) => product(quotient, x, x) === least);
  const lostOnes = kernel.filter((x) => isP[x] === 1);
  const isNim = isElementary && lostOnes.length === 1 && lostOnes[0] === least && isP[a] === 1 && product(quotient, a, a) === 0;
  return isNim ? k : undefined;
}

/** A rule of the reduced rewriting system: exponents of the generators on both sides. */
export interface Relation {
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** The words that are not least though all their parts are, each with the least word of its element. */
export function relationsOf(quotient: Quotient): readonly Relation[] {
  const { words, generators, phi } = quotient;
  const isLeast = (word: readonly number[]) => sameWord(words[elementOf(quotient, word)] as readonly number[], word);
  const found = new Map<string, Relation>();
  for (const [x, word] of words.entries())
    for (const [letter, generator] of generators.entries()) {
      const from = word.with(letter, (word[letter] as number) + 1);
      const to = words[product(quotient, x, phi[generator] as number)] as readonly number[];
      if (sameWord(from, to)) continue;
      const parts = from.flatMap((count, at) => (count > 0 ? [from.with(at, count - 1)] : []));
      if (parts.every(isLeast)) found.set(from.join(' '), { from, to });
    }
  return [...found.values()];
}

function sameWord(one: readonly number[], other: readonly number[]): boolean {
  return one.every((count, at) => count === other[at]);
}
