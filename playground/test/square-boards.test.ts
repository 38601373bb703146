/** Boards of squares in a real browser: dominoes and runs in two clicks, and several boards of which some are over. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from './browser.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.start();
});
afterAll(() => visitor.stop());

async function play(question: string, squares: readonly string[]) {
  const { page, complaints } = await visitor.open(`q=${encodeURIComponent(question)}&against=friend`);
  for (const square of squares) await page.locator(`#board .square[data-label="${square}"]`).click();
  return { page, complaints, line: () => page.locator('#question').inputValue() };
}

describe('a board of squares', () => {
  it('takes a domino in two clicks, and keeps the board as it stands', async () => {
    const { page, complaints, line } = await play('cram 3x4', ['b2', 'c2']);
    await expect.poll(line).toBe('cram ..../.##./....');
    expect(await page.locator('#board .square.hole').count()).toBe(2);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('takes a run by its first and its last counter, and one counter where it is clicked twice', async () => {
    const { page, line } = await play('tac-tix 3x4 [misere]', ['a1', 'd1']);
    await expect.poll(line).toBe('tac-tix ..../oooo/oooo [misere]');
    await page.locator('#board .square[data-label="b2"]').click();
    await page.locator('#board .square[data-label="b2"].staged').click();
    await expect.poll(line).toBe('tac-tix ..../o.oo/oooo [misere]');
    await page.close();
  });

  it('shows several boards side by side, and dims those on which play is over', async () => {
    const { page, line } = await play('notakto XX./.../... .../.X./...', ['1.c1']);
    await expect.poll(line).toBe('notakto XXX/.../... .../.X./...');
    await page.waitForSelector('#board .square-board.over');
    expect(await page.locator('#board .square-board').count()).toBe(2);
    expect(await page.locator('#board .square-board.over [data-label]').count()).toBe(0);
    expect(await page.locator('#board .square[data-label="2.a1"]').getAttribute('aria-label')).toMatch(/^Square 2\.a1, empty/);
    await page.close();
  });
});
