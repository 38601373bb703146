/** What is said of a sum in misère play: what its heaps count as, and what a winning move leaves. */
import { excerpt } from '../core/result.ts';
import type { InfiniteProof, Published } from './infinite/proof.ts';
import type { SumValue } from './infinite/sum-outcome.ts';
import type { Quotient } from './quotient.ts';
import { wordToText } from './words.ts';

/** A sum by the classes of its components. */
export interface ToldSum {
  readonly quotient: Quotient;
  /** The first components, and how many more there are. */
  readonly parts: readonly { readonly name: string; readonly element: number }[];
  readonly more: number;
  /** Whether there is one component only. */
  readonly isOne: boolean;
  readonly total: number;
  /** A winning move, and the class of what it leaves. */
  readonly move: { readonly label: string; readonly element: number } | undefined;
}

/** Components that a reason names one by one. */
export const NAMED = 6;

/** `5 counts as c, 7 as b; together they are bc, which is not in the P-portion; 5>1+3 leads to b²`. */
export function tellClasses({ quotient, parts, more, isOne, total, move }: ToldSum): string {
  const word = (x: number) => wordToText(quotient.words[x] as readonly number[]);
  const named = parts.map(({ name, element }, at) => `${excerpt(name)} ${at === 0 ? 'counts ' : ''}as ${word(element)}`);
  const others = more > 0 ? [`and ${more} others`] : [];
  const where = `which is ${quotient.isP[total] === 1 ? '' : 'not '}in the P-portion`;
  const leads = move === undefined ? '' : `; ${excerpt(move.label)} leads to ${word(move.element)}`;
  const together = isOne ? '' : `; together they are ${word(total)}`;
  return `${[...named, ...others].join(', ')}${together}, ${where}${leads}`;
}

/** Why a sum is won or lost by a proof that the quotient is infinite. */
export function tellDifference(proof: InfiniteProof, value: SumValue): string {
  const { heap, scope, carriers, frame, keys, published } = proof;
  const isInfinite = `the quotient of the heaps to ${heap} is infinite`;
  const outcome = value.isLost ? 'lost' : 'won';
  if ('smaller' in value) {
    const word = wordToText(proof.before.words[value.smaller] as readonly number[]);
    return `${isInfinite}, but without a heap of ${heap} it counts as ${word} in the smaller one, which is ${outcome}`;
  }
  const { monoid } = frame;
  const word = monoid.words[value.element] as readonly number[];
  const rest = word.flatMap((count, at) => (count === 0 ? [] : [copies(monoid.generators[at] as number, BigInt(count))]));
  const carried = carriers.heaps.flatMap((each, at) => {
    const count = value.counts[at] as bigint;
    return count === 0n ? [] : [copies(each, count)];
  });
  const beside = scope === 'one' ? [String(heap)] : [];
  const like = [...beside, ...rest, ...carried].join(' + ') || 'nothing';
  const terms = carriers.heaps.map((each, at) => `${weightInWords(carriers.weights[at] as number, at === 0)}#${each}`);
  const told = `${isInfinite}; it counts as ${like}, with the difference ${terms.join(' ')} = ${signed(value.difference)}, which a table of ${keys.size} keys says is ${outcome}`;
  return published === undefined
    ? told
    : `${told}; ${tellPublished(published)} when it was published, on ${published.checked}, and not anew`;
}

/** The same in words for a player. */
export function whyByDifference({ isLost }: SumValue): string {
  return isLost
    ? 'heaps may be exchanged for others that do the same in every sum, up to how many there are of some more than of others; what comes out is on a list of lost sums, and no move leads from that list to itself'
    : 'heaps may be exchanged for others that do the same in every sum, up to how many there are of some more than of others; what comes out is not on the list of lost sums, and then some move leads to it';
}

/** Which sums a proof decides. */
export function tellScope({ scope, heap }: Pick<InfiniteProof, 'scope' | 'heap'>): string {
  return scope === 'all' ? `sums of heaps to ${heap}` : `sums of heaps below ${heap} with at most one heap of ${heap}`;
}

function tellPublished({ where, of }: Published): string {
  return `the proof is ${where}${of === undefined ? '' : `, about ${of}, which is the same game with other heaps`}; it was checked`;
}

function copies(heap: number, count: bigint): string {
  return count === 1n ? String(heap) : `${heap}^${count}`;
}

function signed(number: bigint): string {
  return number < 0n ? `−${-number}` : String(number);
}

/** `3·`, `− `, `+ 2·`. */
function weightInWords(weight: number, isFirst: boolean): string {
  const sign = weight < 0 ? (isFirst ? '−' : '− ') : isFirst ? '' : '+ ';
  return `${sign}${Math.abs(weight) === 1 ? '' : `${Math.abs(weight)}·`}`;
}
