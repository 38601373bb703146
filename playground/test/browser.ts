/**
 * A real Chromium and the built page, for tests. All files that run in one process share a browser and a server, which end with it; each
 * file has windows of its own. Chromium is found, or installed from Debian if that is allowed, or the test fails with one line that says how.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { dirname, extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist');
/** The one without windows comes first: the same engine at little more than half the work. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Windows of one context share a process: to start one takes as long as to load the page.
  '--process-per-site',
];
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

function findChromium(): string {
  const named = process.env.CHROMIUM;
  const found = [...(named === undefined ? [] : [named]), ...PLACES].find((path) => existsSync(path));
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { env });
    for (const [name, place] of [
      ['chromium-headless-shell', PLACES[0]],
      ['chromium', PLACES[1]],
    ] as const) {
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
      if (place !== undefined && existsSync(place)) return place;
    }
  }
  throw new Error('no Chromium: install it (apt-get install chromium) or name one in the variable CHROMIUM');
}

/** `flags` beside the usual ones. */
function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), headless: true, args: [...FLAGS, ...flags] });
}

let browser: Promise<Browser> | undefined;
let server: Promise<Server> | undefined;

/** The browser of this process. Another one takes its place if it has crashed. */
async function sharedBrowser(): Promise<Browser> {
  if ((await browser)?.isConnected() !== true) browser = launchBrowser();
  return browser as Promise<Browser>;
}

/** The built page as it is, for all files of this process. */
async function sharedServer(): Promise<Server> {
  server ??= serveFiles(readPage());
  return (await server).unref();
}

/** The files of the built page by their paths; read at once, so that a build meanwhile does no harm. */
export function readPage(): Map<string, Buffer> {
  if (!existsSync(join(FOLDER, 'index.html'))) throw new Error('the page is not built: run npm run prepare');
  const names = readdirSync(FOLDER, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    names.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [`/${relative(FOLDER, path).split(sep).join('/')}`, readFileSync(path)] as const;
    }),
  );
}

/** These files on a free port of this machine, or on a given one. */
export async function serveFiles(files: ReadonlyMap<string, Buffer>, port = 0): Promise<Server> {
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split(/[?#]/)[0] ?? '/';
    const name = path === '/' ? '/index.html' : path;
    const content = files.get(name);
    if (content === undefined) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' }).end(content);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

export function portOf(server: Server): number {
  const place = server.address();
  return typeof place === 'object' && place !== null ? place.port : 0;
}

export interface Visit {
  readonly page: Page;
  readonly address: string;
  /** What the page complained about. */
  readonly complaints: readonly string[];
}

/** A verdict about the line as it is. While something is worked out, there are words in its place. */
export const ANSWERED = 'aside[aria-busy=false]:not(.stale) .verdict-box .under:not(:empty)';

/**
 * Milliseconds after which something that has not come never will. It only ends tests that would hang: a machine may be slow, or busy, and
 * what is waited for comes within a second on most.
 */
const PATIENCE = 120_000;
/** Milliseconds in which it is seen which process works, and seconds of the processor that one at rest takes of them at most. */
const SAMPLE = 500;
const RESTING = 0.02;

export class Visitor {
  private readonly browser: Browser;
  private readonly isShared: boolean;
  /** One for all plain visits: its workers come from the cache, and a window with little in it keeps its process. */
  private plain: Promise<BrowserContext> | undefined;
  private readonly contexts = new Set<BrowserContext>();
  readonly address: string;

  private constructor(browser: Browser, isShared: boolean, server: Server) {
    this.browser = browser;
    this.isShared = isShared;
    this.address = `http://127.0.0.1:${portOf(server)}/`;
  }

  /** With `flags`, in a browser of its own. */
  static async start(flags?: readonly string[]): Promise<Visitor> {
    const isShared = flags === undefined;
    return new Visitor(await (isShared ? sharedBrowser() : launchBrowser(flags)), isShared, await sharedServer());
  }

  /** A fresh window on the page; `fragment` is what follows the `#`. */
  async open(fragment = '', options?: BrowserContextOptions): Promise<Visit> {
    if (options === undefined) this.plain ??= this.newPlain();
    const context = await (options === undefined ? this.plain : this.newContext(options));
    if (context === undefined) throw new Error('there is no window');
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.goto(`${this.address}${fragment === '' ? '' : `#${fragment}`}`);
    return { page, address: this.address, complaints };
  }

  /** A fresh window with nothing in it yet, nothing kept from other visits, and all that a first visit does. */
  async blank(options: BrowserContextOptions = {}): Promise<Page> {
    return (await this.newContext({ serviceWorkers: 'allow', ...options })).newPage();
  }

  /** Nothing is fetched for use without a network, which takes longer than the visit: tests of that have windows of their own. */
  async newContext(options: BrowserContextOptions): Promise<BrowserContext> {
    const context = await this.browser.newContext({
      viewport: { width: 1280, height: 900 },
      serviceWorkers: 'block',
      ...options,
    });
    context.setDefaultTimeout(PATIENCE);
    this.contexts.add(context);
    context.once('close', () => this.contexts.delete(context));
    return context;
  }

  private async newPlain(): Promise<BrowserContext> {
    const context = await this.newContext({});
    await (await context.newPage()).goto(new URL('icon.svg', this.address).href);
    return context;
  }

  /** A window on one question, once its verdict has come. */
  async ask(question: string, more = '', options?: BrowserContextOptions): Promise<Visit> {
    const visit = await this.open(`q=${encodeURIComponent(question)}${more}`, options);
    await visit.page.waitForSelector(ANSWERED);
    return visit;
  }

  /** The same window at another fragment, once nothing is left of what it showed. */
  async turn(page: Page, fragment: string): Promise<void> {
    const before = await page.$('#root main');
    await page.goto(`${this.address}#${fragment}`);
    await before?.waitForElementState('hidden');
  }

  /** The same window at another question, once its verdict has come. */
  async askNext(page: Page, question: string, more = ''): Promise<void> {
    await this.turn(page, `q=${encodeURIComponent(question)}${more}`);
    await page.waitForSelector(ANSWERED);
  }

  /** The process of a page or frame that works most now, by its number; undefined if all are at rest. */
  async busiestProcess(): Promise<number | undefined> {
    const session = await this.browser.newBrowserCDPSession();
    const times = async () => {
      const { processInfo } = await session.send('SystemInfo.getProcessInfo');
      return new Map(processInfo.filter(({ type }) => type === 'renderer').map(({ id, cpuTime }) => [id, cpuTime]));
    };
    const before = await times();
    await new Promise((resolve) => setTimeout(resolve, SAMPLE));
    const after = [...(await times())].map(([id, time]) => ({ id, worked: time - (before.get(id) ?? 0) }));
    await session.detach();
    const [busiest] = after.toSorted((a, b) => b.worked - a.worked);
    return busiest !== undefined && busiest.worked > RESTING ? busiest.id : undefined;
  }

  /** All its windows are gone then, also those that a test left open. */
  async stop(): Promise<void> {
    if (this.isShared) await Promise.all(Array.from(this.contexts, (context) => context.close()));
    else await this.browser.close();
  }
}
