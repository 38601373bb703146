import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS, LimitReached } from '../core/limits.ts';
import { boardGame, boardSubsets, rectangle, wordsOf } from './board-games.fixture.ts';
import { plainBoardSearch } from './board-search.ts';
import { BoardSets } from './board-sets.ts';
import { subsetGrundy } from './subset-grundy.ts';
import { SubsetReferee } from './subset-outcome.ts';
import { subsetSolver } from './subset-values.ts';

const KINDS = ['dominoes', 'runs'] as const;

describe('the search on boards', () => {
  it.each(KINDS)('has the values and outcomes of play by definition on all boards of 3 by 4: %s', (kind) => {
    const search = plainBoardSearch(boardGame(kind, 4, 3), DEFAULT_LIMITS);
    const subsets = boardSubsets(kind, 4, 3);
    const values = subsetSolver(subsets, subsetGrundy(), DEFAULT_LIMITS);
    const misere = new SubsetReferee(subsets, 'misere', DEFAULT_LIMITS);
    for (let set = 0; set < 2 ** 12; set++) {
      const value = values.value(Uint32Array.of(set));
      expect([set, search.value(set, 0)]).toEqual([set, value]);
      expect([set, search.isWonMisere(set, 0)]).toEqual([set, misere.outcome(Uint32Array.of(set)) === 'N']);
      for (const asked of [0, 1, 2, 3])
        expect([set, asked, search.isValue(set, 0, asked)]).toEqual([set, asked, value === asked]);
    }
  });

  it.each(KINDS)('has them on boards of several widths, whose rows lie in both words: %s', (kind) => {
    let cases = 0;
    for (const [width, height] of [
      [5, 9],
      [8, 8],
      [9, 6],
      [11, 4],
      [16, 3],
    ] as const) {
      const game = boardGame(kind, width, height);
      const search = plainBoardSearch(game, DEFAULT_LIMITS);
      const subsets = boardSubsets(kind, width, height);
      const values = subsetSolver(subsets, subsetGrundy(), DEFAULT_LIMITS);
      const misere = new SubsetReferee(subsets, 'misere', DEFAULT_LIMITS);
      const squares = fc.uniqueArray(fc.nat(width * height - 1), { maxLength: 14 });
      fc.assert(
        fc.property(squares, (some) => {
          const { low, high } = wordsOf(some);
          const set = subsets.words === 1 ? Uint32Array.of(low) : Uint32Array.of(low, high);
          expect(search.value(low, high)).toBe(values.value(set));
          expect(search.isWonMisere(low, high)).toBe(misere.outcome(set) === 'N');
          cases++;
        }),
        { numRuns: 40 },
      );
    }
    expect(cases).toBeGreaterThanOrEqual(200);
  });

  it('has the known values of Cram', () => {
    // 4×4 to 4×6 and 5×5: Uiterwijk, Solving Cram using combinatorial game theory (2020).
    const search = plainBoardSearch(boardGame('dominoes', 8, 8), DEFAULT_LIMITS);
    const boardValue = (rows: number, columns: number) => {
      const { low, high } = rectangle(8, rows, columns);
      return search.value(low, high);
    };
    expect([boardValue(3, 3), boardValue(3, 4), boardValue(4, 4), boardValue(4, 5), boardValue(4, 6), boardValue(5, 5)]).toEqual([
      0, 1, 0, 2, 0, 0,
    ]);
  });

  it('takes all images of a region for one', () => {
    const sets = new BoardSets({ width: 8, height: 8, dominoes: true });
    const least = (cells: readonly (readonly [number, number])[]) => {
      const { low, high } = wordsOf(cells.map(([x, y]) => 8 * y + x));
      sets.leastImage(low, high);
      return [sets.low, sets.high];
    };
    const cell = fc.tuple(fc.nat(7), fc.nat(7));
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 12 }), (cells) => {
        const image = least(cells);
        expect(least(cells.map(([x, y]) => [y, x]))).toEqual(image);
        expect(least(cells.map(([x, y]) => [7 - x, y]))).toEqual(image);
        expect(least(cells.map(([x, y]) => [x, 7 - y]))).toEqual(image);
      }),
    );
    expect(least([[5, 6]])).toEqual([1, 0]);
  });

  it('drops squares that change nothing, and no others', () => {
    const sets = new BoardSets({ width: 8, height: 8, dominoes: true });
    const left = (squares: readonly number[]) => {
      const { low, high } = wordsOf(squares);
      sets.drop(low, high);
      return [sets.low, sets.high];
    };
    // A square alone; the second end of three in a row; the middle of a long row, whose neighbours have leaves at their other sides.
    expect(left([9])).toEqual([0, 0]);
    expect(left([0, 1, 2])).toEqual([0b11, 0]);
    expect(left([0, 1, 2, 3, 4])).toEqual([0b11011, 0]);
    expect(left([0, 1, 2, 3])).toEqual([0b1111, 0]);
  });
});

describe('limits of the search on boards', () => {
  const { low, high } = rectangle(8, 5, 6);
  const limitOf = (limits: object) => {
    const search = plainBoardSearch(boardGame('dominoes', 8, 8), { ...DEFAULT_LIMITS, ...limits });
    try {
      search.value(low, high);
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
      return { name: error.limit.name, positions: search.positions, search };
    }
    return { name: 'none', positions: search.positions, search };
  };

  it('are kept: positions, memory, time, and a signal to stop', () => {
    expect(limitOf({ positions: 1000 })).toMatchObject({ name: 'positions', positions: 1000 });
    expect(limitOf({ megabytes: 0.1 })).toMatchObject({ name: 'megabytes' });
    expect(limitOf({ megabytes: 0.1 }).positions).toBeLessThanOrEqual(0.1e6 / 16);
    expect(limitOf({ milliseconds: 0 })).toMatchObject({ name: 'milliseconds' });
    let looks = 0;
    const onLook = () => {
      if (++looks === 3) throw new LimitReached('stopped', 0);
    };
    expect(limitOf({ onLook })).toMatchObject({ name: 'stopped' });
    expect(looks).toBe(3);
  });

  it('leave what was found, and begin anew with the next question', () => {
    const { search } = limitOf({ positions: 20_000 });
    expect(search.positions).toBe(20_000);
    search.renew(DEFAULT_LIMITS);
    expect(search.value(low, high)).toBe(2);
    search.renew({ ...DEFAULT_LIMITS, positions: 10 });
    expect(search.value(low, high)).toBe(2);
  });
});
