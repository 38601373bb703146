/** Heaps of which several are changed at once, in a real browser: chosen one by one, played together. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Visitor } from './browser.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.start();
});
afterAll(() => visitor.stop());

it('a move in several heaps is put together by clicks and played by a button', async () => {
  const { page, complaints } = await visitor.ask('moore-nim 3 5 6 6', '&against=friend');
  await page.waitForSelector('.several-heaps .counter');
  await page.locator('[aria-label^="Heap of 3: take 1"]').click();
  await page.locator('[aria-label^="Heap of 5: take 1"]').click();
  await page.getByRole('button', { name: 'Take: 3 → 2, 5 → 4' }).click();
  await expect.poll(() => page.locator('#question').inputValue()).toBe('moore-nim 2 4 6^2');
  expect(complaints).toEqual([]);
  await page.close();
});

it('what is chosen can be taken back', async () => {
  const { page } = await visitor.ask('moore-nim 3 5 6 6', '&against=friend');
  await page.locator('[aria-label^="Heap of 5: take 2"]').click();
  await page.getByRole('button', { name: 'Nothing' }).click();
  expect(await page.locator('.several-heaps .note').textContent()).toBe('Choose in up to 2 heaps what you take.');
  await page.close();
});
