/**
 * The kind `tartan-products`: the heads of a product of two games of turning coins, their values in the two games, the nim products of
 * these, and their nim-sum [conway1976, Ch. 6].
 *
 * The check finds the values and the products by ways of its own and adds up anew; the tartan theorem is trusted. Products are
 * multiplied out bit by bit, from the products of powers of 2.
 */
import type { CheckStep } from '../../../core/certificate.ts';
import type { CertificateKind } from '../../../core/certificate-kind.ts';
import type { Counted } from '../../../core/counted.ts';
import type { Game } from '../../../core/game.ts';
import { toNimber } from '../../../core/nimber.ts';
import { anyText, listOf, oneOf, pairOf, readJson, record, textLike, winner } from '../../../core/read-json.ts';
import { excerpt } from '../../../core/result.ts';
import { NO_HEADS } from '../turning.ts';
import { valueOfCoin } from './coin-values.ts';

export interface TartanProductsCertificate {
  readonly kind: 'tartan-products';
  /** The codes of the two games. */
  readonly across: string;
  readonly down: string;
  readonly heads: readonly HeadProduct[];
  readonly sum: string;
  readonly outcome: 'N' | 'P';
}

interface HeadProduct {
  readonly at: readonly [column: string, row: string];
  readonly values: readonly [across: string, down: string];
  readonly product: string;
}

const number = textLike(/^(0|[1-9]\d{0,9999})$/, 'a whole number as text');

const readProducts = record<TartanProductsCertificate>({
  kind: oneOf('tartan-products'),
  across: anyText,
  down: anyText,
  heads: listOf(record<HeadProduct>({ at: pairOf(number, number), values: pairOf(number, number), product: number })),
  sum: number,
  outcome: winner,
});

export const tartanProducts: CertificateKind<TartanProductsCertificate> = {
  kind: 'tartan-products',
  parse: (json) => readJson(json, readProducts),
  claim({ across, down, heads, sum, outcome }, question) {
    const places = heads.length === 0 ? NO_HEADS : heads.map(({ at }) => at.join(',')).join(' ');
    // Turning Corners is Twins times Twins; a sum names its own ruleset.
    const isCorners = across === '2' && down === '2' && !/^\s*tartan\b/.test(question);
    const line = isCorners ? `turning-corners ${places}` : `tartan ${across} x ${down}: ${places}`;
    return {
      about: { parts: [{ line, count: 1n }], setting: { compound: 'disjunctive', play: 'normal' } },
      outcome,
      values: { grundy: toNimber(BigInt(sum)) },
      outcomeOf: (components) => outcomeOfHeads(components, across, down),
      encodedOf: (component) => valueOfHeads(component, across, down)?.toString(),
    };
  },
  check: (certificate) => [checkHeads(certificate), checkSum(certificate)],
  toText: ({ heads, sum }) => [
    ...heads
      .slice(0, 20)
      .map(({ at, values, product }) => excerpt(`${at.join(',')}: ${values[0]} ⊗ ${values[1]} = ${product}.`, 200)),
    `The nim products of ${heads.length === 1 ? 'the head' : `the ${heads.length} heads`} have the nim-sum ${excerpt(sum)}.`,
  ],
};

/** Who wins with these heads of the same game; undefined where there is another game, or a value is not known here. */
function outcomeOfHeads(components: readonly Counted<Game>[], across: string, down: string): 'N' | 'P' | undefined {
  let sum = 0n;
  for (const { item, count } of components) {
    const value = valueOfHeads(item, across, down);
    if (value === undefined) return undefined;
    if (count % 2n === 1n) sum ^= value;
  }
  return sum === 0n ? 'P' : 'N';
}

/** The nim-sum of the products; undefined as before. */
function valueOfHeads(board: Game, across: string, down: string): bigint | undefined {
  const isSame =
    board.ruleset === 'turning-corners'
      ? across === '2' && down === '2'
      : board.ruleset === 'tartan' && board.ground() === `${across} x ${down}`;
  if (!isSame) return undefined;
  let sum = 0n;
  const places = board.text().split(': ').at(-1) ?? '';
  for (const place of places.split(' ')) {
    if (place === NO_HEADS) continue;
    const [column = '', row = ''] = place.split(',');
    const [x, y] = [valueOfCoin(across, BigInt(column)), valueOfCoin(down, BigInt(row))];
    if (x === undefined || y === undefined) return undefined;
    sum ^= multiply(x, y);
  }
  return sum;
}

function checkHeads({ across, down, heads }: TartanProductsCertificate): CheckStep {
  const what = 'the values of the heads and their nim products are right';
  for (const { at, values, product } of heads) {
    const found = [valueOfCoin(across, BigInt(at[0])), valueOfCoin(down, BigInt(at[1]))] as const;
    const [x, y] = found;
    if (x === undefined || y === undefined)
      return { what, result: 'not done', detail: `no way is known here to find the values of ${excerpt(at.join(','))}` };
    if (x !== BigInt(values[0]) || y !== BigInt(values[1]))
      return { what, result: 'fails', detail: `the head ${excerpt(at.join(','))} has the values ${excerpt(`${x} and ${y}`)}` };
    const right = multiply(x, y);
    if (right !== BigInt(product))
      return { what, result: 'fails', detail: `${excerpt(`${x} ⊗ ${y}`)} is ${excerpt(String(right))}` };
  }
  return { what, result: 'holds' };
}

function checkSum({ heads, sum, outcome }: TartanProductsCertificate): CheckStep {
  const found = heads.reduce((all, { product }) => all ^ BigInt(product), 0n);
  const isRight = found === BigInt(sum) && (found === 0n ? 'P' : 'N') === outcome;
  const what = `the nim-sum is ${excerpt(sum)}, and the outcome ${outcome}`;
  return { what, result: isRight ? 'holds' : 'fails', detail: `added up anew, it is ${excerpt(String(found))}` };
}

const powers = new Map<string, bigint>();
/** Products of powers of 2 that are kept. */
const MOST_KEPT = 20_000;

function multiply(a: bigint, b: bigint): bigint {
  let product = 0n;
  for (const i of onesOf(a)) for (const j of onesOf(b)) product ^= productOfPowers(i, j);
  return product;
}

function onesOf(number: bigint): readonly number[] {
  return [...number.toString(2)].reverse().flatMap((digit, place) => (digit === '1' ? [place] : []));
}

/** 2^i ⊗ 2^j: different Fermat powers multiply as usual, and a Fermat power squares to three halves of itself. */
function productOfPowers(i: number, j: number): bigint {
  if ((i & j) === 0) return 1n << BigInt(i | j);
  const name = `${i} ${j}`;
  const known = powers.get(name);
  if (known !== undefined) return known;
  // The highest Fermat power that both have: 2^(2^k) where bit 2^k is set in i and in j.
  const shared = 2 ** Math.floor(Math.log2(i & j));
  const rest = productOfPowers(i ^ shared, j ^ shared);
  const product = multiply((3n << BigInt(shared)) / 2n, rest);
  if (powers.size < MOST_KEPT) powers.set(name, product);
  return product;
}
