/** The page around the boards: line, address, editor, explorer, keys, phone, hostile input. */
import { readFile } from 'node:fs/promises';
import { solve } from 'impartial';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from './browser.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.start();
});
afterAll(() => visitor.stop());

describe('the question line', () => {
  it('shows what is wrong at its place, and keeps the board', async () => {
    const { page } = await visitor.ask('node-kayles P5');
    await page.locator('#question').fill('node-kayles 1-2 3-3');
    await page.waitForSelector('#sentence.bad');
    expect(await page.locator('#sentence').textContent()).toMatch(/^“3-3”: /);
    expect(await page.locator('.mirror .wrong').textContent()).toBe('3-3');
    expect(await page.locator('#question').getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('.card.greyed #board [data-label]').count()).toBe(5);
    await page.locator('#question').press('Escape');
    await page.locator('#question').press('Escape');
    await expect.poll(() => page.locator('#question').inputValue()).toBe('node-kayles P5');
    await page.close();
  });

  it('completes rulesets', async () => {
    const { page } = await visitor.ask('nim 3');
    await page.locator('#question').fill('surv');
    await page.locator('#question').press('ArrowDown');
    await page.locator('#question').press('Enter');
    await expect.poll(() => page.locator('.verdict').textContent()).toBe('Alliance 1 wins.');
    await page.close();
  });
});

describe('the address', () => {
  it('gives the same game again', async () => {
    const { page } = await visitor.ask('nim 3 5 7', '&against=friend');
    await page.locator('#board [data-label="7>6"]').click();
    await page.waitForFunction(() => document.querySelectorAll('.history .node').length === 2);
    await page.waitForFunction(() => location.hash.includes('moves='));
    const href = page.url();
    expect(href).toContain('#q=nim%203%205%207&moves=7%3E6');
    const again = await visitor.open(href.slice(href.indexOf('#') + 1));
    await again.page.waitForFunction(() => document.querySelectorAll('.history .node').length === 2);
    expect(await again.page.locator('#question').inputValue()).toBe('nim 3 5 6');
    await again.page.close();
    await page.close();
  });

  it('leads back to where each view was left', async () => {
    const { page } = await visitor.ask('geodetic C7', '&against=friend');
    await page.locator('#board [data-label="2"]').click();
    await expect.poll(() => page.locator('#question').inputValue()).toBe('geodetic C7 : 2');
    await page.waitForFunction(() => location.hash.includes('moves=2'));
    await page.getByRole('link', { name: 'Gallery' }).click();
    await page.waitForSelector('.gallery');
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await expect.poll(() => page.locator('#question').inputValue()).toBe('geodetic C7 : 2');
    await page.close();
  });

  it('says which move of a link is not legal', async () => {
    const { page } = await visitor.open('q=nim%203&moves=3%3E1;9%3E1');
    await page.waitForSelector('.link-note');
    expect(await page.locator('.link-note').textContent()).toBe('Move 2 of this link is not legal: 9>1.');
    await page.close();
  });

  it('keeps layers, hints, the place in the game and what it does not know', async () => {
    const fragment = 'q=geodetic%20C12%20%3A%201..3&moves=6;7&at=1&against=friend&hints=0&show=&colour=blue';
    const { page } = await visitor.open(fragment);
    await page.waitForSelector('#board [data-label="7"]');
    expect(await page.locator('#question').inputValue()).toBe('geodetic C12 : 1..6');
    expect(await page.locator('#board .wins').count()).toBe(0);
    expect(await page.locator('.arc').count()).toBe(0);
    await page.getByRole('button', { name: 'Arcs' }).click();
    await page.waitForSelector('.arc', { state: 'attached' });
    await page.waitForFunction(() => location.hash.includes('show=arc') && location.hash.endsWith('colour=blue'));
    expect(page.url()).toContain('&at=1&');
    expect(page.url()).toContain('&hints=0');
    await page.close();
  });

  it('saves a line that is too long for a link as a file, which can be dropped on the page again', async () => {
    const question = `nim ${Array.from({ length: 3000 }, (_, n) => n + 1).join(' ')}`;
    const { page } = await visitor.ask(question);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as file' }).first().click();
    expect((await download).suggestedFilename()).toBe('nim.txt');
    const saved = await readFile(await (await download).path(), 'utf8');
    expect(saved).toBe(`${question}\n`);
    const read = solve(saved.trim());
    expect('error' in read).toBe(false);
    await visitor.turn(page, 'q=nim%203');
    await expect.poll(() => page.inputValue('#question')).toBe('nim 3');
    await page.evaluate((content) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], 'nim.txt'));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }, saved);
    await expect.poll(() => page.inputValue('#question')).toBe(question);
    await page.close();
  });

  it.each([
    ['a script', 'q=%3Cscript%3Ewindow.hacked%3D1%3C%2Fscript%3E&show=%3Cimg%20onerror%3Dhacked()%3E'],
    ['a broken encoding', 'q=%E0%A4%A&moves=%E0;%&at=99999999999'],
    ['a megabyte', `q=nim%20${'7%20'.repeat(250_000)}`],
    ['a family of scripts', 'q=octal%20%3Cb%3E%3A%20%7Bn%7D&to=1e9&from=-1'],
    ['no such place', 'view=../../etc&tour=99&statement=%00'],
  ])('survives a link with %s', async (_, fragment) => {
    const { page, complaints } = await visitor.open(fragment);
    await page.waitForSelector('#sentence.bad, .tour, .verdict-box .under:not(:empty)');
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    await visitor.turn(page, 'q=nim%201');
    await page.waitForSelector('#board [data-label="1>0"]');
    expect(complaints).toEqual([]);
    await page.close();
  });

  it.each([
    ['a script', 'nim <img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'],
    ['ten megabytes', `nim ${'7 '.repeat(5_000_000)}`],
    ['a huge graph', 'node-kayles G1000x1000'],
    ['a deep nest', `nim-on-graphs ${'1-2={'.repeat(2000)}`],
  ])('survives %s', async (_, line) => {
    const { page, complaints } = await visitor.ask('node-kayles P5');
    await page.evaluate((text) => {
      const field = document.querySelector('#question') as HTMLInputElement;
      const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      setter?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }, line);
    await page.waitForFunction(() =>
      /bad|note/.test(`${document.querySelector('#sentence')?.className} ${document.querySelector('#board')?.innerHTML}`),
    );
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    await page.locator('#question').fill('nim 1');
    await page.waitForSelector('#board [data-label="1>0"]');
    expect(complaints).toEqual([]);
    await page.close();
  });
});

describe('by keys alone', () => {
  it('a game of Node-Kayles is won', async () => {
    const { page } = await visitor.ask('node-kayles P5', '&against=random');
    await page.waitForSelector('#board [data-label].wins');
    await page.keyboard.press('/');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('question');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-label'))).toBe('3');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelectorAll('.history .node').length === 3);
    await page.waitForSelector('#board [data-label].wins');
    await page.keyboard.press('/');
    await page.keyboard.press('Enter');
    await page.keyboard.press('w');
    await page.keyboard.press('Space');
    await page.waitForSelector('.end');
    expect(await page.locator('.end .verdict').textContent()).toBe('You win: the computer cannot move.');
    await page.close();
  });

  it('all keys are listed', async () => {
    const { page } = await visitor.ask('nim 3');
    await page.locator('body').press('?');
    await page.waitForSelector('dialog[open]');
    await page.getByLabel('Single-letter keys').uncheck();
    await page.keyboard.press('Escape');
    await page.close();
  });
});

describe('as wide as a phone', () => {
  it.each([320, 390])('nothing is wider than %i', async (width) => {
    const options = { viewport: { width, height: 844 }, hasTouch: true, isMobile: true };
    const { page } = await visitor.open('q=nim%201', options);
    for (const question of ['node-kayles P4 + P7 + P8 [selective]', 'survivor-nim 13 1122112 [take 1-2]', 'nim 3 5 7']) {
      await visitor.askNext(page, question);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.close();
  });

  it('a tap plays', async () => {
    const { page } = await visitor.ask('node-kayles P5', '&against=friend', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await page.locator('[data-label="3"]').tap();
    await expect.poll(() => page.locator('#question').inputValue()).toBe('node-kayles 2*P1');
    await page.close();
  });
});
