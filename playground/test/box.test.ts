/**
 * The closed box in a real browser: games that try to reach the network, the storage or the page, that never end, that take all memory,
 * and that answer with something else than an answer. Nothing reaches a server, the page lives, and each ends in its sentence.
 */
import { createServer, type Server } from 'node:http';
import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portOf, Visitor } from './browser.ts';
import { HOSTILE, hostileGame } from './hostile-games.ts';

/** A frame without an origin gets a process of its own, as in Chromium with windows on a desktop; without windows it has to be told. */
const OWN_PROCESS = ['--site-per-process'];

/** Ways to take memory without end, a little at a time. */
const GROWING = [
  ['arrays that grow', 'for (;;) all.push(new Array(10000).fill(size));'],
  ['an array that grows while it is read', 'all.push(size); for (const each of all) all.push([each, size]);'],
  ['a chain of objects', 'for (;;) all = { all, size };'],
  ['a list made by a function', 'Array.from({ length: 1e9 }, () => all.push(new Array(100).fill(size)));'],
] as const;

let visitor: Visitor;
let listener: Server;
/** Connections that somebody made to the server that nobody should reach. */
let reached = 0;

beforeAll(async () => {
  visitor = await Visitor.start(OWN_PROCESS);
  listener = createServer((_, response) => response.writeHead(200, { 'access-control-allow-origin': '*' }).end('reached'));
  listener.on('connection', () => reached++);
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await visitor.stop();
  listener.close();
});

/** Runs before the code of the page: timers of five seconds or more, such as that of the box, run out when they are told to. */
function holdLongTimers(): void {
  const held = new Map<number, () => void>();
  const { setTimeout: begin, clearTimeout: clear } = window;
  Object.assign(window, {
    setTimeout(run: () => void, milliseconds = 0) {
      if (milliseconds < 5000) return begin(run, milliseconds);
      const number = begin(() => {});
      held.set(number, run);
      return number;
    },
    clearTimeout(number: number) {
      held.delete(number);
      clear(number);
    },
    runOut() {
      for (const run of held.values()) run();
    },
  });
}

/** One page for all of them: it has to outlive each. */
async function run(page: Page, code: string): Promise<void> {
  const packed = deflateRawSync(code).toString('base64url');
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `view=invent&q=hostile%202&game=${packed}`);
  await page.getByRole('heading', { name: 'This link brings a game with it.' }).waitFor();
  await page.getByRole('button', { name: 'Run it' }).click();
}

describe('the closed box', () => {
  let page: Page;
  const dialogs: string[] = [];
  beforeAll(async () => {
    ({ page } = await visitor.open('view=invent'));
    page.on('dialog', (dialog) => dialogs.push(dialog.message()));
  });

  it.each(HOSTILE)('is not left by %s', async (_name, code, said) => {
    await run(page, code(portOf(listener)));
    const laws = page.getByRole('region', { name: 'Laws' });
    await expect.poll(async () => (await laws.innerText().catch(() => '')).replace(/^LAWS\s*/i, '')).toMatch(said);
    // The page is alive, itself, and as it was.
    expect(await page.evaluate(() => [document.title, ({} as { polluted?: string }).polluted ?? 'clean'].join(', '))).toBe(
      'Invent · Impartial, clean',
    );
    expect(await page.locator('main.invent img, main.invent b b').count()).toBe(0);
    await page.getByRole('button', { name: 'My games' }).click();
    await page.getByRole('heading', { name: 'Invent a game.' }).waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    expect(dialogs).toEqual([]);
  });

  it('let nothing reach a server', () => {
    expect(HOSTILE).toHaveLength(12);
    expect(reached).toBe(0);
  });

  it.each(GROWING)('leaves the page alive that shares its process and 2 GB with %s', async (_name, inMoves) => {
    const together = await Visitor.start(['--js-flags=--max-old-space-size=2048']);
    const { page: other } = await together.open('view=invent');
    await run(other, hostileGame(portOf(listener), 'let all = [];', inMoves));
    await expect
      .poll(() => other.getByRole('region', { name: 'Laws' }).innerText())
      .toMatch(/Stopped after 1 s in \w+ of hostile/);
    // A worker that is not ended from inside lives some seconds longer than it is asked to.
    await expect.poll(() => together.busiestProcess()).toBeUndefined();
    expect(await other.evaluate(() => document.title)).toBe('Invent · Impartial');
    await together.stop();
  });

  it('is gone with its process, and the page is not', async () => {
    const { page: other } = await visitor.open('view=invent', {});
    await other.addInitScript(holdLongTimers);
    await other.reload();
    // No loop, so it is not ended from inside.
    await run(other, hostileGame(portOf(listener), '', "/(a+)+$/.test('a'.repeat(40) + 'b');"));
    // The game has been loaded, and its laws are tried: only the worker in the box has something to do then.
    await other.getByRole('region', { name: 'Values' }).waitFor();
    let busiest = Number.NaN;
    const twice = async () => {
      busiest = (await visitor.busiestProcess()) ?? Number.NaN;
      return busiest === (await visitor.busiestProcess());
    };
    await expect.poll(twice).toBe(true);
    // Playwright takes a page for lost with any of its frames, so the page is asked on a line of its own.
    const line = await other.context().newCDPSession(other);
    process.kill(busiest, 'SIGKILL');
    const evaluate = async (expression: string) => (await line.send('Runtime.evaluate', { expression })).result.value;
    await evaluate('runOut()');
    await expect
      .poll(() => evaluate(`document.querySelector('section[aria-label="Laws"]').innerText`))
      .toContain('Stopped after 5 s: the box around the game does not answer any more.');
    await evaluate(`[...document.querySelectorAll('button')].find((each) => each.innerText.trim() === 'My games').click()`);
    await expect.poll(() => evaluate(`document.body.innerText`)).toContain('Invent a game.');
    expect(await evaluate(`document.querySelectorAll('iframe').length`)).toBe(0);
    await line.detach();
  });

  it('shows the code of a link and asks before it runs', async () => {
    const packed = deflateRawSync(hostileGame(portOf(listener), "throw new Error('it ran');")).toString('base64url');
    const { page: other } = await visitor.open(`view=invent&game=${packed}`);
    await other.getByRole('heading', { name: 'This link brings a game with it.' }).waitFor();
    expect(await other.locator('.cm-content').innerText()).toContain('it ran');
    expect(await other.locator('iframe').count()).toBe(0);
    await other.getByRole('button', { name: 'Only read' }).click();
    await other.getByText('It has not run. Run it when you have read it.').waitFor();
    expect(await other.locator('iframe').count()).toBe(0);
    await other.getByRole('button', { name: 'Run', exact: true }).click();
    await other.getByText('Line 3: it ran.').waitFor();
    await other.close();
  });
});
