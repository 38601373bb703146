/** Without a network: one visit keeps every board, view and game; the next visit with a network shows a new version. */
import type { Server } from 'node:http';
import { deflateRawSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { ANSWERED, portOf, readPage, serveFiles, Visitor } from './browser.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.start();
});
afterAll(() => visitor.stop());

const OWN =
  "import { heapGame } from 'impartial/define';\nexport default heapGame({ id: 'own', rule: 'Take one.', subtract: [1] });\n";

/** A question for each picture and each game, the views, and what is there when all of it has come. */
const QUESTIONS = [
  'nim 3 5',
  'kayles 7',
  'treblecross 9',
  'grundys-game 8',
  'node-kayles P5',
  'directed-node-kayles 1>2 2>3',
  'hackendot 1>2 1>3 3>4',
  'survivor-nim 13 1122112 [take 1-2]',
  'nim-on-graphs 1-2=2 2-3=1 3-4=2 4-1=1 @1',
  'nimania 3',
  'geodetic C7',
  'node-kayles P600',
].map((question) => [`q=${encodeURIComponent(question)}`, ANSWERED] as const);
const VIEWS = [
  ['view=gallery', '.cards'],
  [`view=invent&q=own%202&game=${deflateRawSync(OWN).toString('base64url')}`, '.cm-content'],
  [
    `view=worksheet&sheet=${deflateRawSync('$x^2$\n\n```impartial\nkayles 7\n```\n').toString('base64url')}`,
    '.sheet-rows:has(.katex) .sheet-answer b',
  ],
  ['view=papers', '.papers article'],
  ['tour=3', '#board [data-label]'],
  [`q=${encodeURIComponent('octal 0.137: {n}')}`, '.plot-svg svg'],
] as const;

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function start(files: ReadonlyMap<string, Buffer>, port?: number): Promise<Server> {
  const server = await serveFiles(files, port);
  onTestFinished(() => stop(server));
  return server;
}

/** A visit to this address, until all of the page has been kept. */
async function visit(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForSelector(ANSWERED);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  return page;
}

/** Opens the fragment in a new window; gives what it complained about. */
async function open(context: BrowserContext, address: string, [fragment, ready]: readonly [string, string]): Promise<string> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${address}#${fragment}`);
  const found = await page.waitForSelector(ready).catch(() => null);
  const board = page.getByText('has not been loaded yet');
  if (found === null || (await board.count()) > 0) complaints.push('is not there');
  await page.close();
  return complaints.map((complaint) => `${decodeURIComponent(fragment)}: ${complaint}`).join(', ');
}

it('one visit keeps every board, view and game', async () => {
  const server = await start(readPage());
  const address = `http://127.0.0.1:${portOf(server)}/`;
  const context = await visitor.newContext({ serviceWorkers: 'allow' });
  const page = await visit(context, address);
  await stop(server);
  await expect(fetch(address)).rejects.toThrow();
  const places = [...QUESTIONS, ...VIEWS];
  const faults: string[] = [];
  for (let from = 0; from < places.length; from += 4)
    faults.push(...(await Promise.all(places.slice(from, from + 4).map((place) => open(context, address, place)))));
  expect(faults.filter((fault) => fault !== '')).toEqual([]);
  await page.goto(`${address}?again#q=${encodeURIComponent('node-kayles P5')}`);
  await page.getByRole('button', { name: 'Edit graph' }).click();
  await page.waitForSelector('.editor');
  await page.goto(`${address}?invent#${VIEWS[1][0]}`);
  await page.getByRole('button', { name: 'Run it' }).click();
  await page.getByText('The previous player wins.').waitFor();
  await context.close();
});

/** The same page as another build would have it: its version said at the head, another name for the file of the worker. */
function nextVersion(files: ReadonlyMap<string, Buffer>): Map<string, Buffer> {
  const [old = ''] = [...files.keys()].flatMap((path) => /worker-[\w-]+(?=\.js)/.exec(path)?.[0] ?? []);
  const rename = (text: string) => text.replaceAll(old, 'worker-next');
  return new Map(
    Array.from(files, ([path, content]) => {
      if (!/\.(js|html)$/.test(path)) return [path, content];
      const text = rename(content.toString('utf8')).replace('<title>', '<meta name="version" content="next"><title>');
      const version = /="[0-9a-f]{12}"/;
      return [rename(path), Buffer.from(path === '/service-worker.js' ? text.replace(version, '="000000000002"') : text)];
    }),
  );
}

it('the next visit shows a new version, and what the old one kept is dropped', async () => {
  const files = readPage();
  const server = await start(files);
  const port = portOf(server);
  const address = `http://127.0.0.1:${port}/`;
  const context = await visitor.newContext({ serviceWorkers: 'allow' });
  const first = await visit(context, address);
  const kept = (page: Page) => page.evaluate(() => caches.keys());
  const [old] = await kept(first);
  expect(await kept(first)).toHaveLength(1);
  await stop(server);
  const next = await start(nextVersion(files), port);
  const second = await visit(context, address);
  expect(await second.locator('meta[name=version]').getAttribute('content')).toBe('next');
  const waits = () => second.evaluate(async () => ((await navigator.serviceWorker.getRegistration())?.waiting ?? null) !== null);
  await expect.poll(waits).toBe(true);
  expect(await kept(second)).toHaveLength(2);
  // Windows with the old version still have what it kept.
  expect(await kept(first)).toContain(old);
  await stop(next);
  await Promise.all([first.close(), second.close()]);
  const third = await context.newPage();
  await third.goto(address);
  expect(await third.locator('meta[name=version]').getAttribute('content')).toBe('next');
  await third.waitForSelector(ANSWERED);
  await third.close();
  // The new version takes over when there is no window left.
  const fourth = await context.newPage();
  await expect
    .poll(async () => {
      await fourth.goto('about:blank');
      await fourth.goto(address);
      return kept(fourth);
    })
    .not.toContain(old);
  expect(await kept(fourth)).toHaveLength(1);
  await context.close();
});
