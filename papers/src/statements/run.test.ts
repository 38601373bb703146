/** How a status follows from counts, and that a theorem broken on purpose is found and named. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../library/src/catalogue.ts';
import { type Catalogue, toCatalogue } from '../../../library/src/core/catalogue.ts';
import { entry } from '../../../library/src/core/entry.ts';
import type { Ruleset } from '../../../library/src/core/ruleset.ts';
import type { Theorem } from '../../../library/src/core/theorem.ts';
import { chooseStatements } from '../papers.ts';
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
const reach = { deep: false, catalogue };

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

describe('the recorded counterexample', () => {
  const failing: Statement = {
    ...statement,
    recorded: 'false as printed',
    counterexample: { at: 'nim 1', outcome: 'N' },
    check: () => ({ printed: count(10, 1) }),
  };
  const complaintsAbout = (each: Statement) => runStatement(paper, each, reach).complaints;

  it('is the first failure of the run, with its outcome by the rules', () => {
    expect(complaintsAbout(failing)).toEqual([]);
    expect(complaintsAbout({ ...failing, counterexample: { at: 'nim 2', outcome: 'N' } })).toEqual([
      'the run finds “nim 1” as the first counterexample, recorded is “nim 2”',
    ]);
    expect(complaintsAbout({ ...failing, counterexample: { at: 'nim 1', outcome: 'P' } })).toEqual([
      '“nim 1” has the outcome N by the rules, recorded is P',
    ]);
  });

  it('is there exactly where print fails', () => {
    const { counterexample, ...without } = failing;
    expect(complaintsAbout(without)).toEqual(['the run finds “nim 1” as the first counterexample, recorded is none']);
    expect(counterexample && complaintsAbout({ ...statement, counterexample })).toEqual([
      'the run finds none as the first counterexample, recorded is “nim 1”',
    ]);
  });
});

/** The theorem with every answer turned round: the other outcome, or the values 0 and 1 changed over. */
function broken(theorem: Theorem<unknown>): Theorem<unknown> {
  return {
    ...theorem,
    answer(position, setting, tools) {
      const found = theorem.answer(position, setting, tools);
      if (found.scope === 'none') return found;
      if (found.scope === 'component') return { ...found, value: found.value === 0 ? 1 : 0 };
      return { ...found, outcome: found.outcome === 'N' ? 'P' : 'N', winningMoves: () => [] };
    },
  };
}

/** The catalogue with one theorem broken wherever it stands. */
function catalogueWithBroken(id: string): Catalogue {
  return toCatalogue(
    catalogue.entries.map(({ facts, theorems }) =>
      entry(
        facts as Ruleset<unknown>,
        (theorems as Theorem<unknown>[]).map((theorem) => (theorem.id === id ? broken(theorem) : theorem)),
      ),
    ),
  );
}

describe('a theorem broken on purpose', () => {
  it.each([
    ['path-selective', 'compound-node-kayles', 'Theorem 11', /node-kayles P\d+ \[selective\]/],
    ['nimania-parity', 'epidemiography', 'Theorem 2', /nimania 2\^2/],
    ['geodetic-cycle', 'geodetic-contraction-games', 'Theorem 2', /geodetic C\d+/],
    ['nim-on-graphs-flow', 'nim-on-graphs', 'Theorem 3.5', /nim-on-graphs .* @\d/],
    ['survivor-blocks', 'survivor-nim', 'Example 9', /survivor-nim \d+ 12221211112 \[take 1-2\]/],
  ])('%s is found by the statements it carries, with the position', (theorem, paperId, name, position) => {
    const [chosen] = chooseStatements(paperId, name).filter(({ statement: each }) => each.name === name);
    if (chosen === undefined) throw new Error(`there is no ${name}`);
    const outcome = runStatement(chosen.paper, chosen.statement, { ...reach, catalogue: catalogueWithBroken(theorem) });
    expect(outcome.complaints.join()).toMatch(
      /the program answers otherwise than the rules in [1-9]\d* of \d+ cases, first at \S+/,
    );
    expect(outcome.complaints.join()).toMatch(position);
    expect(runStatement(chosen.paper, chosen.statement, reach).complaints).toEqual([]);
  });
});

describe('statements', () => {
  it('are chosen by paper and by whole words of their names', () => {
    expect(chooseStatements('survivor-nim', 'example 7').map(({ statement: { name } }) => name)).toEqual([
      'Example 7',
      'Example 7, last sentence',
      'Example 7, N_31',
    ]);
    expect(chooseStatements('survivor-nim', 'Proposition 1')).toEqual([]);
    expect(chooseStatements(undefined, 'theorem 3').length).toBeGreaterThan(0);
    expect(chooseStatements('no-paper')).toEqual([]);
  });
});
