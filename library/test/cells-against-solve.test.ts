/**
 * Whatever writes values writes those of `solve`, and `?` where none was found: every family of the catalogue, and some that are hard,
 * in all settings, with limits so low that many values are not found. Limits are counts, so that every machine finds the same.
 */
import { describe, expect, it } from 'vitest';
import { ALLIANCES, OUTCOMES } from '../src/compounds/show.ts';
import { asOutcomes } from '../src/engine/sequence/term.ts';
import { catalogue, sequence, solve, table } from '../src/index.ts';
import { familyTableToCsv, familyTableToMarkdown, familyTableToText } from '../src/present/family-table.ts';
import { termsToBFile, termsToCsv, termsToText } from '../src/present/sequence.ts';
import { termsToTex } from '../src/present/sequence-tex.ts';

const LOW = { positions: 25, steps: 250, milliseconds: Number.POSITIVE_INFINITY };
const AMPLE = { positions: 1500, steps: 5000, milliseconds: Number.POSITIVE_INFINITY };
const MEMBERS = 8;

const SETTINGS = ['', ' [misere]', ' [conjunctive]', ' [diminished-disjunctive]'];
const HARD = [
  'nim-on-graphs 1-2={n} 2-3=9 3-4=3 @2',
  'nim-on-graphs 1-2={n} 2-3={n} 3-4={n} 4-5={n} 5-6={n} @1',
  'cram 1x{n}',
  'cram 2x{n}',
  'tac-tix 1x{n}',
  'chomp {n}x{n}',
  'edge-geography P{n} @2',
  'node-kayles C{n}',
  'survivor-nim {n} 1122112 [take 1-2]',
];

/** The families with their settings, as far as these are questions. */
function listFamilies(): readonly string[] {
  const named = catalogue.entries.flatMap(({ facts: { id, family } }) => (family === undefined ? [] : [`${id} ${family.text}`]));
  return [...new Set([...named, ...HARD])].flatMap((line) =>
    SETTINGS.map((setting) => line + setting).filter((each) => each.split('[').length < 3),
  );
}

interface Count {
  cells: number;
  known: number;
  unknown: number;
  outcomeOnly: number;
}

/** Compares the sequence and the table of a family with one question for each member. */
function compare(line: string, count: Count): void {
  const from = catalogue.find(line.split(' ', 1)[0] ?? '')?.facts.family?.from ?? 1;
  const to = from + MEMBERS - 1;
  const found = sequence(line, { from, to, limits: LOW });
  if ('error' in found) return;
  const terms = asOutcomes([...found].filter(({ error }) => error === undefined));
  const cells = table(line, { holes: { n: `${from}..${from + terms.length - 1}` }, limits: LOW });
  if ('error' in cells || terms.length === 0) return;
  const kind = terms[0]?.kind ?? '';
  for (const [index, term] of terms.entries()) {
    const { n } = term;
    const question = line.replaceAll('{n}', String(n));
    const verdict = solve(question, { limits: AMPLE, moves: 0 });
    if ('error' in verdict) throw new Error(`${question}: ${verdict.error.message}`);
    const cell = cells.cells[index];
    expect([question, term.kind]).toEqual([question, kind]);
    for (const each of [term, cell]) {
      count.cells++;
      if (each?.value === null || each?.value === undefined) {
        // Undefined, or not known and then with a reason.
        const isUndefined = verdict.values.foreclosed === null || verdict.outcome === 'draw';
        if (each?.reason === undefined) expect([question, isUndefined]).toEqual([question, true]);
        else count.unknown++;
        if (each?.reason?.startsWith('the outcome is')) count.outcomeOnly++;
        continue;
      }
      count.known++;
      expect([question, each.kind, shownIn(verdict, each.kind, each.value)]).toEqual([question, each.kind, each.value]);
    }
  }
  comparePresenters(line, terms, kind);
  compareTables(line, cells);
}

/** The value of this kind in the verdict; what was found anyway where the verdict, with its limits, has none. */
function shownIn(
  verdict: Exclude<ReturnType<typeof solve>, { error: unknown }>,
  kind: string | undefined,
  value: unknown,
): unknown {
  const { grundy, foreclosed, remoteness, suspense } = verdict.values;
  const fields: Record<string, unknown> = {
    'Grundy values': grundy,
    'Foreclosed values': foreclosed,
    Remoteness: remoteness,
    'Suspense numbers': suspense,
    [ALLIANCES]: verdict.alliance,
    [OUTCOMES]: verdict.outcome === 'unknown' ? value : verdict.outcome,
  };
  if (kind === undefined || !(kind in fields)) throw new Error(`${kind} is not a kind`);
  const shown = fields[kind];
  // A family remembers what it has found before, and may know more than one question does.
  return shown === undefined && kind !== OUTCOMES && kind !== ALLIANCES ? value : shown;
}

type Terms = Parameters<typeof termsToCsv>[0] & readonly { value: unknown; reason?: string; n: number }[];

function comparePresenters(line: string, terms: Terms, kind: string): void {
  const cells = terms.map(({ value, reason }) => (value === null ? (reason === undefined ? '*' : '?') : String(value)));
  expect([line, termsToText(terms, kind).trimEnd().split('\n').at(-1)]).toEqual([line, cells.join(' ')]);
  const csv = termsToCsv(terms, kind).trimEnd().split('\n').slice(1);
  expect(csv).toEqual(terms.map(({ n }, index) => `${n},${cells[index] === '*' ? '' : cells[index]},${kind}`));
  const first = terms.findIndex(({ reason }) => reason !== undefined);
  const rows = termsToBFile(terms, kind)
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'));
  const known = terms.slice(0, first < 0 ? terms.length : first).filter(({ value }) => value !== null && value !== 'draw');
  expect(rows).toEqual(known.map(({ n, value }) => `${n} ${value === 'N' ? 1 : value === 'P' ? 0 : value}`));
  const tex = termsToTex(line, terms, kind);
  expect(tex.split('?').length - 1).toBe(cells.filter((cell) => cell === '?').length);
}

function compareTables(line: string, found: Exclude<ReturnType<typeof table>, { error: unknown }>): void {
  const cells = found.cells.map(({ value, reason }) => (value === null ? (reason === undefined ? '*' : '?') : String(value)));
  const csv = familyTableToCsv(found).trimEnd().split('\n').slice(1);
  expect([line, csv.map((row) => row.split(',')[1])]).toEqual([line, cells.map((cell) => (cell === '*' ? '' : cell))]);
  const text = familyTableToText(found).trimEnd().split('\n\n')[1]?.split('\n').slice(1) ?? [];
  expect(text.map((row) => row.trim().split(/\s+/)[1])).toEqual(cells);
  const rows = familyTableToMarkdown(found)
    .split('\n')
    .filter((row) => row.startsWith('|'))
    .slice(2);
  expect(rows.map((row) => row.split(' | ')[1]?.replace(' |', '').replace('\\', ''))).toEqual(cells);
}

describe('what writes values', () => {
  it('writes those of solve, and ? where none was found', () => {
    const count: Count = { cells: 0, known: 0, unknown: 0, outcomeOnly: 0 };
    for (const line of listFamilies()) compare(line, count);
    expect(count.cells).toBeGreaterThan(2500);
    expect(count.known).toBeGreaterThan(1500);
    expect(count.unknown).toBeGreaterThan(300);
    expect(count.outcomeOnly).toBeGreaterThan(15);
  });
});
