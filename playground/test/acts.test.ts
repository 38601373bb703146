/**
 * What comes late acts on nothing else: whatever a visitor asks for while something is worked out, its answer changes only the position it was
 * asked for. Answers are held back here, the position is changed, and then they come. The line that is being typed counts as a change.
 */
import { eachMove } from 'impartial';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANSWERED, Visitor } from './browser.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.start();
});
afterAll(() => visitor.stop());

interface Holder {
  /** Tasks whose answers are held back. */
  held: string[];
  /** Answers that wait. */
  readonly waiting: (() => void)[];
}

/** Workers whose answers to some tasks wait until they are let go. */
function holdAnswers(): void {
  const holder: Holder = { held: [], waiting: [] };
  Object.assign(window, { holder });
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    private readonly names = new Map<number, string>();
    override postMessage(message: { id?: number; task?: string }): void {
      if (message.id !== undefined) this.names.set(message.id, message.task ?? '');
      super.postMessage(message);
    }
    override set onmessage(hear: (event: MessageEvent) => void) {
      super.onmessage = (event: MessageEvent<{ id: number; kind: string }>) => {
        const isHeld = event.data.kind !== 'began' && holder.held.includes(this.names.get(event.data.id) ?? '');
        if (isHeld) holder.waiting.push(() => hear(event));
        else hear(event);
      };
    }
  };
}

/** A page on a question on which answers can be held back. */
async function openHeld(question: string, more = '&against=friend'): Promise<Page> {
  const { page } = await visitor.open('view=gallery', {});
  await page.addInitScript(holdAnswers);
  await page.goto(`${visitor.address}?held#q=${encodeURIComponent(question)}${more}`);
  await page.waitForSelector(ANSWERED);
  return page;
}

const hold = (page: Page, ...tasks: string[]) =>
  page.evaluate((names) => {
    (window as unknown as { holder: Holder }).holder.held = names;
  }, tasks);
const waits = (page: Page) => page.waitForFunction(() => (window as unknown as { holder: Holder }).holder.waiting.length > 0);
/** Lets go what waits, and gives the page time to make something of it. */
const letGo = (page: Page) =>
  page.evaluate(async () => {
    const { holder } = window as unknown as { holder: Holder };
    holder.held = [];
    for (const go of holder.waiting.splice(0)) go();
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
const line = (page: Page) => page.locator('#question').inputValue();

/** The position that the address replays, by the library alone. */
async function replayed(page: Page): Promise<string> {
  const parts = new URLSearchParams((await page.evaluate(() => location.hash)).slice(1));
  let question = parts.get('q') ?? '';
  for (const label of (parts.get('moves') ?? '').split(';').filter(Boolean)) {
    const each = eachMove(question);
    if ('error' in each) throw new Error(each.error.message);
    const found = [...each].find(({ move }) => move === label);
    if (found === undefined) throw new Error(`${label} is no move of ${question}`);
    question = found.to;
  }
  return question;
}

describe('an answer that comes late', () => {
  it('of Best move is no move of the position that another move has made', async () => {
    const page = await openHeld('node-kayles P9');
    await hold(page, 'choose');
    await page.getByRole('button', { name: 'Best move' }).click();
    await waits(page);
    await page.locator('#board [data-label="1"]').click();
    await expect.poll(() => line(page)).toBe('node-kayles P7');
    await letGo(page);
    expect(await line(page)).toBe('node-kayles P7');
    expect(await page.locator('.history .node').count()).toBe(2);
    expect(await replayed(page)).toBe('node-kayles P7');
    await page.close();
  });

  it('of Best move, of a move or of a new position leaves a line alone that is being typed', async () => {
    const page = await openHeld('node-kayles P9');
    for (const [task, act] of [
      ['choose', () => page.getByRole('button', { name: 'Best move' }).click()],
      ['random', () => page.getByRole('button', { name: 'New position' }).click()],
    ] as const) {
      await hold(page, task);
      await act();
      await waits(page);
      await page.locator('#question').fill('node-kayles P9 +');
      await page.waitForSelector('#sentence.bad');
      await letGo(page);
      expect(await line(page)).toBe('node-kayles P9 +');
      await page.locator('#question').press('Escape');
      await page.waitForSelector('#sentence:not(.bad)');
      expect(await line(page)).toBe('node-kayles P9');
    }
    // Asked for beside a wrong line, they say why nothing happens and leave it as it is.
    await page.locator('#question').fill('node-kayles P9 +');
    await page.waitForSelector('#sentence.bad');
    for (const name of ['Best move', 'New position']) {
      await page.getByRole('button', { name }).click();
      await expect.poll(() => page.locator('#sentence').textContent()).toContain('The line is no position yet');
      expect(await line(page)).toBe('node-kayles P9 +');
    }
    await page.locator('#board [data-label="3"]').click();
    expect(await line(page)).toBe('node-kayles P9 +');
    expect(await page.locator('.history .node').count()).toBe(1);
    await page.close();
  });

  it('of a new position is not opened in the place of a game that has gone on', async () => {
    const page = await openHeld('nim 3 5 7');
    await hold(page, 'random');
    await page.getByRole('button', { name: 'New position' }).click();
    await waits(page);
    await page.locator('#board [data-label="3>0"]').click();
    await expect.poll(() => line(page)).toBe('nim 5 7');
    await letGo(page);
    expect(await line(page)).toBe('nim 5 7');
    await page.close();
  });

  it('of the computer is no reply once its turn has been taken back, nor to a line that is being typed', async () => {
    const page = await openHeld('node-kayles P9', '&against=perfect');
    await hold(page, 'choose');
    await page.locator('#board [data-label="1"]').click();
    await waits(page);
    await page.locator('#question').fill('node-kayles P9 +');
    await page.waitForSelector('#sentence.bad');
    await letGo(page);
    // The computer pauses before it moves; a pause that begins later and is longer ends later.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(await line(page)).toBe('node-kayles P9 +');
    await page.locator('#question').press('Escape');
    await page.waitForFunction(() => document.querySelectorAll('.history .node').length === 3);
    await hold(page, 'choose');
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expect.poll(() => line(page)).toBe('node-kayles P9');
    await letGo(page);
    expect(await line(page)).toBe('node-kayles P9');
    expect(await replayed(page)).not.toBe('');
    await page.close();
  });

  it('of hints, a verdict, a preview and a comparison is shown at its own position only', async () => {
    const page = await openHeld('geodetic C9 : 1 2');
    const compare = page.getByRole('button', { name: 'Compare with search' });
    await compare.waitFor();
    await hold(page, 'hint', 'preview', 'compare', 'solve');
    await compare.click();
    await waits(page);
    await page.locator('#board [data-vertex="5"]').hover();
    await page.locator('#question').fill('nim 1 1');
    await expect.poll(() => line(page)).toBe('nim 1 1');
    await page.waitForSelector('#board [data-label="1>0"]');
    await letGo(page);
    await page.waitForFunction(() => document.querySelector('.verdict')?.textContent === 'The previous player wins.');
    expect(await page.locator('.certainty').textContent()).not.toMatch(/agrees|Searching/);
    expect(await page.locator('#board .wins').count()).toBe(0);
    await page.close();
  });

  it('of a file is not opened in the place of what has come meanwhile', async () => {
    const { page } = await visitor.ask('nim 3 5', '&against=friend');
    await page.evaluate(() => {
      const files = new DataTransfer();
      const file = new File(['nim 9'], 'line.txt');
      let give: (text: string) => void = () => {};
      file.text = () => new Promise((resolve) => (give = resolve));
      Object.defineProperty(files, 'files', { value: [file] });
      Object.defineProperty(files, 'types', { value: ['Files'] });
      dispatchEvent(new DragEvent('drop', { dataTransfer: files, cancelable: true }));
      Object.assign(window, { giveFile: () => give('nim 9') });
    });
    await page.locator('#board [data-label="5>3"]').click();
    await expect.poll(() => line(page)).toBe('nim 3^2');
    await page.evaluate(() => (window as unknown as { giveFile(): void }).giveFile());
    await page.waitForSelector('.link-note');
    expect(await page.locator('.link-note').textContent()).toContain('The position has changed while the file was read.');
    expect(await line(page)).toBe('nim 3^2');
    await page.close();
  });
});
