/** Games on graphs whose moves are edges, or where a piece goes: boards that are played by mouse and by keys. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from './browser.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.start();
});
afterAll(() => visitor?.stop());

const AGAINST_NOBODY = '&against=friend';

describe('a graph whose moves are edges', () => {
  it('stands on the ground, and loses what falls when an edge is cut', async () => {
    const { page, complaints } = await visitor.ask('hackenbush 0-1 1-2 1-3 0-4 @0', AGAINST_NOBODY);
    await page.waitForSelector('.ground');
    expect(await page.locator('.edge-move').count()).toBe(4);
    expect(await page.locator('[data-label="1-2"]').getAttribute('aria-label')).toMatch(/^Edge 1-2, take it/);
    await page.locator('[data-label="0-1"]').dispatchEvent('click');
    await page.waitForFunction(() => document.querySelectorAll('.edge-move').length === 1);
    expect(complaints).toEqual([]);
  });

  it('is played with the keyboard in Arc-Kayles', async () => {
    const { page, complaints } = await visitor.ask('arc-kayles P4', AGAINST_NOBODY);
    await page.waitForSelector('.edge-move');
    await page.locator('[data-label="2-3"]').focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelectorAll('.edge-move').length === 0);
    expect(complaints).toEqual([]);
  });
});

describe('a piece that walks', () => {
  it('leaves its vertices behind as used up', async () => {
    const { page, complaints } = await visitor.ask('vertex-geography C5 @1', AGAINST_NOBODY);
    await page.locator('[data-label="2"]').dispatchEvent('click');
    await page.waitForSelector('.vertex.spent');
    expect(await page.locator('.vertex.spent').count()).toBe(1);
    expect(await page.locator('svg.graph').first().getAttribute('aria-label')).toContain('piece at 2, used up: 1');
    expect(complaints).toEqual([]);
  });
});
