/**
 * The closed box in a real browser: games that try to reach the network, the storage or the page, that never end, that take all memory,
 * and that answer with something else than an answer. Nothing reaches a server, the page lives, and each ends in its sentence.
 */
import { createServer, type Server } from 'node:http';
import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portOf, Visitor } from './browser.ts';

let visitor: Visitor;
let listener: Server;
/** Connections that somebody made to the server that nobody should reach. */
let reached = 0;

beforeAll(async () => {
  visitor = await Visitor.start();
  listener = createServer((_, response) => response.writeHead(200, { 'access-control-allow-origin': '*' }).end('reached'));
  listener.on('connection', () => reached++);
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
}, 120_000);
afterAll(async () => {
  await visitor.stop();
  listener.close();
});

/** A sound game with something else before it, in its moves, or both. */
function game(before: string, inMoves = ''): string {
  return `import { heapGame } from 'impartial/define';
const address = 'http://127.0.0.1:${portOf(listener)}/leak';
${before}
export default heapGame({
  id: 'hostile', rule: 'Take one counter or two.', samples: ['5', '3'],
  *options(size) { ${inMoves}
    if (size > 0) yield size - 1;
    if (size > 1) yield size - 2;
  },
});
`;
}

const RULESET = `import { defineRuleset, ok } from 'impartial/define';
export default defineRuleset<number>({
  id: 'hostile', title: 'Hostile', rule: 'Take one.', notation: 'A number.', samples: ['2'],
  parse: ({ text }) => ok(Number(text)), format: String,`;

const HOLDS = /All \d+ laws hold/;

/** The code, and what the page says of it in the end. */
const HOSTILE: readonly (readonly [name: string, code: () => string, said: RegExp])[] = [
  ['fetch', () => game("fetch(address).then(() => { throw new Error('reached'); }, () => {});"), HOLDS],
  [
    'XMLHttpRequest',
    () => game("const request = new XMLHttpRequest();\nrequest.open('GET', address, false);\nrequest.send();"),
    /Line 5: .*Failed to load/,
  ],
  ['WebSocket', () => game("try { new WebSocket(address.replace('http', 'ws')); } catch {}"), HOLDS],
  ['importScripts', () => game('importScripts(address);'), /Line 3: .*importScripts/],
  ['import()', () => game('import(address).catch(() => {});'), HOLDS],
  ['IndexedDB', () => game("indexedDB.open('all');"), /Line 3: .*IDBFactory/],
  [
    'messages without end',
    () => game('', `for (;;) self.postMessage('{"id":0,"kind":"part"}');`),
    /^Stopped: the game says far more than it was asked\./,
  ],
  [
    'an endless loop',
    () => game('', 'for (;;);'),
    /^Stopped after 5 s in heap of hostile \d+|^Stopped after 5 s in moves of hostile \d+/,
  ],
  [
    'arrays that grow',
    () => game('const all = [];', 'for (;;) all.push(new Array(10000).fill(size));'),
    /^Stopped after 5 s in \w+ of hostile/,
  ],
  [
    'changed prototypes',
    () =>
      game(
        "const write = JSON.stringify;\nJSON.stringify = (said) => write({ ...said, data: [{ id: '<b>' }] });\nObject.prototype.polluted = 'yes';",
      ),
    /^Stopped: the game answers with something that is no answer\./,
  ],
  [
    'labels with markup',
    () => `${RULESET} *moves(n) { if (n > 0) yield { label: '<img src=x onerror="document.title=1">', to: n - 1 }; },\n});\n`,
    HOLDS,
  ],
  [
    'a million moves',
    () => `${RULESET} *moves(n) { if (n > 0) for (let i = 0; i < 1e6; i++) yield { label: String(i), to: 0 }; },\n});\n`,
    /A list of moves has an end: broken\./,
  ],
];

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

  it.each(HOSTILE)(
    'is not left by %s',
    async (_, code, said) => {
      await run(page, code());
      const laws = page.getByRole('region', { name: 'Laws' });
      await expect
        .poll(async () => (await laws.innerText().catch(() => '')).replace(/^LAWS\s*/i, ''), { timeout: 30_000 })
        .toMatch(said);
      // The page is alive, itself, and as it was.
      expect(await page.evaluate(() => [document.title, ({} as { polluted?: string }).polluted ?? 'clean'].join(', '))).toBe(
        'Invent · Impartial, clean',
      );
      expect(await page.locator('main.invent img, main.invent b b').count()).toBe(0);
      await page.getByRole('button', { name: 'My games' }).click();
      await page.getByRole('heading', { name: 'Invent a game.' }).waitFor();
      expect(await page.locator('iframe').count()).toBe(0);
      expect(dialogs).toEqual([]);
    },
    40_000,
  );

  it('let nothing reach a server', () => {
    expect(HOSTILE).toHaveLength(12);
    expect(reached).toBe(0);
  });

  it('shows the code of a link and asks before it runs', async () => {
    const packed = deflateRawSync(game("throw new Error('it ran');")).toString('base64url');
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
