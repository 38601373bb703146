/** For everyone: no serious findings of axe-core. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deflateRawSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from './browser.ts';

let visitor: Visitor;
/** One for all views, so that each needs only a window. */
let context: BrowserContext;
beforeAll(async () => {
  visitor = await Visitor.start();
  context = await visitor.newContext({ colorScheme: 'light', bypassCSP: true });
});
afterAll(() => visitor.stop());

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

const OPTIONS = JSON.stringify({ resultTypes: ['violations'] });

/** Of a page in which axe-core has been loaded. */
async function seriousFindings(page: Page): Promise<readonly string[]> {
  const findings = (await page.evaluate(`axe.run(document, ${OPTIONS}).then((found) => found.violations)`)) as readonly Finding[];
  return findings
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary.slice(0, 300)}`),
    );
}

const SHEET = deflateRawSync(
  '# Notes\n\n```impartial\na = kayles 7\nb = kailes 3\nplot kayles {n} for n = 0..40\ntable nim {m} {n} for m = 0..2, n = 0..2\n```\n',
).toString('base64url');

const VIEWS = [
  ['node-kayles', 'q=node-kayles%20P4%20%2B%20P7%20%5Bselective%5D', '#board [data-label]'],
  ['nim', 'q=nim%203%205%207', '#board .wins'],
  ['kayles', 'q=kayles%207', '#board .wins'],
  ['a quotient', 'q=kayles%205%207%20%5Bmisere%5D&see=quotient', '.element.target'],
  ['a Cayley table', 'q=nim%203%205%20%5Bmisere%5D&see=cayley', '.cayley-table'],
  ['survivor-nim', 'q=survivor-nim%2013%201122112%20%5Btake%201-2%5D', '#board .wins'],
  ['nim-on-graphs', 'q=nim-on-graphs%201-2%3D2%202-3%3D1%203-4%3D2%204-1%3D1%20%401', '#board .wins'],
  ['nimania', 'q=nimania%203', '#board .wins'],
  ['a large graph', 'q=node-kayles%20P600', '#board canvas'],
  ['an error', 'q=node-kayles%203-3', '#sentence.bad'],
  ['the explorer', 'q=octal%200.137%3A%20%7Bn%7D', '.plot-svg svg'],
  ['games to begin from', 'view=invent', '.invent-template'],
  ['a worksheet', `view=worksheet&sheet=${SHEET}`, '.sheet-table td'],
  ['the gallery', 'view=gallery', '.cards'],
  ['the tour', 'tour=3', '#board [data-label]'],
  ['rays in brackets', 'q=geodetic%20K3oR6%20%3A%201.1%202.1', '.brackets path'],
  ['a coloured forest', 'q=hackendot%201%3E2%201%3E3%203%3E4&show=colours', '.colour.black'],
  ['the papers', 'papers/survivor-nim/prop-11', '.papers article.wanted'],
  ['the theorems', 'papers/theorems/geodetic-rays', '.papers article.wanted'],
] as const;

/** On a phone the button stands in the menu. */
async function chooseTheme(page: Page, theme: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const isPhone = await menu.isVisible();
  if (isPhone) await menu.click();
  await page.getByRole('button', { name: theme, exact: true }).click();
  if (isPhone) await menu.click();
}

describe('axe-core has no serious findings', () => {
  it.each(VIEWS)('%s', async (_, fragment, ready) => {
    const page = await context.newPage();
    await page.goto(`${visitor.address}#${fragment}`);
    await page.evaluate(AXE);
    for (const viewport of [
      { width: 1280, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      for (const theme of ['Dark', 'Light']) {
        await chooseTheme(page, theme);
        await page.waitForSelector(ready, { state: 'attached' });
        expect(await seriousFindings(page), `${theme}, ${viewport.width} wide`).toEqual([]);
      }
    }
    await page.close();
  });
});
