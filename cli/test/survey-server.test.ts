/** `impartial survey` on a real PostgreSQL server: several workers, one killed, the server stopped and started while they run. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, PostgresServer } from './postgres-server.ts';
import { folderWith, type Run, run } from './run-program.ts';

const PROGRAM = fileURLToPath(new URL('../bin/impartial.mjs', import.meta.url));
/** Some seconds of work for two workers. */
const LINE = 'octal 0.{a:0..7}{b:0..7}{c:1..7}: {n} [{compound:disjunctive,conjunctive,selective}]';

let server: PostgresServer;
beforeAll(async () => {
  server = await PostgresServer.start();
}, 120_000);
afterAll(() => server.end());

const rootIn = (text: string) => /root ([0-9a-f]{64})/.exec(text)?.[1];
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function untilSome(cwd: string): Promise<void> {
  for (;;) {
    const { out } = await run(
      ['survey', 'query', 'select count(distinct owner) as n from chunk', '--json', '--store', server.url],
      { cwd },
    );
    if (JSON.parse(out || '{"n":0}').n > 1) return;
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
  it('go on when a worker is killed and the server restarted, with the results of an undisturbed run', {
    timeout: 400_000,
  }, async () => {
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
    expect(end.err).toContain('1344 of 1344 tasks done');
    const status = JSON.parse((await run(['survey', 'status', 'octal-3', '--store', server.url, '--json'], { cwd })).out);
    expect(status).toMatchObject({ tasks: 1344, done: 1344, root });
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
