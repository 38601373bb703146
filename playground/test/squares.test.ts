/** Pieces on a chessboard, Euclid's rectangle and a number line in a real browser: played by clicks and by keys, and read aloud. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from './browser.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.start();
});
afterAll(() => visitor.stop());

describe('a queen', () => {
  it('goes where she is sent by click or by key, and her board shows values at one tap', async () => {
    const { page, complaints } = await visitor.ask('wythoff 5 9', '&against=friend');
    const line = () => page.locator('#question').inputValue();
    await page.waitForSelector('.chess .field.wins');
    expect(await page.locator('.chess .field.wins').getAttribute('aria-label')).toMatch(/^Square 5,3, go there: wins/);
    await page.locator('[data-layer="values"]').click();
    await expect.poll(() => page.locator('.chess .note-value').count()).toBeGreaterThan(70);
    expect(await page.getByLabel(/^Square 4,7, value 0/).count()).toBe(1);
    await page.locator('[data-label="5,9>5,3"]').click();
    await expect.poll(line).toBe('wythoff 5 3');
    await page.waitForSelector('[data-label="5,3>0,3"]');
    await page.locator('[data-label="5,3>0,3"]').focus();
    await page.keyboard.press('Enter');
    await expect.poll(line).toBe('wythoff 0 3');
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('is told apart from a knight by picking one of them', async () => {
    const { page } = await visitor.ask('corner queen 2,4 knight 4,3', '&against=friend');
    await page.waitForSelector('.chess .field.move');
    expect(await page.locator('[data-label^="knight:4,3>"]').count()).toBeGreaterThan(1);
    await page.getByLabel(/^Square 2,4, queen/).click();
    await expect.poll(() => page.locator('[data-label^="knight:"]').count()).toBe(0);
    await page.locator('[data-label="queen:2,4>2,2"]').click();
    await expect.poll(() => page.locator('#question').inputValue()).toBe('corner queen 2,2 knight 4,3');
    await page.close();
  });
});

describe('a rectangle', () => {
  it('loses the squares that are clicked, and all beyond them', async () => {
    const { page, complaints } = await visitor.ask('euclid 12 31', '&against=friend');
    const second = page.locator('[data-label="12,31>12,7"]');
    await expect.poll(() => second.getAttribute('aria-label')).toMatch(/^Cut off 2 squares, leaves 12 by 7: loses/);
    await second.hover();
    expect(await page.locator('.rectangle .goes').count()).toBe(2);
    await second.click();
    await expect.poll(() => page.locator('#question').inputValue()).toBe('euclid 12 7');
    expect(complaints).toEqual([]);
    await page.close();
  });
});

describe('a number line', () => {
  it('names numbers, and says why others cannot be named', async () => {
    const { page, complaints } = await visitor.ask('sylver 4 5', '&against=friend');
    await page.waitForSelector('.number-cell.wins');
    expect(await page.locator('.number-cell.wins').getAttribute('aria-label')).toMatch(/^11, name it: wins/);
    await page.getByLabel('8, is a sum of numbers named').click();
    expect(await page.locator('#sentence').textContent()).toBe('8 is a sum of numbers named.');
    await page.locator('[data-label="11"]').click();
    await expect.poll(() => page.locator('#question').inputValue()).toBe('sylver 4 5 11');
    expect(complaints).toEqual([]);
    await page.close();
  });
});
