/**
 * Lines typed key by key: whenever the answer for an earlier part of a line comes, the line, the address and the board end at what was
 * typed. A key that is lost once is lost, so no test here is given a second try.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from './browser.ts';

/** Many of their beginnings are good lines too, which become games on the board while the rest is typed. */
const LINES = [
  'geodetic C9 : 1 2',
  'kayles 12 15 20',
  'node-kayles P12',
  'node-kayles G3x4',
  'nim 13 25 37',
  'dawsons-kayles 11 23',
  'octal 0.137: 14 9',
  'wythoff 13 21',
  'cram 4x5',
  'node-kayles C11 + P4',
  'nim 4 15 [misere]',
  'kayles 17 4 [misere]',
];
/** Milliseconds between two keys. */
const PACES = [30, 60, 90, 120, 150];
/** A key comes up to this many tasks of the page after the answer before it. */
const MOST_TASKS = 12;

let visitor: Visitor;
/** What the board offers in a window that was opened at the line. */
const boards = new Map<string, readonly string[]>();

beforeAll(async () => {
  visitor = await Visitor.start();
  const { page } = await visitor.open('q=nim%201');
  for (const line of LINES) {
    await visitor.askNext(page, line, '&against=friend');
    boards.set(line, await labelsOf(page));
  }
  await page.close();
});
afterAll(() => visitor.stop());

function labelsOf(page: Page): Promise<readonly string[]> {
  return page.$$eval('#board [data-label]', (buttons) => buttons.map((button) => (button as HTMLElement).dataset.label ?? ''));
}

async function expectLine(page: Page, line: string): Promise<void> {
  const shown = async () => ({
    line: await page.locator('#question').inputValue(),
    address: new URLSearchParams(new URL(page.url()).hash.slice(1)).get('q'),
    board: await labelsOf(page),
  });
  await expect.poll(shown).toEqual({ line, address: line, board: boards.get(line) });
}

describe('a line typed key by key', () => {
  it('is all there, at any pace', async () => {
    const { page } = await visitor.open('q=nim%201&against=friend');
    await page.waitForSelector('#board [data-label]');
    for (const [index, line] of LINES.entries()) {
      await page.locator('#question').selectText();
      await page.keyboard.type(line, { delay: PACES[index % PACES.length] as number });
      await expectLine(page, line);
    }
    expect(boards.size).toBe(12);
    await page.close();
  });

  it('is all there when each key follows the answer before it by a few tasks, on a page that is slow', async () => {
    const { page } = await visitor.open('view=gallery', {});
    await page.addInitScript(holdAnswers);
    let keys = 0;
    for (const first of [0, MOST_TASKS / 2]) {
      await page.goto(`${visitor.address}?from=${first}#q=nim%201&against=friend`);
      for (const line of LINES) {
        await page.locator('#question').selectText();
        keys += await page.evaluate(typeAfterAnswers, { line, first, most: MOST_TASKS });
        await expectLine(page, line);
      }
    }
    expect(keys).toBeGreaterThan(350);
    await page.close();
  });
});

interface Held {
  readonly answers: (() => void)[];
  isHolding: boolean;
}

/** Runs before the code of the page: answers of workers wait, and every piece of work seems slow, so that React pauses after it. */
function holdAnswers(): void {
  const held: Held = { answers: [], isHolding: false };
  Object.assign(window, { held });
  window.Worker = class extends Worker {
    override set onmessage(listen: (event: MessageEvent) => void) {
      super.onmessage = (event) => {
        if (held.isHolding) held.answers.push(() => listen(event));
        else listen(event);
      };
    }
  };
  const now = performance.now.bind(performance);
  let more = 0;
  performance.now = () => {
    more += 6;
    return now() + more;
  };
}

/** Types in the page; the first key of a line comes `first` tasks after the answer before it, and each further one a task later. */
async function typeAfterAnswers({ line, first, most }: { line: string; first: number; most: number }): Promise<number> {
  const { held } = window as unknown as { held: Held };
  const task = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage('');
    });
  held.isHolding = true;
  let keys = 0;
  for (const key of line) {
    // No answer comes for a line that is known already.
    for (let waited = 0; keys > 0 && held.answers.length === 0 && waited < 100; waited++)
      await new Promise((resolve) => setTimeout(resolve, 5));
    for (const hear of held.answers.splice(0)) hear();
    for (let tasks = (first + keys) % (most + 1); tasks > 0; tasks--) await task();
    document.execCommand('insertText', false, key);
    keys++;
  }
  held.isHolding = false;
  for (const hear of held.answers.splice(0)) hear();
  return keys;
}
