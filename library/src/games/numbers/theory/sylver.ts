/**
 * What is known of Sylver coinage in normal play: the pairs 2, 3 and 4, 6, Hutchings's theorem by strategy stealing, and what follows
 * for primes [guy1976; berlekampConwayGuy2003, Ch. 18].
 *
 * Stealing. Let every gap u but the largest, t, have t − ku among the sums for some k ≥ 1: naming u then makes t a sum too. If naming t
 * wins, good; if not, some answer m to it wins. Since m pays t, whoever names m at once leaves the same position, and wins. So there is a
 * winning move, and nothing says which. Two coprime numbers a, b are such a case: of u and t − u exactly one is a sum.
 *
 * Primes. To a prime p ≥ 5 alone every answer is coprime, and leaves a won position by stealing: p alone loses. Where all numbers are
 * multiples of p, naming p leaves it alone.
 */
import { LimitReached } from '../../../core/limits.ts';
import { excerpt } from '../../../core/result.ts';
import type { Move } from '../../../core/ruleset.ts';
import { answerOf, type PositionSolution, pass, type Theorem } from '../../../core/theorem.ts';
import { commonFactor, eachGap, isSum, largestGap, largestGapOfTwo, type Semigroup } from '../semigroup.ts';
import { type Coins, nameCoin } from '../sylver.ts';

const NORMAL = 'it is about normal play';
/** With fewer gaps a search tells more: the moves that win. With more gaps than can be looked at one by one nobody looks for the condition. */
const FEW_GAPS = 40;
const MOST_GAPS = 100_000;
const FEW_LEFT = 'so few numbers are left that a search tells more';

export const sylverPairs: Theorem<Coins> = {
  id: 'sylver-pairs',
  title: 'The pairs 2, 3 and 4, 6',
  statement:
    'In Sylver coinage 2 is answered by 3 and 3 by 2. Where 4 and 6 were named and 2 was not, the player to move loses if no odd number was named, or if 4k + 1 and 4k + 3 were and nothing below; otherwise a move leads there. Beside other even numbers 4 and 6 answer each other.',
  sources: [{ key: 'berlekampConwayGuy2003', where: 'Ch. 18' }, { key: 'guy1976' }],
  scope: 'position',
  examples: ['sylver 2', 'sylver 3', 'sylver 4', 'sylver 6 8', 'sylver 4 6', 'sylver 4 6 1001', 'sylver 4 6 1001 1003'],
  beyondPlay: 'most of its positions have moves without end; its test plays those that do not',
  setting: { compound: 'disjunctive', play: 'normal' },
  answer({ sums }) {
    if (sums === undefined) return pass('it is about positions in which a number was named');
    const answer = byPairs(sums);
    if (answer === undefined) return pass('2, 3, 4 and 6 do not decide it');
    return answer.outcome === 'N' && gapCount(sums) <= FEW_GAPS ? pass(FEW_LEFT) : answer;
  },
};

function byPairs(sums: Semigroup): PositionSolution<Coins> | undefined {
  const { generators } = sums;
  if (generators.join() === '2,3')
    return lost('all numbers above 1 can be paid', 'no number is left to name, and the player who cannot move loses');
  if (generators.includes(2)) return won(sums, 3, 'after 2 and 3 nothing is left to name');
  if (generators.includes(3)) return won(sums, 2, 'after 3 and 2 nothing is left to name');
  const odd = generators.find((number) => number % 2 === 1);
  if (generators.includes(4) && isSum(sums, 6)) return odd === undefined ? lostAtFourSix() : withOdd(sums, odd);
  if (odd === undefined && generators.includes(4)) return won(sums, 6, FOUR_SIX);
  if (odd === undefined && generators.includes(6)) return won(sums, 4, FOUR_SIX);
  return undefined;
}

const FOUR_SIX =
  'after 4 and 6 the numbers left go in pairs, 2 with 3, 5 with 7, 9 with 11 and so on, and whichever is named, its partner is the answer';

function lostAtFourSix(): PositionSolution<Coins> {
  return lost('4 and 6 were named and no odd number', FOUR_SIX);
}

/** Among the odd numbers all from the least on can be paid, but for the next one, perhaps. */
function withOdd(sums: Semigroup, odd: number): PositionSolution<Coins> {
  const isFirst = odd % 4 === 1;
  if (isFirst && isSum(sums, odd + 2)) return lost(`4, 6, ${odd} and ${odd + 2} were named, a whole pair`, FOUR_SIX);
  return won(sums, isFirst ? odd + 2 : odd - 2, FOUR_SIX);
}

function lost(text: string, why: string): PositionSolution<Coins> {
  return { scope: 'position', outcome: 'P', values: { grundy: 0 }, winningMoves: () => [], text, why };
}

/** A move that wins; there may be others. */
function won(sums: Semigroup, number: number, why: string): PositionSolution<Coins> {
  return {
    scope: 'position',
    outcome: 'N',
    values: {},
    winningMoves: () => oneOf([nameCoin({ sums }, number)]),
    text: `${number} is the answer`,
    why,
  };
}

function* oneOf(moves: Iterable<Move<Coins>>): Generator<Move<Coins>, boolean> {
  yield* moves;
  return false;
}

export const sylverPrimes: Theorem<Coins> = {
  id: 'sylver-primes',
  title: 'Hutchings’s theorem on primes',
  statement:
    'In Sylver coinage a prime number from 5 on loses for the player to move where it is all that was named; where all numbers named are multiples of such a prime, naming it wins, and so it does at the start.',
  sources: [{ key: 'guy1976' }, { key: 'berlekampConwayGuy2003', where: 'Ch. 18' }],
  scope: 'position',
  examples: ['sylver 0', 'sylver 5', 'sylver 10', 'sylver 999983', 'sylver 999999999999989', 'sylver 35 49 77'],
  beyondPlay: 'its positions have moves without end',
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(coins) {
    const { sums } = coins;
    if (sums === undefined) return startSolution(coins);
    const primes = primesFromFive(sums.generators.reduce(commonFactor));
    const [prime] = primes;
    if (prime === undefined) return pass('the numbers named have no prime from 5 on in common');
    const stealing =
      'to a prime from 5 on every answer leaves two numbers without a common factor, and from there a winning move exists: the largest number that cannot be paid, or else the good answer to it, which pays that number as well';
    if (sums.generators.includes(prime)) return lost(`${prime} is a prime number and alone`, stealing);
    return {
      ...won(sums, prime, `all numbers named are multiples of ${prime}, which leaves that prime alone; ${stealing}`),
      winningMoves: () => oneOf(primes.map((each) => nameCoin(coins, each))),
      text: `all numbers named are multiples of the prime ${prime}`,
    };
  },
};

function startSolution(coins: Coins): PositionSolution<Coins> {
  return {
    scope: 'position',
    outcome: 'N',
    values: {},
    winningMoves: () => oneOf([5, 7, 11, 13].map((prime) => nameCoin(coins, prime))),
    text: 'nothing was named, and a prime number from 5 on wins',
    why: 'a prime number from 5 on is a good beginning: every answer leaves two numbers without a common factor, and from there the first player has a winning move',
  };
}

/** The primes from 5 on that divide the number, rising. */
function primesFromFive(number: number): readonly number[] {
  const primes: number[] = [];
  let rest = number;
  for (let divisor = 2; divisor * divisor <= rest; divisor++) {
    if (rest % divisor > 0) continue;
    if (divisor > 4) primes.push(divisor);
    while (rest % divisor === 0) rest /= divisor;
  }
  return rest > 4 ? [...primes, rest] : primes;
}

export const sylverStealing: Theorem<Coins> = {
  id: 'sylver-stealing',
  title: 'Stealing the answer in Sylver coinage',
  statement:
    'Where the numbers named have no common factor, and naming any number that cannot be paid makes the largest such number payable too, the player to move wins, if that is not 1; two numbers without a common factor are such a case, but for 2 and 3.',
  sources: [{ key: 'guy1976' }, { key: 'berlekampConwayGuy2003', where: 'Ch. 18' }],
  scope: 'position',
  examples: ['sylver 13 17', 'sylver 1000 1001', 'sylver 1000003 1000033', 'sylver 30 42 70 105'],
  beyondPlay: 'a search tells more where it reaches',
  answer(coins, { compound, play }) {
    const sums = withEnd(coins);
    if (compound !== 'disjunctive' || play !== 'normal') return pass(NORMAL);
    const [first = 1, second = 1, ...others] = sums.generators;
    const few = others.length === 0;
    const gaps = gapCount(sums);
    if (gaps <= FEW_GAPS) return pass(FEW_LEFT);
    if (!few && gaps > MOST_GAPS) return pass(`more than ${MOST_GAPS} numbers are left to name`);
    if (!few && !isQuiet(sums, largestGap(sums))) return pass(`naming some number leaves ${largestGap(sums)} to be named`);
    const last = few ? largestGapOfTwo(first, second) : largestGap(sums);
    return {
      scope: 'position',
      outcome: 'N',
      values: {},
      winningMoves: () => oneOf([]),
      text: `${excerpt(String(last))} is the largest number left, and every other one that can be named pays it too`,
      why: `naming ${last}, the largest number left, wins, or there is a good answer to it; but every other number that can be named pays ${last} as well, so that this answer can be given at once. Which of the two it is, nobody can tell without looking`,
    };
  },
};

/** Whether every gap but the last pays the last, together with what was named. */
export function isQuiet(sums: Semigroup, last: number): boolean {
  for (const gap of eachGap(sums)) {
    if (gap === last) break;
    let rest = last - gap;
    while (rest > 0 && !isSum(sums, rest)) rest -= gap;
    if (rest < 0) return false;
  }
  return true;
}

/** How many numbers from 2 on cannot be paid. */
function gapCount({ generators: [first = 1, second], least }: Semigroup): number {
  if (least.length === 0 && (second === undefined || commonFactor(first, second) > 1)) return Number.POSITIVE_INFINITY;
  if (least.length === 0 && second !== undefined) return ((first - 1) * (second - 1)) / 2 - 1;
  return least.reduce((count, sum) => count + Math.floor(sum / least.length), 0) - 1;
}

/** What the numbers pay, where they have no common factor; otherwise moves have no end, and neither a search nor any theorem here decides. */
function withEnd({ sums }: Coins): Semigroup {
  const factor = sums?.generators.reduce(commonFactor);
  if (sums !== undefined && factor === 1) return sums;
  const why = factor === undefined ? 'nothing was named yet' : `the numbers named have the common factor ${factor}`;
  const rest = 'so that there is no end of numbers that can be named, and nothing known here decides who wins';
  throw new LimitReached('program', 0, `${why}, ${rest}`);
}

/** A lost position has the value 0 in sums; of others nothing is known but what a search finds, where moves have an end. */
export const sylverZero: Theorem<Coins> = {
  id: 'sylver-zero',
  title: 'Lost positions of Sylver coinage in sums',
  statement:
    'A prime number from 5 on alone, and 4 and 6 with no odd number or with a whole pair 4k + 1, 4k + 3 and nothing below, have the Grundy value 0.',
  sources: [{ key: 'guy1976' }, { key: 'sprague1935' }],
  scope: 'component',
  beyondPlay: 'most of its positions have moves without end',
  answer(coins, setting, tools) {
    for (const theorem of [sylverPairs, sylverPrimes]) {
      const answer = answerOf(theorem, coins, setting, tools);
      if (answer.scope === 'position' && answer.outcome === 'P')
        return { scope: 'component', value: 0, text: `${answer.text}: it is lost and has the value 0` };
    }
    withEnd(coins);
    return pass('it is about lost positions');
  },
};
