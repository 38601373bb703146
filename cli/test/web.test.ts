/** `impartial web` as its users run it: the page comes from loopback, and nothing else does. */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { folderWith, run } from './run-program.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PROGRAM = join(ROOT, 'cli/bin/impartial.mjs');

/** Starts the server and gives the address that it prints. */
function start(...args: readonly string[]): Promise<string> {
  return startProgram(PROGRAM, args);
}

function startProgram(program: string, args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [program, 'web', ...args]);
  onTestFinished(() => {
    child.kill();
  });
  return new Promise((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', (code) => reject(new Error(`it ended with ${code}`)));
  });
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The answer for a path as it is, which `fetch` would tidy up, with a body that nobody has decoded. */
function ask(address: string, path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });
}

async function statusOf(...asked: Parameters<typeof ask>): Promise<number | undefined> {
  return (await ask(...asked)).status;
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

  it('builds the page of a workspace that has none, and says so where it cannot', async () => {
    // A build that makes one file of the page if it is asked for the page, and fails the first time.
    const BUILD = `import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
      const home = new URL('../', import.meta.url);
      if (!process.argv.includes('--page')) process.exit(2);
      if (!existsSync(new URL('tried', home))) process.exit(writeFileSync(new URL('tried', home), '') ?? 1);
      mkdirSync(new URL('playground/dist', home), { recursive: true });
      writeFileSync(new URL('playground/dist/index.html', home), 'built just now');`;
    const workspace = folderWith({});
    for (const part of ['cli/bin', 'cli/dist/node', 'cli/package.json'])
      cpSync(join(ROOT, part), join(workspace, part), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(workspace, 'node_modules'));
    for (const folder of ['cli/src', 'scripts']) mkdirSync(join(workspace, folder));
    writeFileSync(join(workspace, 'scripts/build.mjs'), BUILD);
    const program = join(workspace, 'cli/bin/impartial.mjs');
    await expect(startProgram(program, [])).rejects.toThrow('it ended with 2');
    expect(await (await fetch(await startProgram(program, []))).text()).toBe('built just now');
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

  it('sends each file as the browser reads it, and says so', async () => {
    const address = await start();
    const html = (await ask(address, '/impartial/')).body;
    const [, script = ''] = /src="\.(\/assets\/[^"]+\.js)"/.exec(html.toString()) ?? [];
    const [, style = ''] = /href="\.(\/assets\/[^"]+\.css)"/.exec(html.toString()) ?? [];
    const plain = (await ask(address, `/impartial${style}`)).body;
    const [font = ''] = /[^/(]+\.woff2/.exec(plain.toString()) ?? [];
    const same = (body: Buffer) => body;
    const cases = [
      [undefined, undefined, same],
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip, deflate', 'gzip', gunzipSync],
      ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
      ['*', 'br', brotliDecompressSync],
      ['identity', undefined, same],
      ['gzip;q=0', undefined, same],
    ] as const;
    for (const [accepted, coding, decode] of cases) {
      const answer = await ask(
        address,
        `/impartial${style}`,
        'GET',
        accepted === undefined ? {} : { 'accept-encoding': accepted },
      );
      expect([accepted, answer.headers['content-encoding']]).toEqual([accepted, coding]);
      expect(answer.headers.vary).toBe('accept-encoding');
      expect(answer.headers['content-length']).toBe(String(answer.body.length));
      expect(decode(answer.body).equals(plain)).toBe(true);
      if (coding !== undefined) expect(answer.body.length).toBeLessThan(plain.length / 2);
    }
    // Compressed before it was ever sent, and under a name that says what is in it.
    const all = { 'accept-encoding': 'gzip, br' };
    const { headers } = await ask(address, `/impartial/assets/${font}`, 'GET', all);
    expect(headers['content-type']).toBe('font/woff2');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['cache-control']).toContain('immutable');
    expect((await ask(address, '/impartial/', 'GET', all)).headers['cache-control']).toBe('no-cache');
    const head = await ask(address, `/impartial${script}`, 'HEAD', all);
    expect([head.status, head.body.length, head.headers['content-encoding']]).toEqual([200, 0, 'br']);
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
  });

  it('says when a port cannot be used', async () => {
    const { port } = new URL(await start());
    expect(await run(['web', '--port', port])).toMatchObject({
      code: 2,
      err: `impartial: port ${port} cannot be used: choose another\n`,
    });
    expect(await run(['web', '--port', '99999'])).toMatchObject({ code: 2 });
  });
});
