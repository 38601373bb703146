/** What the page says, and how it says large numbers: sentences, lasting names, moves in words, what may be combined, why not known. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from './browser.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.start();
});
afterAll(() => visitor.stop());

const sentence = (page: Page) => page.locator('#sentence').textContent();
const line = (page: Page) => page.locator('#question').inputValue();
const words = (page: Page) => page.locator('.node-word').allTextContents();
const names = (page: Page) =>
  page.locator('#board [data-vertex]').evaluateAll((all) => all.map((each) => each.getAttribute('data-vertex')));

describe('the page says', () => {
  it('what is on the board, what a move is and who wins', async () => {
    const { page } = await visitor.ask('kayles 7 7');
    expect(await sentence(page)).toBe(
      'Two rows of seven pins each. Knock down one pin, or two that stand side by side. Whoever cannot move loses.',
    );
    await page.getByRole('button', { name: 'Misère' }).click();
    await expect.poll(() => sentence(page)).toMatch(/Whoever cannot move wins\.$/);
    await page.close();
  });

  it('the same names for a whole game: on the board, in the history, in the list, in the link', async () => {
    const { page } = await visitor.ask('node-kayles P10 + C7', '&against=friend');
    await page.locator('#board [data-label="3"]').click();
    await expect.poll(() => line(page)).toBe('node-kayles P1 + P6 + C7');
    await expect.poll(() => names(page)).toEqual(['1', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17']);
    await page.locator('#board [data-label="7"]').click();
    await expect.poll(() => line(page)).toBe('node-kayles P1 + P1 + P2 + C7'.replace('P1 + P1', '2*P1'));
    await expect
      .poll(() => words(page))
      .toEqual(['start', 'First took 3 in the path', 'Second took 7 in the second path', 'next move']);
    await expect.poll(() => names(page)).toEqual(['1', '5', '9', '10', '11', '12', '13', '14', '15', '16', '17']);
    expect(new URL(page.url()).hash).toContain('moves=3;7');
    await page.locator('.move-list .link').click();
    await expect.poll(() => page.locator('.move-list code').allTextContents()).toContain('17');
    const again = await visitor.open(new URL(page.url()).hash.slice(1));
    await expect.poll(() => names(again.page)).toEqual(['1', '5', '9', '10', '11', '12', '13', '14', '15', '16', '17']);
    await expect.poll(() => words(again.page)).toEqual(await words(page));
    await again.page.close();
    await page.close();
  });

  it('the computer’s move in words, and keeps the boards of a sum in their places', async () => {
    const { page } = await visitor.ask('node-kayles P5 + nim 3 4');
    const kinds = () => page.locator('#board > *').evaluateAll((all) => all.map((each) => each.className.split(' ')[0]));
    const before = await kinds();
    await page.locator('#board [data-label="3"]').click();
    await expect.poll(() => page.locator('.history .node').count()).toBe(3);
    await expect.poll(() => page.locator('[role=status]').last().textContent()).toMatch(/^The computer took /);
    expect((await words(page)).slice(0, 2)).toEqual(['start', 'You took 3']);
    expect((await words(page))[2]).toMatch(/^The computer took /);
    expect(await kinds()).toEqual(before);
    await page.close();
  });

  it('what may be combined, before it marks parts of moves', async () => {
    const { page } = await visitor.ask('node-kayles P8 + C7 [conjunctive]');
    await page.waitForSelector('.move-list .wins');
    expect(await page.locator('.composer').textContent()).toContain('tap a move in each');
    expect(await page.locator('#board .vertex.loses, #board .vertex.wins').count()).toBe(0);
    await page.locator('#board [data-label="2"]').click();
    await page.waitForSelector('#board .vertex.wins, #board .vertex.loses');
    await visitor.askNext(page, 'node-kayles P10 + C7 [selective]');
    await page.waitForSelector('#board .vertex.wins');
    expect(await page.locator('.composer').textContent()).toContain('at least one: tap moves');
    expect(await page.locator('#board .vertex.loses').count()).toBe(0);
    await page.close();
  });

  it('which theorems were passed over and what would help, where nothing is known', async () => {
    const { page } = await visitor.open('q=geodetic%20G40x40%20%3A%201&against=friend');
    await page.waitForFunction(() => document.querySelector('.verdict')?.textContent === '? Not known.');
    const told = await page.locator('.verdict-box').innerText();
    expect(told).toMatch(/Why no theorem/i);
    expect(told).toMatch(/What would help/i);
    expect(told).toContain('A smaller position');
    await page.close();
  });
});

const LARGE: readonly (readonly [string, string])[] = [
  ['nim 1000000000000 999999999999 3', ''],
  ['nim 123456789012345678901234 5', ''],
  ['octal 0.137: 1000000000000000000 1000000000000000001', ''],
  ['nim-on-graphs 1-2=123456789012345678901234 2-3=987654321098765432109876 3-1=5 @1', ''],
  ['survivor-nim 123456789012345678901234 1122112 [take 1-2]', ''],
  ['survivor-nim 123456789012345678901234 12 [take 100000000000000000000000-200000000000000000000000]', ''],
  ['nim 40000 50000', '&moves=50000>49999&against=friend'],
];

/** Texts that do not fit into their boxes, and texts that stand on each other. */
function misfits(): readonly string[] {
  const found: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth + 1) found.push(`the page is ${root.scrollWidth} wide`);
  const shown = (element: Element) => element.getBoundingClientRect().width > 0;
  const called = (element: Element) =>
    `${element.tagName} ${element.getAttribute('class') ?? ''}: ${element.textContent?.slice(0, 50)}`;
  const boxes = 'main button, main td, main th, main p, main li, main span, main code, main label, .heap-size, #sentence';
  for (const element of document.querySelectorAll<HTMLElement>(boxes)) {
    const scrolls = element.closest('.history-scroll, .blocks-scroll, .wide-table, .hidden, svg') !== null;
    if (!scrolls && shown(element) && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
      found.push(`wider than its box: ${called(element)}`);
  }
  for (const node of document.querySelectorAll<HTMLElement>('.node, .node-word'))
    if (node.scrollWidth > node.clientWidth + 1) found.push(`wider than its box: ${called(node)}`);
  const groups = [
    // The names stay in sight, and what is scrolled goes under them.
    '.blocks-names text',
    '.blocks:not(.blocks-names) text',
    '.node',
    '.node-word',
    '.heap-size',
    '.graph .pill text',
    '.graph .vertex .beside',
    '.switches > *',
  ];
  for (const group of groups) {
    const boxesOf = [...document.querySelectorAll(group)].filter((each) => shown(each) && each.textContent !== '');
    for (const [index, one] of boxesOf.entries()) {
      for (const other of boxesOf.slice(index + 1)) {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 1 && down > 1) found.push(`on each other: ${called(one)} and ${called(other)}`);
      }
    }
  }
  for (const row of document.querySelectorAll('.move-list button')) {
    const parts = [...row.children].filter(shown).map((each) => each.getBoundingClientRect());
    for (const [index, part] of parts.entries()) {
      const next = parts[index + 1];
      if (next !== undefined && next.left < part.right - 1 && next.top < part.bottom - 1)
        found.push(`on each other: ${called(row)}`);
    }
  }
  return found;
}

describe('large numbers fit', () => {
  it.each([390, 1280])('on a page that is %i wide', async (width) => {
    const { page } = await visitor.ask('nim 3 4', '', { viewport: { width, height: 800 } });
    const tabs = width < 600 ? ['Board', 'Why', 'History'] : [''];
    let looked = 0;
    for (const [question, more] of LARGE) {
      await visitor.askNext(page, question, more);
      await page.waitForFunction(() => {
        const aside = document.querySelector('aside');
        const isDone = aside?.getAttribute('aria-busy') === 'false' && !aside.classList.contains('stale');
        return isDone && document.querySelector('.verdict-box .under')?.textContent !== '';
      });
      for (const tab of tabs) {
        if (tab !== '') await page.locator('.tabs').getByRole('button', { name: tab }).click();
        expect(await page.evaluate(misfits), `${question} ${tab}`).toEqual([]);
        looked++;
      }
      const bare = await page.locator('main').evaluate((main) => /(?<![\w.>-])\d{7,}/.exec((main as HTMLElement).innerText)?.[0]);
      expect(bare, question).toBeUndefined();
    }
    expect(looked).toBe(LARGE.length * tabs.length);
    await page.close();
  });
});
