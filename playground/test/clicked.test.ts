/** Boards of one's own games in a real browser: moves are clicked where the game says, or where its drawing changes. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Visitor } from './browser.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.start();
});
afterAll(() => visitor.stop());

/** Words of two letters that turn; nothing says where a move is clicked. */
const COINS = `import { stringGame } from 'impartial/define';
export default stringGame({
  id: 'coins', rule: 'Turn a head, and if you like a coin to the left of it.', letters: 'HT', samples: ['HH', 'TH'], example: 'HHT',
  *moves(word) {
    for (let at = 0; at < word.length; at++) {
      if (word[at] !== 'H') continue;
      const turned = word.slice(0, at) + 'T' + word.slice(at + 1);
      yield turned;
      for (let left = 0; left < at; left++)
        yield turned.slice(0, left) + (word[left] === 'H' ? 'T' : 'H') + turned.slice(left + 1);
    }
  },
});
`;

/** A graph that is drawn by the game, with labels and places of its own. */
const WALK = `import { defineRuleset, ok } from 'impartial/define';
export default defineRuleset<number>({
  id: 'lights', rule: 'Put out a light, alone or with the next.', notation: 'A number of lights.', samples: ['3', '1', '0'],
  parse: ({ text }) => ok(Number(text)),
  format: String,
  *moves(n) {
    if (n > 0) yield { label: 'the last one', to: n - 1, at: ['v' + n] };
    if (n > 1) yield { label: 'the last two', to: n - 2, at: ['v' + n, 'v' + (n - 1)] };
    if (n > 2) yield { label: 'the last two and one', to: n - 3, at: ['v' + n, 'v' + (n - 1)] };
  },
  draw: (n) => ({ picture: 'graph', style: 'take', parts: n === 0 ? [] : [{ count: 1n, order: BigInt(n), size: BigInt(n - 1), build: () => ({
    vertices: Array.from({ length: n }, (_, i) => 'v' + (i + 1)), edges: Array.from({ length: n - 1 }, (_, i) => ({ from: i, to: i + 1 })),
  }) }] }),
});
`;

const EDGES = `import { graphGame } from 'impartial/define';
export default graphGame({
  id: 'cut', rule: 'Take an edge with all that meet it.', on: 'edges', samples: ['P4', 'C3'], example: 'P4',
  take: (graph, [u, v]) => graph.edgesAt(u, v),
});
`;

describe('moves of one’s own games', () => {
  let page: Page;
  const line = () => page.getByRole('textbox', { name: 'Question' });
  const lineIs = (text: string) => expect.poll(() => line().inputValue()).toBe(text);

  beforeAll(async () => {
    ({ page } = await visitor.open('view=invent', {}));
    await page.getByRole('button', { name: /^Everything/ }).click();
    await page.getByRole('combobox', { name: 'Opponent' }).selectOption('friend');
  });
  beforeEach(() => page.locator('.cm-content').waitFor());

  async function write(code: string, id: string): Promise<void> {
    await page.locator('.cm-content').click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(code);
    await expect.poll(() => line().inputValue()).toMatch(new RegExp(`^${id} `));
    await page.locator('main.invent:not(.stale-board)').waitFor();
    await page.getByRole('combobox', { name: 'Opponent' }).selectOption('friend');
  }

  it('are chosen by name where a heap has several', async () => {
    await lineIs('one-two-three 21');
    await page.getByRole('button', { name: /^Heap of 21/ }).click();
    const choices = page.locator('.choices .choice');
    await expect
      .poll(async () => (await choices.allTextContents()).map((text) => text.trim().charAt(0)))
      .toEqual(['1', '2', '3']);
    await choices.nth(1).click();
    await lineIs('one-two-three 19');
  });

  it('are clicked at the letters that change', async () => {
    await write(COINS, 'coins');
    await lineIs('coins HHT');
    // Alone or with another: the second coin is picked, and played when it is picked again.
    await page.getByRole('button', { name: /^Square 2/ }).click();
    await page.locator('.square.staged').waitFor();
    await page.getByRole('button', { name: /^Square 1/ }).click();
    await lineIs('coins TTT');
    await page.getByRole('button', { name: 'Undo' }).click();
    await lineIs('coins HHT');
    await page.getByRole('button', { name: /^Square 2/ }).click();
    await page.locator('.square.staged').waitFor();
    await page.getByRole('button', { name: /^Square 2/ }).click();
    await lineIs('coins HTT');
  });

  it('are clicked where the game says, and chosen where that is not enough', async () => {
    await write(WALK, 'lights');
    await lineIs('lights 3');
    await page.getByRole('button', { name: /v2/ }).click();
    await page.locator('.choices .choice').first().waitFor();
    expect((await page.locator('.choices .choice').allTextContents()).map((text) => text.trim())).toEqual([
      expect.stringContaining('the last two'),
      expect.stringContaining('the last two and one'),
    ]);
    await page.locator('.choices .choice').nth(1).click();
    await lineIs('lights 0');
    await page.getByRole('button', { name: 'Undo' }).click();
    await lineIs('lights 3');
    await page.getByRole('button', { name: /v3/ }).click();
    await lineIs('lights 2');
  });

  it('are edges in a game on edges', async () => {
    await write(EDGES, 'cut');
    await lineIs('cut P4');
    await page.getByRole('button', { name: /^Edge 2-3, take it/ }).dispatchEvent('click');
    await expect.poll(() => line().inputValue()).not.toBe('cut P4');
    await page.getByText('No move is left: who moved last wins.').waitFor();
  });

  it('have values that open in Sequences and lead back', async () => {
    await page.getByRole('link', { name: 'Open in Sequences' }).click();
    await expect.poll(() => page.locator('.sequence-card .count').innerText()).toMatch(/^\d+ values in .*Done\.$/);
    expect(await page.getByRole('complementary', { name: 'Finding' }).innerText()).toContain(
      'Zeros (previous player wins): 0, 1,',
    );
    const address = page.url().split('#')[1] ?? '';
    await page.getByRole('link', { name: 'Back to Invent' }).click();
    await lineIs('cut P4');
    // Elsewhere the game has not run: its values are not worked out before somebody has looked at it.
    const { page: other } = await visitor.open(address, {});
    await other.getByRole('link', { name: 'Look at it first' }).click();
    await other.getByRole('heading', { name: 'This link brings a game with it.' }).waitFor();
    await other.context().close();
  });
});
