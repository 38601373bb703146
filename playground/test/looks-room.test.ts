/** Whether a page has room for what it shows: low windows, phones upright and on their side, fingers, and layers that stay quiet. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from './browser.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.start();
});
afterAll(() => visitor.stop());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const ON_ITS_SIDE = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };
/** A finger, less what scaling rounds away. */
const FINGER = 43.5;

async function show(page: Page, question: string) {
  await visitor.askNext(page, question);
  await page.waitForSelector('#board [data-label]');
}

describe('a window of 1280 by 720', () => {
  it('shows board, controls and history of a small position at once', async () => {
    const { page } = await visitor.open('q=nim', { viewport: { width: 1280, height: 720 } });
    for (const question of ['node-kayles petersen', 'nim 3 5 7', 'kayles 5 7', 'geodetic C9 : 1', 'node-kayles P7']) {
      await show(page, question);
      const ends = await page.$$eval('#board svg.graph, #board .heaps, .controls, .history', (parts) =>
        parts.map((part) => part.getBoundingClientRect().bottom),
      );
      expect(ends.length, question).toBe(3);
      expect(Math.max(...ends), question).toBeLessThanOrEqual(720);
      // Both lanes, with the node of the position on one of them, are inside of the history.
      const lanes = await page.$$eval('.lanes span, .history .node, .history line', (parts) =>
        parts.map((part) => part.getBoundingClientRect().bottom),
      );
      expect(lanes.length, question).toBeGreaterThan(5);
      expect(Math.max(...lanes), question).toBeLessThanOrEqual(Math.max(...ends));
    }
    await page.close();
  });
});

describe('a phone on its side', () => {
  it('shows the line, the sentence, the whole board, the verdict and the buttons at once, and nothing sideways', async () => {
    const { page } = await visitor.open('q=nim', ON_ITS_SIDE);
    for (const [question, least] of [
      ['node-kayles petersen', 10],
      ['node-kayles P7', 7],
      ['geodetic C9 : 1', 9],
      ['nim 3 5 7', 18],
      ['survivor-nim 22 1122112 [take 1-2]', 7],
    ] as const) {
      await show(page, question);
      const [tabs, card] = await Promise.all([page.locator('.tabs').boundingBox(), page.locator('.card').boundingBox()]);
      const end = tabs?.y ?? 0;
      const things = '#board :is(.disc, .counter, .heap-size, .seat circle:not(.next-ring), .seat rect)';
      const drawn = await page.$$eval(things, (parts) => parts.map((part) => part.getBoundingClientRect()));
      expect(drawn.length, question).toBeGreaterThanOrEqual(least);
      for (const part of ['#question', '#sentence', '.verdict', '.under', '.phone-buttons']) {
        const box = await page.locator(part).boundingBox();
        expect(box?.height ?? 0, `${question} ${part}`).toBeGreaterThan(10);
        expect((box?.y ?? 999) + (box?.height ?? 0), `${question} ${part}`).toBeLessThanOrEqual(end);
      }
      for (const { top, bottom, right } of drawn) {
        expect(top, question).toBeGreaterThan(card?.y ?? 999);
        expect(bottom, question).toBeLessThan(end);
        expect(right, question).toBeLessThan((card?.x ?? 0) + (card?.width ?? 0));
      }
      const verdict = await page.locator('.verdict').boundingBox();
      expect(verdict?.x, question).toBeGreaterThan((card?.x ?? 999) + (card?.width ?? 0));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(844);
    }
    await page.close();
  });

  it.each([
    ['upright', PHONE],
    ['on its side', ON_ITS_SIDE],
  ])('keeps the button that plays a compound move in sight: %s', async (_, options) => {
    const { page } = await visitor.open('q=nim', options);
    await show(page, 'node-kayles P8 + C7 [selective]');
    await page.locator('#board [data-label="2"]').tap();
    const play = page.getByRole('button', { name: 'Play this move' });
    await expect.poll(() => play.isEnabled()).toBe(true);
    const [button, tabs] = await Promise.all([play.boundingBox(), page.locator('.tabs').boundingBox()]);
    expect((button?.y ?? 999) + (button?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
    await play.tap();
    await expect.poll(() => page.inputValue('#question')).not.toContain('P8');
    await page.close();
  });
});

describe('a finger', () => {
  it('finds every part of the editor, and hears of no key', async () => {
    const { page } = await visitor.open('q=node-kayles%20C7', PHONE);
    await page.waitForSelector('#board [data-label]');
    const keys = () => page.locator('kbd:visible, .for-keys:visible, .keys-button:visible').count();
    expect(await keys()).toBe(0);
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    expect(await keys()).toBe(0);
    await page.getByRole('button', { name: 'Edit graph' }).first().tap();
    await page.waitForSelector('.editor-board');
    await page.locator('.editor').getByRole('button', { name: 'Vertex', exact: true }).tap();
    expect(await keys()).toBe(0);
    const small = () =>
      page.$$eval(
        '.editor :is(button, select, summary, input[type=range], .target)',
        (parts, least) =>
          parts.flatMap((part) => {
            const { width, height } = part.getBoundingClientRect();
            return Math.min(width, height) < least && width > 0 ? [`${part.outerHTML.slice(0, 60)} ${width} ${height}`] : [];
          }),
        FINGER,
      );
    expect(await page.locator('.editor .target').count()).toBe(7);
    expect(await small()).toEqual([]);
    await page.locator('.editor').getByRole('button', { name: 'Delete', exact: true }).tap();
    expect(await page.locator('.editor .target').count()).toBe(14);
    expect(await small()).toEqual([]);
    await page.close();
  });

  it('finds a list in the menu, in which nothing comes twice', async () => {
    const { page } = await visitor.open('q=node-kayles%20C7', PHONE);
    await page.waitForSelector('#board [data-label]');
    const besides = await page.locator('.phone-buttons button:visible, .tabs button:visible').allInnerTexts();
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.waitForSelector('.tab-menu');
    const entries = await page.$$eval('header nav a, header .bare, search button, .tab-menu :is(button, select)', (parts) =>
      parts.flatMap((part) => {
        const { left, top, width } = part.getBoundingClientRect();
        const word = (part.getAttribute('aria-label') ?? part.textContent ?? '').trim();
        return width > 0 && word !== 'Menu' && word !== 'Copy link' ? [{ word, left, top, tag: part.tagName }] : [];
      }),
    );
    const words = entries.filter(({ tag }) => tag !== 'SELECT').map(({ word }) => word);
    expect(words.length).toBeGreaterThan(7);
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) expect(besides.map((each) => each.trim())).not.toContain(word);
    // One below the other, save for the two halves of a switch.
    const lines = new Set(entries.map(({ top }) => Math.round(top)));
    expect(lines.size).toBeGreaterThanOrEqual(entries.length - 2);
    await page.close();
  });
});

describe('layers on the board', () => {
  it('start off where they would cover the vertices, and are one tap away', async () => {
    const { page } = await visitor.open('q=nim', PHONE);
    for (const [question, layer, drawn] of [
      ['hackendot parents 0 1 1 1 2 2 3 4 4 9', 'Colouring', '.colour.black'],
      ['geodetic C9 : 1', 'Arcs', '.arc'],
      ['dancing-mania divisors 12 : 12', 'Camps', 'text.note'],
    ] as const) {
      await show(page, question).catch(() => {});
      await page.waitForSelector('.certificate-switches');
      expect(await page.locator(drawn).count(), question).toBe(0);
      await page.getByRole('button', { name: layer }).tap();
      await page.waitForSelector(drawn, { state: 'attached' });
    }
    await page.close();
  });

  it('leave at most two rings around a vertex, and no cross beside them', async () => {
    const { page } = await visitor.ask('hackendot parents 0 1 1 1 2 2 3 4 4 9', '&show=colours&moves=5&against=friend');
    await page.waitForSelector('#board .vertex .mark', { state: 'attached' });
    await page.waitForSelector('.colour');
    const vertices = await page.$$eval('#board .vertex', (all) =>
      all.map((vertex) => ({
        rings: [...vertex.querySelectorAll('circle:not(.target)')].filter(
          (ring) => ring.closest('.mark') === null && getComputedStyle(ring).stroke !== 'none',
        ).length,
        crosses: [...vertex.querySelectorAll('.mark.loses')].filter((mark) => getComputedStyle(mark).display !== 'none').length,
      })),
    );
    const colours = await page.locator('.colour').count();
    expect(vertices.length).toBeGreaterThan(5);
    expect(colours).toBeLessThanOrEqual(vertices.length);
    for (const { rings, crosses } of vertices) {
      // The colour itself lies under the disc, as large as it.
      expect(rings).toBeLessThanOrEqual(2);
      expect(crosses).toBe(0);
    }
    await page.close();
  });
});
