/** Inventing a game in a real browser: from a template to verdict, laws, values, company; broken and endless rules; links, files, keys. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Visitor } from './browser.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The second on a machine that has no time for all of them. */
const SOUND = /laws hold|No law is broken/;

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.start();
});
afterAll(() => visitor.stop());

async function start(template: string, options = {}): Promise<{ page: Page; complaints: readonly string[] }> {
  const { page, complaints } = await visitor.open('view=invent', options);
  await page.getByRole('button', { name: new RegExp(`^${template}`) }).click();
  await page.locator('.cm-content').waitFor({ state: 'attached' });
  return { page, complaints };
}

const region = (page: Page, name: string) => page.getByRole('region', { name });
const verdictOf = (page: Page) => page.locator('main.invent .verdict');

/** The code in the editor changed as by a visitor who selects and types. */
async function replace(page: Page, code: string): Promise<void> {
  await page.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

/** What is shown is about the code as it stands, and nothing more is worked out. */
async function settle(page: Page): Promise<void> {
  await page.locator('main.invent:not(.stale-board)').waitFor();
  await page.getByText('Closed box: no network').waitFor();
}

const SQUARES = (from: number) => `import { heapGame } from 'impartial/define';
export default heapGame({
  id: 'squares', title: 'Squares', rule: 'Take a square number.', samples: ['12', '9 5'],
  *options(size) {
    for (let r = ${from}; r * r <= size; r++)
      yield size - r * r;
  },
});
`;

/** Each move puts two pieces. */
const DOMINOES = `import { gridGame } from 'impartial';
export default gridGame({
  id: 'dominoes', rule: 'Put a domino on two empty squares that touch at a side.', samples: ['2x2', '1x4'],
  *moves(board) {
    for (const square of board.empty())
      for (const step of [[1, 0], [0, 1]] as const) {
        const [next] = board.line(square, step);
        if (next && board.at(next) === '.') yield board.put('D', square, next);
      }
  },
});
`;

describe('invent', () => {
  it('gives verdict, laws, values, what was seen before and company from a template', async () => {
    const { page, complaints } = await start('Board');
    await region(page, 'Verdict').getByText('The next player wins.').waitFor();
    await region(page, 'Laws').getByText(SOUND).waitFor();
    await region(page, 'Values').locator('.cells li').nth(20).waitFor();
    expect((await region(page, 'Values').locator('.cells .cell').allTextContents()).slice(0, 16).join(' ')).toBe(
      '1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2',
    );
    await region(page, 'Seen before?').getByRole('link', { name: 'Dawson’s chess' }).waitFor();
    expect(await region(page, 'Seen before?').innerText()).toMatch(
      /That proves nothing\.[\s\S]*the period is 34\.[\s\S]*OEIS A002187/,
    );
    await region(page, 'In company').getByRole('row').nth(6).waitFor();
    expect(await region(page, 'In company').getByRole('row').count()).toBe(7);
    expect(complaints).toEqual([]);
    await page.evaluate(axe);
    const findings: string[] = [];
    for (const [width, theme] of [1440, 1280, 390].flatMap((each) => [[each, 'light'] as const, [each, 'dark'] as const])) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      const found = (await page.evaluate('axe.run().then(({ violations }) => violations.map(({ id }) => id))')) as string[];
      findings.push(...found.map((id) => `${width} ${theme}: ${id}`));
    }
    expect(findings).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });

    // Without its parts the family ends earlier, and the page says what would help.
    const template = await page.locator('.cm-content').innerText();
    await replace(page, template.replace(/\n\s*apart: 'corners',/, ''));
    await region(page, 'Values').getByText("If parts that do not touch are a sum, apart: 'corners' says so").waitFor();
    await replace(page, template);
    await expect.poll(() => region(page, 'Values').innerText()).not.toContain('If parts that do not touch');

    // A piece is put by a click, and stands in the line; the square says what a click does.
    const line = page.getByRole('textbox', { name: 'Question' });
    await line.fill('peaceful-kings 2x3');
    await page.getByRole('button', { name: /^b2, put K: wins, leaves value 0$/ }).click();
    await expect.poll(() => line.inputValue()).toBe('peaceful-kings 2x3 : Kb2');
    await page.getByText('No move is left: who moved last wins.').waitFor();
    await line.fill('peaceful-kings 30x30');
    await page.locator('#board').getByText('30x30').waitFor();

    // The editor completes what a board can be asked and explains it; types are checked by a file that nothing else fetches.
    const fetched: string[] = [];
    page.context().on('request', (request) => fetched.push(request.url()));
    await replace(page, 'board.ar');
    await page.keyboard.press('ControlOrMeta+Space');
    await page.locator('.cm-tooltip').getByText('What stands on the squares around this one').waitFor();
    await page.keyboard.press('Escape');
    expect(fetched.filter((url) => url.includes('types-worker'))).toEqual([]);
    await replace(page, SQUARES(1).replace('rule:', 'rules:'));
    await page.getByRole('button', { name: 'Check types' }).click();
    await page.getByText('The types have 1 problem:').waitFor();
    await page.getByRole('button', { name: 'Line 3' }).click();
    expect(await page.evaluate(() => document.activeElement?.classList.contains('cm-content'))).toBe(true);
    expect(fetched.filter((url) => url.includes('types-worker')).length).toBeGreaterThanOrEqual(1);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('stages a move of several squares: the first is picked, the rest light up', async () => {
    const { page } = await start('Board');
    await replace(page, DOMINOES);
    await settle(page);
    await page.getByRole('textbox', { name: 'Question' }).fill('dominoes 2x2');
    await page.getByRole('button', { name: /^Square a1/ }).click();
    await page.locator('.square.staged').waitFor();
    expect(
      await page.locator('#board [data-label]').evaluateAll((all) => all.map((each) => each.getAttribute('data-label'))),
    ).toEqual(expect.arrayContaining(['b1', 'a2']));
    expect(await page.locator('#board .square[data-label="b2"]').count()).toBe(0);
    await page.getByRole('button', { name: /^Square b1/ }).click();
    await expect.poll(() => page.getByRole('textbox', { name: 'Question' }).inputValue()).toMatch(/^dominoes 2x2 : Da1 Db1/);
    await page.context().close();
  });

  it('is played on: a move, the computer’s reply, undo, misère', async () => {
    const { page } = await start('Heaps');
    await expect.poll(() => verdictOf(page).textContent()).toBe('The previous player wins.');
    const line = page.getByRole('textbox', { name: 'Question' });
    expect(await line.inputValue()).toBe('take-a-square 12');
    await line.fill('take-a-square 9');
    await expect.poll(() => verdictOf(page).textContent()).toBe('The next player wins.');
    await page.getByRole('button', { name: 'Best move' }).click();
    // The reply of the computer follows by itself.
    await expect.poll(() => line.inputValue()).toMatch(/^take-a-square [0-4]$/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => line.inputValue()).toBe('take-a-square 9');
    await page.getByRole('button', { name: 'Misère' }).click();
    expect(await line.inputValue()).toBe('take-a-square 9 [misere]');
    await expect.poll(() => verdictOf(page).textContent()).toMatch(/wins/);
    await page.context().close();
  });

  it('says which law is broken and shows it, gives no verdict then, and finds the line of a slip', async () => {
    const { page } = await start('Heaps');
    await replace(page, SQUARES(0));
    await region(page, 'Laws').getByText('Every play ends: broken.').waitFor();
    expect(await verdictOf(page).textContent()).toBe('None.');
    // The least position, the play that shows it, and the other laws.
    const laws = region(page, 'Laws');
    expect(await laws.getByRole('alert').innerText()).toContain('From squares 0 the move 0>0 comes back to the same position.');
    await laws.getByText(/✓ The \d+ other laws hold\./).waitFor();
    await laws.getByRole('button', { name: 'Which laws' }).click();
    expect(await laws.locator('.invent-laws .broken').allInnerTexts()).toEqual([expect.stringContaining('Every play ends')]);
    expect(await laws.locator('.invent-laws li').count()).toBeGreaterThan(10);
    await laws.getByRole('button', { name: 'Show it on the board' }).click();
    expect(await page.getByRole('textbox', { name: 'Question' }).inputValue()).toBe('squares 0');
    expect(await region(page, 'Verdict').innerText()).toContain('mayLoop: true');
    await replace(page, SQUARES(1));
    await region(page, 'Laws').getByText(SOUND).waitFor();
    await replace(page, SQUARES(1).replace('r * r <= size', 'r * r <= sice'));
    await region(page, 'Laws').getByText('Line 5: sice is not defined.').waitFor();
    await page.locator('.cm-lintRange-error').first().waitFor();
    // By keys alone: to the problem, and out of the editor.
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('F8');
    expect(await page.locator('.cm-activeLine').innerText()).toContain('sice');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.classList.contains('cm-content'))).toBe(false);
    await replace(page, SQUARES(1).replace('yield size', 'yield size)'));
    await region(page, 'Laws')
      .getByText(/^Line 6: /)
      .waitFor();
    await page.context().close();
  });

  it('stops what does not end by a key, while the page goes on', async () => {
    const { page } = await start('Heaps');
    await settle(page);
    // No loop, which would end from inside.
    await replace(page, SQUARES(1).replace('*options(size) {', "*options(size) { /(a+)+$/.test('a'.repeat(40) + 'b');"));
    await page.getByText('Running…').waitFor();
    await page.keyboard.press('ControlOrMeta+.');
    await page.getByText('Closed box: no network').waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    await replace(page, SQUARES(1));
    await page.keyboard.press('ControlOrMeta+Enter');
    await region(page, 'Laws').getByText(SOUND).waitFor();
    // Escape and then Tab leaves the editor, with a list of words open and for whoever takes a while: longer than its own two seconds.
    await page.locator('.cm-content').focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('heap');
    await page.locator('.cm-tooltip-autocomplete').waitFor();
    await page.evaluate(() => {
      const now = Date.now();
      Date.now = () => now;
    });
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      const later = Date.now() + 2500;
      Date.now = () => later;
    });
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.cm-editor') === null)).toBe(true);
    await page.context().close();
  });

  it('exports a file that gives the same answers on the command line, and a link that carries the game', async () => {
    const { page } = await start('Heaps');
    await replace(page, SQUARES(1));
    await settle(page);
    await region(page, 'Laws').getByText(SOUND).waitFor();
    await page.getByRole('textbox', { name: 'Question' }).fill('squares 9 12');
    await expect.poll(() => verdictOf(page).textContent()).toBe('The next player wins.');
    const shown = await region(page, 'Values').locator('.cells .cell').allTextContents();
    const folder = mkdtempSync(join(tmpdir(), 'impartial-invent-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe('squares.ts');
    const file = join(folder, 'squares.ts');
    await download.saveAs(file);
    const run = (...args: string[]) =>
      execFileSync(process.execPath, [join(ROOT, 'cli/bin/impartial.mjs'), ...args], { encoding: 'utf8' });
    expect(run('solve', '--ruleset', file, 'squares 9 12')).toContain('the player to move wins. Value *2');
    expect(await region(page, 'Verdict').innerText()).toContain('Value 2.');
    const [, listed = ''] = run('sequence', '--ruleset', file, 'squares {n}', '--to', '31').trim().split('\n');
    const values = listed.split(' ');
    expect(values).toEqual(shown);
    expect(values).toHaveLength(32);
    // The same browser knows the game; another one asks first.
    await expect.poll(() => page.url()).toMatch(/view=invent&q=squares%209%2012&game=[\w-]+$/);
    const link = page.url().split('#')[1] ?? '';
    await page.reload();
    await expect.poll(() => verdictOf(page).textContent()).toBe('The next player wins.');
    const { page: other } = await visitor.open(link, {});
    await other.getByRole('heading', { name: 'This link brings a game with it.' }).waitFor();
    expect(await other.locator('iframe').count()).toBe(0);
    await other.getByRole('button', { name: 'Run it' }).click();
    await expect.poll(() => verdictOf(other).textContent()).toBe('The next player wins.');
    expect(await other.getByRole('textbox', { name: 'Question' }).inputValue()).toBe('squares 9 12');
    await page.context().close();
    await other.context().close();
  });

  it('shows one part at a time on a phone, and nothing is wider than it', async () => {
    const { page } = await start('Strings', { viewport: { width: 390, height: 844 } });
    await expect.poll(() => verdictOf(page).textContent()).toMatch(/wins/);
    const tabs = page.getByRole('navigation', { name: 'Parts of the page' });
    for (const [tab, shown] of [
      ['Code', '.cm-content'],
      ['Board', '#board'],
      ['Values', '.invent-family'],
      ['Laws', '.invent-company'],
    ]) {
      await tabs.getByRole('button', { name: tab ?? '' }).click();
      await page.locator(shown ?? '').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
    // Undo, Hints and Best stay in sight over the tabs, whatever is scrolled.
    await tabs.getByRole('button', { name: 'Board' }).click();
    const best = page.getByRole('button', { name: 'Best', exact: true });
    expect((await best.boundingBox())?.y).toBeLessThan(844 - 57);
    await best.click();
    await expect.poll(() => page.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(true);
    await page.getByRole('button', { name: 'Hints' }).click();
    expect(await page.getByRole('button', { name: 'Hints' }).getAttribute('aria-pressed')).toBe('false');
    await tabs.getByRole('button', { name: 'Code' }).click();
    await page.getByRole('toolbar', { name: 'Symbols' }).getByRole('button', { name: '=>' }).click();
    expect(await page.locator('.cm-content').innerText()).toContain('=>');
    await page.context().close();
  });
});
