import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../core/limits.ts';
import { PLAYS } from '../core/outcome.ts';
import type { SubsetGame } from '../core/subset-game.ts';
import { graphsUpTo, path, scrambledGame, spread, subsetGame } from './subset-games.fixture.ts';
import { subsetGrundy } from './subset-grundy.ts';
import { SubsetReferee, subsetOutcome } from './subset-outcome.ts';
import { subsetValue } from './subset-values.ts';

const limits = DEFAULT_LIMITS;
const anyNumbers = fc.array(fc.nat(), { maxLength: 40 });

describe('outcomes of vertex subsets', () => {
  /** The definition, on one whole set at a time. */
  function naiveOutcome(game: SubsetGame, play: 'normal' | 'misere'): 'N' | 'P' {
    const wins = (set: number): boolean => {
      const moves = game.moves.filter(({ vertex }) => (set >>> vertex) & 1);
      if (moves.length === 0) return play === 'misere';
      return moves.some(({ takes }) => !wins(set & ~(takes[0] as number)));
    };
    return wins(game.start[0] as number) ? 'N' : 'P';
  }

  it('are those of the definition on every graph with at most six vertices', () => {
    let lost = 0;
    for (const { order, edges } of graphsUpTo(6)) {
      const game = subsetGame(order, edges);
      for (const play of PLAYS) {
        const truth = naiveOutcome(game, play);
        if (truth === 'P') lost++;
        expect(subsetOutcome(game, play, limits).outcome, `${play} ${edges.join(' ')}`).toBe(truth);
        expect(subsetOutcome(spread(game, 11), play, limits).outcome, `${play} ${edges.join(' ')}, wide`).toBe(truth);
      }
    }
    expect(lost).toBeGreaterThan(50);
    expect(lost).toBeLessThan(360);
  });

  it('are those of the definition for any moves, and of the Grundy value in normal play', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 11 }), anyNumbers, fc.constantFrom(...PLAYS), (order, numbers, play) => {
        const game = scrambledGame(order, numbers);
        expect(subsetOutcome(game, play, limits).outcome).toBe(naiveOutcome(game, play));
      }),
      { numRuns: 300 },
    );
    for (let order = 1; order <= 26; order++) {
      const game = subsetGame(order, path(order));
      expect(subsetOutcome(game, 'normal', limits).outcome).toBe(
        subsetValue(game, subsetGrundy(), limits).value === 0 ? 'P' : 'N',
      );
    }
  });

  it('of many sets come from one memo, within limits', () => {
    const game = subsetGame(20, path(20));
    const referee = new SubsetReferee(game, 'misere', limits);
    const options = game.moves.map(({ takes }) => referee.outcome(game.start.map((word, at) => word & ~(takes[at] as number))));
    const before = referee.positions;
    expect(referee.outcome(game.start)).toBe(options.includes('P') ? 'N' : 'P');
    expect(referee.positions).toBe(before + 1);
    expect(() => subsetOutcome(game, 'normal', { ...limits, positions: 10 })).toThrow(/10 positions/);
  });
});
