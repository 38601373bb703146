/** Why, drawn on the board: each certificate with its layers, its table, and the links under it. */
import { readFile } from 'node:fs/promises';
import { verifyCertificate } from 'impartial';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from './browser.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.start();
});
afterAll(() => visitor.stop());

const FLOW = 'nim-on-graphs a-p=2 b-p=2 b-q=2 c-q=2 c-r=1 d-r=1 d-s=4 a-s=5 b-t=3 d-t=4 @a';

describe('a certificate', () => {
  it('of Nim on graphs shows the odd path, the cut and the cycles, each by its name', async () => {
    const { page, complaints } = await visitor.ask(FLOW);
    await page.waitForSelector('.odd-path');
    expect(await page.locator('.odd-path-head').count()).toBe(3);
    expect(await page.locator('.cut-side text').textContent()).toBe('minimum cut: 2 + 1 = 3');
    expect(await page.locator('.edge.cut').count()).toBe(2);
    expect(await page.locator('.cells-table tbody tr').allTextContents()).toEqual([
      'a s5=2+3',
      's d4=2+2',
      'd t (thick)4=3+1',
      't b (thin)3=3+0',
    ]);
    await page.getByRole('button', { name: 'Cycles', exact: true }).click();
    expect(await page.locator('.part-cycles').textContent()).toContain('cycle 1 of 2');
    await page.getByRole('button', { name: 'Next cycle' }).click();
    expect(await page.locator('.part-cycles').textContent()).toContain('cycle 2 of 2');
    await page.getByRole('button', { name: 'Odd path', exact: true }).click();
    expect(await page.locator('.odd-path').count()).toBe(0);
    await page.waitForFunction(() => location.hash.includes('show=cut,cycles'));
    await page.locator('#question').fill('geodetic K3oR6 : 1.1 2.1');
    await page.waitForSelector('.brackets path');
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('lights the part of the board that a row is about', async () => {
    const { page } = await visitor.ask(FLOW);
    await page.locator('.cells-table tbody tr').nth(1).hover();
    expect(await page.locator('.lit-row').count()).toBe(2);
    await page.locator('h2').first().hover();
    expect(await page.locator('.lit-row').count()).toBe(0);
    await page.locator('.row-name').first().focus();
    expect(await page.locator('.lit-row').count()).toBe(2);
    await page.close();
  });

  it('of a lost position has a cut for each odd vertex', async () => {
    const { page } = await visitor.ask('nim-on-graphs 1-a=1 a-2=3 1-b=1 b-3=2 2-c=2 c-3=1 @1');
    await page.waitForSelector('.part-cut');
    expect(await page.locator('.part-cut').textContent()).toContain('cut 1 of 3');
    await page.getByRole('button', { name: 'Next cut' }).click();
    expect(await page.locator('.part-cut').textContent()).toContain('cut 2 of 3');
    expect(await page.locator('.cut-side text').textContent()).toBe('minimum cut: 1 + 1 = 2');
    const rows = await page.locator('.cells-table tbody tr').allTextContents();
    expect(rows.slice(0, 2)).toEqual(['a1, 3its cut is 2, less than 3', 'b1, 2its cut is 2, less than 3']);
    await page.close();
  });

  it('of rays has brackets and a table in binary with the bit to change', async () => {
    const { page } = await visitor.ask('geodetic K3oR6 : 1.1 1.2 1.3 1.4 2.1');
    await page.waitForSelector('.brackets path');
    expect((await page.locator('.brackets text').allTextContents()).sort()).toEqual([
      'ray 1: 2 left',
      'ray 2: 5 left',
      'ray 3: 6 left',
    ]);
    expect(await page.locator('.nim-sum .changed').textContent()).toBe('ray 25101make it 4');
    expect(await page.locator('.nim-sum u').allTextContents()).toEqual(['1']);
    expect(await page.locator('.nim-sum tfoot').textContent()).toBe('nim-sum1001');
    await page.close();
  });

  it('of a forest is coloured black and white, forest by forest', async () => {
    const { page } = await visitor.ask('hackendot parents 0 1 1 1 2 2 3 4 4 9');
    await page.getByRole('button', { name: 'Colouring' }).click();
    await page.waitForSelector('.colour.black');
    expect(await page.locator('.colour.black').count()).toBe(4);
    expect(await page.locator('.colour.white').count()).toBe(6);
    await page.getByRole('button', { name: 'Next forest' }).click();
    expect(await page.locator('.colour').count()).toBe(4);
    expect(await page.locator('.why').textContent()).toContain('The digits add up to the value 5.');
    await page.close();
  });

  it('of a cycle marks the arc, and what a winner leaves of it', async () => {
    const { page } = await visitor.ask('geodetic C12 : 1..3', '&show=arc');
    await page.waitForSelector('.arc-keep');
    expect(await page.locator('.part-arc').textContent()).toContain('the next of the form 2ᵏ − 1: 7, so leave 6');
    await page.close();
  });

  it('of an epidemic has letters, and names the camp and the parity of the stage', async () => {
    const { page } = await visitor.ask('dancing-mania 4>3 3>1 3>2 2>0 : 4', '&show=camps');
    await page.waitForSelector('text.note');
    expect((await page.locator('text.note').allTextContents()).sort()).toEqual(['1', 'H', 'g3']);
    expect(await page.locator('.why').textContent()).toContain('the even camp');
    expect(await page.locator('.why').textContent()).toContain('Stage 1 is odd.');
    await page.close();
  });

  it('of a table says from which count on a row is clear', async () => {
    const { page } = await visitor.ask('survivor-nim 13 1122112 [take 1-2]');
    await page.waitForSelector('.blocks .tick.own', { state: 'attached' });
    expect(await page.locator('.blocks-legend').textContent()).toContain('row 1 is clear from 19 on');
    await page.getByRole('button', { name: 'Losing blocks' }).click();
    expect(await page.locator('.blocks').count()).toBe(0);
    await page.close();
  });

  it('of a compound says which component decides', async () => {
    const { page } = await visitor.ask('node-kayles P9 + P11 [conjunctive]');
    await page.waitForSelector('.cells-table');
    expect(await page.locator('.cells-table tbody tr').allTextContents()).toEqual(['P94', 'P113least: decides']);
    await page.close();
  });
});

describe('why', () => {
  it('is said before it is named, and the terms are defined on hover, focus and tap', async () => {
    const { page, complaints } = await visitor.ask('nim 3 5 6');
    await page.waitForSelector('.term');
    const parts = await page.locator('.why > *').evaluateAll((all) => all.map((part) => part.className || part.tagName));
    expect(parts.slice(0, 4)).toEqual(['H2', 'why-lead', 'wide-table', 'termed']);
    expect(await page.locator('.why-lead').textContent()).toBe(
      'The heaps cancel in binary: every column has an even number of ones. Whatever is moved upsets some column, and the other player can make all of them even again, until no move is left.',
    );
    const term = page.getByRole('button', { name: 'nim-sum' });
    const tip = page.getByRole('tooltip');
    expect(await tip.count()).toBe(0);
    await term.hover();
    expect(await tip.textContent()).toMatch(/^nim-sum Numbers added in binary without carrying/);
    await page.locator('h2').first().hover();
    await tip.waitFor({ state: 'hidden' });
    await page.locator('.row-name, #board [data-label]').first().focus();
    for (let stops = 0; stops < 60 && (await tip.count()) === 0; stops++) await page.keyboard.press('Tab');
    expect(await tip.count()).toBe(1);
    expect(complaints).toEqual([]);
    await page.close();
    const phone = await visitor.ask('nim 3 5 6', '', { viewport: { width: 390, height: 844 }, hasTouch: true });
    await phone.page.getByRole('button', { name: 'Why', exact: true }).tap();
    await phone.page.getByRole('button', { name: 'nim-sum' }).tap();
    await phone.page.getByRole('tooltip').waitFor();
    await phone.page.close();
  });
});

describe('what print has wrong', () => {
  it('stands in a box only where it gives this position to the wrong player', async () => {
    const { page } = await visitor.ask('node-kayles P9 + P11 [conjunctive]');
    expect(await page.locator('.print').textContent()).toMatch(
      /^Printed: .* True: .* This is the smallest counterexample\. §3\.3/,
    );
    expect(await page.locator('.print-line').count()).toBe(0);
    await page.close();
  });
});

describe('under the reason', () => {
  it('stand the statement, what print has wrong, the certificate and a comparison', async () => {
    const { page: rays } = await visitor.ask('geodetic K3oR3');
    expect(await rays.locator('.print').count()).toBe(0);
    expect(await rays.locator('.print-line').textContent()).toMatch(
      /^In print there is a slip \(.*\); it changes nothing here\./,
    );
    await rays.close();
    const { page, complaints } = await visitor.ask('geodetic C5');
    await page.getByRole('button', { name: 'Compare with search' }).click();
    await page.getByText('Search by the rules alone agrees.').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save certificate' }).click();
    const certificate = JSON.parse(await readFile(await (await download).path(), 'utf8'));
    expect(verifyCertificate(certificate).ok).toBe(true);
    await page.getByRole('link', { name: 'Statement and proof' }).first().click();
    const sheet = page.getByRole('dialog', { name: 'Geodetic games on cycles' });
    await sheet.waitFor();
    expect(await sheet.locator('h4').allTextContents()).toEqual([
      'Proof',
      'Where it is from',
      'In the papers',
      'What was checked',
    ]);
    expect(await sheet.textContent()).not.toMatch(/\.ts\b|\.md\b|docs\//);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    expect(await page.locator('.verdict').textContent()).toBe('The previous player wins.');
    expect(complaints).toEqual([]);
    await page.close();
  });
});
