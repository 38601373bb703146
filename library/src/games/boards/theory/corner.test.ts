/** Pieces in a corner: values, sums, misère play and winning moves against play by definition, and what the literature lists. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../../core/limits.ts';
import { mex } from '../../../core/nimber.ts';
import { solve } from '../../../index.ts';
import { plainTools as tools } from '../../../testing/by-play.fixture.ts';
import { sweep } from '../../../testing/sweep.ts';
import { corner } from '../corner.ts';
import { eachPieceMove, PIECES, type PieceName } from '../pieces.ts';
import { cornerMisereNim, isLostAlone } from './corner-misere.ts';
import { cornerSum } from './corner-sum.ts';
import { pieceValue } from './piece-values.ts';

const SIDE = 90;

interface Square {
  readonly value: number;
  readonly misere: boolean;
}

/** Play by the rules: along rising sums of the coordinates, so that knights that step aside find their squares ready. */
function boardOf(piece: PieceName, side: number): ReadonlyMap<string, Square> {
  const known = new Map<string, Square>();
  for (let sum = 0; sum <= 2 * side; sum++) {
    for (let x = 0; x <= sum; x++) {
      const options = Array.from(eachPieceMove(piece, BigInt(x), BigInt(sum - x)), ([i, j]) => known.get(`${i},${j}`) as Square);
      const value = mex(options.map((option) => option.value));
      known.set(`${x},${sum - x}`, { value, misere: options.length > 0 && options.every(({ misere }) => !misere) });
    }
  }
  return known;
}

function* squares(side: number): Iterable<readonly [bigint, bigint]> {
  for (let x = 0n; x < side; x++) for (let y = 0n; y < side; y++) yield [x, y];
}

function ask(line: string) {
  const verdict = solve(line, { moves: Number.POSITIVE_INFINITY });
  if ('error' in verdict) throw new Error(verdict.error.message);
  return verdict;
}

describe.each(PIECES)('a %s', (piece) => {
  // A queen has many moves, and Wythoff's game has sweeps of its own.
  const side = piece === 'queen' ? 40 : SIDE;
  const board = boardOf(piece, side);

  it('has the values of play by definition', () => {
    sweep(squares(side))
      .agree(
        ([x, y]) => pieceValue({ piece, x, y }, DEFAULT_LIMITS),
        ([x, y]) => board.get(`${x},${y}`)?.value,
      )
      .atLeast(side * side);
  });

  it('loses alone in misère play where it does by definition', () => {
    const few = piece === 'rook' || piece === 'bishop' ? 24 : side;
    sweep(squares(few))
      .agree(
        ([x, y]) =>
          piece === 'rook' || piece === 'bishop'
            ? ask(`corner ${piece} ${x},${y} [misere]`).outcome === 'P'
            : isLostAlone(piece, x, y),
        ([x, y]) => board.get(`${x},${y}`)?.misere,
      )
      .atLeast(few * few);
  });

  it.each(['normal', 'misere'])('has all winning moves, alone: %s', (play) => {
    sweep(squares(12))
      .agree(
        ([x, y]) => {
          const { winningMoves, winningMovesComplete } = ask(`corner ${piece} ${x},${y} [${play}]`);
          expect(winningMovesComplete).toBe(true);
          return winningMoves.map(({ move }) => move.split('>')[1]).sort();
        },
        ([x, y]) =>
          Array.from(eachPieceMove(piece, x, y), ([i, j]) => `${i},${j}`)
            .filter((to) => (play === 'normal' ? board.get(to)?.value === 0 : board.get(to)?.misere))
            .sort(),
      )
      .atLeast(144);
  });
});

describe('several pieces', () => {
  const square = fc.tuple(fc.nat(3), fc.nat(3));
  const pieces = (names: readonly PieceName[], most: number) =>
    fc
      .array(fc.tuple(fc.constantFrom(...names), square), { minLength: 2, maxLength: most })
      .map((list) => list.map(([name, [x, y]]) => `${name} ${x},${y}`).join(' '));

  /** Every move by the rules, and who wins after it by search. */
  function agrees(text: string, play: 'normal' | 'misere'): void {
    const line = `corner ${text} [${play}]`;
    const pieces = corner.parse({ text, at: 0, options: [] });
    if (!pieces.ok) throw new Error(pieces.error.message);
    const isLost = (to: string) => {
      const played = solve(`corner ${to} [${play}]`, { method: 'search', moves: 0 });
      return !('error' in played) && played.outcome === 'P';
    };
    const winning = [...corner.moves(pieces.value)].filter(({ to }) => isLost(corner.format(to)));
    const theorem = play === 'normal' ? cornerSum : cornerMisereNim;
    const told = theorem.answer(pieces.value, { compound: 'disjunctive', play }, tools);
    if (told.scope !== 'position') throw new Error(`${line} is not answered`);
    expect([line, told.outcome === 'P']).toEqual([line, isLost(text)]);
    const labels = Array.from(told.winningMoves(), ({ label }) => label);
    expect([line, labels.sort()]).toEqual([line, winning.map(({ label }) => label).sort()]);
  }

  it('are sums in normal play', () => {
    fc.assert(
      fc.property(pieces(PIECES, 3), (text) => agrees(text, 'normal')),
      { numRuns: 60 },
    );
  });

  it('are misère Nim where they are rooks and bishops', () => {
    fc.assert(
      fc.property(pieces(['rook', 'bishop'], 3), (text) => agrees(text, 'misere')),
      { numRuns: 60 },
    );
  });

  it('win far away by moves that leave a lost position', () => {
    const far = fc.bigInt({ min: 0n, max: 10n ** 30n });
    const names = fc.constantFrom<PieceName>('rook', 'bishop', 'king', 'knight');
    let moves = 0;
    fc.assert(
      fc.property(fc.array(fc.tuple(names, far, far), { minLength: 1, maxLength: 4 }), (list) => {
        const { outcome, winningMoves } = ask(`corner ${list.map(([name, x, y]) => `${name} ${x},${y}`).join(' ')}`);
        expect(outcome === 'P').toBe(winningMoves.length === 0);
        for (const { to = '' } of winningMoves) {
          moves++;
          expect(ask(to).outcome).toBe('P');
        }
      }),
      { numRuns: 100 },
    );
    expect(moves).toBeGreaterThan(100);
  });

  it('win by a queen whose value is not known, where the values of the others cancel', () => {
    const limits = { ...DEFAULT_LIMITS, positions: 0 };
    const values = boardOf('queen', 12);
    // One step from the corner the value needs no table.
    const far = [...squares(12)].filter(([x, y]) => x > 1n || y > 1n);
    const wins = (x: bigint, y: bigint) =>
      Array.from(eachPieceMove('queen', x, y), ([i, j]) => `${i},${j}`).filter((to) => values.get(to)?.value === 0);
    for (const [others, isComplete] of [
      ['', true],
      ['rook 3,3', false],
      ['rook 3,2 king 0,1', false],
    ] as const)
      sweep(far)
        .agree(
          ([x, y]) => {
            const pieces = corner.parse({ text: `queen ${x},${y} ${others}`, at: 0, options: [] });
            if (!pieces.ok) throw new Error(pieces.error.message);
            const told = cornerSum.answer(pieces.value, { compound: 'disjunctive', play: 'normal' }, { ...tools, limits });
            if (told.scope !== 'position') throw new Error('not answered');
            if (told.outcome === 'P') return true;
            const moves = told.winningMoves()[Symbol.iterator]();
            const found: string[] = [];
            for (let next = moves.next(); ; next = moves.next()) {
              if (next.done) return [...found.sort(), next.value];
              found.push(next.value.label.split('>')[1] as string);
            }
          },
          ([x, y]) => values.get(`${x},${y}`)?.value === 0 || [...wins(x, y).sort(), isComplete],
        )
        .atLeast(140);
  });

  it('are answered as Wythoff’s game where a queen is far away', () => {
    const square = '1000000000000000000,1618033988749894848';
    const wythoff = ask(`wythoff ${square.replace(',', ' ')}`);
    const queen = ask(`corner queen ${square}`);
    expect(queen).toMatchObject({ outcome: 'N', values: {}, winningMovesComplete: true });
    expect(queen.winningMoves.map(({ move }) => move)).toEqual(wythoff.winningMoves.map(({ move }) => `queen:${move}`));
    expect(ask(`corner queen ${square} rook 2,2`)).toMatchObject({ outcome: 'N', winningMovesComplete: false });
    expect(ask(`corner queen ${square} rook 1,2`)).toMatchObject({ outcome: 'unknown' });
  });

  it('play under other compounds as the rules say', () => {
    for (const compound of ['conjunctive', 'selective', 'continued-conjunctive', 'diminished-disjunctive', 'shortened-selective'])
      for (const play of ['normal', 'misere'])
        for (const text of ['king 2,3 knight 3,3', 'rook 2,1 bishop 2,3', 'queen 2,3 king 1,2']) {
          const line = `corner ${text} [${compound}, ${play}]`;
          const played = solve(line, { method: 'search', moves: 0 });
          expect([line, ask(line).outcome]).toEqual([line, 'error' in played ? '' : played.outcome]);
        }
  });
});

describe('Winning Ways', () => {
  it.each([
    ['king 1,2', 3],
    ['knight 3,4', 4],
    ['knight 1,2', 2],
    ['knight 5,5', 0],
    ['bishop 4,9', 4],
    ['rook 5,9', 12],
    ['queen 3,3', 6],
  ])('%s has %i', (text, grundy) => expect(ask(`corner ${text}`).values).toEqual({ grundy }));
});
