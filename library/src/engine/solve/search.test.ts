import { describe, expect, it } from 'vitest';
import { extendCatalogue, toCatalogue } from '../../core/catalogue.ts';
import { defineRuleset } from '../../core/define-ruleset.ts';
import type { Limits } from '../../core/limits.ts';
import type { Watched } from '../../core/look.ts';
import { ok } from '../../core/result.ts';
import type { Move } from '../../core/ruleset.ts';
import type { Verdict } from '../../core/verdict.ts';
import { ticking } from '../../testing/ticking.fixture.ts';
import { testKayles, testNim } from './heap-rulesets.fixture.ts';
import { solveWith } from './solve.ts';

/** A token walks along the arcs of a fixed digraph, given as rows of targets. */
function walk(id: string, rows: readonly (readonly number[])[]) {
  return defineRuleset<number>({
    id,
    parse: ({ text }) => ok(Number(text)),
    format: String,
    moves: (vertex) => (rows[vertex] ?? []).map((to): Move<number> => ({ label: `${vertex}>${to}`, to })),
  });
}

/** Take one counter: a game as deep as its heap. */
const countdown = defineRuleset<number>({
  id: 'countdown',
  parse: ({ text }) => ok(Number(text)),
  format: String,
  moves: (left) => (left === 0 ? [] : [{ label: `${left}`, to: left - 1 }]),
});

// 0 ends; 1 ⇄ 2 for ever; 3 can flee into that circle or end; 4 must enter 3; 5 ⇄ 6, and 6 can go to 0.
const loopy = { ...walk('loopy', [[], [2], [1], [0, 1], [3], [6], [5, 0]]), mayLoop: true };

const catalogue = extendCatalogue(toCatalogue([]), [testNim, testKayles, countdown, loopy]);

function answer(line: string, limits: Partial<Limits> = {}, method?: 'search', watched: Watched = {}): Verdict {
  const verdict = solveWith(line, { ...watched, catalogue, limits, ...(method !== undefined && { method }) });
  if ('error' in verdict) throw new Error(verdict.error.message);
  return verdict;
}

describe('games that need not end', () => {
  it.each([
    ['loopy 0', 'P'],
    ['loopy 1', 'draw'],
    ['loopy 2', 'draw'],
    ['loopy 3', 'N'],
    ['loopy 4', 'P'],
    ['loopy 5', 'P'],
    ['loopy 6', 'N'],
    ['loopy 0 [misere]', 'N'],
    ['loopy 3 [misere]', 'draw'],
    ['loopy 6 [misere]', 'draw'],
    ['loopy 3 + loopy 0', 'N'],
    ['loopy 1 + test-nim 1', 'draw'],
    ['loopy 3 + test-nim 1 [selective]', 'N'],
  ])('%s is %s', (line, outcome) => {
    const verdict = answer(line);
    expect(verdict.outcome).toBe(outcome);
    expect(verdict.winner).toBe(outcome === 'draw' ? undefined : outcome === 'N' ? 'next' : 'previous');
  });

  it('a won position of a loopy game shows the move that wins', () => {
    expect(answer('loopy 3').winningMoves).toEqual([{ move: '3>0', to: 'loopy 0' }]);
  });
});

describe('deep and large games', () => {
  it('a game of 30,000 moves does not overflow the stack', () => {
    expect(answer('countdown 30000').values.grundy).toBe(0);
    expect(answer('countdown 30001').outcome).toBe('N');
    expect(answer('countdown 30000 [misere]').outcome).toBe('N');
    expect(answer('countdown 29999', {}, 'search').values.grundy).toBe(1);
  });

  it('a search past the limit of positions is unknown with a reason and the limit', () => {
    const verdict = answer('test-kayles 30 31 32 [misere]', { positions: 1000 }, 'search');
    expect(verdict.outcome).toBe('unknown');
    expect(verdict.limit?.name).toBe('positions');
    expect(verdict.reason).not.toContain('--');
    expect(verdict.winningMoves).toEqual([]);
    expect(verdict.winningMovesComplete).toBe(false);
  });

  it('limits of time and memory end the same way', () => {
    expect(answer('test-kayles 60 61 62 [misere]', { milliseconds: 50 }, 'search', ticking(10)).limit).toEqual({
      name: 'milliseconds',
      value: 50,
    });
    expect(answer('test-kayles 60 61 62 [misere]', { megabytes: 1 }, 'search').limit).toEqual({ name: 'megabytes', value: 1 });
  });

  it('positions that are not finished count for what they take', () => {
    expect(answer('countdown 30000 [misere]', { megabytes: 20 }).reason).toContain('more than 20 megabytes');
    expect(answer('countdown 30000 [misere]', { megabytes: 200 }).outcome).toBe('N');
  });

  it('a move in very many components is refused by search and found by theory', () => {
    const line = `test-nim ${Array.from({ length: 3000 }, () => 1).join(' ')} [conjunctive]`;
    expect(answer(line).outcome).toBe('N');
    expect(answer(line).winningMoves.length).toBe(1);
    expect(answer(line, {}, 'search').outcome).toBe('unknown');
  });
});

describe('sums of different rulesets', () => {
  it('are joined by the theory and written back with their ids', () => {
    const verdict = answer('test-nim 3 + test-kayles 3');
    expect(verdict.values.grundy).toBe(0);
    const won = answer('test-nim 3 5 + test-kayles 3');
    expect(won.winningMoves).toContainEqual({ move: '1: 0: 5>0', to: 'test-nim 3 + test-kayles 3' });
  });
});
