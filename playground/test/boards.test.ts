/** Boards in a real browser: large graphs, previews, what stays of a move, games and high weights on edges, rings of the computer. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from './browser.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.start();
});
afterAll(() => visitor.stop());

describe('a graph of more than 400 vertices', () => {
  it('is played on a canvas, by clicks, keys and the list of moves', async () => {
    const { page, complaints } = await visitor.open('q=node-kayles%20P600&against=friend');
    await page.waitForSelector('#board canvas');
    expect(await page.locator('#board svg.graph').count()).toBe(0);
    await page.waitForSelector('.move-list li');
    await page.keyboard.press('/');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Home');
    const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.vertex);
    expect(await focused()).toBe('1');
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('2');
    await page.keyboard.press('g');
    await page.keyboard.type('300');
    await page.keyboard.press('Enter');
    expect(await focused()).toBe('300');
    expect(await page.locator('.canvas-focus').getAttribute('aria-label')).toMatch(/^Vertex 300, take it/);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('#question').inputValue()).toBe('node-kayles P298 + P299');
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('marks winning moves with a tick, names vertices on zoom, and takes a click as a move', async () => {
    const { page } = await visitor.open('q=geodetic%20C601%20%3A%201&against=friend');
    await page.waitForSelector('#board canvas');
    await page.waitForSelector('.move-list li.wins');
    await page.locator('#board [data-walks]').evaluate((place) => {
      place.dispatchEvent(new CustomEvent('walk-moves', { detail: { to: 'name', name: '1' } }));
    });
    for (let step = 0; step < 8; step++) await page.keyboard.press('+');
    await page.waitForFunction(() => (document.querySelector('.canvas-focus')?.clientWidth ?? 0) > 30);
    const ring = await page.locator('.canvas-focus').boundingBox();
    if (ring === null) throw new Error('the ring is not seen');
    await page.mouse.click(ring.x + ring.width / 2, ring.y + ring.height / 2);
    expect(await page.locator('#sentence').textContent()).toBe('1 is already labelled.');
    await page.locator('#board [data-walks]').evaluate((place) => {
      place.dispatchEvent(new CustomEvent('walk-moves', { detail: { to: 'winning' } }));
    });
    expect(await page.locator('.canvas-focus.wins').getAttribute('aria-label')).toMatch(/label it: wins/);
    await page.close();
  });

  it('is not drawn beyond 5 000 vertices, and says so', async () => {
    const { page } = await visitor.open('q=node-kayles%20P100000');
    await page.waitForSelector('#board .scale-bars');
    expect(await page.locator('#board .note').textContent()).toBe(
      '100\u202f000 vertices are too many to draw. The verdict and the list of moves still work.',
    );
    await page.waitForSelector('.move-list li');
    await page.close();
  });
});

describe('a move', () => {
  let shared: Page;
  beforeAll(async () => {
    ({ page: shared } = await visitor.open('q=nim%201'));
  });

  it('is previewed where it labels more than one vertex', async () => {
    const { page } = await visitor.ask('geodetic C9 : 1 2', '&against=friend');
    await page.locator('[data-label="5"]').hover();
    await page.waitForSelector('.label-preview circle');
    await expect.poll(() => page.locator('.label-preview circle').count()).toBe(3);
    await page.close();
  });

  it('leaves faint dots where vertices have gone, for one move, and the rest in its place', async () => {
    const { page } = await visitor.ask('node-kayles P8', '&against=friend');
    const placeOf = (name: string) => page.locator(`[data-vertex="${name}"]`).getAttribute('style');
    const seventh = await placeOf('7');
    await page.locator('[data-label="3"]').click();
    await page.waitForSelector('[data-ghost="3"]');
    expect(await page.locator('[data-ghost]').count()).toBe(3);
    expect(await page.locator('#question').inputValue()).toBe('node-kayles P1 + P4');
    const places = await page.$$eval('[data-vertex]', (vertices) => vertices.map((vertex) => vertex.getAttribute('style')));
    expect(places).toContain(seventh);
    await page.locator('[data-ghost="3"]').click();
    expect(await page.locator('#sentence').textContent()).toBe('Vertex 3 is already gone.');
    await page.locator('#board [data-label]').first().click();
    await expect.poll(() => page.locator('[data-ghost="3"]').count()).toBe(0);
    await page.close();
  });

  it.each([
    ['geodetic C9 : 1', '3', '.vertex.last .last-ring'],
    ['node-kayles P9', '2', '.ghost.last .last-ring'],
    ['dancing-mania 3>2 2>1 1>0 : 3', '3>2', '.vertex.last .last-ring'],
    ['nim-on-graphs a-b=3 b-c=3 c-a=2 @a', 'a-b:3>1', '.pill .last-ring'],
    ['nim 3 5', '5>4', '.heap.last'],
  ])('of the computer stays ringed until yours: %s', async (question, label, ring) => {
    await visitor.askNext(shared, question, '&against=perfect');
    await shared.locator(`#board [data-label="${label}"]`).first().click();
    await shared.waitForSelector(`#board ${ring}`);
  });
});

describe('two fingers', () => {
  it('zoom a picture, one moves it while it is large, and a tap is still a move', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const { page } = await visitor.ask('node-kayles petersen', '&against=friend', phone);
    const picture = page.locator('svg.graph');
    const seen = async () => ((await picture.getAttribute('viewBox')) ?? '').split(' ').map(Number);
    const box = await picture.boundingBox();
    if (box === null) throw new Error('there is no picture');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly (readonly [number, number])[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([px, py], id) => ({ x: px, y: py, id })) });
    const pinch = async () => {
      await touch('touchStart', [[x - 30, y]]);
      for (const [type, step] of [['touchStart', 30] as const, ...[40, 50, 60].map((step) => ['touchMove', step] as const)])
        await touch(type, [
          [x - step, y],
          [x + step, y],
        ]);
      await touch('touchEnd', []);
    };
    const [, , whole = 0] = await seen();
    const enlarged = expect.poll(async () => Math.round((whole / ((await seen())[2] ?? 1)) * 10));
    await pinch();
    await enlarged.toBe(20);
    expect(await page.locator('#question').inputValue()).toBe('node-kayles petersen');
    await page.locator('[data-zoom="fit"]').click();
    await enlarged.toBe(10);
    await page.locator('[data-label="1"]').tap();
    await page.waitForSelector('[data-ghost="1"]');
    await pinch();
    await enlarged.toBe(20);
    const [left = 0] = await seen();
    await touch('touchStart', [[x, y]]);
    await touch('touchMove', [[x - 40, y]]);
    await touch('touchEnd', []);
    await expect.poll(async () => (await seen())[0]).toBeGreaterThan(left);
    await page.close();
  });
});

describe('a round table', () => {
  it('has switches for its counters and for what everybody takes', async () => {
    const { page } = await visitor.ask('survivor-nim 13 1122112 [take 1-2]', '&against=friend');
    const line = () => page.locator('#question').inputValue();
    await expect.poll(() => page.locator('.move-list li').first().textContent()).toBe('take 1wins12 left, player 2');
    await page.getByRole('button', { name: 'One counter more' }).click();
    await expect.poll(line).toBe('survivor-nim 14 1122112 [take 1-2]');
    await page.getByLabel('Everybody takes').selectOption('1 to 4');
    await expect.poll(line).toBe('survivor-nim 14 1122112 [take 1-4]');
    await expect.poll(() => page.locator('#board .take').count()).toBe(4);
    await page.locator('#question').fill('survivor-nim 14 1221 [take 1-2 2-5 1-3 3]');
    await expect.poll(() => page.getByLabel('Everybody takes').inputValue()).toBe('');
    const tops = await page
      .locator('.controls > *')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(20);
    await page.close();
  });
});

describe('motion', () => {
  it.each([
    ['no-preference', '0.16s', 'none'],
    ['reduce', '0s', 'svg-ring'],
  ] as const)('is as the visitor wants it: %s', async (reducedMotion, duration, ring) => {
    const { page } = await visitor.ask('node-kayles P8', '&against=friend', { reducedMotion });
    await page.locator('[data-label="3"]').click();
    await page.waitForSelector('[data-ghost="3"]');
    const styleOf = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((part, name) => getComputedStyle(part).getPropertyValue(name), property);
    expect(await styleOf('.vertex', 'transition-duration')).toBe(duration);
    expect(await styleOf('.ghost.changed .last-ring', 'animation-name')).toBe(ring);
    await page.close();
  });
});

describe('an edge', () => {
  it('that carries a game opens it, and the move is made there', async () => {
    const { page, complaints } = await visitor.ask('nim-on-graphs a-b={kayles 3} b-c=2 @a', '&against=friend');
    await page.locator('.pill.game').click();
    await page.waitForSelector('dialog.sheet #edge-board [data-label]');
    expect(await page.locator('dialog.sheet code').textContent()).toBe('kayles 3');
    await page.locator('#edge-board [data-label="3>2"]').first().click();
    await expect.poll(() => page.locator('#question').inputValue()).toBe('nim-on-graphs a-b={kayles 2} b-c=2 @b');
    expect(await page.locator('dialog.sheet').count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('with a weight above 9 has a stepper with jumps to winning weights', async () => {
    const { page } = await visitor.ask('nim-on-graphs a-b=40 b-c=7 c-d=1 @a', '&against=friend');
    await page.waitForSelector('.stepper-line [data-jump]');
    const jump = page.locator('.stepper-line [data-jump]').first();
    const label = (await jump.getAttribute('data-jump')) ?? '';
    await jump.click();
    expect(await page.getByLabel('Lower a-b to').inputValue()).toBe(label.slice(label.indexOf('>') + 1));
    await page.locator('.stepper-line [data-label]').click();
    await page.waitForFunction(() => document.querySelectorAll('.history .node').length === 2);
    await expect.poll(() => page.locator('.verdict').textContent()).toBe('The previous player wins.');
    await page.close();
  });
});
