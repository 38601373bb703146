/** `impartial survey` in a file: planned, run, killed and run again, raised, checked, and refused in plain sentences. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { interrupted } from './press-ctrl-c.ts';
import { folderWith, run } from './run-program.ts';

const LINE = 'octal 0.{a:0..7}{b:0..7}: {n} [{compound:disjunctive,conjunctive,selective}]';
const PLAN = ['survey', 'plan', LINE, '--ask', 'period', '--name', 'octal-2', '--max-values', '200'];

const rootIn = (text: string) => /root ([0-9a-f]{64})/.exec(text)?.[1];

async function survey(cwd: string, ...words: string[]) {
  return run(['survey', ...words], { cwd });
}

describe('impartial survey', () => {
  it('plans, runs, tells, raises and checks', async () => {
    const cwd = folderWith({});
    const plan = await run(PLAN, { cwd });
    expect(plan.out).toMatch(/^octal-2: 192 tasks, 28 of them equal to another\n/);
    expect((plan.out.match(/octal 0\.\d\d: \{n\} \[/g) ?? []).length).toBeGreaterThan(5);
    const done = await survey(cwd, 'run', 'octal-2');
    const root = rootIn(done.out);
    expect(root).toBeDefined();
    const status = JSON.parse((await survey(cwd, 'status', 'octal-2', '--json')).out);
    expect(status).toMatchObject({ tasks: 192, done: 192, root, byOtherCode: 0 });
    const counts = await survey(
      cwd,
      'query',
      'select compound, count(*) as n from "octal-2" where status = \'proved\' group by 1 order by 1',
      '--json',
    );
    expect(JSON.parse(counts.out).rows).toEqual([
      { compound: 'conjunctive', n: 64 },
      { compound: 'disjunctive', n: 43 },
      { compound: 'selective', n: 64 },
    ]);
    const raised = await survey(cwd, 'raise', 'octal-2', '--values', 'x8');
    expect(raised.out).toMatch(/^\d+ tasks opened again/);
    const again = await survey(cwd, 'run', 'octal-2');
    expect(rootIn(again.out)).not.toBe(root);
    const check = JSON.parse((await survey(cwd, 'verify', 'octal-2', '--json')).out);
    expect(check).toMatchObject({ ok: true, isWhole: true, results: 164, asked: 164, certificates: 163 });
  });

  it('has the same root after it was killed as undisturbed', async () => {
    const small = ['survey', 'plan', 'nim {a:0..15} {b:0..15} {c:0..30}', '--name', 'nim3', '--keep-equal'];
    const calm = folderWith({});
    await run(small, { cwd: calm });
    const root = rootIn((await survey(calm, 'run', 'nim3')).out);
    expect(root).toBeDefined();
    const cwd = folderWith({});
    await run(small, { cwd });
    const done = async (): Promise<number> => JSON.parse((await survey(cwd, 'status', 'nim3', '--json')).out).done;
    for (let killed = 0; killed < 3; killed++) {
      const before = await done();
      const args = ['survey', 'run', 'nim3', '--workers', '1'];
      expect((await interrupted(args, async () => (await done()) > before, { cwd, signal: 'SIGKILL' })).code).toBe(null);
    }
    expect(await done()).toBeLessThan(7936);
    const end = await survey(cwd, 'run', 'nim3');
    expect(rootIn(end.out)).toBe(root);
    expect((await survey(cwd, 'verify', 'nim3', '--no-certificates')).code).toBe(0);
  });

  it('says how far it is when it is interrupted, and gives back what it had in hand', async () => {
    const cwd = folderWith({});
    await survey(cwd, 'plan', 'octal 0.{a:6,7}07: {n} [misere]', '--ask', 'period', '--name', 'slow');
    const isTaken = async () => JSON.parse((await survey(cwd, 'status', 'slow', '--json')).out).taken > 0;
    const { err, code } = await interrupted(['survey', 'run', 'slow', '--workers', '1'], isTaken, { cwd });
    expect([code, err]).toEqual([130, expect.stringContaining('interrupted; slow: 0 of 2 tasks done')]);
    expect(JSON.parse((await survey(cwd, 'status', 'slow', '--json')).out).taken).toBe(0);
  });

  it('ends inside a task when its time is up, keeps what is done and leaves the rest open', async () => {
    const survey = await import('../../survey/dist/index.js');
    const { openTasks } = await import('../../survey/dist/store/results.js');
    const codes = ['0.77', '0.12', '0.004', '0.137'];
    const definition = survey.readDefinition({ name: 'o', ask: 'period', question: 'octal {code}: {n}', holes: { code: codes } });
    const database = await survey.openStore(join(folderWith({}), 'surveys.sqlite'));
    onTestFinished(() => database.close());
    await survey.storeSurvey(database, { definition, tasks: new survey.Tasks(definition), chunk: 3, same: new Map() });
    const sleep = promisify(setTimeout);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    // What the thread sends; its third task would take hours.
    const heard = vi.spyOn(Worker.prototype, 'emit');
    onTestFinished(() => heard.mockRestore());
    const results = () =>
      heard.mock.calls.filter(([name, sent]) => name === 'message' && Object.hasOwn(sent as object, 'result'));
    const run = survey.runSurvey(database, 'o', { version: '0', threads: 1, forMilliseconds: 3_600_000 });
    while (results().length < 2) await sleep(5);
    vi.advanceTimersByTime(3_599_999);
    await sleep(5);
    expect(await openTasks(database, 1, { first: 0, last: 3 })).toEqual([0, 1, 2, 3]);
    vi.advanceTimersByTime(1);
    expect(await run).toEqual({ done: 0, tasks: 4, asked: 2 });
    expect(await openTasks(database, 1, { first: 0, last: 3 })).toEqual([2, 3]);
    expect(await survey.surveyStatus(database, 'o')).toMatchObject({ taken: 0, byStatus: { proved: 2 } });
  });

  it('finds out that a result was changed', async () => {
    const cwd = folderWith({});
    await run(['survey', 'plan', 'kayles {a:1..40}', '--name', 'k'], { cwd });
    await survey(cwd, 'run', 'k');
    const { openSqlite } = await import('../../survey/dist/store/sqlite.js');
    const database = openSqlite(join(cwd, 'surveys.sqlite'));
    await database.run("update result set value = '3' where task = 7");
    await database.close();
    const check = await survey(cwd, 'verify', 'k');
    expect(check.code).toBe(1);
    expect(check.out).toContain('does not hold');
    expect(check.out).toContain('kayles 8, has another result when it is asked anew');
  });

  it('keeps short certificates where no evidence is wanted, and they are checked', async () => {
    const cwd = folderWith({ 'graphs.g6': 'DQo\nDQw\nDUW\n' });
    const plan = ['survey', 'plan', 'arc-kayles {graph}', '--graphs', 'graphs.g6', '--name', 'short', '--no-evidence'];
    await run(plan, { cwd });
    await survey(cwd, 'run', 'short');
    const check = JSON.parse((await survey(cwd, 'verify', 'short', '--json')).out);
    expect(check).toMatchObject({ ok: true, results: 3, asked: 3, certificates: 3 });
    const tables = 'select count(*) as n from certificate where body like \'%"table"%\' or length(body) > 300';
    expect(JSON.parse((await survey(cwd, 'query', tables, '--json')).out).rows).toEqual([{ n: 0 }]);
  });

  it('asks equal tasks once', async () => {
    const cwd = folderWith({ 'graphs.g6': 'DQo\nDQg\nD?{\n' });
    const plan = await run(['survey', 'plan', 'node-kayles {graph}', '--graphs', 'graphs.g6', '--name', 'g'], { cwd });
    expect(plan.out).toMatch(/^g: 3 tasks/);
    const same = await run(['survey', 'plan', 'nim {a:1..4} {b:1..4}', '--name', 'pairs'], { cwd });
    expect(same.out).toMatch(/^pairs: 16 tasks, 6 of them equal to another/);
    await survey(cwd, 'run', 'pairs');
    const pairs = await survey(cwd, 'query', 'select question, value, same from pairs order by task', '--json');
    const { rows } = JSON.parse(pairs.out);
    expect(rows).toHaveLength(16);
    expect(rows[4]).toEqual({ question: 'nim 2 1', value: '3', same: 1 });
  });

  it('asks one code of a class for its period, and proves that of the others', async () => {
    const cwd = folderWith({});
    const plan = ['survey', 'plan', 'octal {d:0,4}.{a:0..7}{b:0..7}: {n}', '--ask', 'period', '--max-values', '700', '--name'];
    const told = await run([...plan, 'classes'], { cwd });
    expect(told.out).toMatch(/^classes: 128 tasks, 87 of them equal to another/);
    expect(told.out).toMatch(/^ {2}takes {8}about \d+ (second|minute)s? of one processor/m);
    await run([...plan, 'each', '--keep-equal'], { cwd });
    for (const name of ['classes', 'each']) await survey(cwd, 'run', name);
    const proved = async (name: string) => {
      const columns = 'select question, period, preperiod from "%" where status = \'proved\' order by task'.replace('%', name);
      return JSON.parse((await survey(cwd, 'query', columns, '--json')).out).rows;
    };
    const [classes, each] = [await proved('classes'), await proved('each')];
    expect(each.length).toBeGreaterThan(80);
    expect(classes).toEqual(expect.arrayContaining(each));
    // Status counts the tasks that were asked, a query all: the one with `same is null`.
    const rows = async (where: string) =>
      JSON.parse((await survey(cwd, 'query', `select count(*) as n from classes ${where}`, '--json')).out).rows[0].n;
    expect((await survey(cwd, 'status', 'classes')).out).toContain('\n  asked    41 tasks: ');
    expect([await rows(''), await rows('where same is null')]).toEqual([128, 41]);
    const check = JSON.parse((await survey(cwd, 'verify', 'classes', '--json')).out);
    expect(check).toMatchObject({ ok: true, results: 41, certificates: classes.length });
    await survey(cwd, 'copy', 'classes', 'copy.sqlite');
    const copied = JSON.parse((await survey(cwd, 'verify', 'classes', '--store', 'copy.sqlite', '--json')).out);
    expect(copied).toMatchObject({ ok: true, root: check.root, certificates: classes.length });
    const { openSqlite } = await import('../../survey/dist/store/sqlite.js');
    const database = openSqlite(join(cwd, 'surveys.sqlite'));
    const carried = "same_by = 'values' and preperiod is not null";
    await database.run(
      `update same_task set preperiod = preperiod + 1 where task = (select min(task) from same_task where ${carried})`,
    );
    await database.run("update chunk set code = 'of another day' where survey = 1");
    await database.close();
    const changed = await survey(cwd, 'verify', 'classes', '--no-certificates');
    expect(changed.out).toContain('has not what follows from the result of task');
    expect(changed.out).toContain('come from other code of their rulesets');
    expect((await survey(cwd, 'status', 'classes')).out).toContain('128 of the tasks done come from other code');
    expect((await survey(cwd, 'run', 'classes')).err).toContain('come from other code of their rulesets');
  });

  it('finds sequences by their values', async () => {
    const cwd = folderWith({});
    await run(['survey', 'plan', 'octal 0.{a:0..7}{b:0..7}: {n}', '--ask', 'sequence', '--to', '20', '--name', 's'], { cwd });
    await survey(cwd, 'run', 's');
    expect((await survey(cwd, 'find', '1', '2', '3', '1', '4', '3')).out).toContain('octal 0.77: {n}  from term 1 on');
    expect((await survey(cwd, 'find', '1 2')).err).toContain('give more of them');
  });

  it.each([
    [['plan', 'octal 0.{a:0..7}{q}: {n}', '--ask', 'period'], 'Nothing is said about what goes into {q} (column 17'],
    [['plan', 'nim {a:5..1}', '--name', 'x'], 'There is no number from 5 to 1'],
    [['plan', 'nim {a:1..1000000} {b:1..1000000}', '--name', 'x'], 'at most 10000000000'],
    [['plan', 'nim {a:1..3}', '--name', 'No Name'], 'small letters, digits and hyphens'],
    [['plan', 'nim {a:1..3}', '--ask', 'nothing'], 'A survey asks one of solve, sequence, period, misere'],
    [['plan', 'nim 3', '--ask', 'period'], 'the line needs a hole {n}'],
    [['run', 'nothing'], 'There is no store'],
    [['run', 'missing.survey.ts'], 'missing.survey.ts: there is no such file'],
    [['list', '--store', 'postgres://nobody:secret@127.0.0.1:1/none'], 'No server answers at postgres://nobody@127.0.0.1:1/none'],
  ])('refuses %j', async (words, message) => {
    const cwd = folderWith({});
    const refused = await survey(cwd, ...words);
    expect(refused.err).toContain(message);
    expect(refused.err).not.toContain('secret');
    expect(refused.code).toBe(2);
  });

  it('refuses a survey of the same name, a file of something else and a change by query', async () => {
    const cwd = folderWith({ 'other.sqlite': 'this is no database, and long enough to be looked at' });
    await run(['survey', 'plan', 'nim {a:1..3}', '--name', 'x'], { cwd });
    expect((await run(['survey', 'plan', 'nim {a:1..4}', '--name', 'x'], { cwd })).err).toContain('another survey x');
    expect((await survey(cwd, 'list', '--store', 'other.sqlite')).err).toContain('cannot be opened');
    expect((await survey(cwd, 'query', 'delete from survey')).err).toContain('The query is refused');
    expect((await survey(cwd, 'status', 'x')).out).toContain('x: 0 of 3 tasks');
    expect(existsSync(join(cwd, 'surveys.sqlite'))).toBe(true);
  });

  it('reads a file of very many lines, and comes to an end with its plan', async () => {
    const cwd = folderWith({ 'many.g6': 'D?{\n'.repeat(200_000) });
    const many = await survey(
      cwd,
      'plan',
      'node-kayles {graph}',
      '--graphs',
      'many.g6',
      '--name',
      'many',
      '--keep-equal',
      '--dry',
    );
    expect(many.out).toMatch(/^many: 200000 tasks\n/);
    const slow = await survey(cwd, 'plan', 'octal 0.{a:6,7}07: {n} [misere]', '--ask', 'period', '--name', 'slow', '--dry');
    expect(slow.out).toMatch(/takes +over \d/);
  });

  it('takes no two runs that double for a repetition: they are levels, which a theorem proves', async () => {
    const cwd = folderWith({});
    const line = 'octal 4.{a:0,4}{b:0,1,2}: {n} [{compound:conjunctive,continued-conjunctive}]';
    await survey(cwd, 'plan', line, '--ask', 'period', '--name', 'levels', '--max-values', '512');
    await survey(cwd, 'run', 'levels');
    const kinds = await survey(cwd, 'query', 'select kind, status, count(*) as n from levels group by 1, 2 order by 1', '--json');
    expect(JSON.parse(kinds.out).rows).toEqual([
      { kind: 'levels', status: 'proved', n: 6 },
      { kind: 'periodic', status: 'proved', n: 6 },
    ]);
  });

  it('runs a line at once, with graphs from a pipe, and tells it in every form', async () => {
    const cwd = folderWith({ 'file.txt': '' });
    const line = ['survey', 'run', 'node-kayles {graph}', '--graphs', '-', '--name', 'g'];
    const ran = await run(line, { cwd, input: '>>graph6<<D?{\nDQo\nDQg\n' });
    expect(ran.out).toContain('g: all 3 tasks done, 3 asked now');
    expect((await run(line, { cwd, input: 'D?{\nDQo\nDQg\n' })).out).toContain('0 asked now');
    expect((await survey(cwd, 'report', 'g')).out).toContain('Completeness: 3 of 3 tasks are done.');
    const entry = (await survey(cwd, 'export', 'g', '--as', 'bibtex')).out;
    expect(entry).toMatch(/^@misc\{impartial-g,.*SHA-256 [0-9a-f]{64}/s);
    // Whoever ran a survey is its author, and the program does not know who that is.
    expect(entry).not.toContain('author');
    for (const words of [
      ['export', 'g', '--as', 'bibtex'],
      ['report', 'g'],
    ])
      expect((await survey(cwd, ...words, '--author', 'Ada Lovelace')).out).toContain('\n  author = {Ada Lovelace},\n');
    expect((await survey(cwd, 'status', 'g')).out).toContain('\n  asked    3 tasks: 3 proved\n');
    for (const words of [
      ['export', 'g', '--out', 'file.txt/x.csv'],
      ['export', 'g', '--as', 'parquet', '--out', 'file.txt/x.parquet'],
      ['publish', 'g', 'file.txt/folder'],
    ])
      expect(await survey(cwd, ...words)).toMatchObject({
        code: 2,
        err: expect.stringContaining('a part of the path is no folder'),
      });
  });

  it('takes tasks from a program that divides itself, where that is allowed', async () => {
    // Part r of m has the heaps n with n % m = r; the last of four is empty.
    const cwd = folderWith({
      'heaps.mjs':
        "const [r, m] = process.argv[2].split('/'); for (let n = 1; n <= 9; n++) if (r < 3 && n % 3 == r) console.log(n);",
    });
    const program = `${process.execPath} heaps.mjs {part}/4`;
    const line = ['plan', 'nim {a} {b:1,2}', '--generate', `a=${program}`, '--name', 'parts', '--keep-equal'];
    expect((await survey(cwd, ...line)).err).toContain('--allow-program lets it run');
    expect((await survey(cwd, ...line, '--allow-program')).out).toMatch(/^parts: 18 tasks\n/);
    expect((await survey(cwd, 'run', 'parts')).err).toContain('--allow-program lets it run');
    const root = rootIn((await survey(cwd, 'run', 'parts', '--allow-program')).out);
    expect(root).toBeDefined();
    const rows = await survey(cwd, 'query', 'select a, b, value from parts order by task', '--json');
    const found = (JSON.parse(rows.out).rows as object[]).map((row) => Object.values(row).map(Number));
    expect(found).toEqual([3, 6, 9, 1, 4, 7, 2, 5, 8].flatMap((a) => [1, 2].map((b) => [a, b, a ^ b])));
    await survey(cwd, 'copy', 'parts', 'copy.sqlite');
    const check = await survey(cwd, 'verify', 'parts', '--store', 'copy.sqlite', '--allow-program', '--json');
    expect(JSON.parse(check.out)).toMatchObject({ ok: true, root, asked: 18 });
    const missing = ['plan', 'nim {a}', '--generate', 'a=no-such-program {part}/2', '--name', 'x', '--allow-program'];
    expect((await survey(cwd, ...missing)).err).toContain('no-such-program {part}/2 fails: there is no such program.');
  });

  it('reads a definition from a file', async () => {
    const definition = { name: 'f', question: 'nim {a} {b}', holes: { a: '1..3', b: ['2', '7'] }, keepEqual: true };
    const cwd = folderWith({
      'f.survey.json': JSON.stringify(definition),
      'g.survey.ts': `export default ${JSON.stringify({ ...definition, name: 'g' })} satisfies object;`,
      'bad.survey.json': JSON.stringify({ ...definition, wrong: 1 }),
    });
    expect((await survey(cwd, 'run', 'f.survey.json')).out).toContain('f: all 6 tasks done');
    expect((await survey(cwd, 'run', 'g.survey.ts')).out).toContain('g: all 6 tasks done');
    expect((await survey(cwd, 'run', 'bad.survey.json')).err).toContain('There is no wrong in a survey');
  });
});
