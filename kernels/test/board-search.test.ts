import fc from 'fast-check';
import { type Kernels, plainKernels } from 'impartial';
import { LimitReached } from 'impartial/numeric';
import { beforeAll, describe, expect, it } from 'vitest';
import { boardGame, rectangle, wordsOf } from '../../library/src/numeric/board-games.fixture.ts';
import { loadKernels } from '../src/index.ts';

const LIMITS = { positions: 5_000_000, milliseconds: 30_000, megabytes: 2_000, heap: 0, order: 0 };
const KINDS = ['dominoes', 'runs'] as const;

let wasm: Required<Kernels>;
beforeAll(async () => {
  wasm = await loadKernels();
});

describe('the WebAssembly search on boards', () => {
  it.each(KINDS)('answers as its plain twin on all boards of 3 by 4: %s', (kind) => {
    const [plain, fast] = [plainKernels, wasm].map((kernels) => kernels.boardSearch(boardGame(kind, 4, 3), LIMITS));
    let cases = 0;
    for (let set = 0; set < 2 ** 12; set++, cases++) {
      const value = plain?.value(set, 0) ?? -1;
      expect([set, fast?.value(set, 0)]).toEqual([set, value]);
      expect([set, fast?.isValue(set, 0, value)]).toEqual([set, true]);
      expect([set, fast?.isValue(set, 0, value + 1)]).toEqual([set, false]);
      expect([set, fast?.isWonMisere(set, 0)]).toEqual([set, plain?.isWonMisere(set, 0)]);
    }
    expect(cases).toBe(4096);
  });

  it.each(KINDS)('answers as its plain twin on boards of several widths: %s', (kind) => {
    for (const [width, height] of [
      [5, 9],
      [8, 8],
      [9, 7],
      [13, 4],
      [16, 4],
    ] as const) {
      const game = boardGame(kind, width, height);
      const [plain, fast] = [plainKernels, wasm].map((kernels) => kernels.boardSearch(game, LIMITS));
      const squares = fc.uniqueArray(fc.nat(width * height - 1), { maxLength: 24 });
      fc.assert(
        fc.property(squares, (some) => {
          const { low, high } = wordsOf(some);
          expect(fast?.value(low, high)).toBe(plain?.value(low, high));
          expect(fast?.isWonMisere(low, high)).toBe(plain?.isWonMisere(low, high));
        }),
        { numRuns: 60 },
      );
    }
  });

  it('leaves moves that are too many for it to the plain twin', () => {
    const game = boardGame('dominoes', 8, 8);
    const moves = Uint32Array.from(Array.from({ length: 20 }, () => [...game.moves]).flat());
    const { low, high } = rectangle(8, 4, 5);
    expect(moves.length).toBeGreaterThan(4096);
    expect(wasm.boardSearch({ ...game, moves }, LIMITS).value(low, high)).toBe(2);
  });

  it('keeps its limits: positions, memory, time, and a signal to stop', () => {
    const { low, high } = rectangle(8, 5, 6);
    const limitOf = (limits: object) => {
      const search = wasm.boardSearch(boardGame('dominoes', 8, 8), { ...LIMITS, ...limits });
      try {
        search.value(low, high);
      } catch (error) {
        if (!(error instanceof LimitReached)) throw error;
        // What was found stays, and the search can be taken up again.
        search.renew(LIMITS);
        expect(search.value(low, high)).toBe(2);
        return error.limit.name;
      }
      return 'none';
    };
    expect(limitOf({})).toBe('none');
    expect(limitOf({ positions: 1000 })).toBe('positions');
    expect(limitOf({ megabytes: 0.1 })).toBe('megabytes');
    expect(limitOf({ milliseconds: 0 })).toBe('milliseconds');
    let looks = 0;
    const onLook = () => {
      if (++looks === 3) throw new LimitReached('stopped', 0);
    };
    expect(limitOf({ onLook })).toBe('stopped');
  });
});
