/** Gallery, tour and papers in a real browser. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLASSICS, MISERE, PAPERS } from '../src/gallery/papers.ts';
import { ALL_STEPS, STEPS } from '../src/tour/steps.ts';
import { type Visit, Visitor } from './browser.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.start();
});
afterAll(() => visitor.stop());

describe('the gallery', () => {
  it('has a picture on every card, and a card opens its board', async () => {
    const { page, complaints } = await visitor.open('view=gallery');
    await page.waitForFunction(
      () =>
        document.querySelectorAll('.mini > *').length > 0 &&
        [...document.querySelectorAll('.mini')].every((picture) => picture.childElementCount > 0),
    );
    const cards = [...PAPERS, MISERE, CLASSICS].flatMap((part) => part.cards).length;
    const others = await page.locator('section', { hasText: 'Other games' }).locator('li').count();
    expect(others).toBeGreaterThanOrEqual(20);
    expect(await page.locator('.gallery .mini').count()).toBe(cards + others);
    expect(await page.locator('section', { hasText: 'Other games' }).getByText('Treblecross', { exact: true }).count()).toBe(1);
    expect(await page.locator('.slip-card').count()).toBe(5);
    expect(await page.getByText('next player wins by 2.2').count()).toBe(1);
    await page.getByText('Nim on rays').click();
    await page.waitForSelector('#board [data-label="2.2"]');
    expect(await page.locator('#question').inputValue()).toBe('geodetic K3oR6 : 1.1 1.2 1.3 1.4 2.1');
    await page.goBack();
    await page.locator('.slip-card a').first().click();
    await expect.poll(() => page.locator('#question').inputValue()).toBe('node-kayles P1 [continued-conjunctive]');
    expect(complaints).toEqual([]);
    await page.close();
  });
});

describe('the tour', () => {
  it('loses Nim to the computer, then goes on', async () => {
    const { page, complaints } = await visitor.open('tour=1');
    await page.waitForSelector('#board [data-label]');
    while ((await page.locator('.tour-word.done').count()) === 0) {
      const moves = await page.$$eval('#board [data-label]', (buttons) => {
        (buttons[0] as HTMLElement | undefined)?.click();
        return buttons.length;
      });
      // Both have moved when there are fewer.
      await page.waitForFunction((before) => {
        const { length } = document.querySelectorAll('#board [data-label]');
        const isAsked = document.querySelector('.tour-word.asking') !== null && length > 0 && length < before;
        return isAsked || document.querySelector('.tour-word.done') !== null;
      }, moves);
    }
    await page.getByRole('button', { name: 'Next' }).click();
    expect(await page.locator('.tour-progress').textContent()).toBe('2 of 7');
    expect(page.url()).toMatch(/#tour=2$/);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('refutes a wrong move and lets one try again', async () => {
    const { page } = await visitor.open('tour=3');
    await page.locator('#board [data-label="1"]').click();
    await page.getByRole('button', { name: 'Undo and try again' }).click();
    await page.locator('#board [data-label="3"]').click();
    await expect.poll(() => page.locator('.tour-word').textContent()).toBe(STEPS[2]?.after);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    expect(await page.locator('.tour-progress').textContent()).toBe('2 of 7');
    await page.close();
  });

  it('draws the arc, the cut and a quotient, and goes on to other games', async () => {
    const { page } = await visitor.open('tour=5');
    await page.waitForSelector('.arc', { state: 'attached' });
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    await page.waitForSelector('.cut-curve');
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    await page.locator('[data-stop="g"]').click();
    expect(await page.locator('.tour-word').textContent()).toBe('No move leads to g.');
    await page.locator('[data-stop="b²"]').click();
    await expect.poll(() => page.locator('.tour-word').textContent()).toBe(STEPS.at(-1)?.after);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect.poll(() => page.locator('.tour-progress').textContent()).toBe('Ten games to know: 1 of 10');
    await page.close();
  });

  it('opens the board of each of ten games to know, and ends with the gallery', async () => {
    const { page, complaints } = await visitor.open(`tour=${STEPS.length + 1}`);
    for (const { title } of ALL_STEPS.slice(STEPS.length, -1)) {
      await expect.poll(() => page.locator('.tour-side h1').textContent()).toBe(title);
      await page.waitForSelector('.tour .card [data-label]', { state: 'attached' });
      await page.getByRole('button', { name: 'Skip', exact: true }).click();
    }
    await page.waitForSelector('.tour .card [data-label]', { state: 'attached' });
    await page.getByRole('link', { name: 'To the gallery' }).click();
    await page.waitForSelector('.gallery');
    expect(complaints).toEqual([]);
    await page.close();
  });
});

describe('the papers', () => {
  it('open at a statement, one paper at a time, and never by heart', async () => {
    const { page, complaints } = await visitor.open('papers/survivor-nim/prop-11');
    await page.waitForSelector('.papers article.wanted');
    expect(await page.locator('.papers h2').allTextContents()).toEqual(['Survivor Nim']);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Proposition 11 and (4)');
    expect(await page.locator('article.wanted').textContent()).toMatch(
      /Printed: .*True: .*Smallest counterexample: survivor-nim/,
    );
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6000);
    expect(await page.locator('.papers').textContent()).not.toMatch(/\.ts\b|\.md\b|docs\//);
    await page.goto(`${visitor.address}#view=papers&statement=%3Cscript%3Ewindow.hacked%3D1%3C%2Fscript%3E`);
    await page.waitForFunction(() => document.querySelector('article.wanted') === null);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('are filtered by status, searched through, opened by keys and taken to the board', async () => {
    const { page, complaints } = await visitor.open('papers');
    await page.waitForSelector('.papers article');
    expect(await page.locator('.papers article').count()).toBe(79);
    await page.getByRole('button', { name: 'false as printed 16' }).click();
    expect(await page.locator('.papers article').count()).toBe(16);
    await page.getByRole('button', { name: 'false as printed 16' }).click();
    await page.getByRole('link', { name: 'Survivor Nim' }).click();
    await page.waitForFunction(() => document.querySelectorAll('.papers article').length === 32);
    expect(await page.locator('.papers-contents a').allTextContents()).toContain('Example 9');
    await page.getByLabel('Search all papers').fill('odd paths');
    await page.waitForFunction(() => document.querySelector('.papers h2')?.textContent !== 'Survivor Nim');
    await page.getByLabel('Search all papers').fill('von Neumann zebra');
    await page.getByText('No statement has these words.').waitFor();
    await page.getByLabel('Search all papers').fill('');
    await page.locator('.entry-head').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.hash.startsWith('#papers/survivor-nim/definition-1'));
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.hash === '#papers/survivor-nim');
    await page.goto(`${visitor.address}#papers/survivor-nim/prop-11`);
    await page.getByRole('link', { name: 'Open on the board' }).click();
    await page.waitForSelector('#board [data-label], #board .wins', { state: 'attached' });
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('have the theorems of the program with their proofs', async () => {
    const { page, complaints } = await visitor.open('view=papers&statement=geodetic-branches');
    await page.waitForSelector('article.wanted h4');
    expect(await page.locator('article.wanted h4').allTextContents()).toEqual([
      'Proof',
      'Where it is from',
      'In the papers',
      'What was checked',
    ]);
    expect(await page.locator('article.wanted').textContent()).toMatch(/on [\d\u202f]+ positions; it never disagreed/);
    expect(complaints).toEqual([]);
    await page.close();
  });
});

describe('on a narrow page', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await visitor.open('view=invent', { viewport: { width: 320, height: 700 } });
  });

  it.each([
    ['the gallery', 'view=gallery', '.cards'],
    ['the papers', 'papers/theorems/geodetic-rays', '.papers article.wanted'],
    ['the tour', 'tour=6', '#board [data-label]'],
    ['the explorer', 'q=octal%200.137%3A%20%7Bn%7D', '.plot-svg svg'],
    ['a quotient', 'q=kayles%205%207%20%5Bmisere%5D&see=quotient', '.element.target'],
    ['the editor', 'q=node-kayles%20C7', '#board [data-label]'],
  ])('%s is no wider than 320', async (name, fragment, ready) => {
    const { page, complaints } = visit;
    await visitor.turn(page, fragment);
    await page.waitForSelector(ready, { state: 'attached' });
    if (name === 'the editor') {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('button', { name: 'Edit graph' }).first().click();
      await page.getByText('Import, export').click();
      const sheet = await page.locator('.menu-sheet').boundingBox();
      expect((sheet?.x ?? 0) + (sheet?.width ?? 999)).toBeLessThanOrEqual(320);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(complaints).toEqual([]);
  });
});
