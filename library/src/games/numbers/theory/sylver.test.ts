/** Sylver coinage: theorems against play by definition, and the answers that the literature lists. */
import { describe, expect, it } from 'vitest';
import { solve } from '../../../index.ts';
import { sweep } from '../../../testing/sweep.ts';
import { commonFactor, eachGap, largestGap, semigroupOf } from '../semigroup.ts';
import { isQuiet } from './sylver.ts';

/** Play by the rules: the numbers that can still be named decide a position. */
const known = new Map<string, boolean>();

function isLost(numbers: readonly number[]): boolean {
  const sums = semigroupOf(numbers);
  const key = sums.generators.join(' ');
  const found = known.get(key);
  if (found !== undefined) return found;
  const result = [...eachGap(sums)].every((gap) => !isLost([...sums.generators, gap]));
  known.set(key, result);
  return result;
}

function ask(numbers: readonly number[], moves = Number.POSITIVE_INFINITY) {
  const verdict = solve(`sylver ${numbers.join(' ')}`, { moves, limits: { milliseconds: 20_000 } });
  if ('error' in verdict) throw new Error(verdict.error.message);
  return verdict;
}

function* sets(most: number): Iterable<number[]> {
  for (let a = 2; a <= most; a++)
    for (let b = a + 1; b <= most + 2; b++) {
      if (commonFactor(a, b) === 1) yield [a, b];
      for (let c = b + 1; c <= most + 3; c++) if (commonFactor(commonFactor(a, b), c) === 1) yield [a, b, c];
    }
}

describe('Sylver coinage', () => {
  it('is decided as by play where the numbers have no common factor', () => {
    const byTheorem = sweep(sets(9), (numbers) => numbers.join(' ')).agree((numbers) => ask(numbers, 0).outcome === 'P', isLost);
    byTheorem.atLeast(150);
  });

  it.each([
    [[4, 5], ['11']],
    [[5, 7], ['8']],
    [[6, 7], ['16']],
    [[5, 9], ['31']],
    [[7, 8], ['5']],
  ])('%j has the only answers %j', (numbers, answers) => {
    expect(ask(numbers).winningMoves.map(({ move }) => move)).toEqual(answers);
  });

  it('wins by stealing wherever naming anything pays the largest gap', () => {
    let quiet = 0;
    for (const numbers of sets(8)) {
      const sums = semigroupOf(numbers);
      const last = largestGap(sums);
      if (last < 2 || !isQuiet(sums, last)) continue;
      quiet++;
      expect([numbers, isLost(numbers)]).toEqual([numbers, false]);
    }
    expect(quiet).toBeGreaterThan(60);
    for (const [a, b] of [
      [4, 9],
      [7, 11],
      [8, 13],
      [5, 17],
    ] as const) {
      const sums = semigroupOf([a, b]);
      expect(isQuiet(sums, largestGap(sums))).toBe(true);
    }
  });

  it('answers every odd number after 4 and 6 with its partner', () => {
    let cases = 0;
    for (let odd = 5; odd <= 43; odd += 4) {
      expect([odd, isLost([4, 6, odd, odd + 2])]).toEqual([odd, true]);
      for (const numbers of [
        [4, 6, odd],
        [4, 6, odd + 2],
        [4, 6, odd + 2, odd + 4],
      ]) {
        const verdict = ask(numbers);
        expect([numbers, verdict.outcome]).toEqual([numbers, 'N']);
        for (const { move } of verdict.winningMoves) expect([move, isLost([...numbers, Number(move)])]).toEqual([move, true]);
        cases += verdict.winningMoves.length;
      }
    }
    expect(cases).toBeGreaterThanOrEqual(30);
    expect(ask([4, 6]).outcome).toBe('P');
    expect(ask([4, 10]).winningMoves).toEqual([{ move: '6', to: 'sylver 4 6' }]);
    expect(ask([6, 8]).winningMoves).toEqual([{ move: '4', to: 'sylver 4 6' }]);
  });

  it('knows what primes do', () => {
    expect(ask([5]).outcome).toBe('P');
    expect(ask([999983]).outcome).toBe('P');
    // 5000015 and 5000165 are multiples of 5 and of no other prime in common.
    expect(ask([5000015, 5000165]).winningMoves).toEqual([{ move: '5', to: 'sylver 5' }]);
    expect(ask([35]).winningMoves.map(({ move }) => move)).toEqual(['5', '7']);
    expect(ask([0]).winningMoves[0]).toEqual({ move: '5', to: 'sylver 5' });
    expect(ask([2]).winningMoves).toEqual([{ move: '3', to: 'sylver 2 3' }]);
    // Every answer to 5 that play can follow to the end is answered.
    for (let answer = 2; answer <= 13; answer++)
      if (answer % 5 > 0) expect([answer, isLost([5, answer])]).toEqual([answer, false]);
  });

  it('says why it does not know', () => {
    for (const line of [
      'sylver 8',
      'sylver 6 9',
      'sylver 16 24',
      'sylver 5 [misere]',
      'sylver 0 [misere]',
      'sylver 6 9 + nim 2',
    ]) {
      const verdict = solve(line);
      expect([line, 'error' in verdict ? '' : verdict.outcome]).toEqual([line, 'unknown']);
    }
    expect(solve('sylver 4 6 + nim 2', { moves: 0 })).toMatchObject({ outcome: 'N', values: { grundy: 2 } });
    expect(solve('sylver 6 9')).toMatchObject({ reason: expect.stringContaining('common factor 3') });
  });

  it('gives no move where only stealing decides', () => {
    expect(ask([1000003, 1000033])).toMatchObject({ outcome: 'N', winningMoves: [], winningMovesComplete: false });
    expect(ask([999999999999989, 999999999999990])).toMatchObject({ outcome: 'N' });
    expect(ask([1000, 1001])).toMatchObject({ outcome: 'N', winningMoves: [], winningMovesComplete: false });
    expect(ask([30, 42, 70, 105])).toMatchObject({ outcome: 'N' });
  });
});
