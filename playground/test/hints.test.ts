/** What the board shows of each move is what the library answers. */
import { listMoves } from 'impartial';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from './browser.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.start();
});
afterAll(() => visitor.stop());

const QUESTIONS = [
  'nim 3 5 7',
  'node-kayles P10 + C7',
  'node-kayles petersen [misere]',
  'geodetic K3oR6 : 1.1 1.2 1.3 1.4 2.1',
  'hackendot parents 0 1 1 1 2 2 3 4 4 9',
  'nim-on-graphs a-p=2 b-p=2 b-q=2 c-q=2 c-r=1 d-r=1 d-s=4 a-s=5 b-t=3 d-t=4 @a',
  'nimania 3^2 2^40 1^549755813889 [stage 39]',
  'survivor-nim 13 1122112 [take 1-2]',
  'grundys-game 9',
];

describe('hints', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await visitor.open('q=nim%201'));
  });

  it.each(QUESTIONS)('are right: %s', async (question) => {
    const listed = listMoves(question);
    if ('error' in listed) throw new Error(listed.error.message);
    await visitor.askNext(page, question);
    const wanted = new Map(listed.moves.map(({ move, wins }) => [move, wins ? 'wins' : 'loses']));
    const shown = () =>
      page.$$eval('#board [data-label]', (buttons) =>
        buttons.map((button) => [
          (button as HTMLElement).dataset.label ?? '',
          ['wins', 'loses'].find((name) => button.classList.contains(name)) ?? '',
        ]),
      );
    await page.waitForSelector('#board [data-label]');
    await expect.poll(async () => (await shown()).every(([, word]) => word !== '')).toBe(true);
    const found = new Map((await shown()) as [string, string][]);
    expect(found.size).toBeGreaterThan(0);
    for (const [label, word] of found) expect(`${label} ${word}`).toBe(`${label} ${wanted.get(label)}`);
    expect(found.size).toBe(wanted.size);
  });

  it('are never colour alone: every marked move has a mark and a word', async () => {
    await visitor.askNext(page, 'node-kayles P7');
    await page.waitForFunction(
      () =>
        document.querySelector('#board [data-label]') !== null &&
        document.querySelector('#board [data-label]:not(.wins):not(.loses)') === null,
    );
    const names = await page.$$eval('#board [data-label]', (buttons) =>
      buttons.map((button) => button.getAttribute('aria-label')),
    );
    for (const name of names) expect(name).toMatch(/^Vertex \d, take it: (wins|loses), leaves value \d+$/);
    expect(await page.locator('#board .mark').count()).toBe(names.length);
  });
});
