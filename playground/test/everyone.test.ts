/** For everyone: no serious findings of axe-core, a small first load, and a page that works without a network. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from './browser.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.start();
}, 120_000);
afterAll(() => visitor.stop());

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

async function seriousFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const findings = (await page.evaluate(
    'axe.run(document, { resultTypes: ["violations"] }).then((found) => found.violations)',
  )) as readonly Finding[];
  return findings
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary.slice(0, 300)}`),
    );
}

const VIEWS = [
  ['node-kayles', 'q=node-kayles%20P4%20%2B%20P7%20%5Bselective%5D', '#board .loses'],
  ['nim', 'q=nim%203%205%207', '#board .wins'],
  ['kayles', 'q=kayles%207', '#board .wins'],
  ['survivor-nim', 'q=survivor-nim%2013%201122112%20%5Btake%201-2%5D', '#board .wins'],
  ['nim-on-graphs', 'q=nim-on-graphs%201-2%3D2%202-3%3D1%203-4%3D2%204-1%3D1%20%401', '#board .wins'],
  ['nimania', 'q=nimania%203', '#board .wins'],
  ['a large graph', 'q=node-kayles%20P600', '#board canvas'],
  ['an error', 'q=node-kayles%203-3', '#sentence.bad'],
  ['the explorer', 'q=octal%200.137%3A%20%7Bn%7D', '.plot-svg svg'],
  ['the gallery', 'view=gallery', '.cards'],
  ['the tour', 'tour=3', '#board [data-label]'],
  ['rays in brackets', 'q=geodetic%20K3oR6%20%3A%201.1%202.1', '.brackets path'],
  ['a coloured forest', 'q=hackendot%201%3E2%201%3E3%203%3E4', '.colour.black'],
  ['the papers', 'view=papers&statement=geodetic-rays', '.papers article.wanted'],
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
    const { page } = await visitor.open(fragment, { colorScheme: 'light', bypassCSP: true });
    for (const viewport of [
      { width: 1280, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      for (const theme of ['Dark', 'Light']) {
        await page.waitForSelector(ready, { state: 'attached' });
        expect(await seriousFindings(page)).toEqual([]);
        await chooseTheme(page, theme);
      }
    }
    await page.close();
  });
});

describe('the first load', () => {
  it('is under 353 kB compressed before a board is opened', () => {
    const folder = fileURLToPath(new URL('../dist', import.meta.url));
    const html = readFileSync(join(folder, 'index.html'), 'utf8');
    const named = [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map((match) => match[1] ?? '');
    const worker = readdirSync(join(folder, 'assets')).filter((name) => name.startsWith('worker-'));
    const fonts = readdirSync(join(folder, 'assets')).filter((name) => /normal.*\.woff2$/.test(name));
    const files = withImports(folder, [...named, ...[...worker, ...fonts].map((name) => `assets/${name}`)]);
    expect(fonts).toHaveLength(2);
    expect(files.length).toBeGreaterThanOrEqual(5);
    const size = files.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, gzipSync(html).length);
    expect(size).toBeLessThan(353_000);
  });
});

describe('without a network', () => {
  it('the page works once it was loaded', async () => {
    const { page, address } = await visitor.ask('node-kayles P5', '', {});
    const kept = () => page.evaluate(async () => (await (await caches.open('impartial-2')).keys()).map(({ url }) => url));
    await expect
      .poll(async () => (await kept()).filter((url) => /worker-|\/index-.*js|\/$|normal.*woff2$/.test(url)).length, {
        timeout: 15_000,
      })
      .toBeGreaterThanOrEqual(5);
    await page.context().setOffline(true);
    await page.goto(`${address}?again#q=nim%203%205%207`);
    await page.waitForSelector('#board [data-label].wins');
    expect(await page.locator('.verdict').textContent()).toBe('The next player wins.');
    await page.close();
  });
});

/** The files and all that they import at once. */
function withImports(folder: string, files: readonly string[]): readonly string[] {
  const all = new Set(files);
  for (const file of all) {
    if (!file.endsWith('.js')) continue;
    for (const [, name = ''] of readFileSync(join(folder, file), 'utf8').matchAll(/from"\.\/([^"]+)"/g))
      all.add(`assets/${name}`);
  }
  return [...all];
}
