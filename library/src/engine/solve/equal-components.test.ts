import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import { PLAYS } from '../../core/outcome.ts';
import { COMPOUNDS } from '../../core/setting.ts';
import { METHODS, type Method } from '../../core/verdict.ts';
import { solveWith } from './solve.ts';

/** The same graph several times, its vertices named in different orders: a triangle with a tail, arcs, forks. */
const QUESTIONS = [
  'node-kayles a1-a2 a2-a3 a3-a1 a3-a4 b1-b2 b1-b3 b1-b4 b2-b3',
  'node-kayles a1-a2 a2-a3 a3-a1 a3-a4 b1-b2 b1-b3 b1-b4 b2-b3 y-z',
  'node-kayles b1-b2 b1-b3 b1-b4 b2-b3 a1-a2 a2-a3 a3-a1 a3-a4 x-y y-z',
  'selective-node-kayles a1-a2 a2-a3 a3-a1 b1-b2 b1-b3 c-d',
  'directed-node-kayles v1>v2 v3>v0',
  'directed-node-kayles v0>v4 v1>v2 v1>v4 v2>v4 v2>v5 v3>v0 v5>v4',
  'directed-node-kayles a1>a2 a1>a3 b3>b1 b3>b2 c2>c1 c2>c3',
];

const SETTINGS = Object.keys(COMPOUNDS).flatMap((compound) => PLAYS.map((play) => `[${compound}, ${play}]`));

function ask(question: string, method: Method) {
  const verdict = solveWith(question, { catalogue, method, moves: Number.POSITIVE_INFINITY });
  if ('error' in verdict) throw new Error(verdict.error.message);
  return verdict;
}

describe('components that are equal up to the order of their vertices', () => {
  it.each(QUESTIONS)('have moves of their own: %s', (question) => {
    let seen = 0;
    for (const setting of SETTINGS) {
      for (const method of METHODS) {
        const { outcome, winningMoves } = ask(`${question} ${setting}`, method);
        expect([setting, winningMoves.length > 0]).toEqual([setting, outcome === 'N']);
        for (const { move, to = '' } of winningMoves) {
          expect([setting, method, move, ask(to, 'search').outcome]).toEqual([setting, method, move, 'P']);
          seen++;
        }
      }
    }
    expect(seen).toBeGreaterThan(10);
  });

  it('are called by their own vertices where there are very many', () => {
    const arcs = Array.from({ length: 300 }, (_, index) => (index % 2 === 0 ? `v${index}b>v${index}a` : `v${index}a>v${index}b`));
    const starts = arcs.map((arc) => arc.split('>')[0]);
    for (const compound of ['continued-conjunctive', 'selective']) {
      const { winningMoves } = ask(`directed-node-kayles ${arcs.join(' ')} [${compound}]`, 'theorem');
      const whole = winningMoves.find(({ to }) => to?.startsWith('directed-node-kayles P0 '));
      expect(whole?.move.split(' & ').sort()).toEqual(starts.toSorted());
    }
  });
});
