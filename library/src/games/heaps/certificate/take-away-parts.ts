/**
 * The kind `take-away-parts`: a position of Fibonacci Nim with any factor, its number of counters as a sum of the numbers of the game, and who wins.
 *
 * The check works out the numbers anew, adds up the parts, and sees that each is more than the factor times the next, so that the sum is the only
 * one of its kind. The theorem of Schwenk is trusted (`theory/fibonacci.ts`).
 */
import type { CheckStep } from '../../../core/certificate.ts';
import type { CertificateKind } from '../../../core/certificate-kind.ts';
import type { Play } from '../../../core/outcome.ts';
import { listOf, oneOf, playName, readJson, record, textLike, winner } from '../../../core/read-json.ts';
import { excerpt } from '../../../core/result.ts';
import { numeral } from './counted-heaps.ts';

export interface TakeAwayPartsCertificate {
  readonly kind: 'take-away-parts';
  readonly play: Play;
  readonly counters: string;
  /** How many may be taken, above 0. */
  readonly limit: string;
  /** `2`, `3/2`. */
  readonly factor: string;
  /** Of the number of counters, in misère play of one less; the largest first. */
  readonly parts: readonly string[];
  readonly outcome: 'N' | 'P';
}

const readParts = record<TakeAwayPartsCertificate>({
  kind: oneOf('take-away-parts'),
  play: playName,
  counters: numeral,
  limit: textLike(/^[1-9]\d{0,9999}$/, 'a number above 0 as text'),
  factor: textLike(/^[1-9]\d{0,29}(\/[1-9]\d{0,29})?$/, 'a number or a fraction'),
  parts: listOf(numeral),
  outcome: winner,
});

export const takeAwayParts: CertificateKind<TakeAwayPartsCertificate> = {
  kind: 'take-away-parts',
  parse: (json) => readJson(json, readParts),
  claim: ({ play, counters, limit, factor, outcome }) => ({
    about: { parts: [{ line: `fibonacci-nim ${counters} : ${limit} [factor ${factor}, ${play}]`, count: 1n }] },
    outcome,
    ...(play === 'normal' && outcome === 'P' && { values: { grundy: 0 } }),
    outcomeOf([component, ...others]) {
      if (component?.item.ruleset !== 'fibonacci-nim' || component.count > 1n || others.length > 0) return undefined;
      const [left = 0n, may = left === 0n ? 0n : left - 1n] = component.item.text().split(' : ').map(BigInt);
      return outcomeBy(left, may, factor, play);
    },
  }),
  check: (certificate) => [checkParts(certificate)],
  toText: ({ parts, limit }) => [`The least part is ${excerpt(parts.at(-1) ?? '0')}, and ${excerpt(limit)} may be taken.`],
};

/** Numbers of the game that are worked out at most. */
const MOST_NUMBERS = 200_000;

function checkParts({ play, counters, limit, factor, parts, outcome }: TakeAwayPartsCertificate): CheckStep {
  const what = `the parts are those of the number of counters, and the outcome ${outcome}`;
  const fails = (detail: string): CheckStep => ({ what, result: 'fails', detail });
  const [above = 1n, below = 1n] = factor.split('/').map(BigInt);
  const own = parts.map(BigInt);
  const whole = BigInt(counters) - (play === 'misere' ? 1n : 0n);
  if (own.reduce((sum, part) => sum + part, 0n) !== whole) return fails('the parts have another sum');
  if (own.some((part, index) => index > 0 && above * part >= below * (own[index - 1] as bigint)))
    return fails('a part is too large beside the one before it');
  const numbers = numbersTo(own[0] ?? 0n, above, below);
  if (numbers === undefined) return { what, result: 'not done', detail: 'there are too many numbers' };
  if (!own.every((part) => numbers.has(part))) return fails('a part is none of the numbers of the game');
  const least = own.at(-1);
  const isLost = least === undefined || BigInt(limit) < least;
  return outcome === (isLost ? 'P' : 'N') ? { what, result: 'holds' } : fails('the outcome is the other');
}

/** Who wins with so many counters, of which so many may be taken; undefined where there are too many numbers. */
function outcomeBy(counters: bigint, limit: bigint, factor: string, play: Play): 'N' | 'P' | undefined {
  if (limit === 0n) return play === 'normal' ? 'P' : 'N';
  const [above = 1n, below = 1n] = factor.split('/').map(BigInt);
  let rest = play === 'misere' ? counters - 1n : counters;
  const numbers = numbersTo(rest, above, below);
  if (numbers === undefined) return undefined;
  let least: bigint | undefined;
  for (const number of [...numbers].reverse()) {
    if (number > rest) continue;
    rest -= number;
    least = number;
  }
  return least === undefined || limit < least ? 'P' : 'N';
}

/** 1, and after H the sum of H and the least number that is not less than H divided by the factor. */
function numbersTo(most: bigint, above: bigint, below: bigint): ReadonlySet<bigint> | undefined {
  const numbers = [1n];
  for (let [last, next] = [1n, 0]; last < most; ) {
    if (numbers.length > MOST_NUMBERS) return undefined;
    while (above * (numbers[next] as bigint) < below * last) next++;
    last += numbers[next] as bigint;
    numbers.push(last);
  }
  return new Set(numbers);
}
