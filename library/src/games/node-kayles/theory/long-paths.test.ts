import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../catalogue.ts';
import { PLAYS } from '../../../core/outcome.ts';
import { COMPOUNDS } from '../../../core/setting.ts';
import { openQuestion } from '../../../engine/moves/open.ts';
import { SearchMemory } from '../../../engine/solve/search-memory.ts';
import { solveOpened } from '../../../engine/solve/solve.ts';

const SETTINGS = Object.keys(COMPOUNDS).flatMap((compound) => PLAYS.map((play) => `[${compound}, ${play}]`));

function solved(
  line: string,
  limits: { readonly positions?: number; readonly steps?: number },
  moves: number,
  found = new SearchMemory('question'),
) {
  const time = { milliseconds: 600_000 };
  const opened = openQuestion(line, catalogue);
  if (!opened.ok) throw new Error(`${line}: ${opened.error.message}`);
  const answer = solveOpened(opened.value, { limits: { ...limits, ...time }, moves }, found);
  if ('error' in answer) throw new Error(`${line}: ${answer.error.message}`);
  return answer;
}

/** What a move of this name leaves of a path of n vertices, as sizes above 0, rising. */
type Left = (n: number, label: string) => readonly number[];

function rising(...sizes: readonly number[]): readonly number[] {
  return sizes.filter((size) => size > 0).sort((a, b) => a - b);
}

/** The vertices are called n − 1 to 0, along the arrows; the last is taken alone. */
const leftOfChain: Left = (n, label) => (label === '0' ? rising(n - 1) : rising(n - 1 - Number(label), Number(label) - 1));

const leftOfPath: Left = (n, label) => {
  const taken = label.split('+').map(Number);
  return rising(Math.min(...taken) - 1, n - Math.max(...taken));
};

const leftOfHeap: Left = (_, label) => rising(...(label.split('>')[1] ?? '').split('+').map(Number));

const PATHS = [
  { path: (n: number) => `directed-node-kayles chain ${n - 1}`, left: leftOfChain, code: '0.37' },
  { path: (n: number) => `selective-node-kayles P${n}`, left: leftOfPath, code: '0.777' },
];

describe('paths that are heaps of octal games', () => {
  it.each(PATHS)('are won by the same moves as the heaps of $code', ({ path, left, code }) => {
    let seen = 0;
    let won = 0;
    // What smaller paths have found is asked by larger ones; what heaps have found is not.
    const [ofHeaps, ofPaths] = [new SearchMemory('question'), new SearchMemory('question')];
    const results = (line: string, leftOf: Left, n: number, found: SearchMemory) => {
      const { outcome, winningMoves, winningMovesComplete } = solved(line, {}, Number.POSITIVE_INFINITY, found);
      const to = new Set(winningMoves.map(({ move }) => leftOf(n, move).join('+')));
      return { outcome, winningMovesComplete, to: [...to].sort() };
    };
    for (let n = 1; n <= 30; n++) {
      for (const setting of SETTINGS) {
        const ofHeap = results(`octal ${code}: ${n} ${setting}`, leftOfHeap, n, ofHeaps);
        const line = `${path(n)} ${setting}`;
        if (ofHeap.outcome === 'unknown') continue;
        const ofPath = results(line, left, n, ofPaths);
        // The search for misère outcomes of larger paths ends before all moves are tried.
        if (setting === '[disjunctive, misere]' && !ofPath.winningMovesComplete) {
          expect([line, ofPath.outcome, ofPath.to.filter((to) => !ofHeap.to.includes(to))]).toEqual([line, ofHeap.outcome, []]);
          expect([line, ofPath.to.length > 0]).toEqual([line, true]);
        } else expect([line, ofPath]).toEqual([line, ofHeap]);
        seen++;
        if (ofHeap.to.length > 0) won++;
      }
    }
    expect(seen).toBe(30 * SETTINGS.length);
    expect(won).toBeGreaterThan(200);
  });

  it.each([
    ['directed-node-kayles chain 9999 [conjunctive]', 10_000, leftOfChain, '0.37'],
    ['directed-node-kayles chain 9999 [selective]', 10_000, leftOfChain, '0.37'],
    ['directed-node-kayles chain 9999 [continued-conjunctive]', 10_000, leftOfChain, '0.37'],
    ['selective-node-kayles P9999 [selective]', 9_999, leftOfPath, '0.777'],
    ['selective-node-kayles P9999 [continued-conjunctive, misere]', 9_999, leftOfPath, '0.777'],
  ] as const)('have a winning move within a few steps, however long: %s', (line, n, left, code) => {
    const { outcome, winningMoves } = solved(line, { positions: 500, steps: 2_000 }, 1);
    expect(outcome).toBe('N');
    const [first] = winningMoves;
    const sizes = left(n, first?.move ?? expect.fail('no move'));
    const setting = line.slice(line.indexOf('['));
    expect(solved(`octal ${code}: ${sizes.join(' ')} ${setting}`, {}, 0).outcome).toBe('P');
  });
});
