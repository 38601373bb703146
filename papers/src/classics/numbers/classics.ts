/** What is known of Sylver coinage: statements with the domains on which they are played through. */

import { commonFactor, eachGap, semigroupOf } from 'impartial/internal';
import { answers, ask } from '../../statements/ask.ts';
import type { Reach, Statement } from '../../statements/statement.ts';
import { range, type Tried, tally } from '../../statements/tally.ts';

/** Play by the rules: every number that can be named, until there is none. */
class Play {
  private readonly known = new Map<string, boolean>();

  /** Whether the player to move loses; the numbers have no common factor. */
  isLost(numbers: readonly number[]): boolean {
    const sums = semigroupOf(numbers);
    const key = sums.generators.join(' ');
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const isLost = Array.from(eachGap(sums)).every((gap) => !this.isLost([...sums.generators, gap]));
    this.known.set(key, isLost);
    return isLost;
  }

  answers(numbers: readonly number[]): readonly number[] {
    return Array.from(eachGap(semigroupOf(numbers))).filter((gap) => this.isLost([...numbers, gap]));
  }
}

const lineOf = (numbers: readonly number[]) => `sylver ${numbers.join(' ')}`;

/** Coprime pairs, by the larger number. */
function pairs(most: number): readonly (readonly [number, number])[] {
  const all = range(3, most).flatMap((b) => range(2, b - 1).map((a) => [a, b] as const));
  return all.filter(([a, b]) => commonFactor(a, b) === 1 && b > 3);
}

function* stealing(reach: Reach): Iterable<Tried> {
  const play = new Play();
  for (const pair of pairs(reach.deep ? 11 : 9)) {
    const isLost = play.isLost(pair);
    yield { at: lineOf(pair), printed: !isLost, solved: answers(lineOf(pair), isLost ? 'P' : 'N', reach) };
  }
}

function* fourAndSix(reach: Reach): Iterable<Tried> {
  const play = new Play();
  for (const odd of range(1, reach.deep ? 20 : 10).map((k) => 4 * k + 1)) {
    const pair = [4, 6, odd, odd + 2];
    yield { at: lineOf(pair), printed: play.isLost(pair), solved: answers(lineOf(pair), 'P', reach) };
  }
}

const PRINTED: readonly (readonly [numbers: readonly number[], answer: number])[] = [
  [[4, 5], 11],
  [[5, 7], 8],
  [[6, 7], 16],
  [[7, 8], 5],
  [[5, 9], 31],
];

function* onlyAnswers(reach: Reach): Iterable<Tried> {
  const play = new Play();
  for (const [numbers, answer] of PRINTED) {
    const found = play.answers(numbers);
    const told = ask(lineOf(numbers), reach)?.winningMoves.map(({ move }) => Number(move));
    yield { at: lineOf(numbers), printed: found.join() === String(answer), solved: told?.[0] === answer };
  }
}

export const numbersClassics: readonly Statement[] = [
  {
    name: 'Sylver, two coprime numbers',
    says: 'In Sylver coinage two numbers without a common factor are an N-position, but for 2 and 3.',
    recorded: 'holds',
    least: 18,
    domain: (deep) => `all pairs to ${deep ? 11 : 9}, by the rules alone`,
    check: (reach) => tally(stealing(reach)),
    theorems: ['sylver-stealing', 'sylver-primes'],
  },
  {
    name: 'Sylver, 4 and 6',
    says: 'After 4 and 6 the number 4k + 1 is answered by 4k + 3 and the other way round: 4, 6, 4k + 1, 4k + 3 is a P-position.',
    recorded: 'holds',
    least: 10,
    domain: (deep) => `1 ≤ k ≤ ${deep ? 20 : 10}, by the rules alone`,
    check: (reach) => tally(fourAndSix(reach)),
    theorems: ['sylver-pairs'],
  },
  {
    name: 'Sylver, only answers',
    says: 'The only winning answers to {4, 5}, {5, 7}, {6, 7}, {7, 8} and {5, 9} are 11, 8, 16, 5 and 31.',
    recorded: 'holds',
    least: 5,
    domain: () => 'these five positions, by the rules alone',
    check: (reach) => tally(onlyAnswers(reach)),
  },
];
