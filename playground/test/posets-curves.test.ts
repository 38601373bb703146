/** Chocolate, orders and curves in a real browser: boards that are large enough to be hit, and played by mouse and by keys. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Visit, Visitor } from './browser.ts';

let visitor: Visitor;
let visit: Visit;
beforeAll(async () => {
  visitor = await Visitor.start();
  visit = await visitor.open('q=nim%201');
});
afterAll(() => visitor?.stop());

/** Opens a position and clicks these places one after the other. */
async function play(question: string, places: readonly string[]) {
  const { page, complaints } = visit;
  await visitor.turn(page, `q=${encodeURIComponent(question)}&against=friend`);
  await page.waitForSelector('#board [data-label], #board [data-stop]');
  for (const place of places) await page.locator(`#board ${place}`).click();
  return { page, complaints, line: () => page.locator('#question').inputValue() };
}

describe('a bar of chocolate', () => {
  it('has squares that a finger finds, and loses what is behind the one that is taken', async () => {
    const { page, complaints, line } = await play('chomp 3x4', []);
    const box = await page.locator('#board [data-label="1,2"]').boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(30);
    expect(box?.height).toBe(box?.width);
    await page.locator('#board [data-label="1,2"]').click();
    await expect.poll(line).toBe('chomp 4 2^2');
    await expect.poll(() => page.locator('#board .chocolate').count()).toBe(8);
    await page.locator('#board .poison').click();
    expect(await line()).toBe('chomp 4 2^2');
    expect(complaints).toEqual([]);
  });

  it('is a box layer by layer', async () => {
    const { page, line } = await play('chomp 2x3x3', ['[data-label="1,1,1"]']);
    await expect.poll(line).toBe('chomp 3^3/3 1^2');
    expect(await page.locator('#board .layer').count()).toBe(2);
  });

  it('shows its poison however long it is', async () => {
    const { page } = await play('chomp 300 5', []);
    const [board, poison] = [await page.locator('#board').boundingBox(), await page.locator('#board .poison').boundingBox()];
    expect(poison?.x).toBeGreaterThanOrEqual(board?.x ?? Number.POSITIVE_INFINITY);
  });
});

describe('an order', () => {
  it('loses an element with all above it, and stays one order where it falls apart', async () => {
    const { page, complaints, line } = await play('poset-game divisors 36', ['[data-label="6"]']);
    await expect.poll(line).toBe('poset-game 2>1 3>1 4>2 9>3');
    await page.locator('#board [data-label="1"]').focus();
    await page.keyboard.press('Enter');
    await expect.poll(line).toBe('poset-game P0');
    expect(complaints).toEqual([]);
    const parts = await play('poset-game 2>1 3>1 5>4 6', ['[data-label="3"]']);
    await expect.poll(parts.line).toBe('poset-game 2>1 5>4 6');
  });

  it('is that of divisors in the game of Schuh, where nobody names 1', async () => {
    const { page, line } = await play('schuh 72', ['[data-label="12"]']);
    await expect.poll(line).toBe('schuh 72 : 12');
    await page.waitForSelector('#board .vertex.still[data-vertex="1"]');
  });
});

describe('spots and crosses', () => {
  it('are joined by two clicks, and a spot with itself by keys', async () => {
    const { page, complaints, line } = await play('sprouts 3', ['[data-stop="1"]', '[data-stop="2"]']);
    await expect.poll(line).toBe('sprouts 0.1a1a.');
    await page.locator('#board [data-stop="1"]').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(line).toBe('sprouts 1a1a.bc./bc.');
    expect(complaints).toEqual([]);
  });

  it('ask which spots a curve goes around', async () => {
    const { line } = await play('sprouts 0.1a1a.', ['[data-stop="2"]', '[data-stop="3"]', '.choice[data-label="2-3(1)"]']);
    await expect.poll(line).toBe('sprouts 0.ab./1ab.');
  });

  it('are joined in the region that was meant, also where another has the same pieces', async () => {
    const { page, complaints, line } = await play('brussels-sprouts 4 3 1/4 3', ['[data-stop="1.0"]', '[data-stop="1.1"]']);
    await expect.poll(line).toBe('brussels-sprouts 4 3 1/7');
    await page.locator('#board [data-stop="0.2"]').click();
    await page.locator('#board [data-stop="0.1"]').click();
    await expect.poll(line).toBe('brussels-sprouts 4^2/7');
    expect(complaints).toEqual([]);
  });

  it('are played in the second of two equal regions as well', async () => {
    const { line } = await play('brussels-sprouts 3/3', ['[data-stop="1.0"]', '[data-stop="1.0"]']);
    await expect.poll(line).toBe('brussels-sprouts 3/2');
  });
});
