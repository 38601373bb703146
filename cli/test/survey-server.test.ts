/** `impartial survey` on a real PostgreSQL server: several workers, one killed, the server stopped and started while they run. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, PostgresServer, startRecovering } from './postgres-server.ts';
import { folderWith, type Run, run } from './run-program.ts';

const PROGRAM = fileURLToPath(new URL('../bin/impartial.mjs', import.meta.url));
/** Some seconds of work for two workers. */
const LINE = 'octal 0.{a:0..7}{b:0..7}{c:1..3}: {n} [{compound:disjunctive,conjunctive,selective}]';

const HALVES = `import { heapGame } from 'impartial/define';
export default heapGame({ id: 'halves', rule: 'Take one, or half.', options: (n: number) => (n === 0 ? [] : [n - 1, Math.floor(n / 2)]) });
`;

let server: PostgresServer;
beforeAll(async () => {
  server = await PostgresServer.start();
});
afterAll(() => server.end());

const rootIn = (text: string) => /root ([0-9a-f]{64})/.exec(text)?.[1];
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function untilSome(cwd: string): Promise<void> {
  for (;;) {
    const { out } = await run(
      ['survey', 'query', 'select count(distinct owner) as n from chunk', '--json', '--store', server.url],
      { cwd },
    );
    if (JSON.parse(out || '{"rows":[{"n":0}]}').rows[0].n > 1) return;
    await wait(100);
  }
}

interface Joined {
  kill(): void;
  readonly end: Promise<Run>;
}

function join(words: readonly string[] = []): Joined {
  const child = spawn(process.execPath, [PROGRAM, 'survey', 'join', server.url, '--workers', '1', ...words]);
  let [out, err] = ['', ''];
  child.stdout.on('data', (text) => (out += text));
  child.stderr.on('data', (text) => (err += text));
  return {
    kill: () => child.kill('SIGKILL'),
    end: new Promise((resolve) => child.on('close', (code) => resolve({ out, err, code }))),
  };
}

describe('surveys on a server', () => {
  it('go on when a worker is killed and the server restarted, with the results of an undisturbed run', async () => {
    const cwd = folderWith({});
    const plan = ['survey', 'plan', LINE, '--ask', 'period', '--name', 'octal-3', '--max-values', '600'];
    await run(plan, { cwd });
    const root = rootIn((await run(['survey', 'run', 'octal-3'], { cwd })).out);
    expect(root).toBeDefined();

    expect((await run([...plan, '--store', server.url], { cwd })).code).toBe(0);
    const [first, second] = [join(), join()];
    // Both have work in hand before one of them dies.
    await untilSome(cwd);
    first.kill();
    server.down();
    await wait(1000);
    server.up();
    const end = await second.end;
    expect(end.err).toContain('576 of 576 tasks done');
    const status = JSON.parse((await run(['survey', 'status', 'octal-3', '--store', server.url, '--json'], { cwd })).out);
    expect(status).toMatchObject({ tasks: 576, done: 576, root });
    const check = await run(['survey', 'verify', 'octal-3', '--store', server.url], { cwd });
    expect(check.out).toMatch(/^octal-3: holds/);

    // And back to a file.
    const copied = await run(['survey', 'copy', 'octal-3', 'back.sqlite', '--store', server.url], { cwd });
    expect(copied.out).toContain('results copied to back.sqlite');
    const back = JSON.parse(
      (await run(['survey', 'verify', 'octal-3', '--store', 'back.sqlite', '--no-certificates', '--json'], { cwd })).out,
    );
    expect(back).toMatchObject({ ok: true, root });
  });

  it('are asked about custom games by workers that have the file, and others work on something else', async () => {
    const files = { 'halves.ts': HALVES, 'other.ts': HALVES.replace('halves', 'thirds') };
    const [here, there] = [folderWith(files), folderWith({ 'renamed.ts': HALVES })];
    const store = ['--store', server.url];
    const mine = ['survey', 'plan', 'halves {a:0..40}', '--name', 'mine', ...store];
    expect(await run(mine, { cwd: here })).toMatchObject({
      code: 2,
      err: expect.stringContaining('tasks that were tried fail'),
    });
    expect((await run([...mine, '--ruleset', 'halves.ts'], { cwd: here })).code).toBe(0);
    await run(['survey', 'plan', 'nim {a:0..9} {b:0..9}', '--name', 'theirs', ...store], { cwd: here });
    const without = await run(['survey', 'join', server.url, '--workers', '1'], { cwd: here });
    expect(without.err).toContain('mine asks about halves, which needs the file halves.ts: give it with --ruleset halves.ts.');
    expect(without.err).toContain('theirs: 100 of 100 tasks done');
    expect(without).toMatchObject({ code: 0, out: 'nothing is open that can be asked here; 55 tasks were asked here\n' });
    // Another file of the same folder is not the one; elsewhere it may have another name.
    const other = await run(['survey', 'join', server.url, 'mine', '--ruleset', 'other.ts'], { cwd: here });
    expect(other.err).toContain('needs the file halves.ts');
    const joined = await run(['survey', 'join', server.url, '--workers', '2', '--ruleset', 'renamed.ts'], {
      cwd: there,
    });
    expect(joined).toMatchObject({ code: 0, out: 'nothing is open; 41 tasks were asked here\n' });
    expect(joined.err).toContain('mine: 41 of 41 tasks done');
    const check = await run(['survey', 'verify', 'mine', '--json', '--ruleset', 'renamed.ts', ...store], {
      cwd: there,
    });
    expect(JSON.parse(check.out)).toMatchObject({ ok: true, isWhole: true, results: 41, asked: 41 });
    const stored = await run([
      'survey',
      'query',
      `select count(*) as n from survey where definition like '%heapGame%'`,
      '--json',
      ...store,
    ]);
    expect(JSON.parse(stored.out).rows).toEqual([{ n: 0 }]);
  });

  it('are joined while the server recovers: the worker says so and waits', async () => {
    const recovering = await startRecovering(3, server.url);
    try {
      await run(['survey', 'plan', 'nim {a:1..3}', '--name', 'soon', '--store', server.url]);
      const joined = await run(['survey', 'join', recovering.url, 'soon', '--workers', '1']);
      expect(joined.err).toMatch(
        /is not ready \(the database system is starting up\); waiting for up to 60 seconds \(--wait says how long\)/,
      );
      expect(joined).toMatchObject({ code: 0, out: 'nothing is open; 3 tasks were asked here\n' });
      expect(joined.err.match(/is not ready/g)).toHaveLength(1);
    } finally {
      recovering.end();
    }
    const never = await startRecovering(Number.POSITIVE_INFINITY, server.url);
    try {
      const left = await run(['survey', 'join', never.url, '--wait', '0s']);
      expect(left).toMatchObject({
        code: 2,
        err: expect.stringContaining('cannot be opened: the database system is starting up.'),
      });
      expect((await run(['survey', 'join', never.url, '--wait', 'soon'])).err).toContain(
        'It is not a time such as 90s, 30m or 2h.',
      );
    } finally {
      never.end();
    }
  });

  it('say what is wrong with an address, and no password', async () => {
    const wrong = server.url.replace(PASSWORD, 'wrong-secret');
    const refused = await run(['survey', 'list', '--store', wrong]);
    expect(refused).toMatchObject({ code: 2 });
    expect(refused.err).toContain('refuses this user');
    expect(refused.err).not.toContain('wrong-secret');
    const none = await run(['survey', 'list', '--store', server.url.replace(/postgres$/, 'nothing')]);
    expect(none.err).toContain('There is no such database');
  });

  it('refuse a query that would change something', async () => {
    await run(['survey', 'plan', 'nim {a:1..3}', '--name', 'q', '--store', server.url]);
    const refused = await run(['survey', 'query', 'delete from survey', '--store', server.url]);
    expect(refused.err).toContain('The query is refused');
    expect((await run(['survey', 'list', '--store', server.url])).out).toContain('q');
  });
});
