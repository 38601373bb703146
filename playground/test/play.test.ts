/** Whole games in a real browser: each ruleset is won against the random player, by its board and its list of moves. */
import { catalogue, draw, solve } from 'impartial';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Visit, Visitor } from './browser.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.start();
});
afterAll(() => visitor.stop());

/** A position of each ruleset that the player to move wins, by an early sample or one of our own. */
function wonPosition(id: string): string {
  const own: Readonly<Record<string, string>> = { nimania: 'nimania 2 1', 'dancing-mania': 'dancing-mania 2>1 1>0 : 2' };
  const samples = catalogue.find(id)?.facts.samples ?? [];
  const lines = [own[id], ...samples.map((sample) => `${id} ${sample}`)].filter((line) => line !== undefined);
  const won = lines.find((line) => {
    const answer = solve(line);
    return !('error' in answer) && answer.outcome === 'N' && answer.winningMoves.length > 0;
  });
  if (won === undefined) throw new Error(`${id} has no sample that is won`);
  return won;
}

/** A won position for each kind of picture and way to move on it, two of each, so that no ruleset alone stands for a board. */
function onePerBoard(): readonly string[] {
  const seen = new Map<string, number>();
  return catalogue.entries.flatMap(({ facts }) => {
    const question = wonPosition(facts.id);
    const drawings = draw(question);
    if ('error' in drawings) throw new Error(drawings.error.message);
    const look = drawings.map((drawing) => `${drawing.picture} ${'style' in drawing ? drawing.style : ''}`).join();
    const before = seen.get(look) ?? 0;
    seen.set(look, before + 1);
    return before < 2 ? [question] : [];
  });
}

/** Boards on which a move takes two clicks: where from and where to, or its two ends. Tests of their own click there. */
const TWO_CLICKS = '#board :is(.coins, .squares)';

/** Plays one winning move: on the board where it shows one, else from the list. Picked vertices wait to be taken. */
async function playWinningMove(page: Page): Promise<void> {
  const onBoard = page.locator('#board [data-label].wins');
  const inList = page.locator('.move-list li.wins button');
  await page.waitForSelector('#board [data-label].wins, .move-list li.wins button');
  if ((await onBoard.count()) === 0 || (await page.locator(TWO_CLICKS).count()) > 0) return inList.first().click();
  await onBoard.first().click({ force: true });
  const take = page.getByRole('button', { name: /^.? ?Take / });
  if ((await page.locator('.graph.pick').count()) > 0) await take.click();
}

async function winGame(page: Page): Promise<string> {
  for (let turn = 0; turn < 60; turn++) {
    const before = await page.locator('.history .node').count();
    await playWinningMove(page);
    await page.waitForFunction((count) => document.querySelectorAll('.history .node').length > count, before);
    await page.waitForFunction(
      () =>
        document.querySelector('.end') !== null ||
        document.querySelector('aside[aria-busy=false]:not(.stale) .move-list li.wins') !== null,
    );
    const end = page.locator('.end .verdict');
    if ((await end.count()) > 0) return (await end.textContent()) ?? '';
  }
  throw new Error('the game did not end');
}

describe('a game against the random player', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await visitor.open('q=nim%201');
  });
  it.each(onePerBoard())('is won: %s', async (question) => {
    const { page, complaints } = visit;
    await visitor.askNext(page, question, '&against=random');
    expect(await winGame(page)).toMatch(/^You win|You win\.$/);
    expect(complaints).toEqual([]);
  });
});

describe('play', () => {
  it('takes back, plays again and keeps the value history', async () => {
    const { page } = await visitor.ask('nim 1 2', '&against=perfect');
    await page.locator('#board [data-label="1>0"]').click();
    await page.waitForFunction(() => document.querySelectorAll('.history .node').length === 3);
    await page.waitForSelector('.slip:not(:empty)');
    expect(await page.locator('.slip').textContent()).toContain('1>0 was a slip: 2>1 would have kept the win');
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expect.poll(() => page.locator('#question').inputValue()).toBe('nim 1 2');
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(() => page.locator('#question').inputValue()).toBe('nim 0');
    await page.close();
  });

  it('lets the computer begin', async () => {
    const { page } = await visitor.ask('nim 3 5 7', '&you=second');
    await page.waitForFunction(() => document.querySelectorAll('.history .node').length === 2);
    await expect.poll(() => page.locator('.verdict').textContent()).toBe('The previous player wins.');
    await page.close();
  });

  it('says why a click is no move', async () => {
    const { page } = await visitor.ask('geodetic C7 : 3');
    await page.locator('[data-vertex="3"]').click();
    expect(await page.locator('#sentence').textContent()).toBe('3 is already labelled.');
    await page.close();
  });

  it('finds a new position of the kind that is asked for', async () => {
    const { page } = await visitor.ask('nim 3 5 7');
    await page.getByLabel('New position').last().selectOption('lost');
    await page.waitForFunction(() => document.querySelector('.verdict')?.textContent === 'The previous player wins.');
    const line = await page.locator('#question').inputValue();
    expect(solve(line)).toMatchObject({ outcome: 'P' });
    await page.close();
  });

  it('ends with words that know misère play', async () => {
    const { page } = await visitor.ask('nim 2 [misere]', '&against=random');
    await playWinningMove(page);
    await page.waitForSelector('.end .verdict');
    expect(await page.locator('.end .verdict').textContent()).toBe('You win: you cannot move, and this is misère play.');
    await page.close();
  });

  it('puts a compound move together and plays it', async () => {
    const { page } = await visitor.ask('node-kayles P4 + P7 + P8 [selective]', '&against=friend');
    await page.waitForSelector('.composer .invitation');
    await page.locator('[data-label="6"]').click();
    await page.waitForSelector('.judgement .loses');
    expect(await page.locator('.judgement').textContent()).toContain('As it stands this loses. Add');
    await page.locator('[data-label].wins').first().click();
    await page.waitForSelector('.judgement .wins');
    await page.getByRole('button', { name: 'Play this move' }).click();
    await page.waitForFunction(() => document.querySelector('.verdict')?.textContent === 'The previous player wins.');
    const line = await page.locator('#question').inputValue();
    expect(solve(line)).toMatchObject({ outcome: 'P' });
    await page.close();
  });

  it('offers the moves of equal components where each of them stands', async () => {
    const { page } = await visitor.ask('node-kayles 2*P3', '&against=friend');
    await expect.poll(() => page.locator('#board [data-label].loses').count()).toBe(6);
    await page.locator('#board [data-label="5"]').click();
    await expect.poll(() => page.locator('#question').inputValue()).toBe('node-kayles P3');
    await page.waitForFunction(() => location.hash.includes('moves=5'));
    await page.waitForSelector('[data-ghost="5"]');
    await page.reload();
    await page.waitForFunction(() => document.querySelectorAll('.history .node').length === 2);
    await page.close();
  });

  it('composes a move in one of two equal components', async () => {
    const { page } = await visitor.ask('selective-node-kayles 2*P3 [selective]', '&against=friend');
    await page.waitForSelector('.composer .invitation');
    expect(await page.locator('.composer .chip').allTextContents()).toEqual(['P3: choose', 'P3: choose']);
    await page.locator('#board [data-vertex="2"]').click();
    await page.locator('#board [data-vertex="1"]').click();
    await page.getByRole('button', { name: /Take / }).click();
    await page.waitForSelector('#board .staged');
    expect(await page.locator('.composer .chip').first().textContent()).toBe('P3 at 1+2 ✕take back');
    await page.getByRole('button', { name: 'Play this move' }).click();
    await expect.poll(() => page.locator('#question').inputValue()).toBe('selective-node-kayles P1 + P3 [selective]');
    await page.close();
  });

  it('tells the boards of a sum apart, though their moves have the same names', async () => {
    const { page } = await visitor.ask('node-kayles P2 + node-kayles P3', '&against=friend');
    await page.waitForSelector('#board .graph-board:nth-child(2) .wins');
    // Moves are judged one after another.
    await expect.poll(() => page.locator('#board .graph-board').last().locator('[data-label].wins').count()).toBe(2);
    expect(await page.locator('#board .graph-board').first().locator('[data-label].wins').count()).toBe(0);
    await page.locator('#board .graph-board').last().locator('[data-label="1"]').click();
    await expect.poll(() => page.locator('#question').inputValue()).toBe('node-kayles P1 + P2');
    await expect.poll(() => page.locator('.verdict').textContent()).toBe('The previous player wins.');
    await page.close();
  });

  it('switches to misère play and to other compounds', async () => {
    const { page } = await visitor.ask('nim 1 2');
    await page.getByRole('button', { name: 'Misère' }).click();
    await expect.poll(() => page.locator('#question').inputValue()).toBe('nim 1 2 [misere]');
    await page.getByLabel('Compound').selectOption('selective');
    await expect.poll(() => page.locator('#question').inputValue()).toBe('nim 1 2 [selective, misere]');
    await page.close();
  });
});
