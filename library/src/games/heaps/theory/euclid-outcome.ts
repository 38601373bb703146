/**
 * Who wins Euclid: the golden ratio decides [coleDavie1969; grossman1997; gurvich2007]. For a ≤ b, b < φa says b² < ab + a².
 *
 * With 0 < a < b = qa + r: at b < φa the quotient is 1 and the only move leads to (r, a), where a > φr: so no lost pair leads to one.
 * From b > φa a move leads to (a, a + r) or to (r, a), and exactly one of these has a ratio below φ, as a + r < φa says φr < a. Equal
 * numbers and multiples are looked at by themselves, which is where the versions and the conventions differ; for misère play with
 * `stop-equal` they differ at the multiples of neighbouring Fibonacci numbers only [gurvich2007].
 */
import { toNimber } from '../../../core/nimber.ts';
import type { Play } from '../../../core/outcome.ts';
import { excerpt } from '../../../core/result.ts';
import type { Move } from '../../../core/ruleset.ts';
import type { PositionSolution, Theorem } from '../../../core/theorem.ts';
import { leaveOfLarger, type TwoNumbers } from '../euclid.ts';
import { euclidMarks } from './euclid-marks.ts';
import { euclidSteps } from './euclid-value.ts';

export const euclidGolden: Theorem<TwoNumbers> = {
  id: 'euclid-golden',
  title: 'Euclid and the golden ratio',
  statement:
    'In Euclid with 0 < a ≤ b the player to move loses exactly when b < φa and b is not a, φ being the golden ratio; with stop-equal exactly when b < φa.',
  sources: [{ key: 'coleDavie1969' }, { key: 'grossman1997' }],
  scope: 'position',
  examples: ['euclid 1000000000000000000000 1618033988749894848204', 'euclid 7 100000000000000000000'],
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(position, { play }) {
    return solutionOf(position, play);
  },
};

export const euclidMisere: Theorem<TwoNumbers> = {
  id: 'euclid-misere',
  title: 'Euclid in misère play',
  statement:
    'In misère play the player to move in Euclid with 0 < a ≤ b loses exactly when b < φa. With stop-equal the outcome is that of normal play, reversed exactly where a and b are the same multiple of two neighbouring Fibonacci numbers 1, 1, 2, 3, 5, ….',
  sources: [{ key: 'gurvich2007' }],
  scope: 'position',
  examples: ['euclid 1000000000000000000000 1618033988749894848204 [misere]', 'euclid 30 50 [stop-equal, misere]'],
  setting: { compound: 'disjunctive', play: 'misere' },
  answer(position, { play }) {
    return solutionOf(position, play);
  },
};

function solutionOf(position: TwoNumbers, play: Play): PositionSolution<TwoNumbers> {
  const isLost = isLostPair(position, play);
  const outcome = isLost ? 'P' : 'N';
  const steps = play === 'normal' ? euclidSteps(position) : [];
  return {
    scope: 'position',
    outcome,
    values: play === 'normal' ? { grundy: toNimber(steps[0]?.value ?? 0n) } : {},
    winningMoves: () => (isLost ? [] : eachMoveToLost(position, play)),
    text: textOf(position, play),
    why: whyRatio(position, isLost, play),
    marks: () => (play === 'normal' ? euclidMarks(steps, outcome) : undefined),
  };
}

function ordered({ first, second }: TwoNumbers): readonly [bigint, bigint] {
  return first <= second ? [first, second] : [second, first];
}

export function isLostPair(position: TwoNumbers, play: Play): boolean {
  const [a, b] = ordered(position);
  if (a === 0n) return play === 'normal';
  const isNear = b * b < a * b + a * a;
  if (!position.stopEqual) return isNear && (play === 'misere' || a < b);
  return play === 'misere' && isFibonacciMultiple(a, b) ? !isNear : isNear;
}

/** Whether these are the same multiple of two neighbouring Fibonacci numbers, 1 and 1 among them. */
function isFibonacciMultiple(a: bigint, b: bigint): boolean {
  let [small, large] = [a, b];
  // Going back along the Fibonacci numbers subtracts once each time, until the two are equal.
  while (small < large && large <= 2n * small) [small, large] = order(large - small, small);
  return small === large;
}

function order(a: bigint, b: bigint): [bigint, bigint] {
  return a <= b ? [a, b] : [b, a];
}

/** From farther off than 3a nobody loses, so that at most three of the results are looked at. */
function* eachMoveToLost(position: TwoNumbers, play: Play): Iterable<Move<TwoNumbers>> {
  const [a, b] = ordered(position);
  if (a === 0n) return;
  const rest = b % a;
  for (let left = position.stopEqual && rest === 0n ? a : rest; left < b && left < 3n * a; left += a) {
    const move = leaveOfLarger(position, left);
    if (isLostPair(move.to, play)) yield move;
  }
}

function textOf(position: TwoNumbers, play: Play): string {
  const [a, b] = ordered(position);
  if (a === 0n) return 'one number is 0, and there is no move';
  const [small, large] = [excerpt(String(a)), excerpt(String(b))];
  if (a === b) return `the numbers are equal`;
  const ratio = b * b < a * b + a * a ? 'less' : 'more';
  const golden = `${large} is ${ratio} than φ times ${small}, φ being the golden ratio 1.618…`;
  const isSpecial = position.stopEqual && play === 'misere' && isFibonacciMultiple(a, b);
  return isSpecial ? `${golden}; but they are a multiple of neighbouring Fibonacci numbers, where misère play differs` : golden;
}

function whyRatio(position: TwoNumbers, isLost: boolean, play: Play): string {
  const [a, b] = ordered(position);
  const end = play === 'normal' ? 'loses' : 'wins';
  if (a === 0n || (a === b && position.stopEqual)) return `there is no move, and the player who cannot move ${end}`;
  if (a === b) return `the only move makes one number 0, and then the other player cannot move and ${end}`;
  if (position.stopEqual && play === 'misere' && isFibonacciMultiple(a, b))
    return `from here every move is forced, down to equal numbers, and the ${isLost ? 'player to move' : 'other player'} makes the last one, which loses`;
  return isLost
    ? 'the larger number is less than 1.618… times the smaller one, so that there is only one move; it leaves numbers that are farther apart than that, and the other player can choose among moves that bring them near again'
    : 'the larger number is more than 1.618… times the smaller one, so that there is a choice: of the two smallest results exactly one leaves numbers so near to each other that the other player has but one move, and no good one';
}
