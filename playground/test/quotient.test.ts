/** Misère sums of heaps in their quotient: the diagram, the Cayley table, what heaps count as, and playing from there. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from './browser.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.start();
});
afterAll(() => visitor.stop());

const KAYLES = 'kayles 5 7 [misere]';

/** The element of the sum, as it is read aloud. */
function here(page: Page): Promise<string | null> {
  return page.locator('.element.here').getAttribute('aria-label');
}

/** The element that has the focus. */
function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (document.activeElement as SVGElement | null)?.dataset.stop);
}

describe('the quotient of Kayles', () => {
  it('shows 5 + 7 as bc among 40 elements, the two moves that win, and plays one', async () => {
    const { page, complaints } = await visitor.ask(KAYLES, '&against=friend');
    expect(await page.locator('.diagram').count()).toBe(0);
    await page.getByRole('button', { name: 'Quotient', exact: true }).click();
    await page.waitForSelector('.element.target.wins');
    await page.waitForFunction(() => location.hash.includes('see=quotient'));
    expect(await page.locator('.element').count()).toBe(40);
    expect(await page.locator('.element.lost').count()).toBe(9);
    expect(await here(page)).toBe('bc: N, the next player wins, this sum');
    expect(await page.locator('.factors').textContent()).toBe('Φ(5) Φ(7) = c · b = bc');
    expect(await page.locator('.letters').textContent()).toBe('a b c d e f g are the heaps 1, 2, 5, 9, 12, 25, 27');
    expect(await page.locator('.move-name').allTextContents()).toEqual(['5>1+3', '7>1+5']);
    expect(await page.locator('.move-arc').count()).toBe(2);
    expect(await page.locator('.element.target.loses').count()).toBe(8);
    expect(await page.locator('.kernel').textContent()).toBe('kernel: a group of 16');
    expect(await page.locator('.move-list .leaves').allTextContents()).toEqual(['leaves b²', 'leaves ac²']);
    const why = await page.locator('.quotient-why').textContent();
    expect(why).toContain(
      'In misère Kayles 5 counts as c and 7 as b. The product bc is not in the P-portion, and two moves lead into it.',
    );
    expect(why).toContain('Normal play differs: there 7>5 wins and 7>1+5 loses.');
    await page.waitForSelector('.heap-table .wild');
    expect(await page.locator('.heap-table tr').allTextContents()).toEqual([
      'heapcounts asgenus',
      '5c4146wild',
      '7b220like Nim 2',
      'sumbc646',
    ]);
    const about = await page.locator('.about-quotient').textContent();
    expect(about).toContain('Wild: no sum of Nim heaps has genus 4146.');
    expect(about).toContain('40 elements, 9 of them P, from 7 generators with 20 relations.');
    await page.locator('[data-stop="g"]').click();
    expect(await page.locator('#sentence').textContent()).toBe('No move leads to g.');
    await page.locator('[data-stop="ac²"]').click();
    await page.waitForFunction(() => document.querySelector('.element.here')?.getAttribute('aria-label')?.startsWith('ac²:'));
    expect(await page.locator('#question').inputValue()).toBe('kayles 1 5^2 [misere]');
    expect(await page.locator('.factors').textContent()).toBe('Φ(1) Φ(5)2 = a · c2 = ac2');
    expect(await page.locator('.quotient-why').textContent()).toContain('and no move leads into it again.');
    await page.getByRole('button', { name: 'Normal', exact: true }).click();
    await page.waitForSelector('.sight-switch', { state: 'detached' });
    expect(await page.locator('.diagram').count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('says what heaps count as in rows of a period, and compares 2 714 sums with search', async () => {
    const { page } = await visitor.ask(KAYLES, '&see=quotient');
    await page.waitForSelector('.phi-table');
    expect(await page.locator('.phi-head p').textContent()).toBe(
      'Φ(n), what a heap of n counts as. Period 12 from n = 71 on, proved.',
    );
    const rows = await page
      .locator('.phi-table tbody tr')
      .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
    expect(rows[0]?.join(' ')).toBe('0 ◇1 ◇a b ◇ab ◇a ◇c ◇ab b ab2 ◇d b ◇bc');
    expect(rows.at(-1)?.join(' ')).toBe('72 b2c ab2 b g ab2 b2c abc b ab2 g b abc');
    expect(await page.locator('.phi-table .generator').allTextContents()).toEqual(['◇a', 'b', '◇c', '◇d', '◇e', '◇f', 'g']);
    expect(await page.locator('.phi-table .of-sum').allTextContents()).toEqual(['◇c', 'b']);
    expect(await page.locator('.phi-table .periodic').count()).toBe(13);
    await page.getByRole('button', { name: 'Genus' }).click();
    await page.waitForFunction(() => document.querySelector('.phi-table .of-sum')?.textContent === '4146');
    await page.getByText('The elements as a table').click();
    const row = page.locator('.twin tr', { hasText: 'this sum' });
    expect(await row.locator('th, td').allTextContents()).toEqual(['bc (this sum)', 'N', '11, 22, 34, 70', '']);
    await page.getByRole('button', { name: 'Compare all sums' }).click();
    await page.getByText('All 2\u202f714 sums of up to 20 counters agree with search by the rules.').waitFor();
    await page.close();
  });

  it('is walked and played by keys', async () => {
    const { page } = await visitor.ask(KAYLES, '&against=friend');
    await page.locator('#board [tabindex="0"]').focus();
    await page.keyboard.press('q');
    await page.waitForSelector('.element.target.wins');
    await page.locator('#board [tabindex="0"]').focus();
    expect(await focused(page)).toBe('1');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('a');
    await page.keyboard.press('p');
    const next = await focused(page);
    expect(await page.locator(`[data-stop="${next}"]`).getAttribute('class')).toContain('lost');
    expect(next).not.toBe('a');
    await page.keyboard.press('w');
    expect(await focused(page)).toMatch(/^(ac|b)²$/);
    await page.keyboard.press('q');
    await page.waitForSelector('.cayley-table');
    await page.locator('.cayley-scroll').focus();
    await page.keyboard.press('p');
    expect(await page.locator('.product').textContent()).toBe('1 · a = a, P: the previous player wins');
    await page.keyboard.press('ArrowDown');
    expect(await page.locator('.product').textContent()).toBe('a · a = 1, N: the next player wins');
    await page.keyboard.press('Enter');
    await page.getByText('No move leads to 1.').first().waitFor();
    await page.keyboard.press('q');
    await page.waitForSelector('.cayley-table', { state: 'detached' });
    await page.keyboard.press('q');
    await page.locator('[data-stop="b²"]').focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#question')?.value === 'kayles 1 3 7 [misere]');
    await page.close();
  });
});

describe('other quotients', () => {
  it('are tame, too large to draw, running or unbounded, and say so', async () => {
    const { page, complaints } = await visitor.ask('nim 3 5 [misere]', '&see=cayley');
    await page.getByText('Tame: it plays like misère Nim.').waitFor();
    expect(await page.locator('.cayley-table > .drawn-word').count()).toBe(100);
    await page.locator('#question').fill('octal 0.06: 20 [misere]');
    await page.getByText('No finite quotient up to heap 17. The verdict is by search.').waitFor();
    await page.locator('#question').fill('octal 0.54: 5 12 [misere]');
    await page.getByText(/^Heap \d+: [\d\u202f]+ elements so far\./).waitFor();
    expect(await page.locator('.factors').textContent()).toBe('Φ(5) Φ(12) = b · b = b2');
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByText('Stopped.').waitFor();
    expect(await page.locator('.factors').textContent()).toBe('Φ(5) Φ(12) = b · b = b2');
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('are infinite, and say so beside the verdict of the proof: found here, or fetched', async () => {
    const { page, complaints } = await visitor.ask('octal 4.76: 6 3 5^10 2^8 [misere]', '&see=quotient');
    await page.getByText('The quotient of the heaps up to 6 is infinite, proved. Shown is that of the smaller heaps.').waitFor();
    await page.getByText('Infinite from heap 6 on, proved:').waitFor();
    expect(await page.locator('.element').count()).toBe(30);
    await page.locator('#question').fill('dawsons-kayles 34^3 30^2 25 [misere]');
    await page.getByText('The quotient of the heaps up to 34 is infinite, proved. Shown is that of the smaller heaps.').waitFor();
    await page.getByText('The next player wins.').first().waitFor();
    await page.locator('#question').fill('node-kayles 2*P33 + P29 [misere]');
    await page.getByText('11 of 95 moves win.').waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('stand in a column on a phone, with rows of six heaps', async () => {
    const { page } = await visitor.ask(KAYLES, '&see=quotient', { viewport: { width: 390, height: 844 } });
    await page.waitForSelector('.element.target.wins');
    expect(await page.getByRole('button', { name: 'Cayley table' }).isVisible()).toBe(true);
    const lefts = await page.locator('.diagram .box').evaluateAll((all) => all.map((box) => box.getAttribute('x')));
    expect(new Set(lefts)).toEqual(new Set(['0']));
    expect(await page.locator('.phi-table thead th').count()).toBe(7);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.close();
  });
});
