/** Misère Nim on two vertices against play by definition. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../catalogue.ts';
import type { Verdict } from '../../../core/verdict.ts';
import { solveWith } from '../../../engine/solve/solve.ts';

function ask(question: string, method: 'theorem' | 'search' = 'theorem'): Verdict {
  const answer = solveWith(question, { catalogue, method, moves: Number.POSITIVE_INFINITY });
  return 'error' in answer ? expect.fail(`${question}: ${answer.error.message}`) : answer;
}

describe('misère Nim on two vertices', () => {
  it('is misère Nim: up to four edges or loops with weights to 3, other edges out of reach', () => {
    let cases = 0;
    for (const edge of ['1-2', '2-2']) {
      for (let code = 0; code < 4 ** 4; code++) {
        const weights = [0, 1, 2, 3].map((place) => Math.floor(code / 4 ** place) % 4);
        if (weights.some((weight, index) => weight < (weights[index - 1] ?? 0))) continue;
        const question = `nim-on-graphs ${weights.map((weight) => `${edge}=${weight}`).join(' ')} 2-3=0 3-4=2 @2 [misere]`;
        const [found, expected] = [ask(question), ask(question, 'search')];
        expect(found.because[0]?.theorem, question).toBe('nim-on-two-vertices-misere');
        expect(found.outcome, question).toBe(expected.outcome);
        const movesOf = ({ winningMoves }: Verdict) => winningMoves.map(({ move, to }) => `${move} ${to}`).sort();
        expect(movesOf(found), question).toEqual(movesOf(expected));
        cases++;
      }
    }
    expect(cases).toBe(70);
  });

  it('has weights of any size, and leaves games to search', () => {
    const won = ask('nim-on-graphs 1-2=1000000000000000000000 1-2=999 1-2=7 @1 [misere]');
    expect(won.winningMoves.map(({ move }) => move)).toEqual(['1-2:1000000000000000000000>992']);
    expect(ask('nim-on-graphs 1-2={kayles 3} 1-2=1 @1 [misere]').method).toBe('search');
  });
});
