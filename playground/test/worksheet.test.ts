/** Worksheets in a real browser: written by keyboard, kept, saved and checked on the command line; games in the closed box; links. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Visitor } from './browser.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CLI = join(ROOT, 'cli/bin/impartial.mjs');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PATIENCE = { timeout: 15_000 };

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.start();
}, 120_000);
afterAll(() => visitor.stop());

const file = (page: Page) => page.locator('.sheet-panel pre');

async function save(page: Page, button: string, folder: string): Promise<string> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const download = await waiting;
  const path = join(folder, download.suggestedFilename());
  await download.saveAs(path);
  return path;
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'impartial-worksheet-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('worksheet', () => {
  it('is written by keyboard, kept, saved, and checked on the command line', async () => {
    const { page, complaints } = await visitor.open('view=worksheet', {});
    await page.getByRole('button', { name: 'An empty sheet' }).click();
    const first = page.getByRole('textbox', { name: 'Cell 1' });
    await first.fill('a = node-kayles P5');
    await first.press('Shift+Enter');
    const lines = [
      'b = kayles 7',
      's = a + b + nim 1',
      'plot node-kayles P{n} for n = 0..120',
      'table node-kayles G{m}x{n} for m = 1..3, n = 1..4',
    ];
    for (const [index, line] of lines.entries()) {
      await page.keyboard.insertText(line);
      if (index < lines.length - 1) await page.keyboard.press('Shift+Enter');
    }
    await expect.poll(() => file(page).innerText(), PATIENCE).toContain('→ period 34 from 52');
    await expect.poll(() => file(page).innerText(), PATIENCE).toContain('→ 1 1 2 0 / 1 0 1 0 / 2 1 1 0');
    const rows = await page.locator('.sheet-answer').allInnerTexts();
    expect(rows.slice(0, 3)).toEqual([
      'The next player wins by 3, value 3.',
      'The next player wins by 7>1+4 7>3+3, value 2.',
      'The previous player wins, value 0.',
    ]);
    expect(await page.getByRole('region', { name: 'Names' }).locator('dd').allInnerTexts()).toEqual(['3', '2', '0']);
    expect(await page.getByRole('img', { name: /^Values for n from 0 to 120/ }).count()).toBe(1);
    expect(await page.locator('.sheet-table td').count()).toBe(12);
    // A bad line says what is wrong, and the others run.
    await page.getByRole('textbox', { name: 'Cell 2' }).fill('b = kailes 7');
    await page.locator('.sheet-answer .bad').first().waitFor();
    await page.getByRole('textbox', { name: 'Cell 2' }).fill('b = kayles 7');
    await page.locator('.sheet-answer .bad').first().waitFor({ state: 'detached' });
    await page.reload();
    await expect.poll(() => page.getByRole('textbox', { name: 'Cell 3' }).inputValue(), PATIENCE).toBe('s = a + b + nim 1');
    await expect.poll(() => file(page).innerText(), PATIENCE).toContain('→ 1 1 2 0 / 1 0 1 0 / 2 1 1 0');
    const folder = newFolder();
    const path = await save(page, 'Save', folder);
    expect(execFileSync(process.execPath, [CLI, 'worksheet', 'run', '--check', path], { encoding: 'utf8' })).toBeDefined();
    const changed = readFileSync(path, 'utf8').replace('value 3', 'value 4');
    writeFileSync(path, changed);
    expect(spawnSync(process.execPath, [CLI, 'worksheet', 'run', '--check', path]).status).toBe(1);
    const html = readFileSync(await save(page, 'HTML', folder), 'utf8');
    expect(html).toContain('<svg');
    expect(html).not.toContain('<script');
    expect(complaints).toEqual([]);
    await page.evaluate(axe);
    const found = await page.evaluate(async () => {
      const { axe: tool } = window as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } };
      return (await tool.run()).violations.map(({ id }) => id);
    });
    expect(found).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Run all' }).isVisible()).toBe(false);
    expect(await page.locator('.sheet-answer').first().isVisible()).toBe(true);
    await page.context().close();
  }, 90_000);

  it('moves, inserts, deletes and undoes by keys', async () => {
    const { page } = await visitor.open('view=worksheet', {});
    await page.getByRole('button', { name: 'An empty sheet' }).click();
    await page.getByRole('textbox', { name: 'Cell 1' }).fill('nim 1');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.insertText('nim 2');
    await page.keyboard.press('Alt+ArrowUp');
    const texts = () =>
      page.locator('textarea.sheet-input').evaluateAll((all) => all.map((each) => (each as HTMLTextAreaElement).value));
    expect(await texts()).toEqual(['nim 2', 'nim 1']);
    await page.keyboard.press('Escape');
    await page.keyboard.press('b');
    expect(await texts()).toEqual(['nim 2', '', 'nim 1']);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Delete');
    expect(await texts()).toEqual(['nim 2', 'nim 1']);
    await page.keyboard.press('Escape');
    await page.keyboard.press('ControlOrMeta+z');
    expect(await texts()).toEqual(['nim 2', '', 'nim 1']);
    await page.context().close();
  }, 40_000);

  it('runs games of its own in the closed box, with the answers that the file has; a link with games asks first', async () => {
    const { page } = await visitor.open('view=worksheet', {});
    await page.getByRole('button', { name: 'A game invented from nothing' }).click();
    const recorded = readFileSync(join(ROOT, 'docs/worksheets/invented-game.md'), 'utf8');
    await expect.poll(() => file(page).evaluate((pre) => pre.textContent), { timeout: 25_000 }).toBe(recorded);
    await expect.poll(() => page.url(), PATIENCE).toMatch(/view=worksheet&sheet=[\w-]+$/);
    const { page: other } = await visitor.open(page.url().split('#')[1] ?? '', { viewport: { width: 390, height: 844 } });
    await other.getByText('They have not run.').waitFor();
    expect(await other.locator('iframe').count()).toBe(0);
    expect(await other.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await other.getByRole('button', { name: 'Run all' }).click();
    await other.getByText('take-a-square: its laws hold.').waitFor();
    await page.context().close();
    await other.context().close();
  }, 60_000);

  it('shows HTML in notes as text', async () => {
    const { page } = await visitor.open('view=worksheet', {});
    await page.getByRole('button', { name: 'An empty sheet' }).click();
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    await page
      .getByRole('textbox', { name: 'Text in Markdown' })
      .fill('# Notes\n\n<img src=x onerror="document.title=1"> and [a](javascript:alert(1)) and $g(G) \\oplus 1$');
    await page.getByRole('textbox', { name: 'Text in Markdown' }).blur();
    await page.getByRole('heading', { name: 'Notes' }).waitFor();
    expect(await page.locator('.markdown img, .markdown a').count()).toBe(0);
    expect(await page.locator('.markdown').innerText()).toContain('<img src=x');
    expect(await page.locator('.markdown .formula').innerText()).toContain('⊕');
    await page.context().close();
  }, 40_000);
});
