/** Each key of the list does what the list says. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from './browser.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.start();
});
afterAll(() => visitor.stop());

async function toBoard(page: Page): Promise<void> {
  await page.waitForSelector('#board [data-label]');
  await page.locator('body').press('/');
  await page.keyboard.press('Enter');
}

function focusedLabel(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (document.activeElement as HTMLElement).dataset.label);
}

describe('keys on the board', () => {
  it('walk, zoom, find a vertex and read the position', async () => {
    const { page } = await visitor.ask('node-kayles P7', '&against=friend');
    await page.waitForSelector('#board .wins');
    await toBoard(page);
    await page.keyboard.press('End');
    expect(await focusedLabel(page)).toBe('7');
    await page.keyboard.press('Home');
    expect(await focusedLabel(page)).toBe('1');
    await page.keyboard.press('g');
    await page.keyboard.type('4');
    await page.keyboard.press('Enter');
    expect(await focusedLabel(page)).toBe('4');
    const box = () => page.locator('svg.graph').getAttribute('viewBox');
    const whole = await box();
    await page.keyboard.press('+');
    await expect.poll(box).not.toBe(whole);
    await page.keyboard.press('f');
    await expect.poll(box).toBe(whole);
    await page.keyboard.press('-');
    await expect.poll(box).not.toBe(whole);
    await page.keyboard.press('y');
    expect(await page.locator('#sentence').textContent()).toBe('Node-Kayles: 7 vertices, 6 edges. First is to move. 7 moves.');
    expect(await page.locator('p[role="status"]').textContent()).toContain('7 vertices');
    await page.keyboard.press('Escape');
    expect(await page.locator('#sentence').textContent()).toContain('Take a vertex');
    await page.keyboard.press('w');
    expect(await page.evaluate(() => document.activeElement?.classList.contains('wins'))).toBe(true);
    await page.close();
  });

  it('switch hints, misère and the history; undo and redo', async () => {
    const { page } = await visitor.ask('node-kayles P5', '&against=friend');
    await page.waitForSelector('#board .wins');
    await toBoard(page);
    await page.keyboard.press('h');
    await page.waitForFunction(() => document.querySelector('#board .wins') === null);
    await page.keyboard.press('h');
    await page.keyboard.press('b');
    await expect.poll(() => page.locator('#question').inputValue()).toBe('node-kayles 2*P1');
    await page.keyboard.press(',');
    await expect.poll(() => page.locator('#question').inputValue()).toBe('node-kayles P5');
    await page.keyboard.press('.');
    await expect.poll(() => page.locator('#question').inputValue()).toBe('node-kayles 2*P1');
    await page.keyboard.press('Control+z');
    await expect.poll(() => page.locator('#question').inputValue()).toBe('node-kayles P5');
    await page.keyboard.press('Control+Shift+Z');
    await expect.poll(() => page.locator('#question').inputValue()).toBe('node-kayles 2*P1');
    await page.keyboard.press('m');
    await expect.poll(() => page.locator('#question').inputValue()).toBe('node-kayles 2*P1 [misere]');
    await page.close();
  });

  it('switch the certificate and step through its overlays', async () => {
    const { page } = await visitor.ask('nim-on-graphs a-p=2 b-p=2 b-q=2 c-q=2 c-r=1 d-r=1 d-s=4 a-s=5 b-t=3 d-t=4 @a');
    await page.waitForSelector('.overlay');
    await toBoard(page);
    await page.keyboard.press('c');
    await page.waitForFunction(() => document.querySelector('.overlay') === null);
    await page.keyboard.press('Shift+C');
    await page.waitForSelector('.overlay');
    const pressed = () => page.locator('[data-layer][aria-pressed="true"]').getAttribute('data-layer');
    const first = await pressed();
    await page.keyboard.press('Shift+C');
    await expect.poll(pressed).not.toBe(first);
    await page.close();
  });

  it('choose amounts in heaps, rows and at the table', async () => {
    const { page } = await visitor.ask('nim 3 5', '&against=friend');
    await page.waitForSelector('#board [data-label="5>2"]');
    await page.locator('#board [data-label="5>4"]').focus();
    await page.keyboard.press('3');
    expect(await focusedLabel(page)).toBe('5>2');
    await page.locator('#question').fill('survivor-nim 9 1212 [take 1-3]');
    await page.waitForSelector('.takes [data-label="3"]');
    await page.keyboard.press('Enter');
    await page.keyboard.press('3');
    await expect.poll(() => page.locator('#question').inputValue()).toContain('survivor-nim 6 ');
    await page.close();
  });

  it('are quiet where single letters are switched off, also after a reload', async () => {
    const { page } = await visitor.ask('node-kayles P5', '&against=friend', {});
    await page.locator('body').press('?');
    await page.waitForSelector('dialog[open]');
    expect(await page.locator('dialog kbd').allTextContents()).toEqual(
      expect.arrayContaining(['G', 'W', 'B', 'H', 'C', 'Shift+C', 'M', 'Y', 'F', '+ −', 'Home, End', '1 … 9', 'Esc', '?', '/']),
    );
    await page.getByLabel('Single-letter keys').uncheck();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.reload();
    await toBoard(page);
    await page.keyboard.press('m');
    await page.keyboard.press('b');
    await page.keyboard.press('Home');
    expect(await focusedLabel(page)).toBe('1');
    expect(await page.locator('#question').inputValue()).toBe('node-kayles P5');
    await page.close();
  });

  it('keep the focus on the board when a move takes its vertex away', async () => {
    const { page } = await visitor.ask('node-kayles P7', '&against=friend');
    await toBoard(page);
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('#question').inputValue()).toBe('node-kayles P5');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('#board') !== null)).toBe(true);
    await page.close();
  });
});
