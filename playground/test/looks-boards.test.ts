/** How boards and paper look, in a real browser: crosses on strips, names that stay in sight, pictures of scale, print, title and icon. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from './browser.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.start();
});
afterAll(() => visitor.stop());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

function show(page: Page, question: string): Promise<void> {
  return visitor.askNext(page, question, '&against=friend');
}

describe('Treblecross', () => {
  it('is played by a click on any free square, and the cross stands where it was put', async () => {
    const { page, complaints } = await visitor.ask('treblecross 5 8', '&against=friend');
    await page.waitForSelector('#board .crosses [data-label]');
    expect(await page.locator('#board .crosses').count()).toBe(2);
    expect(await page.locator('#board button.square').count()).toBe(13);
    expect(await page.locator('#board .counter, #board .amounts').count()).toBe(0);
    await page.getByRole('button', { name: /^Square 7 of strip 2/ }).click();
    await expect.poll(() => page.inputValue('#question')).toBe('treblecross 4 5');
    await page.waitForSelector('#board .cross');
    const signs = await page.$$eval('#board .crosses', (rows) =>
      rows.map((row) =>
        [...row.children]
          .map(({ className }) => (className.includes('cross') ? 'x' : className.includes('useless') ? '-' : '.'))
          .join(''),
      ),
    );
    expect(signs).toEqual(['.....', '....--x-']);
    await page.getByRole('button', { name: /^Square 3 of strip 1/ }).click();
    await page.getByRole('button', { name: /^Square 1 of strip 2/ }).click();
    await page.getByRole('button', { name: /^Square 4 of strip 2/ }).click();
    await page.getByText('No free square is left.').waitFor();
    expect(await page.locator('#board .cross').count()).toBe(4);
    expect(complaints).toEqual([]);
    await page.close();
  });
});

describe('the chart of losing blocks', () => {
  it('keeps the names of the players in sight on a phone', async () => {
    const { page } = await visitor.ask('survivor-nim 60 1122112 [take 1-2]', '', PHONE);
    await page.waitForSelector('.blocks-names');
    await page.$eval('.blocks-scroll', (place) => {
      place.scrollLeft = 500;
    });
    const [place, names] = await Promise.all([
      page.locator('.blocks-scroll').boundingBox(),
      page.locator('.blocks-names').boundingBox(),
    ]);
    expect(await page.$eval('.blocks-scroll', ({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100);
    expect(names?.x).toBeCloseTo(place?.x ?? 0, 0);
    expect(await page.locator('.blocks-names text').allTextContents()).toContain('player 7');
    await page.close();
  });
});

describe('what is too large to draw', () => {
  it('is shown to scale, with counts and the part that matters', async () => {
    const { page } = await visitor.open('q=nim');
    await show(page, 'nim 3^1000 5');
    await expect.poll(() => page.locator('#board .heap').count()).toBe(2);
    expect(await page.locator('#board .copies').allTextContents()).toEqual(['× 1\u202f000', '× 1']);
    await page.waitForSelector('#board .counter.wins');
    await show(page, 'nim 3 500 100000000');
    await page.waitForSelector('#board .large-heap.matters .stays');
    const bars = await page.$$eval('#board .bar', (all) => all.map((bar) => bar.getBoundingClientRect().height));
    expect(bars).toHaveLength(2);
    expect(bars[1]).toBeGreaterThan((bars[0] ?? 0) * 1.4);
    await show(page, 'node-kayles 1000000*P1000 + P70000');
    await page.waitForSelector('#board .scale-bars');
    expect(await page.locator('.scale-bars b').allTextContents()).toEqual(['P1000', 'P70000']);
    expect(await page.locator('.scale-bars li').first().textContent()).toContain('× 1\u202f000\u202f000');
    await page.close();
  });
});

describe('paper', () => {
  it('has the board, the verdict and why in light colours, and no controls', async () => {
    const { page } = await visitor.ask('nim 3 5 7', '', { colorScheme: 'dark', viewport: { width: 794, height: 1123 } });
    await page.waitForSelector('.nim-sum');
    await page.emulateMedia({ media: 'print' });
    for (const part of ['.question', '#board', '.verdict', '.why', '.nim-sum', '.certainty']) {
      expect(await page.locator(part).first().isVisible(), part).toBe(true);
    }
    for (const part of ['header', '.switches', '.controls', '.tabs', '.copy-button', '.history', '.phone-buttons', '.standing']) {
      expect(await page.locator(part).first().isVisible(), part).toBe(false);
    }
    for (const part of ['main a', 'details', 'main select']) {
      for (const each of await page.locator(part).all()) expect(await each.isVisible(), part).toBe(false);
    }
    const words = await page.$$eval('.legend > span:not(.spacer)', (all) => all.map((each) => each.getBoundingClientRect()));
    expect(words.length).toBeGreaterThan(1);
    // Told apart, one after the other.
    for (const [index, { right }] of words.slice(0, 2).entries())
      expect(words[index + 1]?.left ?? Number.POSITIVE_INFINITY).toBeGreaterThan(right + 8);
    const colours = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return [backgroundColor, color];
    });
    expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(29, 28, 26)']);
    await page.close();
  });

  it('has them from a phone too, whichever tab is open', async () => {
    const { page } = await visitor.ask('nim 3 5 7', '', PHONE);
    await page.getByRole('button', { name: 'History', exact: true }).tap();
    await page.emulateMedia({ media: 'print' });
    for (const part of ['#board', '.verdict', '.why']) expect(await page.locator(part).first().isVisible(), part).toBe(true);
    await page.close();
  });
});

describe('the page in a list of pages', () => {
  it('is called by its question, and has an icon', async () => {
    const { page } = await visitor.ask('kayles 5 7');
    expect(await page.title()).toBe('kayles 5 7 · Impartial');
    await page.locator('#question').fill('nim 4');
    await expect.poll(() => page.title()).toBe('nim 4 · Impartial');
    const links = await page.$$eval('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]', (all) =>
      all.map((link) => (link as HTMLLinkElement).href),
    );
    expect(links).toHaveLength(3);
    for (const link of links) expect((await fetch(link)).status, link).toBe(200);
    const manifest = await (await fetch(links.find((link) => link.endsWith('.webmanifest')) ?? '')).json();
    const maskable = manifest.icons.find(({ purpose }: { purpose?: string }) => purpose === 'maskable');
    expect((await fetch(new URL(maskable.src, visitor.address))).status).toBe(200);
    await page.goto(`${visitor.address}#view=gallery`);
    await expect.poll(() => page.title()).toBe('Gallery · Impartial');
    await page.close();
  });
});
