/** Worksheets in a real browser: written by keyboard, kept, saved and checked on the command line; games in the closed box; links; formulas. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Visitor } from './browser.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CLI = join(ROOT, 'cli/bin/impartial.mjs');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.start();
});
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

/** A new sheet that begins with this line. */
async function begin(page: Page, line: string): Promise<void> {
  await page.getByRole('textbox', { name: 'The first question' }).fill(line);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('textbox', { name: 'Cell 1' }).inputValue()).toBe(line);
}

/** Notes every line that a worker is asked about. */
const WATCH = `
  window.asked = [];
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message?.task === 'sheet') window.asked.push(message.input.line);
    return post.call(this, message, ...rest);
  };`;

async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe: tool } = window as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } };
    return (await tool.run()).violations.map(({ id }) => id);
  });
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'impartial-worksheet-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('worksheet', () => {
  it('is written by keyboard, kept, saved, and checked on the command line', async () => {
    const { page, complaints } = await visitor.open('view=worksheet', {});
    await page.addInitScript(WATCH);
    await page.reload();
    await page.getByRole('heading', { name: 'Ask something, or open one of these.' }).waitFor();
    await begin(page, 'a = node-kayles P5');
    await page.keyboard.press('Shift+Enter');
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
    await expect.poll(() => file(page).innerText()).toContain('→ period 34 from 52');
    await expect.poll(() => file(page).innerText()).toContain('→ 1 1 2 0 / 1 0 1 0 / 2 1 1 0');
    const rows = await page.locator('.sheet-answer').allInnerTexts();
    expect(rows.slice(0, 4)).toEqual([
      'The next player wins by 3. Value 3.',
      'The next player wins by 7>1+4 or 7>3+3. Value 2.',
      'The previous player wins. 3 ⊕ 2 ⊕ 1 = 0.',
      'Period 34 from n = 52 on, proved.',
    ]);
    expect(await page.getByRole('region', { name: 'Names' }).locator('dd').allInnerTexts()).toEqual(['3', '2', '0']);
    expect(await page.getByRole('img', { name: /^Values for n from 0 to 120/ }).count()).toBe(1);
    expect(await page.locator('.sheet-table td').count()).toBe(12);
    expect(await page.getByRole('listitem', { name: 'Cell 3, s = a + b + nim 1' }).count()).toBe(1);
    const folder = newFolder();
    expect(readFileSync(await save(page, 'CSV', folder), 'utf8')).toBe('m \\ n,1,2,3,4\n1,1,1,2,0\n2,1,0,1,0\n3,2,1,1,0\n');
    // A change asks anew what uses its name, and nothing else; a bad line says what is wrong, and the others stand.
    const asked = () => page.evaluate(() => (window as unknown as { asked: number[] }).asked.splice(0));
    await asked();
    await page.getByRole('textbox', { name: 'Cell 2' }).fill('b = kailes 7');
    await page.getByText('“b” is not known here: its line is no question.').waitFor();
    expect(await page.locator('.sheet-answer .bad').count()).toBe(2);
    expect(await page.locator('.sheet-written u').first().innerText()).toBe('kailes');
    expect((await asked()).sort()).toEqual([3, 4]);
    await page.getByRole('textbox', { name: 'Cell 2' }).fill('b = kayles 7');
    await page.locator('.sheet-answer .bad').first().waitFor({ state: 'detached' });
    expect(await asked()).toEqual([]);
    await page.getByText('Saved in this browser, just now.').waitFor();
    await page.reload();
    await expect.poll(() => page.getByRole('textbox', { name: 'Cell 3' }).inputValue()).toBe('s = a + b + nim 1');
    await expect.poll(() => file(page).innerText()).toContain('→ 1 1 2 0 / 1 0 1 0 / 2 1 1 0');
    const path = await save(page, 'Save', folder);
    expect(basename(path)).toBe('notes.md');
    expect(execFileSync(process.execPath, [CLI, 'worksheet', 'run', '--check', path], { encoding: 'utf8' })).toBeDefined();
    const changed = readFileSync(path, 'utf8').replace('value 3', 'value 4');
    writeFileSync(path, changed);
    expect(spawnSync(process.execPath, [CLI, 'worksheet', 'run', '--check', path]).status).toBe(1);
    const html = readFileSync(await save(page, 'HTML', folder), 'utf8');
    expect(html).toContain('<svg');
    expect(html).not.toContain('<script');
    expect(complaints).toEqual([]);
    for (const [width, theme] of [
      [1440, 'light'],
      [1280, 'dark'],
      [390, 'dark'],
      [390, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
      expect([width, theme, await violations(page)]).toEqual([width, theme, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button').locator('visible=true').allInnerTexts()).toEqual(['1', '2', '3', '4', '5']);
    expect(await page.locator('.sheet-answer').first().isVisible()).toBe(true);
    await page.context().close();
  });

  it('moves, inserts, deletes and undoes by keys; a cell is stopped, and the others are answered', async () => {
    const { page } = await visitor.open('view=worksheet', {});
    await begin(page, 'nim 1');
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
    await page.keyboard.press('a');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Delete');
    expect(await texts()).toEqual(['nim 2', '', 'nim 1']);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Delete');
    expect(await texts()).toEqual(['nim 2', 'nim 1']);
    await page.keyboard.press('ControlOrMeta+z');
    expect(await texts()).toEqual(['nim 2', '', 'nim 1']);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    expect(await texts()).toEqual(['nim 2', 'nim 1']);
    await page.getByRole('textbox', { name: 'Cell 1' }).fill('node-kayles G9x11 [misere]');
    await page.getByRole('textbox', { name: 'Cell 2' }).fill('node-kayles G9x10 [misere]');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.insertText('kayles 7');
    await expect.poll(() => page.getByRole('button', { name: 'Stop' }).count()).toBe(2);
    // Both workers are at work; the third cell waits for one of them.
    expect(await page.locator('.sheet-answer').nth(2).innerText()).toBe('…');
    await page.getByRole('button', { name: 'Stop' }).last().click();
    await page.getByText(/^Stopped after/).waitFor();
    await page.getByText('The next player wins by 7>1+4 or 7>3+3. Value 2.').waitFor();
    expect(await page.getByRole('button', { name: 'Stop' }).count()).toBe(1);
    await page.getByRole('button', { name: 'Run again' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Stop' }).count()).toBe(2);
    await page.context().close();
  });

  it('runs games of its own in the closed box, with the answers that the file has; a link with games asks first', async () => {
    const { page } = await visitor.open('view=worksheet', {});
    await page.getByRole('button', { name: 'A game invented from nothing' }).click();
    const recorded = readFileSync(join(ROOT, 'docs/worksheets/invented-game.md'), 'utf8');
    await expect.poll(() => file(page).evaluate((pre) => pre.textContent)).toBe(recorded);
    expect(await page.locator('iframe').isVisible()).toBe(false);
    await expect.poll(() => page.url()).toMatch(/view=worksheet&sheet=[\w-]+$/);
    const { page: other } = await visitor.open(page.url().split('#')[1] ?? '', { viewport: { width: 390, height: 844 } });
    await other.getByText('They have not run.').waitFor();
    expect(await other.locator('iframe').count()).toBe(0);
    expect(await other.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    // What nobody has touched is neither kept nor trusted.
    await other.reload();
    await other.getByText('They have not run.').waitFor();
    await other.getByRole('textbox', { name: 'Cell 2' }).press('Enter');
    await other.getByText('They have not run.').waitFor();
    expect(await other.locator('iframe').count()).toBe(0);
    await other.getByRole('button', { name: 'Run all' }).click();
    await other.getByText('Its laws hold.').first().waitFor();
    await page.context().close();
    await other.context().close();
  });

  it('sets formulas, fetched with the first, and shows HTML and hostile formulas as text', async () => {
    const { page, complaints } = await visitor.open('view=worksheet', {});
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await begin(page, 'nim 1');
    const write = async (text: string) => {
      await page.getByRole('button', { name: 'Text', exact: true }).click();
      await page.getByRole('textbox', { name: 'Text in Markdown' }).fill(text);
      await page.keyboard.press('Escape');
    };
    await write(
      '# Notes\n\n<img src=x onerror="document.title=1"> and [a](javascript:alert(1)), [b](https://example.org)\n\n| m | n |\n|---|--:|\n| 1 | **2** |',
    );
    await page.getByRole('heading', { name: 'Notes' }).waitFor();
    expect(await page.locator('.markdown img').count()).toBe(0);
    expect(await page.locator('.markdown').innerText()).toContain('<img src=x');
    expect(await page.locator('.markdown a').evaluateAll((all) => all.map((each) => each.getAttribute('href')))).toEqual([
      'https://example.org',
    ]);
    expect(await page.locator('.markdown td strong').innerText()).toBe('2');
    expect(fetched.filter((url) => /katex/i.test(url))).toEqual([]);
    await write(
      '$g(G) \\oplus 1$, $\\href{javascript:alert(1)}{x}$, $\\includegraphics{x.png}$, $\\def\\a{\\a\\a}\\a$, $\\frac{1$',
    );
    await page.locator('.katex').first().waitFor();
    expect(await page.locator('.katex annotation').first().textContent()).toBe('g(G) \\oplus 1');
    expect(await page.locator('.markdown').nth(1).locator('a, img').count()).toBe(0);
    // What goes on for ever, and what is no formula, is shown as written.
    expect(await page.locator('.katex-error').count()).toBe(2);
    // What is saved has them as MathML, in one file without a script.
    const saved = readFileSync(await save(page, 'HTML', newFolder()), 'utf8');
    expect(saved).toContain('<mo>⊕</mo>');
    expect(saved).not.toMatch(/<script|href="javascript|<link|url\(/);
    await page.evaluate(() => document.fonts.ready);
    expect(fetched.filter((url) => /KaTeX_.*\.woff2$/.test(url)).length).toBeGreaterThanOrEqual(2);
    expect(await page.evaluate(() => document.fonts.check('16px KaTeX_Main'))).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('keeps several sheets: named, opened, deleted and brought back; says where it keeps and reads no more', async () => {
    const { page } = await visitor.open('view=worksheet', {});
    await begin(page, 'kayles 7');
    await page.getByRole('textbox', { name: 'Name of the file' }).fill('pins.md');
    await page.getByText('Saved in this browser').waitFor();
    await page.getByRole('button', { name: 'Open' }).click();
    await begin(page, 'nim 1 2 3');
    await page.getByText('The previous player wins. Value 0.').waitFor();
    await page.getByText('Saved in this browser').waitFor();
    await page.getByRole('button', { name: 'Open' }).click();
    const names = () => page.locator('.sheet-list li > .link').allInnerTexts();
    await expect.poll(names).toEqual(['notes.md', 'pins.md']);
    await page.getByRole('button', { name: 'Delete pins.md' }).click();
    await expect.poll(names).toEqual(['notes.md']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(names).toEqual(['notes.md', 'pins.md']);
    expect(await violations(page)).toEqual([]);
    const many = `\`\`\`impartial\n${'nim 1\n'.repeat(201)}\`\`\`\n`;
    const choose = (text: string) =>
      page.locator('input[type=file]').setInputFiles({ name: 'many.md', mimeType: 'text/markdown', buffer: Buffer.from(text) });
    await choose(many);
    await page.getByText('at most 200 cells here, and this one has 201. The command line reads more.').waitFor();
    await choose('x'.repeat(1_000_001));
    await page.getByText('at most 1000000 characters here, and this one has 1000001. The command line reads more.').waitFor();
    await page.getByRole('button', { name: 'pins.md', exact: true }).click();
    await page.getByText('The next player wins by 7>1+4 or 7>3+3. Value 2.').waitFor();
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...given) {
        const request = put.apply(this, given);
        this.transaction.abort();
        return request;
      };
    });
    await page.getByRole('textbox', { name: 'Cell 1' }).fill('kayles 8');
    await page.getByText('This browser keeps no more. Save the sheet as a file.').waitFor();
    await page.context().close();
  });
});
