/**
 * The kind `welter-pairs`: which coins of each strip of Welter's game are mates, the values that follow, and who wins by Welter's theorem
 * [welter1954] or its misère form (`games/welter/theory/misere.ts`).
 *
 * The check looks whether the mates are right, power of 2 by power of 2, whether strips are balanced, and adds up anew; the theorems are
 * trusted.
 */
import type { CheckStep } from '../../../core/certificate.ts';
import type { CertificateKind } from '../../../core/certificate-kind.ts';
import type { Game } from '../../../core/game.ts';
import { toNimber } from '../../../core/nimber.ts';
import type { Play } from '../../../core/outcome.ts';
import { listOf, oneOf, orNull, pairOf, playName, readJson, record, textLike, winner } from '../../../core/read-json.ts';
import { excerpt } from '../../../core/result.ts';

export interface WelterPairsCertificate {
  readonly kind: 'welter-pairs';
  readonly play: Play;
  readonly strips: readonly StripPairs[];
  readonly outcome: 'N' | 'P';
}

interface StripPairs {
  readonly pairs: readonly (readonly [string, string])[];
  /** The coin that is left over, where their number is odd. */
  readonly odd: string | null;
  readonly value: string;
}

const square = textLike(/^(0|[1-9]\d{0,9999})$/, 'a whole number as text');

const readPairs = record<WelterPairsCertificate>({
  kind: oneOf('welter-pairs'),
  play: playName,
  strips: listOf(record<StripPairs>({ pairs: listOf(pairOf(square, square)), odd: orNull(square), value: square })),
  outcome: winner,
});

export const welterPairs: CertificateKind<WelterPairsCertificate> = {
  kind: 'welter-pairs',
  parse: (json) => readJson(json, readPairs),
  claim({ play, strips, outcome }) {
    const text = strips.map((strip) => coinsOf(strip).join(' ')).join(' + ');
    const value = strips.reduce((sum, strip) => sum ^ BigInt(strip.value), 0n);
    return {
      about: { parts: [{ line: `welter ${text} [${play}]`, count: 1n }] },
      outcome,
      ...(play === 'normal' && { values: { grundy: toNimber(value) } }),
      outcomeOf(components) {
        const found: ValuedStrip[] = [];
        for (const { item, count } of components) {
          const strip = valuedStrip(item);
          if (strip === undefined) return undefined;
          // Of equal strips two cancel.
          found.push(count % 2n === 1n ? strip : { ...strip, value: 0n });
        }
        return decide(play, found).outcome;
      },
      encodedOf: (component) => (play === 'normal' ? valuedStrip(component)?.value.toString() : undefined),
    };
  },
  check(certificate) {
    return [...certificate.strips.map(checkStrip), checkOutcome(certificate)];
  },
  toText: ({ strips }) =>
    strips.map(({ pairs, odd, value }) => {
      const mates = pairs.map(([a, b]) => `${a} with ${b}`).join(', ');
      const left = odd === null ? '' : `${mates === '' ? '' : ', '}${odd} alone`;
      return `Mates: ${excerpt(mates + left, 200)}. They have the nim-sum ${excerpt(value)}.`;
    }),
};

function coinsOf({ pairs, odd }: StripPairs): readonly bigint[] {
  return [...pairs.flat(), ...(odd === null ? [] : [odd])].map(BigInt);
}

function checkStrip(strip: StripPairs): CheckStep {
  const what = `the mates are right, and their nim-sum is ${excerpt(strip.value)}`;
  const why = faultOf(strip);
  return why === undefined ? { what, result: 'holds' } : { what, result: 'fails', detail: why };
}

/**
 * Mates that agree in n low bits are right if of the coins that agree with their mates in no more bits, no two agree in n + 1 bits:
 * nothing closer was there to be paired.
 */
function faultOf(strip: StripPairs): string | undefined {
  const coins = coinsOf(strip);
  if (coins.length === 0) return 'there is no coin';
  if (new Set(coins).size !== coins.length) return 'a coin is named twice';
  const mates = strip.pairs.map(([a, b]) => ({ a: BigInt(a), b: BigInt(b), bits: agreement(BigInt(a), BigInt(b)) }));
  const odd = strip.odd === null ? [] : [BigInt(strip.odd)];
  for (const bits of new Set(mates.map((pair) => pair.bits))) {
    const open = [...odd, ...mates.filter((pair) => pair.bits <= bits).flatMap(({ a, b }) => [a, b])];
    const modulus = 1n << BigInt(bits + 1);
    if (new Set(open.map((coin) => coin % modulus)).size !== open.length)
      return `coins that agree in more than ${bits} low bits are no mates`;
  }
  const value = mates.reduce((sum, { a, b }) => sum ^ ((a ^ b) - 1n), odd[0] ?? 0n);
  return value === BigInt(strip.value) ? undefined : `added up anew, it is ${excerpt(String(value))}`;
}

/** In how many low bits two different numbers agree. */
function agreement(a: bigint, b: bigint): number {
  return (a ^ b).toString(2).length - 1 - (a ^ b).toString(2).lastIndexOf('1');
}

function checkOutcome({ play, strips, outcome }: WelterPairsCertificate): CheckStep {
  const found = decide(
    play,
    strips.map((strip) => ({ coins: coinsOf(strip), value: BigInt(strip.value) })),
  );
  const { sum, isReversed } = found;
  return {
    what: `the outcome is ${outcome}`,
    result: found.outcome === outcome ? 'holds' : 'fails',
    detail: `the nim-sum is ${excerpt(String(sum))}${play === 'normal' ? '' : isReversed ? ' and all strips are balanced' : ' and some strip is not balanced'}: ${found.outcome}`,
  };
}

interface ValuedStrip {
  readonly coins: readonly bigint[];
  readonly value: bigint;
}

function decide(play: Play, strips: readonly ValuedStrip[]) {
  const sum = strips.reduce((all, { value }) => all ^ value, 0n);
  const isReversed = play === 'misere' && strips.every(({ coins }) => isBalanced(coins));
  return { sum, isReversed, outcome: sum === (isReversed ? 1n : 0n) ? ('P' as const) : ('N' as const) };
}

/** More coins of what a move leaves are not paired. */
const MOST_PAIRED = 1000;

/** A strip that a move leaves, its coins paired from scratch; undefined for components of other games. */
function valuedStrip(component: Game): ValuedStrip | undefined {
  const words = component.ruleset === 'welter' ? component.text().split(' ') : [];
  if (words.length === 0 || words.length > MOST_PAIRED || !words.every((word) => /^\d+$/.test(word))) return undefined;
  const coins = words.map(BigInt);
  const { sum, left = 0n } = pairUp(coins);
  return { coins, value: sum ^ left };
}

/** The sum of the pairs and the coin that is left over: those that agree in more low bits are paired first. */
function pairUp(coins: readonly bigint[]): { readonly sum: bigint; readonly left?: bigint | undefined } {
  const [first, ...others] = coins;
  if (first === undefined || others.length === 0) return { sum: 0n, left: first };
  const bit = 1n << BigInt(Math.min(...others.map((coin) => agreement(first, coin))));
  const zeros = pairUp(coins.filter((coin) => (coin & bit) === 0n));
  const ones = pairUp(coins.filter((coin) => (coin & bit) !== 0n));
  const sum = zeros.sum ^ ones.sum;
  if (zeros.left === undefined || ones.left === undefined) return { sum, left: zeros.left ?? ones.left };
  return { sum: sum ^ ((zeros.left ^ ones.left) - 1n) };
}

/** Exactly one square of each pair i, 2k − 1 − i. */
function isBalanced(coins: readonly bigint[]): boolean {
  const last = 2n * BigInt(coins.length) - 1n;
  const pairs = coins.map((coin) => (coin <= last - coin ? coin : last - coin));
  return pairs.every((pair) => pair >= 0n) && new Set(pairs).size === coins.length;
}
