/**
 * `impartial web`: the playground, served from this machine to this machine.
 *
 * Loopback only. Files are read when they are asked for, from one folder and by names that are in it; nothing else is ever sent.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { parseCount } from '../numbers.ts';
import { answer, talk } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

interface Flags {
  readonly port?: number;
  readonly open?: boolean;
}

const HOST = '127.0.0.1';
const LAST_PORT = 65_535;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
};
const EXAMPLES = `
Examples:
  impartial web
  impartial web "node-kayles P10" --open
  impartial web --port 8080

Ctrl+C ends it. Only this machine can reach the page.`;

export function addWeb(program: Command): void {
  const command = program.command('web').argument('[question...]', 'a question line to open the page with');
  command.description('serve the playground on this machine');
  command.option('--port <n>', 'the port to listen on (default: a free one)', parseCount).option('--open', 'open the browser');
  command.addHelpText('after', EXAMPLES).action(webVerb);
}

async function webVerb(words: readonly string[], { port = 0, open = false }: Flags): Promise<void> {
  if (port > LAST_PORT) throw new UsageError(`a port is a number up to ${LAST_PORT}`);
  const files = listFiles(fileURLToPath(new URL('../../../playground/dist', import.meta.url)));
  const taken = await listen(files, port);
  const question = words.join(' ').trim();
  const address = `http://${HOST}:${taken}/${question === '' ? '' : `#q=${encodeURIComponent(question)}`}`;
  await answer(`${address}\n`);
  talk('The playground is running; Ctrl+C ends it.');
  if (open) openBrowser(address);
}

/** The files of the page by the paths under which they are asked for. */
function listFiles(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(join(folder, 'index.html'))) throw new UsageError('the playground is not built: run npm run prepare');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map(({ parentPath, name }) => join(parentPath, name));
  return new Map(files.map((file) => [`/${relative(folder, file).split(sep).join('/')}`, file]));
}

function listen(files: ReadonlyMap<string, string>, port: number): Promise<number> {
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split(/[?#]/)[0] ?? '/';
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
    const file = files.get(path === '/' ? '/index.html' : path);
    if (file === undefined || !existsSync(file)) return refuse(response, 404);
    send(response, file, request.method === 'HEAD');
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' || error.code === 'EACCES'
          ? new UsageError(`port ${port} cannot be used: choose another`)
          : error,
      ),
    );
    server.listen(port, HOST, () => {
      const place = server.address();
      resolve(typeof place === 'object' && place !== null ? place.port : port);
    });
  });
}

function send(response: ServerResponse, file: string, headOnly: boolean): void {
  const content = readFileSync(file);
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-length': content.length,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
  });
  response.end(headOnly ? undefined : content);
}

function refuse(response: ServerResponse, status: number): void {
  response
    .writeHead(status, { 'content-type': 'text/plain' })
    .end(status === 404 ? 'There is no such file.\n' : 'Only GET is answered.\n');
}

/** By the program of the system; where there is none, the address has been printed. */
function openBrowser(address: string): void {
  const [program, ...args] =
    process.platform === 'darwin'
      ? ['open', address]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', address]
        : ['xdg-open', address];
  if (program === undefined) return;
  const started = spawn(program, args, { stdio: 'ignore', detached: true });
  started.on('error', () => talk(`no browser could be opened; the page is at ${address}`));
  started.unref();
}
