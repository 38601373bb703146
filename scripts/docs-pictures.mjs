/**
 * The pictures of the page in README and docs, taken from the page as it is built, so that they stay true.
 *
 * `npm run pictures`; needs Chromium, at its usual places or named in the variable CHROMIUM.
 */
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { root, step } from './step.mjs';

const { chromium } = createRequire(join(root, 'playground', 'package.json'))('playwright-core');

const PAGE = join(root, 'playground', 'dist');
const FOLDER = join(root, 'docs', 'pictures');
/** The most that a picture may take, in bytes. */
const LARGEST = 150_000;

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** What is shown, in which window, and what has come when the picture is taken. */
const PICTURES = [
  {
    name: 'graph-board',
    question: 'geodetic K3oR6 : 1.1 1.2 1.3 1.4 2.1',
    window: { width: 1060, height: 640 },
    ready: '.nim-sum .changed',
  },
  {
    name: 'heaps-on-a-phone',
    question: 'nim 3 5 7',
    window: { width: 390, height: 760 },
    phone: true,
    ready: '#board .counter.wins',
  },
  { name: 'sequence-explorer', question: 'octal 0.137: {n}', window: { width: 1060, height: 640 }, ready: '.plot-svg svg' },
  {
    name: 'nim-on-graphs-dark',
    question: 'nim-on-graphs a-p=2 b-p=2 b-q=2 c-q=2 c-r=1 d-r=1 d-s=4 a-s=5 b-t=3 d-t=4 @a',
    window: { width: 1060, height: 640 },
    dark: true,
    ready: '.cut-side',
  },
  {
    name: 'invent',
    fragment: 'view=invent',
    window: { width: 1060, height: 640 },
    click: /^Board/,
    ready: '[aria-label="Seen before?"] a[href*="dawsons"]',
  },
  {
    name: 'worksheet',
    fragment: 'view=worksheet',
    window: { width: 1060, height: 560 },
    click: /^Compound Node-Kayles/,
    ready: 'main:has(.katex) .sheet-panel dd',
  },
];

if (!step('build', 'scripts/build.mjs', ['--page'])) throw new Error('the page cannot be built');
mkdirSync(FOLDER, { recursive: true });
const server = createServer((request, response) => {
  const path = (request.url ?? '/').split(/[?#]/)[0];
  const file = join(PAGE, path === '/' ? 'index.html' : path);
  if (!file.startsWith(PAGE) || !existsSync(file)) return response.writeHead(404).end();
  response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${server.address().port}/`;
const places = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const browser = await chromium.launch({
  executablePath: places.find((path) => path && existsSync(path)),
  args: ['--no-sandbox'],
});
for (const picture of PICTURES) await take(picture);
await browser.close();
server.close();

async function take({ name, question, fragment, window, phone = false, dark = false, click, ready }) {
  const context = await browser.newContext({
    viewport: window,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    hasTouch: phone,
    isMobile: phone,
  });
  const page = await context.newPage();
  await page.goto(`${address}#${fragment ?? `q=${encodeURIComponent(question)}`}`);
  if (click !== undefined) await page.getByRole('button', { name: click }).click();
  await page.waitForSelector(ready, { state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  // Nothing is computed any more, and every move has its mark.
  const unfinished = 'progress, [aria-busy=true], #board [data-label]:not(.wins, .loses)';
  await page.waitForFunction((parts) => document.querySelector(parts) === null, unfinished);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const path = join(FOLDER, `${name}.png`);
  await page.screenshot({ path });
  const { size } = statSync(path);
  console.error(`${name}.png  ${(size / 1000).toFixed(0)} kB`);
  if (size > LARGEST) process.exitCode = 1;
  await context.close();
}
