/** How a status follows from counts, and that a theorem broken on purpose is found and named. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { toCatalogue } from '../core/catalogue.ts';
import { entry } from '../core/entry.ts';
import type { Theorem } from '../core/theorem.ts';
import { plainKernels } from '../numeric/plain-kernels.ts';
import { nodeKayles } from '../rulesets/graph/node-kayles.ts';
import { survivorNim } from '../rulesets/table/survivor-nim.ts';
import { nodeKaylesTheorems } from '../theorems/node-kayles-theorems.ts';
import { pathSelective } from '../theorems/path-selective.ts';
import { survivorBlocks } from '../theorems/survivor-blocks.ts';
import { chooseStatements } from './papers.ts';
import { runStatement, statusOf } from './run.ts';
import type { Count, Statement } from './statement.ts';

const count = (cases: number, failures: number): Count => ({ cases, failures, ...(failures > 0 && { smallest: 'nim 1' }) });
const statement: Statement = {
  name: 'Theorem 1',
  says: 'All is well.',
  truth: 'It is not.',
  recorded: 'holds',
  least: 10,
  domain: () => 'ten cases',
  check: () => ({ printed: count(10, 0) }),
};
const paper = { id: 'a-paper', title: 'A paper', statements: [statement] };
const reach = { deep: false, catalogue, kernels: plainKernels };

describe('the status of a statement', () => {
  it('follows from the counts', () => {
    expect(statusOf(statement, { printed: count(10, 0) })).toBe('holds');
    expect(statusOf({ ...statement, claim: 'conjecture' }, { printed: count(10, 0) })).toBe('conjecture');
    expect(statusOf({ ...statement, claim: 'open' }, { printed: count(10, 0) })).toBe('open');
    expect(statusOf(statement, { printed: count(10, 1), corrected: count(10, 0) })).toBe('false as printed');
    const misprint: Statement = { ...statement, slip: 'misprint' };
    expect(statusOf(misprint, { printed: count(10, 1), corrected: count(10, 0) })).toBe('holds as corrected');
    expect(statusOf(misprint, { printed: count(10, 1), corrected: count(10, 1) })).toBe('false as printed');
  });

  it('is none where too few cases were seen', () => {
    expect(statusOf(statement, { printed: count(9, 0) })).toBeUndefined();
    const { complaints } = runStatement(paper, { ...statement, check: () => ({ printed: count(9, 0) }) }, reach);
    expect(complaints).toEqual(['only 9 cases were seen, and 10 are needed']);
  });

  it('is compared with what is recorded', () => {
    const { complaints } = runStatement(paper, { ...statement, recorded: 'false as printed' }, reach);
    expect(complaints).toEqual(['the run gives “holds”, recorded is “false as printed”']);
  });
});

/** The catalogue with the theorems of one ruleset replaced. */
function catalogueWith(id: string, wrong: ReturnType<typeof entry>) {
  return toCatalogue(catalogue.entries.map((each) => (each.facts.id === id ? wrong : each)));
}

function complaintsWith(wrong: typeof catalogue, paperId: string, name: string) {
  return chooseStatements(paperId, name).map((chosen) =>
    runStatement(chosen.paper, chosen.statement, { ...reach, catalogue: wrong }),
  );
}

describe('a theorem broken on purpose', () => {
  it('is found by the statements it carries, with the position: a flipped parity of paths', () => {
    const wrong: typeof pathSelective = {
      ...pathSelective,
      solve(position, setting, tools) {
        const found = pathSelective.solve(position, setting, tools);
        return found.scope === 'component' ? { ...found, value: 1 - Number(found.value) } : found;
      },
    };
    const theorems = nodeKaylesTheorems.map((theorem) => (theorem.id === wrong.id ? wrong : theorem));
    const [outcome] = complaintsWith(
      catalogueWith('node-kayles', entry(nodeKayles, theorems)),
      'compound-node-kayles',
      'theorem 11',
    );
    expect(outcome?.statement.name).toBe('Theorem 11');
    expect(outcome?.complaints.join()).toMatch(
      /the program answers otherwise than the rules in \d+ of 61 cases, first at node-kayles P\d+ \[selective\]/,
    );
  });

  it('is found where it answers for whole positions: the wrong alliance', () => {
    const wrong: Theorem<Parameters<typeof survivorBlocks.solve>[0]> = {
      ...survivorBlocks,
      solve(position, setting, tools) {
        const found = survivorBlocks.solve(position, setting, tools);
        return found.scope === 'position' ? { ...found, outcome: found.outcome === 'N' ? 'P' : 'N' } : found;
      },
    };
    const [outcome] = complaintsWith(catalogueWith('survivor-nim', entry(survivorNim, [wrong])), 'survivor-nim', 'example 9');
    expect(outcome?.complaints.join()).toMatch(/first at survivor-nim \d+ 12221211112 \[take 1-2\]/);
  });
});

describe('statements', () => {
  it('are chosen by paper and by whole words of their names', () => {
    expect(chooseStatements('survivor-nim', 'example 7').map(({ statement: { name } }) => name)).toEqual([
      'Example 7',
      'Example 7, last sentence',
    ]);
    expect(chooseStatements('survivor-nim', 'Proposition 1')).toEqual([]);
    expect(chooseStatements(undefined, 'theorem 3').length).toBeGreaterThan(0);
    expect(chooseStatements('no-paper')).toEqual([]);
  });
});
