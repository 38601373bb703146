/** Poset games, Chomp and Schuh's game through the engine: theorems against play by definition. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCatalogue } from '../../../core/catalogue.ts';
import type { Game } from '../../../core/game.ts';
import { DEFAULT_LIMITS } from '../../../core/limits.ts';
import type { Verdict } from '../../../core/verdict.ts';
import { solveWith } from '../../../engine/solve/solve.ts';
import { NimClaim } from '../../../testing/nim-claim.ts';
import { sweep } from '../../../testing/sweep.ts';
import { entries as nim } from '../../nim/entries.ts';
import { bite, boardOf, type ChompBoard, eachSquare } from '../chomp-board.ts';
import { formatChomp } from '../chomp-text.ts';
import { entries } from '../entries.ts';
import { ThreeRows } from './loops/three-rows.ts';

const catalogue = toCatalogue([...entries, ...nim]);

function ask(line: string, method?: 'search', limits = {}): Verdict {
  const answer = solveWith(line, { catalogue, limits, moves: Number.POSITIVE_INFINITY, ...(method && { method }) });
  return 'error' in answer ? expect.fail(`${line}: ${answer.error.message}`) : answer;
}

function errorOf(line: string) {
  const answer = solveWith(line, { catalogue });
  return 'error' in answer ? `${answer.error.code} at ${answer.error.at}` : expect.fail(line);
}

/** Positions of a sum in the order of words. */
function inOrder({ to = '' }: { readonly to?: string }): string {
  return to.replace(' [misere]', '').split(' + ').sort().join(' + ');
}

/** What a verdict says, value and all winning moves; undefined where no theorem is behind it. */
function byTheorem(line: string) {
  const { because, outcome, values, winningMoves, winningMovesComplete } = ask(line);
  if (!/^(poset|chomp|schuh)-/.test(because[0]?.theorem ?? '')) return undefined;
  const moves = winningMovesComplete ? winningMoves.map(inOrder).sort() : undefined;
  return { outcome, ...values, ...(moves !== undefined && { moves }) };
}

function byPlay(line: string) {
  const { outcome, values, winningMoves } = ask(line, 'search');
  return { outcome, ...(line.includes('misere') ? {} : values), moves: winningMoves.map(inOrder).sort() };
}

function open(line: string): Game {
  const [id = '', ...words] = line.split(' ');
  const game = catalogue.find(id)?.open({ text: words.join(' '), at: 0, options: [] });
  return game?.ok === true ? game.value : expect.fail(line);
}

const bothPlays = (lines: readonly string[]) => lines.flatMap((line) => [line, `${line} [misere]`]);

/** Orders on so many elements, numbered so that what is greater has the larger number; every order is among them. */
function ordersOf(order: number): string[] {
  const pairs = Array.from({ length: order }, (_, below) =>
    Array.from({ length: below }, (_, above) => [below + 1, above + 1]),
  ).flat();
  return Array.from({ length: 2 ** pairs.length }, (_, set) => {
    const arcs = pairs.filter((_, index) => (set >> index) & 1).map(([above, below]) => `${above}>${below}`);
    const alone = Array.from({ length: order }, (_, place) => String(place + 1));
    return `poset-game ${[...arcs, ...alone.filter((name) => !arcs.some((arc) => arc.split('>').includes(name)))].join(' ')}`;
  });
}

/** Every board that fits into this one. */
function boardsIn(box: ChompBoard): string[] {
  const all = new Map([[formatChomp(box), box]]);
  for (const board of all.values())
    for (const square of eachSquare(board)) {
      const left = bite(board, square);
      all.set(formatChomp(left), left);
    }
  return [...all.keys()].map((text) => `chomp ${text}`);
}

describe('poset games', () => {
  it('are as by definition on all orders of up to four elements', () => {
    const lines = [1, 2, 3, 4].flatMap(ordersOf);
    expect(sweep(bothPlays(lines)).agree(byTheorem, byPlay).atLeast(120)).toBeLessThan(2 * lines.length);
  });

  it('are as by definition on random forests, levels and orders with a greatest element', () => {
    const parents = fc.array(fc.nat(), { minLength: 6, maxLength: 11 }).map(forestText);
    const levels = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 4 }).map(levelsText);
    const fives = ordersOf(5);
    let seen = 0;
    fc.assert(
      fc.property(
        fc.oneof(
          parents,
          levels,
          fc.nat({ max: 1023 }).map((set) => (fives[set] ?? '').slice(11)),
        ),
        fc.boolean(),
        (text, misere) => {
          const line = `poset-game ${text}${misere ? ' [misere]' : ''}`;
          seen += sweep([line]).agree(byTheorem, byPlay).count;
        },
      ),
      { numRuns: 120, seed: 18 },
    );
    expect(seen).toBeGreaterThan(60);
  });

  it('may claim the misère lemma on forests', () => {
    const claim = new NimClaim();
    for (const text of ['2>1 3>1 4>2 5>3 6>3', '2>1 3>2 4>1 5>4 6>5 7>1', '2>1 4>3 5>3 6'])
      claim.check(open(`poset-game ${text}`));
    expect(claim.count).toBeGreaterThan(20);
  });

  it('have the values that were played out', () => {
    const values = (lines: readonly string[]) => lines.map((line) => ask(`poset-game ${line}`).values.grundy);
    expect(values([1, 2, 3, 4].map((n) => `boolean-lattice ${n}`))).toEqual([2, 3, 4, 2]);
    expect(values(['divisors 12', 'divisors 36', 'chain 999'])).toEqual([5, 6, 1000]);
    expect(ask('poset-game 2>1 3>1 4>3 + nim 4').outcome).toBe('P');
  });

  it('are won with a greatest element also where no move is known', () => {
    const { outcome, winningMoves, winningMovesComplete } = ask('poset-game boolean-lattice 8 [misere]', undefined, {
      positions: 20_000,
    });
    expect({ outcome, winningMoves, winningMovesComplete }).toEqual({
      outcome: 'N',
      winningMoves: [],
      winningMovesComplete: false,
    });
  });
});

/** Each element above one of those before it, or above none. */
function forestText(list: readonly number[]): string {
  const arcs = list.map((each, at) => (each % (at + 1) === 0 ? `${at + 1}` : `${at + 1}>${each % (at + 1)}`));
  return arcs.join(' ');
}

function levelsText(sizes: readonly number[]): string {
  const starts = sizes.map((_, level) => sizes.slice(0, level).reduce((sum, size) => sum + size, 1));
  const names = (level: number) => Array.from({ length: sizes[level] ?? 0 }, (_, place) => (starts[level] ?? 0) + place);
  return sizes
    .slice(1)
    .flatMap((_, level) => names(level + 1).flatMap((above) => names(level).map((below) => `${above}>${below}`)))
    .join(' ');
}

/** The lost positions of three rows by the definition, from small to large. */
function lostRows(most: number, play: 'normal' | 'misere'): ReadonlySet<string> {
  const lost = new Set<string>();
  for (let a = 1; a <= most; a++)
    for (let b = 0; b <= a; b++)
      for (let c = 0; c <= b; c++) {
        const options: string[] = [];
        for (let x = 1; x < a; x++) options.push(`${x} ${Math.min(b, x)} ${Math.min(c, x)}`);
        for (let y = 0; y < b; y++) options.push(`${a} ${y} ${Math.min(c, y)}`);
        for (let z = 0; z < c; z++) options.push(`${a} ${b} ${z}`);
        const isEnd = options.length === 0;
        if (isEnd ? play === 'normal' : !options.some((option) => lost.has(option))) lost.add(`${a} ${b} ${c}`);
      }
  return lost;
}

describe('chomp', () => {
  it('is as by definition on all boards in a square of four and in small boxes', () => {
    const lines = [
      [4n, 4n],
      [3n, 3n, 2n],
      [2n, 2n, 4n],
    ].flatMap((sides) => boardsIn(boardOf(sides)));
    const count = sweep(bothPlays(lines)).agree(byTheorem, byPlay).atLeast(250);
    console.log(`boards that theorems decide: ${count} of ${2 * lines.length}`);
  });

  it('is as by definition on three rows of up to six, in both plays', () => {
    const lines = boardsIn(boardOf([3n, 6n]));
    expect(lines.length).toBe(83);
    // Only the poison with one square, or alone, is left to search in misère play.
    expect(sweep(bothPlays(lines)).agree(byTheorem, byPlay).atLeast(160)).toBeLessThanOrEqual(166);
  });

  it('has in its table of three rows the lost positions that play by definition has, up to 30 squares a row', () => {
    for (const play of ['normal', 'misere'] as const) {
      const table = ThreeRows.upTo(30, 30, play, DEFAULT_LIMITS);
      if ('scope' in table) throw new Error(table.why);
      const lost = lostRows(30, play);
      const all: (readonly [number, number, number])[] = [];
      for (let a = 1; a <= 30; a++) for (let b = 0; b <= a; b++) for (let c = 0; c <= b; c++) all.push([a, b, c]);
      const count = sweep(all)
        .agree(
          ([a, b, c]) => table.isLost(a, b, c),
          ([a, b, c]) => lost.has(`${a} ${b} ${c}`),
        )
        .atLeast(5455);
      expect(count).toBe(5455);
    }
  });

  it('has the lost positions and openings that are known', () => {
    for (const rows of ['3 1^2', '2^2 1', '4 2^2', '5 3 2', '6 3^2']) expect(ask(`chomp ${rows}`).outcome, rows).toBe('P');
    const openings = (board: string) => ask(`chomp ${board}`).winningMoves.map(({ move }) => move);
    expect(ask('chomp 3x4').values.grundy).toBe(9);
    expect(ask('chomp 2x2x2').values.grundy).toBe(3);
    expect(openings('3x4')).toEqual(['1,2']);
    expect(openings('3x5')).toEqual(['2,3']);
    expect(openings('8x10')).toEqual(['3,8', '4,5']);
    expect(openings('6x13')).toEqual(['3,11', '4,8']);
  });

  it('is as by definition on all boards in a small box of four directions', () => {
    const lines = boardsIn(boardOf([2n, 2n, 2n, 2n]));
    // As many as monotone functions of four variables, by Dedekind's numbers, without the one in which the poison is gone.
    expect(lines).toHaveLength(167);
    const count = sweep(bothPlays(lines)).agree(byTheorem, byPlay).atLeast(54);
    console.log(`boards in four directions that theorems decide: ${count} of ${2 * lines.length}`);
  });

  it('has in four directions the values of numbers with four primes', () => {
    const pairs = [
      ['chomp 2x2x2x2', 'schuh 210'],
      ['chomp 2x3x2x2', 'schuh 420'],
      ['chomp 2x2x2x2 : 1,1,0,0', 'schuh 210 : 35'],
      ['chomp 2x2x2x3 : 0,0,1,2 1,1,0,0', 'schuh 420 : 12 35'],
    ] as const;
    for (const [board, number] of pairs) {
      const [{ outcome, values }, other] = [ask(board), ask(number)];
      expect([board, outcome, values]).toEqual([board, other.outcome, other.values]);
      expect(ask(`${board} [misere]`).outcome).toBe(ask(`${number} [misere]`).outcome);
    }
  });

  it('answers large boards', () => {
    expect(ask('chomp 2000x2000').winningMoves[0]?.move).toBe('1,1');
    expect(ask('chomp 1000000000000 999999999999').outcome).toBe('P');
    expect(ask('chomp 1000000000000 999999999').winningMoves[0]?.move).toBe('0,1000000000');
    expect(ask('chomp 500x600').outcome).toBe('N');
    const many = '1000000000000000000';
    expect(ask(`chomp ${many}x${many}`).winningMoves).toEqual([{ move: '1,1', to: `chomp ${many} 1^999999999999999999` }]);
    expect(ask(`chomp ${many} 1^999999999999999999`).outcome).toBe('P');
    expect(ask(`chomp ${many} 999999999999999999`).outcome).toBe('P');
    expect(ask(`chomp ${many}^2`).winningMoves).toEqual([
      { move: '1,999999999999999999', to: `chomp ${many} 999999999999999999` },
    ]);
    expect(ask(`chomp ${many} 7`).winningMoves[0]?.move).toBe('0,8');
    expect(ask(`chomp 2^${many}`).winningMoves[0]?.move).toBe('999999999999999999,1');
    expect(ask(`chomp ${many}x${many}x${many}x2`).outcome).toBe('N');
    for (const { to = '' } of ask(`chomp ${many} 90 20`).winningMoves) expect(ask(to).outcome, to).toBe('P');
    expect(ask(`chomp ${many} 90 20`)).toMatchObject({ outcome: 'N', winningMovesComplete: true });
    const { outcome, winningMoves } = ask('chomp 900 600 300');
    expect(outcome).toBe('N');
    for (const { to = '' } of winningMoves) expect(ask(to).outcome, to).toBe('P');
  });

  it('says where a table of three rows would be too large', () => {
    const table = ThreeRows.upTo(100_000, 100_000, 'normal', DEFAULT_LIMITS);
    expect(table).toMatchObject({ scope: 'none', limit: { name: 'megabytes' } });
    expect(ask('chomp 2000 1500 1000', undefined, { milliseconds: 0 }).outcome).toBe('unknown');
  });

  it('refuses what is no board, with a place', () => {
    expect(errorOf('chomp 3 4')).toBe('row-too-long at 8');
    expect(errorOf('chomp 3 2/2 1/3')).toBe('row-too-long at 14');
    expect(errorOf('chomp 3 0')).toBe('no-square at 8');
    expect(errorOf('chomp 0x4')).toBe('no-square at 6');
    expect(errorOf('chomp 3;4')).toBe('no-board at 6');
    expect(errorOf('chomp 3,4')).toBe('row-too-long at 8');
    expect(errorOf('chomp 3/')).toBe('expected-board at 8');
    expect(errorOf(`chomp ${'2x'.repeat(16)}2`)).toBe('board-too-large at 6');
    expect(errorOf(`chomp ${Array.from({ length: 1001 }, (_, row) => 2000 - row).join(' ')}`)).toBe('board-too-large at 5006');
    expect(errorOf('chomp 3 2 : 1,1')).toBe('expected-box at 6');
    expect(errorOf('chomp 2x2x2x2 : 1,1')).toBe('no-such-square at 16');
    expect(errorOf('chomp 2x2x2x2 : 1,1,0,2')).toBe('no-such-square at 16');
    expect(errorOf('chomp 2x2x2x2 : 0,0,0,0')).toBe('poison-taken at 16');
  });
});

describe('schuh', () => {
  /** Every position that can come of a number. */
  const positionsOf = (number: number): string[] => {
    const seen = new Set([`schuh ${number}`]);
    for (const line of seen) for (const { to } of open(line).moves()) seen.add(`schuh ${to.text()}`);
    return [...seen];
  };

  it('is as by definition on all positions of some numbers', () => {
    const lines = [30, 36, 48, 72].flatMap(positionsOf);
    const count = sweep(bothPlays(lines)).agree(byTheorem, byPlay).atLeast(150);
    console.log(`positions of Schuh's game that theorems decide: ${count} of ${2 * lines.length}`);
  });

  it('has the values that were played out', () => {
    expect([12, 30, 36, 60, 72, 120].map((n) => ask(`schuh ${n}`).values.grundy)).toEqual([4, 3, 5, 5, 9, 6]);
    expect(ask('schuh 210').outcome).toBe('N');
  });

  it('is answered for large numbers with small primes', () => {
    expect(ask(`schuh ${10n ** 18n}`)).toMatchObject({ outcome: 'N', winningMoves: [{ move: '10' }] });
    expect(ask(`schuh ${10n ** 18n} : 10`).outcome).toBe('P');
    expect(ask(`schuh ${2n ** 200n}`)).toMatchObject({ values: { grundy: 200 } });
    // Every digit of a divisor counts.
    const half = 2n ** 60n * 3n ** 7n;
    expect(ask(`schuh ${2n * half} : ${half}`).outcome).toBe(ask('chomp 62x8 : 60,7').outcome);
    expect(ask('schuh 9999999999999999').outcome).toBe('N');
  });

  it('refuses what is not named, with a place', () => {
    expect(errorOf('schuh 72 : 5')).toBe('no-divisor at 11');
    expect(errorOf('schuh 72 : 1')).toBe('named-one at 11');
    expect(errorOf('schuh 72 4')).toBe('unexpected-text at 9');
    expect(errorOf('schuh 0')).toBe('bad-number at 6');
    expect(errorOf('schuh 998244359987710471')).toBe('number-too-large at 6');
    expect(errorOf(`schuh ${2n ** 1024n}`)).toBe('number-too-large at 6');
    expect(errorOf(`schuh ${10n ** 32n}`)).toBe('order-too-large at 6');
  });
});
