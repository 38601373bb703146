/**
 * `impartial web`: the playground, served from this machine to this machine.
 *
 * Loopback only. All files of the page are read at the start, so that a build in the meantime does not mix two versions of it; nothing
 * else is ever sent. The page has a folder of its own, `/impartial/`: what it keeps for use without a network does not reach what
 * other programs serve on this port later.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { basename, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { parseCount } from '../numbers.ts';
import { type OwnPage, ownPage } from '../own/own-page.ts';
import { reasonOf } from '../reason-of.ts';
import { ServedFile } from '../served-file.ts';
import { rulesetFlag } from '../solve-flags.ts';
import { openServedSurvey, type SurveyAnswerer } from '../survey/served-survey.ts';
import { saidPlainly } from '../survey/store.ts';
import { answer, talk } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { programVersion } from '../version.ts';

interface Flags {
  readonly port?: number;
  readonly open?: boolean;
  readonly ruleset?: readonly string[];
  readonly survey?: string;
  readonly store?: string;
}

const HOST = '127.0.0.1';
const LAST_PORT = 65_535;
const FOLDER = '/impartial/';
/** Where the page looks for a survey that is served with it. */
const SURVEY = `${FOLDER}survey/`;
/** Files here have a hash of what is in them in their names: under one name there is only ever one of them. */
const HASHED = `${FOLDER}assets/`;
/** With every answer; by the first, what is kept for use without a network tells whether it is still this program that answers. */
const SAFE = {
  'x-impartial': programVersion(),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'content-security-policy': "frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
} as const;
const EXAMPLES = `
Examples:
  impartial web
  impartial web "node-kayles P10" --open
  impartial web --port 8080
  impartial web --ruleset my-game.ts
  impartial web --survey octal-3

Ctrl+C ends it. Only this machine can reach the page.`;

export function addWeb(program: Command): void {
  const command = program.command('web').argument('[question...]', 'a question line to open the page with');
  command.description('serve the playground on this machine');
  command.option('--port <n>', 'the port to listen on (default: a free one)', parseCount).option('--open', 'open the browser');
  command.addOption(rulesetFlag());
  command.option('--survey <name>', 'show a survey, also while it runs').option('--store <place>', 'the store it is in');
  command.addHelpText('after', EXAMPLES).action(webVerb);
}

async function webVerb(words: readonly string[], { port = 0, open = false, ruleset, survey, store }: Flags): Promise<void> {
  if (port > LAST_PORT) throw new UsageError(`a port is a number up to ${LAST_PORT}`);
  const files = readFiles(pageFolder());
  const own = ruleset === undefined ? undefined : await ownPage(ruleset);
  if (own !== undefined) addOwn(files, own);
  const served = survey === undefined ? undefined : await servedSurvey(survey, store);
  const taken = await listen(files, port, served);
  const question = words.join(' ').trim() || (own?.question ?? '');
  const place = survey !== undefined ? '#view=surveys' : question === '' ? '' : `#q=${encodeURIComponent(question)}`;
  const address = `http://${HOST}:${taken}${FOLDER}${place}`;
  await answer(`${address}\n`);
  talk('The playground is running; Ctrl+C ends it.');
  if (open) openBrowser(address);
}

/** The package carries the page; in the workspace, where the sources are, it is where it is built when it is first asked for. */
function pageFolder(): string {
  if (!existsSync(new URL('../../src', import.meta.url))) return fileURLToPath(new URL('../../page', import.meta.url));
  const folder = fileURLToPath(new URL('../../../playground/dist', import.meta.url));
  if (!existsSync(join(folder, 'index.html'))) buildPage();
  return folder;
}

function buildPage(): void {
  talk('Building the playground, once; this takes about 15 seconds.');
  const script = fileURLToPath(new URL('../../../scripts/build.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [script, '--page'], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new UsageError('the playground cannot be built: what is wrong is above');
}

/** The files of the page by the paths under which they are asked for. */
function readFiles(folder: string): Map<string, ServedFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [FOLDER + relative(folder, file).split(sep).join('/'), readFile(file)];
    }),
  );
}

function readFile(file: string): ServedFile {
  try {
    return new ServedFile(file, readFileSync(file));
  } catch (error) {
    throw new UsageError(`cannot read ${basename(file)} of the playground: ${reasonOf(error)}`);
  }
}

/** Games of one's own: their modules, and in the page itself what it has to know of them. */
function addOwn(files: Map<string, ServedFile>, { modules, note }: OwnPage): void {
  for (const [path, code] of modules) files.set(FOLDER + path, new ServedFile(path, Buffer.from(code)));
  const index = `${FOLDER}index.html`;
  const html = files.get(index)?.content.toString('utf8') ?? '';
  files.set(index, new ServedFile('index.html', Buffer.from(html.replace('</head>', () => `${note}</head>`))));
}

/** The survey under its own folder, read-only. */
async function servedSurvey(name: string, store: string | undefined): Promise<SurveyAnswerer> {
  const surveys = await import('impartial-survey');
  return saidPlainly(surveys, () => openServedSurvey(surveys, name, { ...(store !== undefined && { store }) }, SAFE));
}

function listen(files: ReadonlyMap<string, ServedFile>, port: number, served?: SurveyAnswerer): Promise<number> {
  const server = createServer((request, response) => {
    if (!isOurHost(request.headers.host)) return refuse(response, 403);
    const path = (request.url ?? '/').split(/[?#]/)[0] ?? '/';
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
    if (path === '/' || `${path}/` === FOLDER) return response.writeHead(302, { ...SAFE, location: FOLDER }).end();
    if (path.startsWith(SURVEY) && served?.(request, response, path.slice(SURVEY.length)) === true) return;
    const file = files.get(path === FOLDER ? `${FOLDER}index.html` : path);
    if (file === undefined) return refuse(response, 404);
    send(request, response, file, path.startsWith(HASHED));
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

/** A page of another name that leads here must not read what is served here. */
function isOurHost(host = ''): boolean {
  return /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i.test(host);
}

function send(request: IncomingMessage, response: ServerResponse, file: ServedFile, isHashed: boolean): void {
  const { body, coding } = file.bodyFor(request.headers['accept-encoding']?.toString());
  response.writeHead(200, {
    ...SAFE,
    'content-type': file.type,
    'content-length': body.length,
    'cache-control': isHashed ? 'max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    ...(coding !== undefined && { 'content-encoding': coding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

const REFUSALS: Readonly<Record<number, string>> = {
  403: 'This server answers under the names 127.0.0.1 and localhost only.\n',
  404: 'There is no such file.\n',
  405: 'Only GET is answered.\n',
};

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { ...SAFE, 'content-type': 'text/plain' }).end(REFUSALS[status]);
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
