/** The view of surveys in a real browser: a published folder beside the page, its map, table, filter and keys. */
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readParquet, writeParquet } from '../src/surveys/parquet.ts';
import { portOf, readPage, serveFiles, Visitor } from './browser.ts';

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

let visitor: Visitor;
let served: Server;
/** The same as a published folder: its results are a Parquet file. */
const published = {
  ...info,
  results: 'results.parquet',
  columns: info.columns.map(({ name }) => ({ name, type: typeOf(name) })),
};

function typeOf(name: string): string {
  return ['task', 'period', 'preperiod'].includes(name) ? 'integer' : 'text';
}

const addressOf = (server: Server) => `http://127.0.0.1:${portOf(server)}/`;

beforeAll(async () => {
  const files = readPage();
  files.set('/survey/survey.json', Buffer.from(JSON.stringify(info)));
  files.set('/survey/results.ndjson', Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join('')));
  files.set('/surveys/octal-2/survey.json', Buffer.from(JSON.stringify(published)));
  files.set('/surveys/octal-2/results.parquet', Buffer.from(writeParquet(published as never, rows as never)));
  served = await serveFiles(files);
  visitor = await Visitor.start();
});
afterAll(async () => {
  await visitor.stop();
  served.close();
});

async function openSurveys(hash = '#view=surveys', width = 1280): Promise<Page> {
  const page = await visitor.blank({ viewport: { width, height: 800 } });
  await page.goto(`${addressOf(served)}${hash}`);
  await page.getByRole('grid').waitFor();
  return page;
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function complaintsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  return (await page.evaluate('axe.run().then(({ violations }) => violations.map(({ id }) => id))')) as string[];
}

describe('surveys on the page', () => {
  it('has a map with codes down and compounds across', async () => {
    const page = await openSurveys();
    expect(await page.getByRole('rowheader').count()).toBe(16);
    expect(await page.getByRole('gridcell', { name: '0.04, disjunctive: none found' }).count()).toBe(1);
    await page.getByRole('gridcell', { name: '0.07, selective: period 16 from 3 on, proved' }).click();
    expect(await page.locator('.survey-question').textContent()).toBe('octal 0.07: {n} [selective]');
    await page.context().close();
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
    await page.context().close();
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
    // Back leads to the cell again.
    await page.goBack();
    await page.getByRole('gridcell', { name: '0.11, selective', selected: true }).focus();
    await page.keyboard.press('t');
    await page.getByRole('table').waitFor();
    await page.getByRole('button', { name: 'Map' }).click();
    await page.getByRole('gridcell', { selected: true }).focus();
    await page.keyboard.press('p');
    await page.waitForURL(/q=octal%200\.11%3A%209/);
    await page.context().close();
  });

  it('reads a published folder without a server behind it, and its Parquet says what its CSV says', async () => {
    const page = await openSurveys('#view=surveys&survey=octal-2&filter=code%3D0.1*%20state%3Dproved');
    expect(await page.getByText('15 of 32 results').count()).toBe(1);
    const saved = async (name: string) => {
      const waiting = page.waitForEvent('download');
      await page.getByRole('button', { name, exact: true }).click();
      return readFileSync((await (await waiting).path()) as string);
    };
    const [csv, parquet] = [await saved('CSV'), await saved('Parquet')];
    const lines = csv.toString().trim().split('\r\n').slice(1);
    const read = await readParquet(new Uint8Array(parquet).buffer);
    expect(read).toHaveLength(15);
    expect(read.map((row) => published.columns.map(({ name }) => row[name] ?? '').join(','))).toEqual(lines);
    expect((await saved('b-file')).toString()).toContain('\n17 18\n');
    await page.context().close();
  });

  it('shows a sample of a published folder with more than 200,000 results, and says so', async () => {
    const [wide, high] = [500, 500];
    const values = (count: number) => Array.from({ length: count }, (_, index) => String(index));
    const columns = ['task', 'question', 'a', 'b', 'status', 'kind', 'value'].map((name) => ({ name, type: typeOf(name) }));
    const holes = ['a', 'b'].map((name) => ({ name, column: name, count: wide, values: values(wide) }));
    const large = {
      ...published,
      name: 'large',
      question: 'nim {a} {b}',
      ask: 'solve',
      tasks: wide * high,
      done: wide * high,
      columns,
      holes,
    };
    const all = values(wide).flatMap((a, i) =>
      values(high).map((b, j) => {
        const value = String(i ^ j);
        return { task: high * i + j, question: `nim ${a} ${b}`, a, b, status: 'proved', kind: value === '0' ? 'P' : 'N', value };
      }),
    );
    const files = readPage();
    files.set('/surveys/large/survey.json', Buffer.from(JSON.stringify(large)));
    files.set('/surveys/large/results.parquet', Buffer.from(writeParquet(large as never, all as never)));
    const server = await serveFiles(files);
    const page = await visitor.blank({ viewport: { width: 1280, height: 800 } });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${addressOf(server)}#view=surveys&survey=large`);
    await page.getByRole('grid').waitFor();
    expect(await page.getByText('One in 2 results is shown.').count()).toBe(1);
    expect(await page.getByRole('status').first().textContent()).toMatch(/^125.000 of 125.000 results$/);
    await page.getByRole('searchbox').fill('a=3 b<8');
    await page.getByText(/^4 of 125.000 results$/).waitFor();
    expect(await page.getByRole('gridcell', { name: '3 2: N-position, value 1, proved' }).count()).toBe(1);
    await page.getByRole('searchbox').fill('');
    await page.getByRole('button', { name: 'Table' }).click();
    await page.getByRole('table').waitFor();
    await page.getByRole('button', { name: 'Distributions' }).click();
    await page
      .getByText(/62.500|125.000/)
      .first()
      .waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
    server.close();
  });

  it('lists published surveys where none is served, and is accessible', async () => {
    const files = readPage();
    const list = [{ name: 'octal-2', question: info.question, ask: 'period', tasks: 32 }];
    files.set('/surveys/index.json', Buffer.from(JSON.stringify(list)));
    files.set('/surveys/octal-2/survey.json', Buffer.from(JSON.stringify(published)));
    files.set('/surveys/octal-2/results.parquet', Buffer.from(writeParquet(published as never, rows as never)));
    const bare = await serveFiles(files);
    const page = await visitor.blank();
    await page.goto(`${addressOf(bare)}#view=surveys`);
    await page.getByRole('heading', { name: 'No survey here.' }).waitFor();
    expect(await complaintsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'octal-2' }).click();
    await page.getByRole('gridcell').first().click();
    for (const sight of ['Table', 'Distributions', 'Map']) {
      await page.getByRole('button', { name: sight }).click();
      expect(await complaintsOf(page), sight).toEqual([]);
    }
    await page.context().close();
    bare.close();
  });

  it('shows one rule at a time on a phone', async () => {
    const page = await openSurveys('#view=surveys', 390);
    expect(await page.getByRole('columnheader').count()).toBe(2);
    await page.getByLabel('Rule').selectOption('selective');
    expect(await page.getByRole('gridcell', { name: '0.07, selective: period 16' }).count()).toBe(1);
    await page.context().close();
  });

  it('sorts its table, and does not push a phone to the side', async () => {
    const page = await openSurveys('#view=surveys', 390);
    await page.getByRole('button', { name: 'Table' }).click();
    await page.getByRole('button', { name: /^period/ }).click();
    await page.getByRole('button', { name: /^period/ }).click();
    expect(await page.locator('.survey-table tbody tr').first().textContent()).toContain('octal 0.17: {n} [selective]');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.context().close();
  });
});
