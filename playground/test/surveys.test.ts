/** The view of surveys in a real browser: a published folder beside the page, its map, table, filter and keys. */
import type { Server } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, portOf, readPage, serveFiles } from './browser.ts';

const HOLES = { a: ['0', '1'], b: ['0', '1', '2', '3', '4', '5', '6', '7'], compound: ['disjunctive', 'selective'] };
const info = {
  schema: 'impartial-survey/1',
  name: 'octal-2',
  question: 'octal 0.{a}{b}: {n} [{compound}]',
  ask: 'period',
  tasks: 32,
  same: 0,
  done: 32,
  taken: 0,
  byStatus: { proved: 30, none: 2 },
  seconds: 1,
  root: 'ab'.repeat(32),
  version: '0.1.0',
  created: '2026-11-17T00:00:00.000Z',
  limits: { values: 1000 },
  columns: ['task', 'question', 'a', 'b', 'compound', 'status', 'period', 'preperiod'].map((name) => ({ name, type: 'text' })),
  holes: Object.entries(HOLES).map(([name, values]) => ({ name, column: name, count: values.length, values })),
};
const rows = HOLES.a.flatMap((a, i) =>
  HOLES.b.flatMap((b, j) =>
    HOLES.compound.map((compound, k) => {
      const task = 16 * i + 2 * j + k;
      const found = task % 16 === 8 ? { status: 'none' } : { status: 'proved', period: task + 1, preperiod: 3 };
      return { task, question: `octal 0.${a}${b}: {n} [${compound}]`, a, b, compound, ...found };
    }),
  ),
);

let browser: Browser;
let served: Server;

const addressOf = (server: Server) => `http://127.0.0.1:${portOf(server)}/`;

beforeAll(async () => {
  const files = readPage();
  files.set('/survey/survey.json', Buffer.from(JSON.stringify(info)));
  files.set('/survey/results.ndjson', Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join('')));
  served = await serveFiles(files);
  browser = await launchBrowser();
}, 120_000);
afterAll(async () => {
  await browser.close();
  served.close();
});

async function openSurveys(hash = '#view=surveys', width = 1280): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  await page.goto(`${addressOf(served)}${hash}`);
  await page.getByRole('grid').waitFor();
  return page;
}

describe('surveys on the page', () => {
  it('has a map with codes down and compounds across', async () => {
    const page = await openSurveys();
    expect(await page.getByRole('rowheader').count()).toBe(16);
    expect(await page.getByRole('gridcell', { name: '0.04, disjunctive: none found' }).count()).toBe(1);
    await page.getByRole('gridcell', { name: '0.07, selective: period 16 from 3 on, proved' }).click();
    expect(await page.locator('.survey-question').textContent()).toBe('octal 0.07: {n} [selective]');
    await page.close();
  });

  it('filters by what is typed, keeps that in the address, and says what is wrong', async () => {
    const page = await openSurveys();
    await page.getByRole('searchbox').fill('status=none');
    expect(await page.getByText('2 of 32 results').count()).toBe(1);
    expect(await page.getByRole('rowheader').count()).toBe(2);
    expect(page.url()).toContain('filter=status%3Dnone');
    await page.getByRole('searchbox').fill('nothing=1');
    expect(await page.getByRole('alert').textContent()).toContain('There is no column of this name.');
    await page.getByRole('searchbox').fill('period>=500');
    await page.getByRole('button', { name: 'Drop it' }).click();
    expect(await page.getByRole('rowheader').count()).toBe(16);
    await page.close();
  });

  it('is one stop of the Tab key and moved about in by arrows; Enter opens the sequence', async () => {
    const page = await openSurveys('#view=surveys&filter=a%3D1');
    const first = page.getByRole('gridcell').first();
    await first.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain('0.11, selective');
    expect(await page.locator('.survey-grid [tabindex="0"]').count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=octal/);
    await page.close();
  });

  it('sorts its table, and does not push a phone to the side', async () => {
    const page = await openSurveys('#view=surveys', 390);
    await page.getByRole('button', { name: 'Table' }).click();
    await page.getByRole('button', { name: /^period/ }).click();
    await page.getByRole('button', { name: /^period/ }).click();
    expect(await page.locator('.survey-table tbody tr').first().textContent()).toContain('octal 0.17: {n} [selective]');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.close();
  });

  it('says that there is no survey where there is none', async () => {
    const bare = await serveFiles(readPage());
    const page = await browser.newPage();
    await page.goto(`${addressOf(bare)}#view=surveys`);
    await page.getByRole('heading', { name: 'No survey here.' }).waitFor();
    await page.close();
    bare.close();
  });
});
