/** The papers end as recorded, and the page of results says what the checks give now. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../library/src/catalogue.ts';
import { theories } from '../../library/src/compounds/theories.ts';
import { expectFile, root } from '../../library/test/expected-file.ts';
import { checkPapers, type PaperOutcome } from '../src/index.ts';
import { papersToMarkdown } from '../src/markdown.ts';
import { papers } from '../src/papers.ts';
import { endedAsRecorded } from '../src/text.ts';

function run(): readonly PaperOutcome[] {
  const running = checkPapers();
  let step = running.next();
  while (!step.done) step = running.next();
  return step.value;
}

function countsFile(outcomes: readonly PaperOutcome[]): string {
  const rows = outcomes.map(({ paper, statement, found: { printed } }) => {
    return `  '${paper.id}: ${statement.name}': [${printed.cases}, ${printed.failures}],`;
  });
  return `/** Cases in which each statement was tried, and in which print failed: written by the run of the papers (\`npm run golden\`). */
export const recordedCounts: Readonly<Record<string, readonly [cases: number, failures: number]>> = {
${rows.join('\n')}
};
`;
}

const statements = papers.flatMap(({ id, statements: all }) => all.map((each) => ({ paper: id, ...each })));

describe('the papers', () => {
  const outcomes = run();

  it('end as recorded', () => {
    const others = outcomes.filter((each) => !endedAsRecorded(each));
    expect(others.map(({ paper, statement, complaints }) => [paper.id, statement.name, ...complaints])).toEqual([]);
  });

  it('are told on a page that is up to date', () => {
    expectFile('docs/papers.md', papersToMarkdown(outcomes, false));
  });

  it('have their counts on record', () => {
    expectFile('papers/src/statements/recorded-counts.ts', countsFile(outcomes));
  });

  it('name their statements once, and say what is true where print fails', () => {
    const names = statements.map(({ paper, name }) => `${paper} ${name}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { statement, found } of outcomes)
      if (found.printed.failures > 0) expect(statement.truth, statement.name).toBeDefined();
  });

  it('name theorems that exist', () => {
    const known = new Set([...theories, ...catalogue.entries.flatMap(({ theorems }) => theorems)].map(({ id }) => id));
    const named = [...new Set(statements.flatMap(({ theorems }) => theorems ?? []))];
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  it('give a place for each proof that is there', () => {
    for (const { name, proof } of statements)
      if (proof?.key === 'impartial') expect(() => readFileSync(`${root}/${proof.where}`), name).not.toThrow();
  });
});
