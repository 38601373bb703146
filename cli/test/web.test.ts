/** `impartial web` as its users run it: the page comes from loopback, and nothing else does. */
import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { folderWith, run } from './run-program.ts';

const PROGRAM = fileURLToPath(new URL('../bin/impartial.mjs', import.meta.url));

/** Starts the server and gives the address that it prints. */
function start(...args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [PROGRAM, 'web', ...args]);
  onTestFinished(() => {
    child.kill();
  });
  return new Promise((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', (code) => reject(new Error(`it ended with ${code}`)));
  });
}

/** The path as it is, which `fetch` would tidy up. */
function statusOf(
  address: string,
  path: string,
  method = 'GET',
  headers: Record<string, string> = {},
): Promise<number | undefined> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

describe('impartial web', () => {
  it('serves the page on loopback, with the question in its address', async () => {
    const address = await start('node-kayles', 'P5');
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/impartial\/#q=node-kayles%20P5$/);
    const response = await fetch(address);
    expect(response.headers.get('content-type')).toContain('text/html');
    const html = await response.text();
    const script = /src="\.\/(assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
    expect((await fetch(new URL(script, address))).headers.get('content-type')).toContain('text/javascript');
  });

  it('sends nothing but the page', async () => {
    const address = await start();
    for (const path of ['/../package.json', '/..%2f..%2fpackage.json', '/assets/../../../package.json', '/nothing'])
      expect(await statusOf(address, path)).toBe(404);
    expect(await statusOf(address, '/', 'POST')).toBe(405);
    expect((await fetch(new URL('/', address))).url).toBe(new URL('/impartial/', address).href);
  });

  it('answers under its own name only, in no frame, and compressed', async () => {
    const address = await start();
    expect(await statusOf(address, '/impartial/', 'GET', { host: 'evil.example' })).toBe(403);
    expect(await statusOf(address, '/impartial/', 'GET', { host: `localhost:${new URL(address).port}` })).toBe(200);
    const { headers } = await fetch(address);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-encoding')).toBe('gzip');
  });

  it('serves games of your own, and refuses what a browser cannot load', async () => {
    const text =
      "import { heapGame } from 'impartial/define';\nexport const a: unknown = heapGame({ id: 'own-heap', rule: 'Take <one>.', options: (n: number) => (n > 0 ? [n - 1] : []) });";
    const cwd = folderWith({ 'own.ts': text, 'disk.ts': `import 'node:fs';\n${text}` });
    const address = await start('--ruleset', join(cwd, 'own.ts'));
    expect(address).toContain('#q=own-heap%20');
    const html = await (await fetch(address)).text();
    const [, data = ''] = /<script type="application\/json" id="own-rulesets">(.*?)<\/script>/.exec(html) ?? [];
    const { module, rulesets } = JSON.parse(data) as { module: string; rulesets: { id: string }[] };
    expect(rulesets.map(({ id }) => id)).toEqual(['own-heap']);
    const index = await fetch(new URL(module, address));
    expect(index.headers.get('content-type')).toContain('text/javascript');
    const code = await (await fetch(new URL('0.js', new URL(module, address)))).text();
    expect(code).toContain("from './library.js'");
    expect(code).not.toContain(': unknown');
    const refused = await run(['web', '--ruleset', 'disk.ts'], { cwd });
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('disk.ts: it imports node:fs, and in the page') });
  }, 60_000);

  it('says when a port cannot be used', async () => {
    const { port } = new URL(await start());
    expect(await run(['web', '--port', port])).toMatchObject({
      code: 2,
      err: `impartial: port ${port} cannot be used: choose another\n`,
    });
    expect(await run(['web', '--port', '99999'])).toMatchObject({ code: 2 });
  });
});
