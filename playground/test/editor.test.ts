/** The editor: every tool, names and keys, undo, files in and out. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANSWERED, Visitor } from './browser.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.start();
});
afterAll(() => visitor.stop());

async function edit(question: string): Promise<Page> {
  const { page } = await visitor.ask(question);
  await page.getByRole('button', { name: 'Edit graph' }).click();
  await page.waitForSelector('.editor-board');
  return page;
}

const line = (page: Page) => expect.poll(() => page.locator('#question').inputValue());
const editor = (page: Page, name: string) => page.locator('.editor').getByRole('button', { name, exact: true });

describe('the editor', () => {
  it('joins vertices by clicks and by names, adds them by N, and takes edits back', async () => {
    const page = await edit('node-kayles 1-2 2-3');
    await page.locator('[data-edit="1"]').click();
    await page.locator('[data-edit="3"]').click();
    await line(page).toBe('node-kayles 1-2 2-3 1-3');
    await page.locator('[data-edit="2"]').press('n');
    await line(page).toBe('node-kayles 1-2 2-3 1-3 4');
    await page.locator('[data-edit="4"]').press('Enter');
    await page.getByLabel('Join 4 with').fill('9');
    await page.getByLabel('Join 4 with').press('Enter');
    expect(await page.locator('.editor-line .bad').textContent()).toBe('There is no vertex 9.');
    await page.getByLabel('Join 4 with').fill('1');
    await page.getByLabel('Join 4 with').press('Enter');
    await line(page).toBe('node-kayles 1-2 2-3 1-3 4-1');
    await page.locator('[data-edit="2"]').press('Control+z');
    await line(page).toBe('node-kayles 1-2 2-3 1-3 4');
    await editor(page, 'Undo').click();
    await line(page).toBe('node-kayles 1-2 2-3 1-3');
    await editor(page, 'Redo').click();
    await line(page).toBe('node-kayles 1-2 2-3 1-3 4');
    await editor(page, 'Delete').click();
    await page.locator('[data-edit="1"]').click();
    await line(page).toBe('node-kayles 2-3 4');
    await editor(page, 'Vertex').click();
    await page.locator('.editor-board').click({ position: { x: 20, y: 20 } });
    await line(page).toBe('node-kayles 2-3 4 1');
    await editor(page, 'Done').click();
    await page.waitForSelector('#board [data-label="4"]');
    await page.getByRole('button', { name: 'Edit graph' }).click();
    await editor(page, 'Undo').click();
    await line(page).toBe('node-kayles 2-3 4');
    await page.close();
  });

  it('is taken back by the undo of the game too, and brought back', async () => {
    const page = await edit('node-kayles 1-2 2-3');
    await page.locator('[data-edit="1"]').click();
    await page.locator('[data-edit="3"]').click();
    await line(page).toBe('node-kayles 1-2 2-3 1-3');
    await editor(page, 'Done').click();
    const game = (name: string) => page.locator('.controls').getByRole('button', { name, exact: true });
    await game('Undo').click();
    await line(page).toBe('node-kayles 1-2 2-3');
    await page.waitForFunction(() => location.hash === '#q=node-kayles%201-2%202-3');
    await game('Redo').click();
    await line(page).toBe('node-kayles 1-2 2-3 1-3');
    expect(await game('Redo').isDisabled()).toBe(true);
    await page.close();
  });

  it('closes the menu of a phone, and has the undo there for itself', async () => {
    const { page } = await visitor.ask('node-kayles C7', '', { viewport: { width: 390, height: 844 } });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'Edit graph' }).first().click();
    await page.waitForSelector('.editor-board');
    expect(await page.locator('header.menu-open').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(1);
    await page.close();
  });

  it('sets weights, games on edges and the piece', async () => {
    const page = await edit('nim-on-graphs 1-2=2 2-3=1 @1');
    await editor(page, 'Weight').click();
    await page.locator('[data-edge="1 2"]').click();
    await page.getByLabel('Weight of 1 2').fill('12');
    await page.getByLabel('Weight of 1 2').press('Enter');
    await line(page).toBe('nim-on-graphs 1-2=12 2-3=1 @1');
    await page.getByLabel('Weight of 1 2').fill('much');
    await page.getByLabel('Weight of 1 2').press('Enter');
    expect(await page.locator('.editor-line .bad').textContent()).toBe('A weight is a whole number, or a game in braces.');
    await editor(page, 'Piece').click();
    await page.locator('[data-edit="3"]').click();
    await line(page).toBe('nim-on-graphs 1-2=12 2-3=1 @3');
    await page.close();
  });

  it('labels vertices, and offers every family', async () => {
    const page = await edit('geodetic C5');
    await editor(page, 'Label').click();
    await page.locator('[data-edit="2"]').click();
    await line(page).toBe('geodetic 1-2 1-5 2-3 3-4 4-5 : 2');
    for (const [family, text] of [
      ['Bipartite', 'K3,3'],
      ['Star', 'S1,2,3'],
      ['Grid', 'G3x4'],
      ['Cube', 'Q3'],
      ['Clique with rays', 'K3oR4'],
    ] as const) {
      await page.getByLabel('Family').selectOption(family);
      await line(page).toBe(`geodetic ${text}`);
    }
    await page.getByLabel('ray').fill('2');
    await line(page).toBe('geodetic K3oR2');
    await page.close();
  });

  it('writes seven forms and reads them again', async () => {
    const page = await edit('node-kayles 1-2 2-3 3-1');
    await page.getByText('Import, export').click();
    for (const [name, start, back] of [
      ['graph6', 'Bw', 'node-kayles g6:Bw'],
      ['sparse6', ':B', 'node-kayles s6::BcN'],
      ['edge list', '1 2\n', 'node-kayles 1-2 1-3 2-3'],
      ['DOT', 'graph {', 'node-kayles 1-2 1-3 2-3'],
      ['GraphML', '<?xml', 'node-kayles 1-2 1-3 2-3'],
      ['JSON', '{', 'node-kayles 1-2 1-3 2-3'],
      ['SVG', '<svg', undefined],
    ] as const) {
      const download = page.waitForEvent('download');
      await editor(page, name).click();
      const content = await readFile(await (await download).path(), 'utf8');
      expect(content.startsWith(start)).toBe(true);
      if (back === undefined) continue;
      await page.getByLabel('Paste a graph').fill(content);
      await editor(page, 'Use it').click();
      await page.waitForFunction(() =>
        /^node-kayles \S/.test(document.querySelector<HTMLInputElement>('#question')?.value ?? ''),
      );
      await expect.poll(() => page.locator('#question').inputValue()).toBe(back);
    }
    await page.close();
  });

  it('answers bad files with a plain message', async () => {
    const page = await edit('node-kayles P3');
    await page.getByText('Import, export').click();
    const message = page.locator('.menu-sheet .bad');
    for (const [content, words] of [
      ['<!DOCTYPE x [<!ENTITY a "b">]><graphml/>', 'Line 1, column 1: Document types and entities are not read here.'],
      [
        '<svg onload="window.hacked=1"><script>window.hacked=1</script></svg>',
        'This is an SVG picture. Expected is a graph (graph6, sparse6, an edge list, DOT, GraphML or JSON) or a question line.',
      ],
      ['graph { 1 -- }', 'Line 1, column 14: Expected a name, found }.'],
    ] as const) {
      await page.getByLabel('Paste a graph').fill(content);
      await editor(page, 'Use it').click();
      await expect.poll(() => message.textContent()).toBe(words);
    }
    const large = { name: 'large.txt', mimeType: 'text/plain', buffer: Buffer.alloc(1_000_000, '1 2\n') };
    await page.locator('.menu-sheet input[type=file]').setInputFiles(large);
    await expect.poll(() => message.textContent()).toContain('This file has 1.0 MB');
    await page.locator('.menu-sheet input[type=file]').setInputFiles({ ...large, buffer: Buffer.from('1 2\n2 3\n3 4\n') });
    await line(page).toBe('node-kayles 1-2 2-3 3-4');
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    await page.close();
  });
});

describe('a graph without a game', () => {
  const paste = (page: Page, text: string) =>
    page.locator('#question').evaluate((field: HTMLInputElement, content) => {
      field.focus();
      field.select();
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', content);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);

  it.each([
    ['D?{', 'Geodetic contraction game', 'geodetic g6:D?{'],
    [':Fa@x^', 'Node-Kayles', 'node-kayles s6::Fa@x^'],
    ['1 2\n2 3\n', 'Nim on graphs', 'nim-on-graphs 1-2=1 2-3=1 @1'],
    ['1>2 1>3', 'Hackendot', 'hackendot 1>2 1>3'],
  ])('%j asks which one when it is pasted', async (text, game, result) => {
    const { page } = await visitor.ask('nim 3');
    await paste(page, text);
    await page.getByText('Play which game on this graph?').waitFor();
    await page.getByRole('button', { name: game, exact: true }).click();
    await line(page).toBe(result);
    await page.waitForSelector(ANSWERED);
    await page.close();
  });

  it('asks when it is dropped as a file, anywhere', async () => {
    const { page } = await visitor.open('view=gallery');
    const drop = (name: string, content: string) =>
      page.evaluate(
        ([file, text]) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([text ?? ''], file ?? ''));
          document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
        },
        [name, content],
      );
    await drop('bad.graphml', '<graphml><graph><node/></graph></graphml>');
    await page.getByText('bad.graphml: Line 1, column 17: A node needs an id.').waitFor();
    await drop('many.txt', Array.from({ length: 20_000 }, (_, n) => `${n} ${n + 1}`).join('\n'));
    await page.getByText('The graph has more than 5000 vertices, the most that is read.').waitFor();
    await drop('graph.dot', 'graph { 1 -- 2 }');
    await page.getByRole('button', { name: 'Node-Kayles', exact: true }).click();
    await line(page).toBe('node-kayles 1-2');
    await drop('game.txt', 'nim 4 5\n');
    await line(page).toBe('nim 4 5');
    await page.close();
  });
});
