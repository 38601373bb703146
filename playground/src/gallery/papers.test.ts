/** What the gallery claims is what the library answers. */
import { listMoves, solve } from 'impartial';
import { papers } from 'impartial-papers';
import { describe, expect, it } from 'vitest';
import { CLASSICS, MISERE, PAPERS, slipOf } from './papers.ts';

const cards = [...PAPERS, MISERE, CLASSICS].flatMap(({ cards }) => cards);

describe('the gallery', () => {
  it('has five papers with six positions each', () => {
    expect(PAPERS).toHaveLength(5);
    for (const paper of PAPERS) expect(paper.cards).toHaveLength(6);
  });

  it.each(cards.map(({ question, outcome }) => [question, outcome] as const))('%s has the outcome %s', (question, outcome) => {
    expect(solve(question)).toMatchObject({ outcome });
  });

  it.each(cards.filter(({ outcome }) => outcome === 'N').map(({ question, by }) => [question, by] as const))(
    '%s is won by %s',
    (question, by) => {
      const answer = solve(question);
      if ('error' in answer) throw new Error(answer.error.message);
      const moves = answer.winningMoves.map(({ move }) => move);
      const all = listMoves(question);
      if (by?.startsWith('any')) {
        if ('error' in all) throw new Error(all.error.message);
        const winning = new Set(answer.winningMoves.map(({ to }) => to));
        expect(all.moves.every(({ to }) => winning.has(to))).toBe(true);
      } else expect(moves).toContain(by);
    },
  );

  it('shows a slip of each paper that a position proves', () => {
    expect(PAPERS.map(({ id }) => id).sort()).toEqual(papers.flatMap(({ id, key }) => (key === undefined ? [] : [id])).sort());
    for (const paper of PAPERS) {
      const { at, outcome } = slipOf(paper)?.counterexample ?? expect.fail(`${paper.title} has no slip`);
      expect(solve(at)).toMatchObject({ outcome });
    }
  });
});
