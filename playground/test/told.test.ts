/** What the page says in words and numbers: of a search, a wrong line, a slip, how many moves win, and of what may be meant. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from './browser.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.start();
});
afterAll(() => visitor.stop());

const text = (page: Page, place: string) => page.locator(place).textContent();
const toNumber = (words: string | undefined) => Number((words ?? '').replaceAll('\u202f', ''));

/** Presses Stop and reads a part of the page three frames, some 50 ms, later. */
function stopped(page: Page, place: string): Promise<string> {
  return page.evaluate(async (part) => {
    [...document.querySelectorAll('button')].find((button) => button.textContent === 'Stop')?.click();
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return document.querySelector(part)?.textContent ?? '';
  }, place);
}

describe('a search', () => {
  it('tells positions, their rate and first moves, and stops at once', async () => {
    const { page } = await visitor.open('q=geodetic%20G12x12%20%3A%201%20%5Bhull%5D');
    await expect.poll(() => text(page, '.under')).toMatch(/^[1-9][\d\u202f]* positions in [\d.]+ s, [\d\u202f]+ a second\. /);
    // It does not wait for the worker, which is in the middle of its search.
    expect(await stopped(page, '.verdict')).toMatch(/^Stopped after /);
    await page.locator('#question').fill('node-kayles G8x8');
    const compare = page.getByRole('button', { name: 'Compare with search' });
    await compare.click();
    await expect.poll(() => text(page, '.certainty')).toMatch(/Searching: [1-9][\d\u202f]* positions? in/);
    const certainty = await stopped(page, '.certainty');
    expect(certainty).toContain('Compare with search');
    expect(certainty).not.toContain('Searching');
    await page.close();
  });
});

describe('a wrong line', () => {
  it('greys the verdict and says what it is about; an empty one has one list of examples', async () => {
    const { page } = await visitor.ask('kayles 5 7', '&against=friend');
    await page.locator('#question').fill('kayles 5 x');
    await page.waitForSelector('#sentence.bad');
    expect(await text(page, '.about')).toBe('This is about kayles 5 7');
    await page.waitForSelector('aside.stale');
    await page.locator('#question').fill('');
    await page.waitForSelector('.examples');
    expect(await page.locator('.examples li, [role="option"]').count()).toBe(6);
    expect(await text(page, '.about')).toBe('This is about kayles 5 7');
    await page.locator('#question').press('Escape');
    await page.waitForFunction(() => document.querySelector('.about') === null);
    await page.close();
  });

  it('of a link is shown with its place, and offers what may be meant', async () => {
    const { page } = await visitor.open('q=nodekayles%20P5');
    await page.waitForSelector('.bad-line');
    expect(await text(page, '.bad-line .wrong')).toBe('nodekayles');
    expect(await page.locator('aside h2').allTextContents()).toEqual(['This line is no position']);
    expect(await text(page, '.meant')).toBe('Did you mean node-kayles P5?');
    await page.getByRole('button', { name: 'node-kayles P5' }).click();
    await page.waitForSelector('#board [data-label="3"]');
    await page.locator('#question').fill('K3oR6: 1.1');
    await page.getByRole('button', { name: 'geodetic K3oR6: 1.1' }).click();
    await page.waitForSelector('#board [data-label="2.3"]');
    expect(await page.locator('.meant').count()).toBe(0);
    await page.close();
  });
});

describe('a slip', () => {
  it.each([
    ['a desk', 1280],
    ['a phone', 390],
  ])('is told whole on %s, and can be mended at the end', async (_, width) => {
    const { page } = await visitor.ask('nim 1 2', '&against=friend', { viewport: { width, height: 800 } });
    await page.locator('#board [data-label="1>0"]').click();
    await page.waitForSelector('.slip');
    expect(await text(page, '.slip')).toContain('1>0 was a slip: 2>1 would have kept the win.');
    const isWhole = await page.locator('.slip').evaluate((note) => {
      const { left, right, width } = note.getBoundingClientRect();
      return width > 0 && left >= 0 && right <= innerWidth && note.scrollWidth <= note.clientWidth;
    });
    expect(isWhole).toBe(true);
    await page.locator('#board [data-label="2>0"]').click();
    await page.waitForSelector('.lost-win', { state: 'attached' });
    expect(await text(page, '.lost-win')).toContain('First lost the win at move 1, 1>0: 2>1 would have kept it.');
    if (width < 600) await page.getByRole('button', { name: 'Why', exact: true }).click();
    await page.getByRole('button', { name: 'Try from there' }).click();
    await expect.poll(() => page.locator('#question').inputValue()).toBe('nim 1 2');
    await page.close();
  });
});

describe('numbers of one screen', () => {
  it('agree with each other', async () => {
    const { page } = await visitor.ask('nim 3 5', '&against=friend');
    let seen = 0;
    for (const question of [
      'node-kayles P399',
      'nim 3 5 7 9',
      'kayles 12 13',
      'node-kayles C60 + P31',
      'geodetic K3oR6 : 1.1',
      'hackendot 1>2 1>3 3>4',
    ]) {
      await page.locator('#question').fill(question);
      await page.waitForFunction((line) => location.hash === `#q=${encodeURIComponent(line)}&against=friend`, question);
      await page.waitForFunction(
        () =>
          document.querySelector('aside.stale') === null &&
          document.querySelector('#board [data-label]:not(.wins):not(.loses)') === null,
      );
      const under = (await text(page, '.under')) ?? '';
      const [, many, all] = /(One|[\d\u202f]+) of ([\d\u202f]+) moves wins?\./.exec(under) ?? [];
      if (many === undefined) continue;
      seen++;
      const wins = many === 'One' ? 1 : toNumber(many);
      expect(under).not.toContain('least');
      const rest = (await text(page, '.rest')) ?? '';
      const [, others] = /([\d\u202f]+) other moves? loses?/.exec(rest) ?? [];
      // What is listed and what is not are all that win.
      const [, more] = /([\d\u202f]+) more moves? wins?/.exec(rest) ?? [];
      expect((await page.locator('.move-list li.wins').count()) + toNumber(more), `${question}: ${rest}`).toBe(wins);
      expect(wins + toNumber(others), `${question}: ${under} ${rest}`).toBe(toNumber(all));
      await expect.poll(() => page.locator('#board [data-label].wins').count(), { message: question }).toBe(wins);
      expect(await page.locator('#board [data-label]').count(), question).toBe(toNumber(all));
    }
    expect(seen).toBeGreaterThan(2);
    // Where every move loses, no mark says that this is not known.
    await page.locator('#question').fill('node-kayles G12x12');
    await expect.poll(() => text(page, '.under')).toContain('Every move loses.');
    await expect.poll(() => page.locator('#board [data-label].loses').count()).toBe(144);
    expect(await page.locator('#board .unknown').count()).toBe(0);
    // A verdict names one of many moves that lead to the same; until all are seen, no other is said to lose.
    await page.locator('#question').fill('node-kayles K400');
    await expect.poll(() => text(page, '.under')).toMatch(/400 moves|Every move wins/);
    const [under, rest] = [(await text(page, '.under')) ?? '', await page.locator('.rest').allTextContents()];
    if (!under.includes('Every move wins.')) expect(under).toMatch(/At least/);
    expect(rest.join()).not.toContain('lose');
    await page.locator('#question').fill('node-kayles P9 [misere]');
    await page.waitForFunction(() => document.querySelector('.certainty')?.textContent?.includes('By search') === true);
    expect(await text(page, '.certainty')).not.toContain('positions');
    await page.close();
  });
});
