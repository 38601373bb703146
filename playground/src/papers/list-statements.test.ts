/** Every statement reaches the page, and every theorem that carries one is known. */
import { papers, solve } from 'impartial';
import { describe, expect, it } from 'vitest';
import { listStatements } from './list-statements.ts';

const { papers: listed, theorems } = listStatements();

describe('the statements on the page', () => {
  it('are those of the library', () => {
    expect(listed).toHaveLength(papers.length);
    expect(listed.map(({ statements }) => statements.length)).toEqual(papers.map(({ statements }) => statements.length));
    expect(JSON.parse(JSON.stringify({ papers: listed, theorems }))).toEqual({ papers: listed, theorems });
  });

  it('have counterexamples that are positions, where they are called so', () => {
    const questions = listed.flatMap(({ statements }) => statements).filter(({ isQuestion }) => isQuestion);
    expect(questions.length).toBeGreaterThan(8);
    for (const { counterexample = '' } of questions) expect(solve(counterexample, { moves: 0 })).not.toHaveProperty('error');
  });
});
