/**
 * The tartan theorem [conway1976, Ch. 6; berlekampConwayGuy2003, Ch. 14]: in the product of two games of turning coins a head in column x and
 * row y has the nim product of its values in the two games, and a board the nim-sum over its heads.
 *
 * A move that turns the columns A and the rows B changes the nim-sum over the heads by ⊕ G(a) ⊗ H(b) = α ⊗ β, where α and β are the
 * nim-sums over A and over B, since products distribute. For a head at (x, y) alone α = G(x) ⊕ g and β = H(y) ⊕ h, where g and h run
 * through the values of the options of x and of y: all smaller values, and none equal. The move leads to g ⊗ H(y) ⊕ G(x) ⊗ h ⊕ g ⊗ h. With smaller
 * g and h alone the least number not among these is G(x) ⊗ H(y), by what nim products are; with others it is not either, since α ⊗ β ≠ 0 in
 * a field.
 *
 * A move wins if α ⊗ β is the whole nim-sum t. Some head has the highest bit of t in its value G(x) ⊗ H(y), and so in 2^i ⊗ 2^j for a bit i
 * of G(x) and j of H(y): `numeric/nim-factors.ts` then finds α and β with these highest bits, so that both values become smaller and
 * there are such A and B. Where a head has few turns in one of the games they are all tried, and the other factor is found by division.
 */
import { LimitReached } from '../../../core/limits.ts';
import { type Nimber, nimSum } from '../../../core/nimber.ts';
import { excerpt } from '../../../core/result.ts';
import type { Move } from '../../../core/ruleset.ts';
import { type Passed, pass, type Theorem } from '../../../core/theorem.ts';
import { whyHeapsCancel } from '../../../core/why.ts';
import { nimFactors } from '../../../numeric/nim-factors.ts';
import { nimProduct, nimQuotient } from '../../../numeric/nim-product.ts';
import type { TurningCode } from '../code.ts';
import { type Place, placeToText } from '../grid.ts';
import { type CoinBoard, turnCrossings } from '../tartan.ts';
import { coinsOf, eachSquare, eachTurn, type Turn } from '../turn.ts';
import { productsCertificate } from './certificate.ts';
import { type RowValues, rowValues } from './row-values.ts';
import { headMarks, MOST_TURNED } from './rows.ts';

/** Turns of one head in one of the games that are all tried. */
const MOST_TRIED = 1000;

export const tartanNormal: Theorem<CoinBoard> = {
  id: 'tartan-normal',
  title: 'The tartan theorem',
  statement:
    'Under normal play the player to move in the product of two games of turning coins loses exactly when the nim products of the values of the heads in the two games have nim-sum 0.',
  sources: [
    { key: 'conway1976', where: 'Ch. 6' },
    { key: 'berlekampConwayGuy2003', where: 'Ch. 14' },
  ],
  scope: 'position',
  examples: [
    'turning-corners 1000000000000000000,999999999999999999 7,12345678901234567',
    'tartan ruler x mock-turtles: 1023,5 7,1000000000000000000',
  ],
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(board) {
    const products = productsOf(board);
    if ('scope' in products) return products;
    const { sum } = products;
    const outcome = sum === 0 ? 'P' : 'N';
    return {
      scope: 'position',
      outcome,
      values: { grundy: sum },
      winningMoves: () => (sum === 0 ? [] : eachWin(board, products)),
      text: textOf(board, sum),
      why:
        board.heads.length === 0
          ? 'no coin shows heads, and the player who cannot move loses'
          : `each head counts as a number, the nim product of what its column and its row count as in the two games. So ${whyHeapsCancel('these numbers', sum === 0)}`,
      certificate: () => productsCertificate(board, products, outcome),
      marks: () =>
        headMarks(
          board.heads.map(placeToText),
          products.heads.map(({ value }) => value),
          sum,
          outcome,
        ),
    };
  },
};

export const tartanValue: Theorem<CoinBoard> = {
  id: 'tartan-value',
  title: 'The value of a board of coins',
  statement:
    'In the product of two games of turning coins a board has the nim-sum, over its heads, of the nim products of their values in the two games for its Grundy value.',
  sources: [
    { key: 'conway1976', where: 'Ch. 6' },
    { key: 'berlekampConwayGuy2003', where: 'Ch. 14' },
  ],
  scope: 'component',
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(board) {
    const products = productsOf(board);
    if ('scope' in products) return products;
    const { sum } = products;
    return {
      scope: 'component',
      value: sum,
      text: textOf(board, sum),
      certificate: () => productsCertificate(board, products, sum === 0 ? 'P' : 'N'),
    };
  },
};

/** A head with its values in the two games and their product. */
interface ValuedHead {
  readonly place: Place;
  readonly across: Nimber;
  readonly down: Nimber;
  readonly value: Nimber;
}

export interface Products {
  readonly across: RowValues;
  readonly down: RowValues;
  readonly heads: readonly ValuedHead[];
  readonly sum: Nimber;
}

function productsOf({ across, down, heads }: CoinBoard): Products | Passed {
  const [first, second] = [rowValues(across), rowValues(down)];
  try {
    const valued = heads.map((place) => {
      const [x, y] = [first.value(place.x), second.value(place.y)];
      return { place, across: x, down: y, value: nimProduct(x, y) };
    });
    return { across: first, down: second, heads: valued, sum: valued.reduce<Nimber>((sum, { value }) => nimSum(sum, value), 0) };
  } catch (error) {
    if (!(error instanceof LimitReached) || error.limit.name !== 'program') throw error;
    return pass(error.message);
  }
}

function textOf({ heads }: CoinBoard, sum: Nimber): string {
  return `${heads.length === 1 ? 'the nim product of the head is' : 'the nim products of the heads have the nim-sum'} ${excerpt(String(sum))}`;
}

/** First a move in one head that must have one, then all where turns are few; returns whether these are all there are. */
function* eachWin(board: CoinBoard, products: Products): Generator<Move<CoinBoard>, boolean> {
  const shown = new Set<string>();
  let complete = true;
  for (const pairs of [firstPairs(products), allPairs(board, products)]) {
    for (let next = pairs.next(); ; next = pairs.next()) {
      if (next.done) {
        complete &&= next.value;
        break;
      }
      const [columns, rows] = next.value;
      if (coinsOf(columns) * coinsOf(rows) > MOST_TURNED) {
        complete = false;
        continue;
      }
      const move = turnCrossings(board, columns, rows);
      if (!shown.has(move.label)) yield move;
      shown.add(move.label);
    }
  }
  return complete;
}

type TurnPairs = Generator<readonly [columns: Turn, rows: Turn], boolean>;

/** By factors with given highest bits, in the first head that has the highest bit of the sum. */
function* firstPairs({ across, down, heads, sum }: Products): TurnPairs {
  const highest = bitsOf(sum)[0] ?? 0;
  const head = heads.find(({ value }) => hasBit(value, highest));
  if (head === undefined) return true;
  for (const i of bitsOf(head.across)) {
    for (const j of bitsOf(head.down)) {
      if (!hasBit(nimProduct(powerOf(i), powerOf(j)), highest)) continue;
      const factors = nimFactors(sum, i, j);
      if (factors === undefined) continue;
      const [columns] = across.turnsOver(head.place.x, factors.alpha);
      const [rows] = down.turnsOver(head.place.y, factors.beta);
      if (columns !== undefined && rows !== undefined) {
        yield [columns, rows];
        return true;
      }
    }
  }
  return true;
}

/** In every head that has few turns in one of the games. */
function* allPairs(board: CoinBoard, { across, down, heads, sum }: Products): TurnPairs {
  let complete = true;
  for (const { place } of heads) {
    const columns = fewTurns(board.across, place.x);
    const rows = columns === undefined ? fewTurns(board.down, place.y) : undefined;
    if (columns !== undefined) {
      for (const [turn, alpha] of withSums(columns, across)) {
        if (alpha === 0) continue;
        for (const other of down.turnsOver(place.y, nimQuotient(sum, alpha))) yield [turn, other];
      }
    } else if (rows !== undefined) {
      for (const [turn, beta] of withSums(rows, down)) {
        if (beta === 0) continue;
        for (const other of across.turnsOver(place.x, nimQuotient(sum, beta))) yield [other, turn];
      }
    } else complete = false;
  }
  return complete;
}

/** All turns with this rightmost square, where they are few. */
function fewTurns(code: TurningCode, last: Nimber): readonly Turn[] | undefined {
  // With another coin anywhere to the left there are as many as squares, and no need to list them.
  if (!code.adjacent && last > MOST_TRIED && code.counts.some(({ to }) => to > 1)) return undefined;
  const turns: Turn[] = [];
  for (const turn of eachTurn(code, last)) {
    if (turns.length === MOST_TRIED) return undefined;
    turns.push(turn);
  }
  return turns;
}

function* withSums(turns: readonly Turn[], values: RowValues): Iterable<readonly [Turn, Nimber]> {
  for (const turn of turns) {
    let sum: Nimber = 0;
    for (const square of eachSquare(turn)) sum = nimSum(sum, values.value(square));
    yield [turn, sum];
  }
}

/** The places of the ones, highest first. */
function bitsOf(number: Nimber): readonly number[] {
  const digits = [...BigInt(number).toString(2)];
  return digits.flatMap((digit, index) => (digit === '1' ? [digits.length - 1 - index] : []));
}

function hasBit(number: Nimber, bit: number): boolean {
  return ((BigInt(number) >> BigInt(bit)) & 1n) === 1n;
}

function powerOf(bit: number): Nimber {
  return bit < 53 ? 2 ** bit : 1n << BigInt(bit);
}
