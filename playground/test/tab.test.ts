/**
 * The Tab key goes through the whole page, forward and backward, whatever board is on it: every place that takes the focus gets it
 * once, and then the page lets it go (WCAG 2.1.2). Boards that only games of one's own have are served as `impartial web` does.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue, draw, eachMove } from 'impartial';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from './browser.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const OWN = `import { gridGame, posetGame } from 'impartial/define';
export const cram = gridGame({
  id: 'tab-cram',
  rule: 'Put a domino on two free squares side by side.',
  *moves(board) {
    for (const [x, y] of board.empty())
      for (const [a, b] of [[1, 0], [0, 1]]) if (board.isFree(x + a, y + b)) yield [[x, y], [x + a, y + b]];
  },
});
export const above = posetGame({ id: 'tab-above', rule: 'Take an element and all above it.' });
`;

let visitor: Visitor;
let page: Page;
let web: ChildProcess;
let folder: string;
let address: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'impartial-tab-'));
  writeFileSync(join(folder, 'own.mjs'), OWN);
  const child = spawn(process.execPath, [join(ROOT, 'cli/bin/impartial.mjs'), 'web', '--ruleset', join(folder, 'own.mjs')]);
  web = child;
  address = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.stderr.once('data', (chunk: Buffer) => reject(new Error(chunk.toString())));
  });
  visitor = await Visitor.start();
  page = await visitor.blank();
});
afterAll(async () => {
  await visitor?.stop();
  web?.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** One question for each kind of board and of moves on it, with what its board is known by. */
const BOARDS: readonly (readonly [string, string, string])[] = [
  ['rows of counters', 'kayles 5', '[data-label]'],
  ['columns of counters', 'nim 3 5', '[data-label]'],
  ['a heap too large to draw', 'nim 3 700', '[data-label]'],
  ['squares', 'tab-cram 2x3', '[data-label="c2"]'],
  ['a graph', 'node-kayles P5', '[data-label]'],
  ['two graphs', 'node-kayles P2 + node-kayles P3', '.graph-board:nth-child(2) [data-label]'],
  ['a graph whose vertices are picked', 'selective-node-kayles P4', '.graph.pick'],
  ['a graph with weights', 'nim-on-graphs 1-2=2 2-3=1 3-4=2 4-1=1 @1', '[data-label]'],
  ['a graph with labels', 'geodetic C7 : 3', '[data-label]'],
  ['a digraph', 'directed-node-kayles 1>2 2>3', '[data-label]'],
  ['arrows', 'dancing-mania 4>3 3>1 3>2 2>0 : 4', '.graph.arrows'],
  ['a forest', 'hackendot 1>2 1>3 3>4', '[data-label]'],
  ['an order', 'tab-above divisors 12', '.poset'],
  ['a table', 'survivor-nim 13 1122112 [take 1-2]', '[data-label]'],
  ['numbers', 'nimania 3 1', '[data-label]'],
  ['a large graph', 'node-kayles P600', 'canvas'],
  ['no picture', 'node-kayles P100000', '.note'],
  ['a compound move', 'node-kayles P3 + P4 [selective]', '[data-label]'],
];

/** What the pictures of a line are, as far as boards differ by it. */
function picturesOf(question: string): string {
  const drawings = draw(question);
  return 'error' in drawings
    ? ''
    : drawings.map((drawing) => `${drawing.picture} ${'style' in drawing ? drawing.style : ''}`).join(', ');
}

function hasMove(question: string): boolean {
  const moves = eachMove(question);
  return !('error' in moves) && moves.next().done !== true;
}

/** A position with a move for each picture that some ruleset has and none of these questions. */
function otherBoards(): readonly (readonly [string, string, string])[] {
  const known = new Set(BOARDS.map(([, question]) => picturesOf(question)));
  return catalogue.entries.flatMap(({ facts: { id, samples } }) => {
    const question = samples.map((sample) => `${id} ${sample}`).find(hasMove);
    const pictures = question === undefined ? '' : picturesOf(question);
    if (question === undefined || known.has(pictures)) return [];
    known.add(pictures);
    return [[pictures, question, '*'] as const];
  });
}

interface Tabbed {
  /** The places that take the focus, in their order. */
  readonly wanted: readonly string[];
  /** Where it went, until it left the page, if it did. */
  readonly visits: readonly string[];
  readonly isOut: boolean;
}

/** Forward from the first place, or backward from the last. */
async function tabThrough(key: 'Tab' | 'Shift+Tab'): Promise<Tabbed> {
  const wanted = await page.evaluate((isBackward) => {
    const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
    const places = [...document.querySelectorAll<HTMLElement | SVGElement>(focusable)].filter(
      (place) => place.tabIndex >= 0 && !place.matches(':disabled') && place.checkVisibility({ visibilityProperty: true }),
    );
    const visits: string[] = [];
    const nameOf = (place: Element) =>
      `${places.indexOf(place as HTMLElement)} ${place.getAttribute('aria-label') ?? place.textContent ?? ''}`.slice(0, 40);
    document.addEventListener('focusin', ({ target }) => visits.push(nameOf(target as Element)));
    document.addEventListener('focusout', ({ relatedTarget }) => relatedTarget === null && visits.push('out'));
    Object.assign(window, { visits });
    places.at(isBackward ? -1 : 0)?.focus();
    return places.map(nameOf);
  }, key === 'Shift+Tab');
  // A few more than there should be: places that scroll take the focus as well.
  await Promise.all(Array.from({ length: wanted.length + 6 }, () => page.keyboard.press(key)));
  const visits = await page.evaluate(() => (window as unknown as { visits: string[] }).visits);
  const end = visits.indexOf('out', 1);
  return { wanted, visits: visits.slice(0, end < 0 ? visits.length : end), isOut: end > 0 };
}

describe('Tab', () => {
  it.each([...BOARDS, ...otherBoards()])('goes once through everything, forward and backward: %s', async (_, question, ready) => {
    await page.goto(address.replace(/#.*/, `#q=${encodeURIComponent(question)}&against=friend`));
    // Nothing of the board before is left then.
    await expect.poll(() => page.inputValue('#question')).toBe(question);
    await page.waitForSelector(`#board ${ready}`);
    await page.waitForSelector('aside:not(.stale) .move-list');
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      const { wanted, visits, isOut } = await tabThrough(key);
      const numbers = visits.map((place) => Number.parseInt(place, 10)).filter((place) => place >= 0);
      const inOrder = key === 'Tab' ? numbers : numbers.toReversed();
      expect(inOrder, visits.join(' | ')).toEqual(wanted.map((_, index) => index));
      expect(isOut, visits.join(' | ')).toBe(true);
      expect(wanted.length).toBeGreaterThan(15);
    }
    expect(await page.locator('#board [tabindex="0"], #board input').count()).toBeGreaterThan(
      question.endsWith('P100000') ? -1 : 0,
    );
  });
});
