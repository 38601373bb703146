/** The page as `impartial web` serves it: it leaves its port to whoever comes next, and outlives what it was built from. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ANSWERED, Visitor } from './browser.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.start();
});
afterAll(() => visitor.stop());

/** Starts the server of the program in this folder; gives its process and the address it prints. */
async function startWeb(
  root: string,
  ...args: readonly string[]
): Promise<{ readonly child: ChildProcess; readonly address: string }> {
  const child = spawn(process.execPath, [join(root, 'cli/bin/impartial.mjs'), 'web', ...args]);
  onTestFinished(() => {
    child.kill();
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', (code) => reject(new Error(`it ended with ${code}`)));
  });
  return { child, address };
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill();
  });
}

/** Another program on the port, which answers everything with a page of its own. */
async function startOther(port: number): Promise<void> {
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<p>another program</p>'),
  );
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
}

async function verdictOn(page: Page): Promise<string | null> {
  await page.waitForSelector(ANSWERED);
  return page.locator('.verdict').textContent();
}

const OWN = `import { gridGame, type Board, type Cell } from 'impartial/define';
import { steps } from './steps.js';
export const crosses = gridGame({
  id: 'own-cram',
  title: 'My own Cram',
  rule: 'Put a domino on two free squares side by side.',
  *moves(board: Board): Iterable<readonly Cell[]> {
    for (const [x, y] of board.empty()) for (const [a, b] of steps) if (board.isFree(x + a, y + b)) yield [[x, y], [x + a, y + b]];
  },
});`;

describe('games of one’s own', () => {
  it('are on the page with their board, their verdict, hints and search', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'impartial-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    writeFileSync(join(folder, 'own.ts'), OWN);
    writeFileSync(join(folder, 'steps.ts'), 'export const steps: readonly (readonly [number, number])[] = [[1, 0], [0, 1]];\n');
    const { address } = await startWeb(ROOT, '--ruleset', join(folder, 'own.ts'));
    expect(address).toContain('#q=own-cram%202x3');
    const page = await visitor.blank();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.goto(address);
    expect(await verdictOn(page)).toContain('The next player wins');
    expect(await page.locator('body').innerText()).toContain('Put a domino on two free squares side by side.');
    await page.getByText('b1-b2').first().waitFor();
    await page.goto(address.replace(/#.*/, '#q=own-cram%203x3'));
    await page.reload();
    expect(await verdictOn(page)).toContain('The previous player wins');
    await page.goto(address.replace(/#.*/, '#q=own-cram%202x2%20%2B%20nim%203%20[misere]'));
    await page.reload();
    expect(await verdictOn(page)).toMatch(/wins/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('the page of impartial web', () => {
  it('gives way to another program on its port', async () => {
    const { child, address } = await startWeb(ROOT, 'nim 3 5');
    const page = await visitor.blank();
    await page.goto(address);
    expect(await verdictOn(page)).toBe('The next player wins.');
    await page.evaluate(() => navigator.serviceWorker?.ready.then(() => undefined));
    // Once more, so that it comes by way of what is kept for use without a network.
    await page.reload();
    expect(await verdictOn(page)).toBe('The next player wins.');
    await ended(child);
    await startOther(Number(new URL(address).port));
    for (const path of ['/', '/impartial/', '/impartial/#q=nim%203', '/impartial/other']) {
      await page.goto('about:blank');
      await page.goto(new URL(path, address).href);
      expect(await page.textContent('body')).toBe('another program');
    }
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    await page.context().close();
  });

  it('is whole after the files it was read from are gone', async () => {
    const root = mkdtempSync(join(tmpdir(), 'impartial-served-'));
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
    for (const part of ['cli/bin', 'cli/dist', 'cli/starts', 'cli/package.json'])
      cpSync(join(ROOT, part), join(root, part), { recursive: true });
    // As in the package, which has no sources and carries the page.
    cpSync(join(ROOT, 'playground/dist'), join(root, 'cli/page'), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
    const { address } = await startWeb(root, 'nim 3 5');
    rmSync(join(root, 'cli/page'), { recursive: true });
    const page = await visitor.blank();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(address);
    expect(await verdictOn(page)).toBe('The next player wins.');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
