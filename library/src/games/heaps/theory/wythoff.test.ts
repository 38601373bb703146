/** Wythoff's games: lost pairs, winning moves and values against play by definition, and what the literature lists. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../../core/limits.ts';
import { solve } from '../../../index.ts';
import { sweep } from '../../../testing/sweep.ts';
import { LostPairs } from './wythoff-pairs.ts';
import { wythoffValue } from './wythoff-table.ts';

const PLAYS = ['normal', 'misere'] as const;

/** Play by the rules on a square board: values, and who loses in either play. */
class Board {
  readonly side: number;
  readonly values: number[][] = [];
  readonly lost: Record<'normal' | 'misere', boolean[][]> = { normal: [], misere: [] };

  constructor(side: number, t: number) {
    this.side = side;
    for (let x = 0; x <= side; x++) {
      for (const rows of [this.values, this.lost.normal, this.lost.misere]) rows.push([]);
      for (let y = 0; y <= side; y++) {
        const options = this.options(x, y, t);
        const seen = new Set(options.map(([i, j]) => this.values[i]?.[j]));
        let value = 0;
        while (seen.has(value)) value++;
        (this.values[x] as number[])[y] = value;
        for (const play of PLAYS) {
          const reachesLost = options.some(([i, j]) => this.lost[play][i]?.[j]);
          (this.lost[play][x] as boolean[])[y] = options.length === 0 ? play === 'normal' : !reachesLost;
        }
      }
    }
  }

  options(x: number, y: number, t: number): (readonly [number, number])[] {
    const all: (readonly [number, number])[] = [];
    for (let i = 0; i < x; i++) all.push([i, y]);
    for (let j = 0; j < y; j++) all.push([x, j]);
    for (let k = 1; k <= x; k++) for (let l = 1; l <= y; l++) if (Math.abs(k - l) < t) all.push([x - k, y - l]);
    return all;
  }
}

function* squares(side: number): Iterable<readonly [number, number]> {
  for (let x = 0; x <= side; x++) for (let y = 0; y <= side; y++) yield [x, y];
}

describe('the lost pairs', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 50])('are those of play by definition for t = %i', (t) => {
    const side = t === 1 ? 60 : 32;
    const board = new Board(side, t);
    for (const play of PLAYS) {
      const pairs = new LostPairs(BigInt(t), play);
      sweep(squares(side))
        .agree(
          ([x, y]) => pairs.isLost(BigInt(x), BigInt(y)),
          ([x, y]) => board.lost[play][x]?.[y],
        )
        .atLeast((side + 1) ** 2);
    }
  });

  it('have every number once, at any size', () => {
    const number = fc.integer({ min: 1, max: 1000 }).chain((bits) => fc.bigInt({ min: 0n, max: 2n ** BigInt(bits) }));
    const width = fc.oneof(
      fc.bigInt({ min: 1n, max: 9n }),
      number.map((n) => n + 1n),
    );
    fc.assert(
      fc.property(number, width, fc.constantFrom(...PLAYS), (n, t, play) => {
        const pairs = new LostPairs(t, play);
        const { small, large, n: index } = pairs.pairWith(n);
        expect([small, large]).toContain(n);
        expect(pairs.pairWith(small).n).toBe(index);
        expect(pairs.pairWith(large).n).toBe(index);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['3 5', 'P'],
    ['4 7', 'P'],
    ['1618033988749894848 2618033988749894848', 'P'],
    ['1 3 [t 2]', 'P'],
    ['2 6 [t 2]', 'P'],
    ['4 10 [t 2]', 'P'],
    ['0 1 [t 2, misere]', 'P'],
    ['2 5 [t 2, misere]', 'P'],
    ['3 8 [t 2, misere]', 'P'],
    ['2 2 [misere]', 'P'],
    ['0 0 [misere]', 'N'],
  ])('answer %s with %s, as the literature does', (text, outcome) => {
    expect(solve(`wythoff ${text}`)).toMatchObject({ outcome });
  });

  it('begin as the lower and the upper Wythoff sequence, OEIS A000201 and A001950', () => {
    const pairs = Array.from({ length: 10 }, (_, n) => new LostPairs(1n, 'normal').pair(BigInt(n + 1)));
    expect(pairs.map(({ small }) => Number(small))).toEqual([1, 3, 4, 6, 8, 9, 11, 12, 14, 16]);
    expect(pairs.map(({ large }) => Number(large))).toEqual([2, 5, 7, 10, 13, 15, 18, 20, 23, 26]);
  });
});

describe('winning moves', () => {
  it('are all that lead to lost pairs by definition', () => {
    let seen = 0;
    for (const t of [1, 2, 3, 5]) {
      const board = new Board(14, t);
      for (const play of PLAYS) {
        sweep(squares(14))
          .agree(
            ([x, y]) => {
              const verdict = solve(`wythoff ${x} ${y} [t ${t}, ${play}]`, { moves: Number.POSITIVE_INFINITY });
              if ('error' in verdict) throw new Error(verdict.error.message);
              expect(verdict.winningMovesComplete).toBe(true);
              seen += verdict.winningMoves.length;
              return verdict.winningMoves.map(({ move }) => move.split('>')[1]).sort();
            },
            ([x, y]) =>
              board
                .options(x, y, t)
                .filter(([i, j]) => board.lost[play][i]?.[j])
                .map(([i, j]) => `${i},${j}`)
                .sort(),
          )
          .atLeast(225);
      }
    }
    expect(seen).toBeGreaterThan(2000);
  });

  it('leave lost pairs with 300 digits', () => {
    const digits = fc.bigInt({ min: 10n ** 299n, max: 10n ** 300n });
    let moves = 0;
    fc.assert(
      fc.property(digits, digits, fc.bigInt({ min: 1n, max: 5n }), fc.constantFrom(...PLAYS), (x, y, t, play) => {
        const verdict = solve(`wythoff ${x} ${y} [t ${t}, ${play}]`);
        if ('error' in verdict) throw new Error(verdict.error.message);
        expect(verdict.outcome === 'P').toBe(verdict.winningMoves.length === 0);
        for (const { to = '' } of verdict.winningMoves) {
          moves++;
          expect(solve(to)).toMatchObject({ outcome: 'P' });
        }
      }),
      { numRuns: 40 },
    );
    expect(moves).toBeGreaterThan(40);
  });
});

describe('values', () => {
  it.each([1, 2, 3, 7, 40])('are those of the definition for t = %i', (t) => {
    const board = new Board(30, t);
    sweep(squares(30))
      .agree(
        ([x, y]) => wythoffValue(BigInt(x), BigInt(y), BigInt(t), DEFAULT_LIMITS),
        ([x, y]) => board.values[x]?.[y],
      )
      .atLeast(961);
  });

  it('are those of OEIS A004481, by antidiagonals', () => {
    const listed = [0, 1, 1, 2, 2, 2, 3, 0, 0, 3, 4, 4, 1, 4, 4, 5, 5, 5, 5, 5, 5, 6, 3, 3, 6, 3, 3, 6];
    const found = [0, 1, 2, 3, 4, 5, 6].flatMap((sum) =>
      Array.from({ length: sum + 1 }, (_, x) => wythoffValue(BigInt(x), BigInt(sum - x), 1n, DEFAULT_LIMITS)),
    );
    expect(found).toEqual(listed);
    expect([3n, 4n, 5n].map((n) => wythoffValue(n, n, 1n, DEFAULT_LIMITS))).toEqual([6, 7, 8]);
  });

  it('add up in sums, and end with a sentence where the table would be too large', () => {
    expect(solve('wythoff 3 3 + nim 6')).toMatchObject({ outcome: 'P' });
    expect(solve('wythoff 3 3 + nim 5')).toMatchObject({ outcome: 'N', values: { grundy: 3 } });
    expect(solve('wythoff 100000 100000 + nim 5')).toMatchObject({ outcome: 'unknown', limit: { name: 'positions' } });
    const [a, b] = [3n * 10n ** 50n, 7n * 10n ** 50n];
    const { small, large } = new LostPairs(1n, 'normal').pairWith(a);
    expect(solve(`wythoff ${small} ${large} + nim 5`, { moves: 1 })).toMatchObject({ outcome: 'N', values: { grundy: 5 } });
    expect(solve(`wythoff ${a} ${b}`)).toMatchObject({ outcome: 'N', values: {} });
  });
});
