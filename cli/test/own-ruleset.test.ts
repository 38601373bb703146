import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, parseLines, run, runAlone } from './run-program.ts';

const BODY = `{
  id: 'two-or-three',
  title: 'Two or three',
  rule: 'Take two or three counters from a heap.',
  notation: 'the number of counters',
  sources: [],
  samples: ['5'],
  parse: ({ text, at }) => (/^[0-9]+$/.test(text) ? ok(Number(text)) : bad('no-heap', 'A heap is a number.', at, { found: text })),
  format: String,
  moves: (n) => [2, 3].filter((k) => k <= n).map((k) => ({ label: String(k), to: n - k })),
}`;
const GIVEN = `export default ({ defineRuleset, ok, bad }) => defineRuleset(${BODY});`;

const FOREVER = '\nfunction forever() { for (;;); }';
/** The same without work for the processor. */
const ASLEEP = '\nfunction forever() { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); }';
/** What a file may take, in seconds: until it has come to the position where it hangs, and for one that comes to nothing. */
const UNTIL_IT_HANGS = '6';
const AT_ONCE = '0.2';

describe('rulesets of one’s own', () => {
  it('come from a module that is given the library', async () => {
    const cwd = folderWith({ 'own.mjs': GIVEN });
    const [solved, refused, listed, sequence] = await Promise.all([
      run(['solve', '--ruleset', './own.mjs', 'two-or-three 7', '--json'], { cwd }),
      run(['solve', '--ruleset', 'own.mjs', 'two-or-three x'], { cwd }),
      run(['games', '--ruleset', 'own.mjs', 'two-or-three'], { cwd }),
      run(['sequence', '--ruleset', 'own.mjs', 'two-or-three {n}', '--to', '9'], { cwd }),
    ]);
    expect(JSON.parse(solved.out)).toMatchObject({ outcome: 'N', winningMoves: [{ move: '2', to: 'two-or-three 5' }] });
    expect(solved.code).toBe(0);
    expect(refused.err).toContain('A heap is a number.');
    expect(listed.out).toContain('Take two or three counters');
    expect(sequence.out).toBe('Grundy values, n = 0 to 9:\n0 0 1 1 2 0 0 1 1 2\n');
  });

  it('come from a module that imports the library, by name and several at once', async () => {
    const library = new URL('../../library/dist/index.js', import.meta.url).href;
    const module = `import { defineRuleset, ok, bad } from '${library}';
      export const one = defineRuleset(${BODY});
      export const other = defineRuleset({ ...one, id: 'other-game' });`;
    const cwd = folderWith({ 'own.mjs': module });
    const { out } = await run(['solve', '--ruleset', 'own.mjs', '--json', 'two-or-three 2 + other-game 3'], { cwd });
    expect(JSON.parse(out)).toMatchObject({ outcome: 'P', values: { grundy: '0' } });
  });

  it('may have a slip that costs one answer of a batch, or one line and no stack trace', async () => {
    const cwd = folderWith({
      'own.mjs': GIVEN.replace('[2, 3]', 'if (n === 6) throw new Error("slip"); return [2, 3]')
        .replace('(n) => if', '(n) => { if')
        .replace('n - k })),', 'n - k })); },'),
    });
    const [batch, single] = await Promise.all([
      run(['solve', '--batch', '--json', '--ruleset', 'own.mjs'], { cwd, input: 'two-or-three 6\ntwo-or-three 5\n' }),
      run(['solve', '--ruleset', 'own.mjs', 'two-or-three 6'], { cwd }),
    ]);
    const [bad, good] = parseLines<{ outcome?: string; error?: { code: string } }>(batch);
    expect([bad?.error?.code, good?.outcome, batch.code]).toEqual(['ruleset-fault', 'P', 1]);
    expect(single.err).toMatch(
      /^impartial: the function moves of the ruleset two-or-three throws “slip”, asked about “two-or-three 6”; /,
    );
    expect([single.err.split('\n').length, single.code]).toEqual([2, 2]);
  });

  it('are refused when they are loaded where they break a law, throw, or hang', async () => {
    const modules: Record<string, [module: string, says: RegExp]> = {
      'forgets.mjs': [
        GIVEN.replace('format: String', "format: (n) => (n > 2 ? String(n) : '2')"),
        /two-or-three 2: .*\(the law: /,
      ],
      'bare.mjs': [
        GIVEN.replace('ok(Number(text))', 'Number(text)'),
        /parse of the ruleset two-or-three gives 5, asked about “5”; expected is ok/,
      ],
      'positions.mjs': [GIVEN.replace('({ label: String(k), to: n - k })', 'n - k'), /moves of .* gives 3 for a move/],
      'hangs.mjs': [
        GIVEN.replace('[2, 3].filter', 'n === 3 ? forever() : [2, 3].filter') + ASLEEP,
        /moves .*two-or-three 3.* has not come back/,
      ],
      'never-loads.mjs': [`${FOREVER} forever();`, /has not loaded/],
      'quits.mjs': ['process.exit(0)', /ends before/],
    };
    const cwd = folderWith(Object.fromEntries(Object.entries(modules).map(([name, [text]]) => [name, text])));
    const limits: Record<string, string> = { 'hangs.mjs': UNTIL_IT_HANGS, 'never-loads.mjs': AT_ONCE };
    for (const [name, [, says]] of Object.entries(modules)) {
      const limit = limits[name];
      const surroundings = { cwd, ...(limit !== undefined && { env: { IMPARTIAL_TRIAL_SECONDS: limit } }) };
      const { err, code } = await run(['solve', '--ruleset', name, 'two-or-three 5'], surroundings);
      expect([name, err, code]).toEqual([name, expect.stringMatching(says), 2]);
      expect(err.trimEnd().split('\n')).toHaveLength(1);
    }
  });

  it('are refused in one line where the module is none', async () => {
    const modules = {
      'broken.mjs': 'export default {{{',
      'empty.mjs': 'export const answer = 42;',
      'throws.mjs': 'throw new Error("out of order");',
      'absent.mjs': "import { defineRuleset } from 'partial';\nexport default defineRuleset;",
      'taken.mjs': GIVEN.replace("'two-or-three'", "'nim'"),
      'partial.mjs': "export default ({ defineRuleset }) => defineRuleset({ id: 'x' });",
    };
    const cwd = folderWith(modules);
    const runs = await Promise.all(Object.keys(modules).map((file) => run(['solve', '--ruleset', file, 'x 1'], { cwd })));
    for (const { err, code } of runs) {
      expect(err.trimEnd().split('\n')).toHaveLength(1);
      expect(err).toMatch(/^impartial: --ruleset\S* /);
      expect(code).toBe(2);
    }
    expect(runs[0]?.err).toContain('(broken.mjs, line 1, column 17)');
    expect(runs[2]?.err).toContain('out of order (throws.mjs, line 1, column 7)');
    expect(runs[3]?.err).toContain("Cannot find package 'partial'");
  });
});

const TYPED = `import { heapGame } from 'impartial/define';
import { sizes, type Sizes } from './sub/sizes.js';

const taken: Sizes = sizes;
export const few = heapGame({
  id: 'take-few',
  rule: 'Take one, three or four.',
  *options(size: number): Iterable<number> {
    for (const count of taken) if (count <= size) yield size - (count satisfies number);
  },
});`;
const SIZES = 'export type Sizes = readonly number[];\nexport const sizes: Sizes = [1, 3, 4];\n';

function typedFolder(more: Record<string, string> = {}): string {
  const cwd = folderWith({ 'few.ts': TYPED, 'own.mjs': GIVEN, ...more });
  mkdirSync(join(cwd, 'sub'));
  writeFileSync(join(cwd, 'sub', 'sizes.ts'), SIZES);
  return cwd;
}

describe('a file in TypeScript', () => {
  it('works as it stands where nothing is installed, with every verb, beside another', async () => {
    const cwd = typedFolder();
    const own = ['--ruleset', 'few.ts', '--ruleset', 'own.mjs'];
    const [solved, sequence, period, drawn, played, batch, listed] = await Promise.all([
      run(['solve', ...own, 'take-few 4 + two-or-three 4', '--json'], { cwd }),
      run(['sequence', ...own, 'take-few {n}', '--to', '8'], { cwd }),
      run(['period', ...own, 'take-few {n}'], { cwd }),
      run(['draw', ...own, 'take-few 3'], { cwd }),
      run(['play', ...own, 'take-few 1'], { cwd, input: '1\n' }),
      run(['solve', '--batch', ...own], { cwd, input: 'take-few 2\n'.repeat(300) }),
      run(['games', ...own, 'take-few'], { cwd }),
    ]);
    expect(JSON.parse(solved.out)).toMatchObject({ outcome: 'P' });
    expect(sequence.out).toBe('Grundy values, n = 0 to 8:\n0 1 0 1 2 3 2 0 1\n');
    expect(period.err).toBe('');
    expect(drawn.out).toContain('<svg');
    expect(played.out).toContain('Take one, three or four.');
    expect(batch.out.trimEnd().split('\n')).toHaveLength(300);
    expect(listed.out).toContain('Take one, three or four.');
  });

  it('has what it imports in the hash of its checkpoint', async () => {
    const cwd = typedFolder();
    const ask = () =>
      runAlone(['sequence', '--ruleset', 'few.ts', 'take-few {n}', '--to', '8', '--checkpoint', 'few.save'], { cwd });
    expect((await ask()).code).toBe(0);
    expect((await ask()).code).toBe(0);
    writeFileSync(join(cwd, 'sub', 'sizes.ts'), SIZES.replace('4]', '5]'));
    expect(await ask()).toMatchObject({ code: 2, err: expect.stringContaining('was made with other rules') });
  });

  it('is refused with the place of what is wrong', async () => {
    const cases: Record<string, [text: string, says: string]> = {
      'enum.ts': ['const a: number = 1;\nenum Side { Left }', 'enum.ts, line 2, column 1: TypeScript enum is not supported'],
      'slip.ts': ['const a: number = ;', 'slip.ts, line 1, column 19: expression expected'],
      'throws.ts': ['type A = 1;\n\n  throw new Error("out");', 'out (throws.ts, line 3, column 9)'],
      'door.ts': ["import { a } from 'impartial/defined';\nexport default a;", 'there is no impartial/defined to import from'],
      'name.ts': ["import { heapgame } from 'impartial/define';\nexport default heapgame;", '(name.ts, line 1)'],
      'file.ts': ["import { a } from './nothing.ts';\nexport default a;", 'nothing.ts'],
    };
    const cwd = folderWith(Object.fromEntries(Object.entries(cases).map(([name, [text]]) => [name, text])));
    for (const [name, [, says]] of Object.entries(cases)) {
      const { err, code } = await run(['solve', '--ruleset', name, 'nim 1'], { cwd });
      expect([code, err.trimEnd().split('\n').length, err]).toEqual([2, 1, expect.stringContaining(says)]);
      expect(err).toMatch(new RegExp(`^impartial: --ruleset ${name}: the module does not load: `));
    }
  });
});

describe('a module that throws something else than an error', () => {
  const THROWN: readonly (readonly [code: string, says: string])[] = [
    ['throw null;', 'the module does not load: it throws null'],
    ['throw undefined;', 'the module does not load: it throws undefined'],
    ["throw 'text';", 'the module does not load: it throws text'],
    ['throw Object.create(null);', 'the module does not load: it throws something that cannot be written as text'],
    ['throw { message: 5 };', 'the module does not load: it throws [object Object]'],
    ['export default () => { throw null; };', 'it throws null'],
    ['export default { get id() { throw null; } };', 'it throws null'],
    ['setTimeout(() => { throw null; }); await new Promise((done) => setTimeout(done, 100_000));', 'it throws null'],
    [
      "export default ({ heapGame }) => heapGame({ id: 'none', rule: 'None.', options() { throw null; } });",
      'the function moves of the ruleset none throws “null”',
    ],
  ];

  it('is refused in one line with its file name', async () => {
    const cwd = folderWith(Object.fromEntries(THROWN.map(([code], index) => [`${index}.mjs`, code])));
    for (const [index, [code, says]] of THROWN.entries()) {
      const refused = await run(['solve', 'nim 1', '--ruleset', `${index}.mjs`], { cwd });
      expect(refused, code).toEqual({ code: 2, out: '', err: expect.stringContaining(says) });
      expect(refused.err).toMatch(new RegExp(`^impartial: --ruleset ${index}\\.mjs: [^\\n]*\\n$`));
    }
  });

  it('is refused as a configuration and as the definition of a survey', async () => {
    const cwd = folderWith({ 'none.survey.mjs': 'throw null;' });
    expect((await run(['survey', 'plan', 'none.survey.mjs'], { cwd })).err).toBe(
      'impartial: none.survey.mjs: the module does not load: it throws null\n',
    );
    writeFileSync(join(cwd, 'impartial.config.mjs'), 'throw null;');
    expect((await run(['solve', 'nim 1'], { cwd })).err).toBe(
      'impartial: impartial.config.mjs: the module does not load: it throws null\n',
    );
  });
});

describe('impartial.config.ts', () => {
  const CONFIG = "export default { rulesets: ['./few.ts', './own.mjs'] } satisfies { rulesets: string[] };";

  it('names rulesets for the folder and those inside it', async () => {
    const cwd = typedFolder({ 'impartial.config.ts': CONFIG });
    const [here, inside, twice] = await Promise.all([
      run(['take-few 4 + two-or-three 4'], { cwd }),
      run(['solve', 'take-few 4 + two-or-three 4'], { cwd: join(cwd, 'sub') }),
      run(['solve', 'take-few 4 + two-or-three 4', '--ruleset', './own.mjs'], { cwd }),
    ]);
    expect(here).toMatchObject({ code: 0, out: expect.stringContaining('P-position') });
    expect([inside, twice]).toEqual([here, here]);
  });

  it('is refused where it names nothing, something else, or a file that is not there', async () => {
    for (const [text, says] of [
      ['export const rulesets = [];', 'it names no list of rulesets; expected is export default { rulesets'],
      ['export default { ruleset: [] };', 'there is nothing to set by ruleset;'],
      ["export default { rulesets: ['./gone.ts'] };", 'it names ./gone.ts, and there is no such file'],
      ['export default {', 'impartial.config.ts, line 1, column'],
    ] as const) {
      const cwd = folderWith({ 'impartial.config.ts': text });
      const { out, err, code } = await run(['games', 'nim'], { cwd });
      expect([out, code, err]).toEqual(['', 2, expect.stringContaining(says)]);
      expect(err).toMatch(/^impartial: impartial\.config\.ts: /);
    }
  });
});

describe('impartial verify --ruleset', () => {
  it('checks that game alone, with counts, and no paper', async () => {
    const cwd = folderWith({ 'own.mjs': GIVEN });
    const [text, json] = await Promise.all([
      run(['verify', '--ruleset', 'own.mjs'], { cwd }),
      run(['verify', '--ruleset', 'own.mjs', '--json'], { cwd }),
    ]);
    expect(text).toMatchObject({ code: 0, err: '' });
    expect(text.out).toContain('Two or three (two-or-three)');
    expect(text.out).toMatch(/^✓ +5 {2}solve gives the value of the definition$/m);
    expect(text.out).toMatch(/^✓ +5 {2}solve gives the outcome of the definition in misère play$/m);
    expect(text.out).toMatch(/^\d+ checks hold$/m);
    expect(JSON.parse(json.out).checks).toMatchObject([{ id: 'two-or-three', complete: true }]);
  });
});
