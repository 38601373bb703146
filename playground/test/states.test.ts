/** What the page says in each state: empty, won, lost, over, working, stopped, not known, failed, too long, copied; and in play. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from './browser.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.start();
});
afterAll(() => visitor.stop());

describe('the words of the verdict', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await visitor.open('q=nim%201'));
  });

  it.each([
    ['nim 3 5', 'The next player wins.', 'You are to move. One of 8 moves wins. Value 6.'],
    ['nim 3 3', 'The previous player wins.', 'You are to move. Every move loses. Value 0.'],
    ['nim 0', 'The previous player wins.', 'There is no move: the game is over. Value 0.'],
    ['survivor-nim 13 1122112 [take 1-2]', 'Alliance 1 wins.', 'Player 1 is to move and must take 1.'],
    ['dancing-mania 1>2 2>1 : 1', 'Neither side can force a win: the game need not end.', 'You are to move.'],
  ])('of %s', async (question, headline, under) => {
    await visitor.askNext(page, question);
    await expect.poll(() => page.locator('.under').textContent()).toBe(under);
    expect(await page.locator('.verdict').textContent()).toBe(headline);
  });

  it('of an empty line are six examples', async () => {
    await visitor.askNext(page, 'nim 3');
    await page.locator('#question').fill('');
    await page.waitForSelector('.examples li');
    expect(await page.locator('#sentence').textContent()).toBe('Type a position, or start with one of these.');
    expect(await page.locator('.examples li').count()).toBe(6);
  });

  it('of a search that is stopped and goes on', async () => {
    await visitor.turn(page, 'q=node-kayles%20G9x9%20[misere]');
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    expect(await page.locator('.verdict').textContent()).toMatch(/^Stopped after [\d.]+ m?s\.$/);
    expect(await page.locator('.under').textContent()).toBe('Nothing is known yet.');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForFunction(() => document.querySelector('.verdict')?.textContent === 'Searching…');
    expect(await page.locator('.under').textContent()).toMatch(/ positions? in | is being worked out/);
  });

  it('of a position that is not known, which can still be played', async () => {
    await visitor.turn(page, 'q=geodetic%20G40x40%20%3A%201&against=friend');
    await page.waitForFunction(() => document.querySelector('.verdict')?.textContent === '? Not known.');
    expect(await page.locator('.under').textContent()).toMatch(
      /^No theorem applies and .*\. You can still play; hints are off\.$/,
    );
    await page.getByRole('button', { name: 'Search four times as far' }).waitFor();
    await page.locator('.move-list li button').first().click();
    await page.waitForFunction(() => document.querySelectorAll('.history .node').length === 2);
  });

  it('of a line that is still on its way are none', async () => {
    const { page } = await visitor.open('view=gallery', {});
    await page.context().route('**/worker-*.js', () => {});
    await page.goto(`${visitor.address}?waiting#q=nim%203`);
    await page.waitForSelector('.board[aria-busy="true"]');
    expect(await page.locator('#sentence').textContent()).toBe('');
    expect(await page.locator('.examples').count()).toBe(0);
    await page.close();
  });

  it('of a solver that failed', async () => {
    const { page } = await visitor.open('view=gallery', {});
    await page.context().route('**/worker-*.js', (route) => route.abort());
    await page.goto(`${visitor.address}?broken#q=nim%203`);
    await page.getByRole('button', { name: 'Start again' }).waitFor();
    expect(await page.locator('.verdict-box').textContent()).toContain('The solver stopped unexpectedly.Your position is safe.');
    await page.getByRole('button', { name: 'Copy details' }).waitFor();
    await page.close();
  });
});

describe('without a network', () => {
  it('a view that was never loaded says so, and boards need nothing more', async () => {
    const { page } = await visitor.open('view=gallery', {});
    await page.context().route(/tour-view/, (route) => route.abort());
    await page.goto(`${visitor.address}?offline#q=node-kayles%201-2%202-3%203-1%203-4`);
    const words = 'This board has not been loaded yet. Connect once to fetch it.';
    await page.waitForSelector('#board [data-label="3"]');
    await page.getByRole('link', { name: 'Tour' }).click();
    await expect.poll(() => page.locator('#root > .note').textContent()).toBe(words);
    await page.close();
  });
});

describe('links', () => {
  it('are copied, and are files where they are too long', async () => {
    const { page } = await visitor.ask('nim 3', '', { permissions: ['clipboard-read', 'clipboard-write'] });
    // It is said for two seconds, so the wait begins before.
    const copied = page.getByRole('button', { name: 'Link copied.' }).waitFor();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await copied;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.locator('#question').fill(`nim ${'123456 '.repeat(1300)}`);
    await page.waitForFunction(() => location.href.length > 9000);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as file' }).click();
    await download;
    await expect
      .poll(() => page.locator('#sentence').textContent())
      .toBe('This position does not fit into a link. It was saved as a file: drop it on the page to open it again.');
    await page.close();
  });
});

describe('in play', () => {
  it('the page says who is winning', async () => {
    const { page } = await visitor.ask('nim 1 2');
    expect(await page.locator('.standing').textContent()).toBe('Your turn.');
    await page.locator('#board [data-label="2>0"]').click();
    await expect.poll(() => page.locator('.standing').textContent()).toMatch(/^The computer/);
    await page.close();
  });

  it('the verdict can be hidden, until the end', async () => {
    const { page } = await visitor.ask('nim 1 2', '&against=friend');
    await page.waitForSelector('#board .wins');
    await page.getByRole('button', { name: 'Hide verdict' }).click();
    await expect.poll(() => page.locator('.verdict').textContent()).toBe('First is to move.');
    expect(await page.locator('#board .wins, .move-list').count()).toBe(0);
    await page.locator('#board [data-label="2>0"]').click();
    await expect.poll(() => page.locator('#question').inputValue()).toBe('nim 1');
    expect(await page.locator('.history .node').allTextContents()).toEqual(['?', '?']);
    await page.locator('#board [data-label="1>0"]').click();
    await page.waitForSelector('.end');
    expect(await page.locator('.end .verdict').textContent()).toBe('Second wins: First cannot move.');
    await expect.poll(() => page.locator('.history .node').allTextContents()).toEqual(['3', '1', '0']);
    await page.close();
  });

  it('who goes second has nothing to take back before the first move', async () => {
    const { page } = await visitor.ask('nim 3 5 7', '&you=second');
    await page.waitForFunction(() => document.querySelectorAll('.history .node').length === 2);
    await expect.poll(() => page.locator('.controls').getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
    await page.close();
  });

  it('what was said is gone with the next move', async () => {
    const { page } = await visitor.ask('geodetic C7 : 3', '&against=friend');
    await page.locator('[data-vertex="3"]').click();
    expect(await page.locator('#sentence').textContent()).toBe('3 is already labelled.');
    await page.getByRole('button', { name: 'Best move' }).click();
    await expect.poll(() => page.locator('#sentence').textContent()).toMatch(/^A ring of seven vertices/);
    await page.close();
  });

  it('later moves that were discarded come back with undo', async () => {
    const { page } = await visitor.ask('nim 3 5', '&against=friend');
    const line = () => page.locator('#question').inputValue();
    const words = () => page.locator('.node-word').allTextContents();
    await page.locator('#board [data-label="5>4"]').click();
    await expect.poll(line).toBe('nim 3 4');
    await page.locator('#board [data-label="4>3"]').click();
    await expect.poll(line).toBe('nim 3^2');
    await page.locator('.history .node').first().click();
    await expect.poll(line).toBe('nim 3 5');
    await page.locator('#board [data-label="3>2"]').click();
    await expect.poll(() => page.locator('#sentence').textContent()).toBe('Later moves discarded. Undo brings them back.');
    await expect.poll(words).toEqual(['start', 'First took one counter from the heap of 3', 'next move']);
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expect
      .poll(words)
      .toEqual(['start', 'First took one counter from the heap of 5', 'Second took one counter from the heap of 4']);
    await page.close();
  });
});
