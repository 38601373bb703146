/** The computer's moves: legal, winning where that can be, and as quick or slow as it may be. */
import { eachMove, solve } from 'impartial';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchGames } from './games.ts';
import { chooseMove } from './opponent.ts';

const LINES = [
  'nim 3 5 7',
  'nim 3 3',
  'node-kayles 2*P3',
  'node-kayles P9 + P11 [conjunctive]',
  'node-kayles P7 + P8 + P2 [conjunctive, misere]',
  'kayles 4 5 [selective]',
  'geodetic C7',
  'survivor-nim 13 1122112 [take 1-2]',
  'nim-on-graphs 1-2=2 2-3=1 3-4=2 4-1=1 @1',
];

beforeAll(() => fetchGames(LINES.join(' + ')));

function remotenessOf(question: string): number {
  const verdict = solve(question);
  return 'error' in verdict ? Number.NaN : Number(verdict.values.remoteness);
}

describe('the computer', () => {
  it.each(LINES)('plays %s by the rules, and wins what can be won', (question) => {
    const verdict = solve(question);
    const moves = eachMove(question);
    if ('error' in verdict || 'error' in moves) throw new Error('bad question');
    const lines = new Set([...moves].map(({ to }) => to));
    for (const opponent of ['perfect', 'delaying', 'random'] as const) {
      const chosen = chooseMove({ question, opponent });
      expect(lines).toContain(chosen?.to);
      if (opponent === 'random' || verdict.outcome !== 'N') continue;
      expect(verdict.winningMoves.map(({ to }) => to)).toContain(chosen?.to);
    }
  });

  it('wins as soon as it can where it is known how long play lasts, or as late', () => {
    let several = 0;
    for (let first = 3; first <= 16; first++) {
      for (let second = first; second <= 16; second++) {
        const question = `node-kayles P${first} + P${second} [conjunctive]`;
        const verdict = solve(question);
        if ('error' in verdict || verdict.outcome !== 'N') continue;
        const lasting = verdict.winningMoves.map(({ to }) => remotenessOf(to ?? ''));
        if (new Set(lasting).size > 1) several++;
        const after = (opponent: 'perfect' | 'delaying') => remotenessOf(chooseMove({ question, opponent })?.to ?? '');
        expect(after('perfect')).toBe(Math.min(...lasting));
        expect(after('delaying')).toBe(Math.max(...lasting));
      }
    }
    expect(several).toBeGreaterThan(3);
  });
});
