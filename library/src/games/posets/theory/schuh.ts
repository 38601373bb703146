/**
 * Schuh's game is Chomp on exponents: a divisor p^i q^j r^k is the square k, j, i, and to name one takes away all its multiples, which
 * are the squares behind it [gale1974]. So all that is known of Chomp holds for numbers with at most three primes; and of a number
 * with more, before anything is named, that it is won, by stealing a strategy.
 */
import type { Setting } from '../../../core/setting.ts';
import { type Answer, answerOf, type PositionSolution, pass, type Theorem, type Tools } from '../../../core/theorem.ts';
import { boardOf, type ChompBoard, eachSquare, type Square, squareName } from '../chomp-board.ts';
import { formatChomp } from '../chomp-text.ts';
import { type Divided, nameDivisor } from '../schuh.ts';
import { BriefSearch } from './brief-search.ts';
import { chompArms, chompArmsMisere } from './chomp-arms.ts';
import { chompBox } from './chomp-box.ts';
import { chompCorner } from './chomp-corner.ts';
import { valuesOf } from './chomp-moves.ts';
import { chompThreeRows, chompTwoRows } from './chomp-rows.ts';
import { chompTable } from './chomp-table.ts';
import { stolenText, whyStolen } from './stealing.ts';

const ON_BOARDS: readonly Theorem<ChompBoard>[] = [
  chompArms,
  chompArmsMisere,
  chompTwoRows,
  chompCorner,
  chompThreeRows,
  chompBox,
  chompTable,
];

export const schuhAsChomp: Theorem<Divided> = {
  id: 'schuh-chomp',
  title: 'Schuh’s game as Chomp',
  statement:
    'The divisors of a number with at most three primes are the squares of a board of Chomp, by their exponents, and to name one is to take its square; so what is known of Chomp decides the game.',
  sources: [{ key: 'gale1974' }, { key: 'schuh1952' }],
  scope: 'position',
  examples: ['schuh 562949953421312', 'schuh 432 : 24', 'schuh 900 [misere]'],
  answer(position, setting, tools) {
    const primes = primesOf(position);
    if (primes.length > 3) return pass('the number has more than three primes');
    const board = toBoard(position, primes);
    const divisors = new Map(Array.from(eachSquare(board), (square) => [squareName(square), divisorAt(square, primes)]));
    const solution = firstSolution(board, setting, tools);
    return solution === undefined
      ? pass('no theorem on Chomp applies to its exponents')
      : translated(position, board, solution, divisors);
  },
};

/** What a number has left of its primes. */
function primesOf({ order }: Divided): readonly bigint[] {
  return Array.from({ length: order.order }, (_, element) => element)
    .filter((element) => order.below(element).length === 1)
    .map((element) => BigInt(order.name(element)));
}

/** The exponents of the first prime are the last direction. */
function divisorAt(square: Square, primes: readonly bigint[]): bigint {
  return primes.reduce((product, prime, place) => product * prime ** (square.at(-1 - place) as bigint), 1n);
}

/** Two directions at least: what is missing has one square. */
function toBoard({ number, named }: Divided, primes: readonly bigint[]): ChompBoard {
  const missing = Array<bigint>(Math.max(0, 2 - primes.length)).fill(0n);
  const squareAt = (divisor: bigint) => [...missing, ...primes.map((prime) => exponentOf(prime, divisor)).reverse()];
  // Of a prime that was named nothing is left, and no other name has it as a factor.
  const taken = named.map(squareAt).filter((square) => square.some((exponent) => exponent > 0n));
  return boardOf(
    squareAt(number).map((exponent) => exponent + 1n),
    taken,
  );
}

function exponentOf(prime: bigint, number: bigint): bigint {
  let [exponent, left] = [0n, number];
  for (; left % prime === 0n; left /= prime) exponent++;
  return exponent;
}

function firstSolution(board: ChompBoard, setting: Setting, tools: Tools): PositionSolution<ChompBoard> | undefined {
  for (const theorem of ON_BOARDS) {
    const answer: Answer<ChompBoard> = answerOf(theorem, board, setting, tools);
    if (answer.scope === 'position') return answer;
  }
  return undefined;
}

function translated(
  position: Divided,
  board: ChompBoard,
  solution: PositionSolution<ChompBoard>,
  divisors: ReadonlyMap<string, bigint>,
): PositionSolution<Divided> {
  const { outcome, values, text, why, method } = solution;
  return {
    scope: 'position',
    outcome,
    values,
    *winningMoves() {
      const moves = solution.winningMoves()[Symbol.iterator]();
      for (let next = moves.next(); ; next = moves.next()) {
        if (next.done) return next.value;
        const divisor = divisors.get(next.value.label) as bigint;
        yield { label: String(divisor), to: nameDivisor(position, divisor) };
      }
    },
    ...(method !== undefined && { method }),
    text: `by exponents it is Chomp on ${formatChomp(board)}: ${text}`,
    ...(why !== undefined && {
      why: `the divisors, by their exponents, are the squares of a bar of Chomp, where 1 is the poison. There ${why}`,
    }),
  };
}

export const schuhWhole: Theorem<Divided> = {
  id: 'schuh-whole',
  title: 'Schuh’s game from the start',
  statement: 'Where nothing is named yet, a number above 1 is won for the player to move; in misère play, if it is no prime.',
  sources: [{ key: 'schuh1952' }, { key: 'gale1974' }],
  scope: 'position',
  examples: ['schuh 210', 'schuh 2310 [misere]'],
  setting: { compound: 'disjunctive' },
  answer({ number, named, order }, { play }, tools) {
    if (named.length > 0 || order.order < (play === 'misere' ? 3 : 2))
      return pass('it is about numbers of which nothing is named');
    const game = order.without(new Set([0])).subsetGame((element) => order.above(element + 1).map((other) => other - 1));
    const search = game === undefined ? undefined : new BriefSearch(game, play, tools.limits);
    const value = search?.value();
    return {
      scope: 'position',
      outcome: 'N',
      values: valuesOf(value),
      *winningMoves() {
        for (const index of search?.winning() ?? []) {
          const label = order.name(index + 1);
          yield { label, to: nameDivisor({ number, named, order }, BigInt(label)) };
        }
      },
      text: stolenText('nothing is named yet', play, value),
      why: whyStolen('name the number itself', 'every other divisor rules it out as well'),
    };
  },
};
