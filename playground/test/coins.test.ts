/** Boards of coins in a real browser: coins that slide, counters that go downstairs, coins that are turned over in a row and on a board. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from './browser.ts';

let visitor: Visitor;
let page: Page;
let complaints: readonly string[];
beforeAll(async () => {
  visitor = await Visitor.start();
  ({ page, complaints } = await visitor.open('q=nim%201'));
});
afterAll(() => visitor.stop());

/** Opens a position, clicks these places one after the other, then the move that is offered, if one is to be chosen. */
async function played(question: string, places: readonly string[], choice?: string): Promise<string> {
  await visitor.turn(page, `q=${encodeURIComponent(question)}&against=friend`);
  await page.waitForSelector('#board [data-label]');
  for (const place of places) await page.locator(`#board .square[data-label="${place}"]`).click();
  if (choice !== undefined) await page.locator(`#board .choice[data-label="${choice}"]`).click();
  await expect.poll(() => page.locator('#question').inputValue()).not.toBe(question);
  return page.locator('#question').inputValue();
}

describe('coins', () => {
  it('slide from square to square, on one strip or on several', async () => {
    expect(await played('silver-dollar 2 3 7', ['7', '5'])).toBe('silver-dollar 2 3 5');
    expect(await played('welter 1 4 + 0 3', ['b3', 'b2'])).toBe('welter 1 4 + 0 2');
  });

  it('go downstairs, as many as one likes', async () => {
    expect(await played('staircase-nim 3 0 2', ['3'], '3>2*2')).toBe('staircase-nim 3 2');
  });

  it('are turned over in a row, side by side, and on a board', async () => {
    expect(await played('mock-turtles 0 2 7', ['2', '7', '1'], '1,2,7')).toBe('mock-turtles 0 1');
    expect(await played('ruler 1 4', ['4', '2'], '2..4')).toBe('ruler 1 2 3');
    expect(await played('turning-corners 2,3', ['2,3', '0,1'], '0,2x1,3')).toBe('turning-corners 0,1 0,3 2,1');
    expect(await played('acrostic-twins 2,3', ['2,3', '0,3'], '2,3>0,3')).toBe('acrostic-twins 0,3');
  });

  it('are shown however far off they are, and by keys', async () => {
    await visitor.turn(page, 'q=welter%203%201000000000000000000&against=friend');
    await page.waitForSelector('#board .coin-gap');
    expect(await page.locator('#board .coin.lying').count()).toBe(2);
    await page.locator('#board .square[data-label="3"]').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('#question').inputValue()).toBe('welter 2 1000000000000000000');
    expect(complaints).toEqual([]);
  });
});
