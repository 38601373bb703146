/** Every statement reaches the page, and every theorem that carries one is known. */
import { solve } from 'impartial';
import { papers } from 'impartial-papers';
import { describe, expect, it } from 'vitest';
import { listStatements } from './list-statements.ts';

const { papers: listed, theorems } = listStatements();

describe('the statements on the page', () => {
  it('are those of the library', () => {
    expect(listed).toHaveLength(papers.length);
    expect(listed.map(({ statements }) => statements.length)).toEqual(papers.map(({ statements }) => statements.length));
    expect(JSON.parse(JSON.stringify({ papers: listed, theorems }))).toEqual({ papers: listed, theorems });
  });

  it('have counterexamples that are positions, where they have an outcome', () => {
    const found = listed.flatMap(({ statements }) => statements).flatMap(({ counterexample }) => counterexample ?? []);
    const positions = found.filter(({ outcome }) => outcome !== undefined);
    expect([found.length, positions.length]).toEqual([55, 39]);
    for (const { at, outcome } of positions) expect(solve(at, { moves: 0 })).toMatchObject({ outcome });
  });
});
