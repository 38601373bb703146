import { describe, expect, it } from 'vitest';
import { makeProgram } from '../src/program.ts';
import { run } from './run-program.ts';

const VERBS = (await makeProgram()).commands.map((verb) => verb.name());

describe('the program', () => {
  it('helps with examples for every verb, within 80 columns', async () => {
    const helps = await Promise.all([run(['--help']), ...VERBS.map((verb) => run([verb, '--help']))]);
    for (const { out, err, code } of helps) {
      expect(out).toContain('Examples:');
      expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
      expect([err, code]).toEqual(['', 0]);
    }
    expect(VERBS.length).toBeGreaterThanOrEqual(14);
    for (const verb of VERBS) expect(helps[0]?.out).toContain(`  ${verb} `);
  });

  it('solves a question without a verb, and helps where it is none', async () => {
    const solved = await run(['solve', 'nim 3 5 7']);
    const [quoted, bare, json, unknown, option, verb] = await Promise.all([
      run(['nim 3 5 7']),
      run(['nim', '3', '5', '7']),
      run(['--json', 'nim 3 5 7 [misère]']),
      run(['grundy', '7']),
      run(['nim 3 5 7 misere']),
      run(['explain', 'nim 1']),
    ]);
    expect([quoted, bare]).toEqual([solved, solved]);
    expect(JSON.parse(json.out)).toMatchObject({ question: 'nim 3 5 7 [misère]', outcome: 'N' });
    expect(unknown).toMatchObject({ code: 1, err: expect.stringContaining('perhaps grundys-game is meant') });
    expect(option).toMatchObject({ code: 1, err: expect.stringContaining('expected [misere]; found misere') });
    expect(verb.out).toContain('What was used');
  });

  it('says what is missing in an empty question, and what may be meant by a name', async () => {
    const [empty, blank, misspelt, capital] = await Promise.all([run(['']), run([' ']), run(['games', 'nimm']), run(['NIM 3'])]);
    for (const { err, code } of [empty, blank]) expect([err, code]).toEqual([expect.stringContaining('The line is empty.'), 1]);
    expect([misspelt.err, misspelt.code]).toEqual(['impartial: there is no ruleset "nimm"; perhaps nim is meant\n', 2]);
    expect(capital.err).toContain('perhaps nim is meant');
  });

  it('tells its version', async () => {
    const { out, code } = await run(['--version']);
    expect(out).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(code).toBe(0);
  });

  it('ends with 2 and a line on standard error for wrong usage', async () => {
    const wrong = [
      [],
      ['solve'],
      ['solve', '--batch', 'nim 1'],
      ['solve', 'nim 1', '--jsn'],
      ['solve', 'nim 1', '--moves', 'some'],
      ['solve', 'nim 1', '--method', 'magic'],
      ['solve', 'nim 1', '--max-seconds', '-1'],
      ['solve', 'nim 1', '--ruleset', './no-such-file.mjs'],
      ['win', 'nim 1'],
      ['explain'],
      ['play'],
      ['games', 'chess'],
      ['sequence', 'nim {n}'],
      ['sequence', 'nim {n}', '--to', '2.5'],
      ['sequence', 'nim {n}', '--to', '1e30'],
      ['sequence', 'kayles {n}', '--to', '1e9'],
      ['sequence', 'kayles {n}', '--from', '7', '--to', '3'],
      ['sequence', 'nim {n}', '--to', '3', '--json', '--csv'],
      ['sequence', 'nim {n}', '--to', '3', '--csv', './no/such/folder/x.csv'],
      ['sequence', '--to', '3', '--bfile', 'nim {n}'],
      ['verify', '--certificate', './no-such-file.json'],
    ];
    for (const { out, err, code } of await Promise.all(wrong.map((args) => run(args)))) {
      expect(out).toBe('');
      expect(err).toMatch(/\S/);
      expect(err).not.toMatch(/^ +at /m);
      expect(code).toBe(2);
    }
  });

  it('says which number is too large, and which range is none', async () => {
    const errors = await Promise.all(
      [
        ['--to', '1e30'],
        ['--to', '1e9'],
        ['--from', '7', '--to', '3'],
      ].map((range) => run(['sequence', 'kayles {n}', ...range])),
    );
    expect(errors.map(({ err }) => err)).toEqual([
      expect.stringContaining('It is larger than 9007199254740991.'),
      expect.stringContaining('at most 500000000 values are kept'),
      expect.stringContaining('there is no n from 7 to 3'),
    ]);
  });

  it('has colours only where they are wanted', async () => {
    const solve = (args: string[], env: Record<string, string>) => run(['solve', 'nim 1', ...args], { env });
    const colour = '\u001b[';
    const [plain, forced, refused, never, ci] = await Promise.all([
      solve([], {}),
      solve([], { FORCE_COLOR: '1' }),
      solve(['--no-color'], { FORCE_COLOR: '1' }),
      solve([], { FORCE_COLOR: '1', NO_COLOR: '1' }),
      solve([], { CI: 'true' }),
    ]);
    expect([plain, forced, refused, never, ci].map(({ out }) => out.includes(colour))).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
  });
});
