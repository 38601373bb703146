/** The explorer in a real browser: values as they come, the window over them, periods, files. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from './browser.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.start();
});
afterAll(() => visitor.stop());

async function explore(question: string, more = ''): Promise<{ page: Page; complaints: readonly string[] }> {
  const visit = await visitor.open(`q=${encodeURIComponent(question)}${more}`);
  await visit.page.waitForFunction(() => document.querySelector('.count')?.textContent?.includes('Done'));
  return visit;
}

const contentOf = async (page: Page, name: string) => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  return readFile(await (await download).path(), 'utf8');
};

describe('the explorer', () => {
  it('finds the period of 0.137 in 10^5 values, draws it and writes it', async () => {
    const { page, complaints } = await explore('octal 0.137: {n}', '&to=100000');
    expect(await page.locator('.verdict').textContent()).toBe('Period 34, proved.');
    expect(await page.locator('.exceptions').textContent()).toBe('◇ 0, 14, 16, 17, 31, 34, 51');
    expect(await page.locator('.why').textContent()).toContain('Since 141 = 2·52 + 34 + 3');
    await page.waitForSelector('.plot-svg svg');
    expect(await page.locator('.plot-svg').textContent()).toContain('checked to 141: enough');
    expect(await page.locator('.one-period li').count()).toBe(34);
    const lines = (await contentOf(page, 'b-file')).trimEnd().split('\n');
    expect(lines).toHaveLength(100_001);
    expect(lines.slice(0, 6)).toEqual(['0 0', '1 1', '2 1', '3 2', '4 0', '5 3']);
    expect((await contentOf(page, 'CSV')).split('\n')).toHaveLength(100_003);
    expect(JSON.parse(await contentOf(page, 'JSON'))).toMatchObject({ question: 'octal 0.137: {n}', from: 0 });
    expect(await contentOf(page, 'SVG')).toMatch(/^<svg [^>]*xmlns=/);
    await page.getByRole('button', { name: 'Table' }).click();
    const rows = await page.locator('.value-table tbody tr').count();
    expect(rows).toBeGreaterThan(10);
    expect(rows).toBeLessThan(60);
    await page.locator('.value-table').evaluate((table) => table.scrollTo(0, 28 * 50_000));
    await expect.poll(() => page.locator('.value-table tbody').textContent()).toContain('50\u202f003');
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('walks by arrow keys, and moves its window by buttons, keys and drags', async () => {
    const { page } = await explore('octal 0.137: {n}', '&to=20000');
    const shown = () => page.locator('figcaption').textContent();
    await page.locator('.plot-svg').press('Home');
    for (let step = 0; step < 85; step++) await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.locator('.spoken').textContent()).toBe('n = 85, value 9, periodic; the same at 119, 153, …');
    await page.keyboard.press('0');
    await expect.poll(shown).toContain('n = 0 to 20\u202f000');
    await page.keyboard.press('+');
    await expect.poll(shown).toMatch(/to (9|10)\u202f\d+/);
    const strip = page.getByRole('slider', { name: 'Window over all values' });
    await page.getByRole('button', { name: 'Fit' }).click();
    await strip.press('+');
    await strip.press('+');
    await strip.press('ArrowRight');
    const before = Number(await strip.getAttribute('aria-valuenow'));
    const box = await strip.boundingBox();
    if (box === null) throw new Error('there is no strip');
    await page.mouse.click(box.x + box.width * 0.95, box.y + box.height / 2);
    await expect.poll(async () => Number(await strip.getAttribute('aria-valuenow'))).toBeGreaterThan(before);
    await page.close();
  });

  it('draws bands where there are more values than dots', async () => {
    const { page } = await explore('octal 0.16: {n}', '&to=50000');
    expect(await page.locator('.verdict').textContent()).toBe('No period up to 50\u202f000.');
    await page.getByRole('button', { name: 'Fit' }).click();
    await page.waitForFunction(() => document.querySelectorAll('.plot-svg line').length > 300);
    expect(await page.locator('.plot-svg circle').count()).toBeLessThan(1500);
    await page.close();
  });

  it('says what it needs for a proof, and keeps the range in the address', async () => {
    const { page } = await explore('octal 0.137: {n}', '&to=171');
    expect(await page.locator('.verdict').textContent()).toBe(
      'Repeats with 34 from n = 52 as far as computed. Not proved: needs n up to 174.',
    );
    await page.getByLabel('Last n').fill('400');
    await page.waitForFunction(() => location.hash.includes('to=400'));
    await expect.poll(() => page.locator('.verdict').textContent()).toBe('Period 34, proved.');
    await page.getByLabel('Last n').press('ArrowUp');
    await page.waitForFunction(() => location.hash.includes('to=440'));
    await page.locator('.plot-svg').focus();
    const box = await page.getByLabel('Last n').boundingBox();
    if (box === null) throw new Error('there is no field');
    await page.mouse.move(box.x + 20, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + 80, box.y + 10, { steps: 4 });
    await page.mouse.up();
    await page.waitForFunction(() => location.hash.includes('to=880'));
    await page.close();
  });

  it('shows outcomes in two rows, and growing values with their saltus', async () => {
    const { page } = await explore('geodetic C{n} [misere]', '&to=40');
    await expect.poll(() => page.locator('.plot-svg').textContent()).toMatch(/N.*P|P.*N/);
    await page.locator('#question').fill('nim {n}');
    await expect.poll(() => page.locator('.verdict').textContent()).toBe('Period 1 with saltus 1, proved.');
    await page.close();
  });

  it('stops, keeps what has come, and says what is wrong with a line', async () => {
    const { page } = await visitor.open(`q=${encodeURIComponent('grundys-game {n}')}&to=2000000`);
    await page.getByRole('button', { name: 'Stop' }).click();
    expect(await page.locator('.count').textContent()).toMatch(/values\. Stopped\.$/);
    await page.locator('#question').fill('octal 0.9z: {n}');
    await page.waitForSelector('#sentence.bad');
    await page.locator('#question').press('Escape');
    await page.close();
  });
});
