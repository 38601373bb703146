/**
 * The lost positions of Wythoff's games, normal play [wythoff1907; fraenkel1982] and misère play [fraenkel1984], at any size.
 *
 * Why they are the lost ones, in normal play: every number is in one pair, and the numbers of different pairs differ by different
 * multiples of t, so no move leads from pair to pair. From any other (x, y), x ≤ y, let the pair of x be (x, z). If z < y, take y down to
 * z. Otherwise x is the smaller number of its pair number n, and y − x < tn; the pair number m = ⌊(y − x)/t⌋ < n has smaller numbers, and
 * its difference tm differs from y − x by less than t: both heaps are taken down to it. Misère pairs have the same two properties.
 */
import { type Bounds, LimitReached } from '../../../core/limits.ts';
import type { Nimber } from '../../../core/nimber.ts';
import type { Play } from '../../../core/outcome.ts';
import { excerpt } from '../../../core/result.ts';
import type { Move } from '../../../core/ruleset.ts';
import type { PositionSolution, Theorem, Tools } from '../../../core/theorem.ts';
import { leaveHeaps, type TwoHeaps } from '../wythoff.ts';
import { wythoffMarks } from './wythoff-marks.ts';
import { type LostPair, LostPairs } from './wythoff-pairs.ts';
import { wythoffValue } from './wythoff-table.ts';

export const wythoffBeatty: Theorem<TwoHeaps> = {
  id: 'wythoff-beatty',
  title: 'The lost pairs of Wythoff’s game',
  statement:
    'With α = (2 − t + √(t² + 4))/2, the player to move in Wythoff’s game loses exactly at the pairs ⌊nα⌋ and ⌊nα⌋ + tn; for t = 1, α is the golden ratio.',
  sources: [{ key: 'wythoff1907' }, { key: 'fraenkel1982' }],
  scope: 'position',
  examples: [
    'wythoff 1618033988749894848 2618033988749894848',
    'wythoff 1618033988749894848 2618033988749894849',
    'wythoff 100 100 [t 7]',
  ],
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(position, { play }, tools) {
    return solutionOf(position, play, tools);
  },
};

export const wythoffMisere: Theorem<TwoHeaps> = {
  id: 'wythoff-misere',
  title: 'The lost pairs of Wythoff’s game in misère play',
  statement:
    'In misère play with t ≥ 2, and α = (2 − t + √(t² + 4))/2, the player to move in Wythoff’s game loses exactly at the pairs a = ⌊nα + 1/α⌋ and a + tn + 1; with t = 1 the lost pairs are those of normal play, but for (0, 1) and (2, 2) in place of (0, 0) and (1, 2).',
  sources: [{ key: 'fraenkel1984' }],
  scope: 'position',
  examples: ['wythoff 4 6 [misere]', 'wythoff 1000000000000000000000 1618033988749894848204 [t 3, misere]'],
  setting: { compound: 'disjunctive', play: 'misere' },
  answer(position, { play }, tools) {
    return solutionOf(position, play, tools);
  },
};

function solutionOf(position: TwoHeaps, play: Play, { limits }: Tools): PositionSolution<TwoHeaps> {
  const { first, second, t } = position;
  const pairs = new LostPairs(t, play);
  const pair = pairs.pairWith(first <= second ? first : second);
  const isLost = pairs.isLost(first, second);
  const value = isLost ? 0 : play === 'normal' ? valueWithin(position, limits) : undefined;
  const outcome = isLost ? 'P' : 'N';
  return {
    scope: 'position',
    outcome,
    values: play === 'normal' && value !== undefined ? { grundy: value } : {},
    winningMoves: () => (isLost ? [] : eachMoveToPair(position, pairs)),
    text: isLost ? lostText(pair, t, play) : wonText(position, pair),
    why: whyPairs(position, isLost, play),
    marks: () => wythoffMarks(position, play, pairs, outcome, limits),
  };
}

/** The value where a table has it; who wins is known without. */
function valueWithin({ first, second, t }: TwoHeaps, bounds: Bounds): Nimber | undefined {
  try {
    return wythoffValue(first, second, t, bounds);
  } catch (error) {
    if (error instanceof LimitReached) return undefined;
    throw error;
  }
}

/** All moves to lost pairs: at most one in each heap, and some in both. */
export function* eachMoveToPair(position: TwoHeaps, pairs: LostPairs): Iterable<Move<TwoHeaps>> {
  const { first, second, t } = position;
  const [besideFirst, besideSecond] = [partner(pairs.pairWith(first), first), partner(pairs.pairWith(second), second)];
  if (besideSecond < first) yield leaveHeaps(position, besideSecond, second);
  if (besideFirst < second) yield leaveHeaps(position, first, besideFirst);
  const seen = new Set<string>();
  for (const { small, large } of pairs.pairsNear(first < second ? second - first : first - second)) {
    for (const [x, y] of [
      [small, large],
      [large, small],
    ] as const) {
      const apart = first - x - (second - y);
      if (x >= first || y >= second || apart >= t || apart <= -t || seen.has(`${x},${y}`)) continue;
      seen.add(`${x},${y}`);
      yield leaveHeaps(position, x, y);
    }
  }
}

function partner({ small, large }: LostPair, number: bigint): bigint {
  return number === small ? large : small;
}

function lostText({ n, small, large }: LostPair, t: bigint, play: Play): string {
  const [a, b, number] = [excerpt(String(small)), excerpt(String(large)), excerpt(String(n))];
  if (play === 'misere') return `(${a}, ${b}) is the lost pair number ${number} of misère play`;
  const ratio = t === 1n ? 'φ' : 'α';
  const more = t === 1n ? number : `${t} · ${number}`;
  return `(${a}, ${b}) is the lost pair number ${number}: ${a} = ⌊${number}${ratio}⌋ and ${b} = ${a} + ${more}`;
}

function wonText({ first, second }: TwoHeaps, { small, large }: LostPair): string {
  const [least, other] = first <= second ? [first, second] : [second, first];
  const [a, b] = [excerpt(String(small)), excerpt(String(large))];
  return `the lost pair with ${excerpt(String(least))} is (${a}, ${b}), and the other heap has ${excerpt(String(other))}`;
}

function whyPairs({ first, second, t }: TwoHeaps, isLost: boolean, play: Play): string {
  if (first === 0n && second === 0n)
    return `no counter is left, and the player who cannot move ${play === 'normal' ? 'loses' : 'wins'}`;
  const [one, two, three] = [1n, 2n, 3n].map((n) => new LostPairs(t, play).pair(n)) as [LostPair, LostPair, LostPair];
  const list = [one, two, three].map(({ small, large }) => `(${small}, ${large})`).join(', ');
  const pairs = `the lost pairs go on ${list} and so forth: every number is in one of them, and no move leads from one to another`;
  return isLost
    ? `this is one of the pairs that lose; ${pairs}, while from everything else a move leads back to one`
    : `a move leads to one of the pairs that lose; ${pairs}`;
}
