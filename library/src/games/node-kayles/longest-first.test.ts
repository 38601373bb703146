import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import { PLAYS } from '../../core/outcome.ts';
import { solveWith } from '../../engine/solve/solve.ts';
import { assertLaws } from '../../laws/laws.ts';
import { ticking } from '../../testing/ticking.fixture.ts';
import { nodeKayles } from './rules.ts';

/** Orders of paths; what a move in one path leaves. */
function options(order: number): number[][] {
  return Array.from({ length: order }, (_, vertex) => [vertex - 1, order - vertex - 2].filter((part) => part > 0));
}

/** Who wins by the rule alone: only paths of greatest order are played, one of them or some. */
function isWon(orders: readonly number[], some: boolean, misere: boolean, memo: Map<string, boolean>): boolean {
  if (orders.length === 0) return misere;
  const key = [...orders].sort().join();
  const known = memo.get(key);
  if (known !== undefined) return known;
  const greatest = Math.max(...orders);
  const rest = orders.filter((order) => order < greatest);
  const longest = orders.length - rest.length;
  let results: number[][] = [rest];
  const moved = options(greatest);
  const all: number[][] = [];
  if (some) {
    for (let index = 0; index < longest; index++)
      results = results.flatMap((each) => [[...each, greatest], ...moved.map((parts) => [...each, ...parts])]);
    all.push(...results.filter((each) => each.join() !== [...rest, ...Array(longest).fill(greatest)].join()));
  } else {
    for (const parts of moved) all.push([...rest, ...Array(longest - 1).fill(greatest), ...parts]);
  }
  const won = all.some((each) => !isWon(each, some, misere, memo));
  memo.set(key, won);
  return won;
}

function* unions(total: number, largest = total): Iterable<number[]> {
  yield [];
  for (let order = Math.min(total, largest); order >= 1; order--)
    for (const others of unions(total - order, order)) yield [order, ...others];
}

function outcome(question: string): string {
  const answer = solveWith(question, { catalogue });
  return 'error' in answer ? answer.error.code : answer.outcome;
}

describe('the longest first', () => {
  it('leaves a ruleset lawful', () => {
    assertLaws(nodeKayles);
  });

  it('has the outcomes of the rule on all unions of paths up to a total order of nine, in four settings', () => {
    let seen = 0;
    for (const compound of ['disjunctive', 'selective']) {
      for (const play of PLAYS) {
        const memo = new Map<string, boolean>();
        for (const orders of unions(9)) {
          const text = orders.length === 0 ? 'P0' : orders.map((order) => `P${order}`).join(' + ');
          const question = `node-kayles ${text} [longest-first, ${compound}, ${play}]`;
          const won = isWon(orders, compound === 'selective', play === 'misere', memo);
          expect([question, outcome(question)]).toEqual([question, won ? 'N' : 'P']);
          seen++;
        }
      }
    }
    expect(seen).toBe(4 * 97);
  });

  it('makes a difference', () => {
    const differing = [...unions(9)].filter((orders) => {
      const text = orders.map((order) => `P${order}`).join(' + ') || 'P0';
      return outcome(`node-kayles ${text}`) !== outcome(`node-kayles ${text} [longest-first]`);
    });
    expect(differing.length).toBeGreaterThanOrEqual(8);
  });

  it('lists winning moves that can be asked again', () => {
    const answer = solveWith('node-kayles P2 + 2*P4 [longest-first, selective]', { catalogue });
    if ('error' in answer) throw new Error(answer.error.message);
    expect(answer.outcome).toBe('N');
    expect(answer.winningMoves.length).toBeGreaterThan(0);
    for (const { move, to = '' } of answer.winningMoves) {
      expect(move).toMatch(/^[3-9]|^10/);
      expect(outcome(to)).toBe('P');
      expect(to).toContain('[longest-first, selective]');
    }
  });

  it('is refused where it makes no sense', () => {
    expect(outcome('node-kayles P2 + P4 [longest-first, conjunctive]')).toBe('compound-not-allowed');
    expect(outcome('node-kayles P2 + P4 [longest-first, diminished-disjunctive]')).toBe('compound-not-allowed');
    expect(outcome('node-kayles P2 + P4 [longest-first 3]')).toBe('option-takes-no-value');
    expect(outcome('node-kayles P2 + kayles 4 [longest-first]')).toBe('sum-not-allowed');
    expect(outcome('kayles 4 [longest-first]')).toBe('unknown-option');
    expect(outcome('selective-node-kayles P2 + P3 [longest-first]')).toBe('N');
  });

  it('answers unknown within its limits', () => {
    const limits = { milliseconds: 200 };
    const answer = solveWith('node-kayles 3*P1000000 [longest-first]', { catalogue, limits, now: ticking(20).now });
    expect(answer).toMatchObject({ outcome: 'unknown', limit: { name: 'milliseconds', value: 200 } });
  });
});
