/** Every verb that prints JSON prints what the published schema says. */
import { describe, expect, it } from 'vitest';
import { faultIn, schema } from '../../library/test/schema.ts';
import { listCommands } from './commands.ts';
import { folderWith, run } from './run-program.ts';

/** What the cases read. */
const FILES = {
  'b.txt': '0 0\n1 1\n2 2\n3 3\n4 1\n',
  'other.txt': '0 0\n1 -90071992547409931\n',
  'notes.md': `# Notes

\`\`\`impartial
a = kayles 7
→ N
a + nim 9007199254740993
b
sequence node-kayles P{n} [diminished-disjunctive] for n = 0..9
plot kayles {n} for n = 0..9
period nim {n}
table nim {a} {b} for a = 1..2, b = 1..2
\`\`\`
`,
  'own.mjs': `export default ({ heapGame }) => heapGame({
    id: 'pins', rule: 'Take one or two.', *options(n) { for (const taken of [1, 2]) if (taken <= n) yield n - taken; },
  });`,
};

const CASES: readonly (readonly [kind: string, ...args: string[]])[] = [
  ['verdict', 'solve', 'kayles 7 4', '--json'],
  ['verdict', 'solve', 'nim 12345678901234567890 3', '--json'],
  ['verdict', 'solve', 'grundys-game 60 59 [misere]', '--json', '--max-seconds', '0.1'],
  ['verdict', 'solve', 'kayles 5 7 [misere]', '--genus', '--json'],
  ['verdict', 'solve', 'kayles 50 60 [misere]', '--genus', '--max-positions', '10', '--json'],
  ['error', 'solve', 'nim x', '--json'],
  ['moveList', 'moves', 'kayles 7', '--json'],
  ['moveList', 'moves', 'node-kayles P5 + P9 [conjunctive]', '--json'],
  ['moveList', 'moves', 'survivor-nim 5 112 [take 1-2]', '--json'],
  ['moveList', 'moves', 'grundys-game 30 [misere]', '--json', '--max-positions', '10'],
  ['explanation', 'explain', 'survivor-nim 5 112 [take 1-2]', '--json'],
  ['explanation', 'explain', 'node-kayles P5', '--json'],
  ['error', 'explain', 'nim x', '--json'],
  ['sequence', 'sequence', 'nim {n} 9007199254740993', '--to', '5', '--json'],
  ['sequence', 'sequence', 'node-kayles P{n} [diminished-disjunctive]', '--to', '20', '--json'],
  ['sequence', 'sequence', 'survivor-nim {n} 1122112 [take 1-2]', '--to', '9', '--json'],
  ['sequence', 'sequence', 'kayles {n}', '--genus', '--to', '12', '--json'],
  ['error', 'sequence', 'kayles {n}x', '--to', '5', '--json'],
  ['fileComparison', 'sequence', 'kayles {n}', '--to', '9', '--compare', 'b.txt', '--json'],
  ['fileComparison', 'sequence', 'kayles {n}', '--to', '9', '--compare', 'other.txt', '--json'],
  ['fileComparison', 'sequence', 'kayles {n}', '--from', '7', '--to', '9', '--compare', 'b.txt', '--json'],
  ['catalogueComparison', 'sequence', 'node-kayles P{n}', '--to', '400', '--compare', 'catalogue', '--json'],
  ['catalogueComparison', 'sequence', 'kayles {n}', '--to', '3', '--compare', 'catalogue', '--json'],
  ['statistics', 'sequence', 'kayles {n}', '--to', '100', '--stats', '--json'],
  ['period', 'period', 'kayles {n}', '--json'],
  ['period', 'period', 'nim 5 {n}', '--json'],
  ['period', 'period', 'octal 0.007: {n}', '--limit', '100', '--json'],
  ['period', 'period', 'grundys-game {n}', '--observe', '--limit', '60', '--json'],
  ['period', 'period', 'pins {n}', '--observe', '--ruleset', 'own.mjs', '--json'],
  ['error', 'period', 'kayles 5', '--json'],
  ['misere', 'misere', 'kayles {n}', '--json'],
  ['misere', 'misere', 'octal 0.3102: {n}', '--max-seconds', '0.1', '--json'],
  ['misere', 'misere', 'kayles 5 7', '--json'],
  ['misere', 'misere', 'pins {n} + nim {m:0..2}', '--to', '4', '--ruleset', 'own.mjs', '--json'],
  ['canonical', 'misere', 'kayles 9', '--canonical', '--equals', 'nim 4', '--json'],
  ['canonical', 'misere', 'kayles 30', '--canonical', '--max-positions', '20', '--json'],
  ['error', 'misere', 'kayles {n}x', '--json'],
  ['table', 'table', 'compound-node-kayles', '1', '--json'],
  ['familyTable', 'table', 'nim {a} {b}', '--a', '3,9007199254740993', '--b', '1,x', '--json'],
  ['familyTable', 'table', 'kayles 60 {n:58..59} [misere]', '--max-positions', '100', '--json'],
  ['familyTable', 'table', 'node-kayles P{n:1..3} [{rule:diminished-disjunctive,misere}]', '--json'],
  ['error', 'table', 'nim {a} {b}', '--a', '3', '--json'],
  ['nimbers', 'nim-sum', '3', '5', '6', '--json'],
  ['nimbers', 'nim-product', '1000000000000000000', '5', '--json'],
  ['error', 'nim-product', '3', 'x', '--json'],
  ['worksheet', 'worksheet', 'run', 'notes.md', '--json'],
  ['rulesets', 'games', '--json'],
  ['ruleset', 'games', 'kayles', '--json'],
  ['ruleset', 'games', 'pins', '--ruleset', 'own.mjs', '--json'],
  ['papers', 'verify', 'epidemiography', '--json'],
  ['rulesetChecks', 'verify', '--ruleset', 'own.mjs', '--json'],
];

/** One after the other in one folder: a store is planned, filled, looked at and emptied. */
const SURVEY_CASES: readonly (readonly [kind: string, ...args: string[]])[] = [
  ['surveyPlan', 'plan', 'octal 0.{a:0..7}: {n}', '--ask', 'period', '--name', 'octal-1', '--max-values', '100'],
  ['surveyStatus', 'status', 'octal-1'],
  ['surveyRun', 'run', 'octal-1', '--for', '0s'],
  ['surveyRun', 'run', 'octal-1'],
  ['surveyRun', 'run', 'kayles {n}', '--ask', 'sequence', '--to', '20', '--name', 'terms'],
  ['surveyStatus', 'status', 'octal-1'],
  ['surveyList', 'list'],
  ['surveyRows', 'query', 'select * from "octal-1" order by task'],
  ['surveyRows', 'query', 'select 1 as n where 1 = 0'],
  ['surveyFound', 'find', '1', '2', '3', '1', '4'],
  ['surveyFound', 'find', '9', '9', '9', '9'],
  ['surveyCheck', 'verify', 'octal-1'],
  ['surveyPublished', 'publish', 'octal-1', 'folder'],
  ['surveyCopied', 'copy', 'octal-1', 'copy.sqlite'],
  ['surveyRaised', 'raise', 'octal-1', '--where', "status = 'proved'", '--values', 'x2'],
  ['surveyForgotten', 'drop', 'octal-1', '--yes'],
  ['surveyList', 'list'],
  ['chain', 'chain', 'octal 0.07: {n}', '--name', 'c', '--to', '900'],
  ['linkCheck', 'chain', '--name', 'c', '--check', '0'],
];

describe('JSON of the command line', () => {
  it.each(CASES)('%s: %s %s', async (kind, ...args) => {
    const { out, err } = await run(args, { cwd: folderWith(FILES) });
    expect([out.trim().split('\n').length, err]).toEqual([1, expect.not.stringContaining('bug')]);
    expect(faultIn(out, kind)).toBeUndefined();
  });

  it('of surveys', async () => {
    const cwd = folderWith({});
    for (const [kind, ...args] of SURVEY_CASES) {
      const { out, err } = await run(['survey', ...args, '--json'], { cwd });
      expect([args, out.trim().split('\n').length, err]).toEqual([args, 1, expect.not.stringContaining('unexpected')]);
      expect([args, faultIn(out, kind)]).toEqual([args, undefined]);
    }
  });

  it('is tried for every verb that prints it, in every form that the schema has', async () => {
    const printing = (await listCommands()).filter(({ command }) => command.options.some(({ long }) => long === '--json'));
    const tried = [...CASES.map(([, verb = '']) => verb), ...SURVEY_CASES.map(([, verb]) => `survey ${verb}`)];
    expect(new Set(tried)).toEqual(new Set(printing.map(({ words }) => words.join(' '))));
    const forms = (schema.anyOf ?? []).map((form) => String((form as { $ref: string }).$ref).replace('#/$defs/', ''));
    // The check of a verdict has a test of its own.
    expect(new Set([...[...CASES, ...SURVEY_CASES].map(([kind]) => kind), 'check'])).toEqual(new Set(forms));
    expect(CASES.length).toBeGreaterThanOrEqual(30);
  });

  it('has large numbers as text in a table, and what is wrong with a cell', async () => {
    const { out, code } = await run(['table', 'nim {a} {b}', '--a', '9007199254740993', '--b', '1,x', '--json']);
    const { cells } = JSON.parse(out);
    expect(cells).toMatchObject([{ value: '9007199254740992' }, { value: null, error: { code: 'not-a-number' } }]);
    expect(code).toBe(1);
  });

  it('of a batch is an answer a line', async () => {
    const { out } = await run(['solve', '--batch', '--json'], { input: 'nim 3 5\nnim x\nkayles 9 [misere]\n' });
    const lines = out.trim().split('\n');
    expect(lines.map((line) => faultIn(line, line.includes('"error"') ? 'error' : 'verdict'))).toEqual(Array(3).fill(undefined));
  });

  it('of a verdict is checked, and the check is JSON too', async () => {
    const { out: verdict } = await run(['solve', 'nim 12345678901234567890 3', '--json']);
    const { out, code } = await run(['verify', '--certificate', '-', '--json'], { input: verdict });
    expect([faultIn(out, 'check'), JSON.parse(out).ok, code]).toEqual([undefined, true, 0]);
  });
});
