/** What the page makes of an answer: sentences, sums, files, and the colours of a line. */
import { expect, it } from 'vitest';
import type { SentAnswer } from '../sheet/sent-answer.ts';
import { ago } from './ago.ts';
import { periodOf, periodWords, summandValues, tableWords, verdictWords } from './answer-words.ts';
import { tableLines, termLines, toCsv, toMarkdownTable } from './exports.ts';
import { partsOf } from './written-line.tsx';

function said(text: string, sum?: readonly number[]): string {
  const outcome = text.startsWith('N') ? 'N' : text.startsWith('P') ? 'P' : 'unknown';
  const { head, more, aside } = verdictWords({ line: 1, kind: 'verdict', text, outcome }, sum);
  return `*${head}*${more} ${aside}`.trim();
}

it('says who wins, by which moves, and the value', () => {
  expect(
    [
      'N by 3, value 3',
      'N by 7>1+4 7>3+3, value 2',
      'P, value 0',
      'N by 1 & 15 or 2 & 15, remoteness 3',
      'N by 1 2, foreclosed value 1',
      'P',
      'N by 4 & 15 or 5 & 15, suspense number 3',
      'N, alliance 1 by 5 6 …',
      'unknown',
    ].map((text) => said(text)),
  ).toEqual([
    '*The next player wins* by 3. Value 3.',
    '*The next player wins* by 7>1+4 or 7>3+3. Value 2.',
    '*The previous player wins.* Value 0.',
    '*The next player wins* by 1 & 15 or 2 & 15. Remoteness 3.',
    '*The next player wins* by 1 or 2. Foreclosed value 1.',
    '*The previous player wins.*',
    '*The next player wins* by 4 & 15 or 5 & 15. Suspense number 3.',
    '*The next player wins, alliance 1* by 5 or 6 or ….',
    '*Not known.*',
  ]);
});

it('adds the values of a sum where they are known, and where that is the value', () => {
  const values = new Map([
    ['a', '3'],
    ['b', '2'],
  ]);
  const by = (name: string) => values.get(name);
  expect(summandValues('s = a + b + nim 1', by)).toEqual([3, 2, 1]);
  expect(summandValues('a + nim 4 1 [normal]', by)).toEqual([3, 4, 1]);
  for (const line of ['a', 'a + c', 'a + kayles 7', 'nim 3 4', 'a + nim 12345678901'])
    expect(summandValues(line, by)).toBeUndefined();
  expect(said('P, value 0', [3, 2, 1])).toBe('*The previous player wins.* 3 ⊕ 2 ⊕ 1 = 0.');
  expect(said('N by 1, value 7', [3, 2, 1])).toBe('*The next player wins* by 1. Value 7.');
  expect(said('P', [3, 2, 1])).toBe('*The previous player wins.*');
});

it('tells of periods and tables', () => {
  const answer = (text: string): SentAnswer => ({ line: 1, kind: 'period', text });
  expect(periodOf(answer('period 34 from 52'))).toEqual({ period: 34, preperiod: 52 });
  expect(periodOf(answer('arithmetic period 1 with saltus 1 from 0'))).toBeUndefined();
  expect(periodWords(answer('period 34 from 52'))).toMatchObject({ head: 'Period 34', more: ' from n = 52 on, proved.' });
  expect(periodWords(answer('no period proved')).head).toBe('No period proved.');
  expect(tableWords(TABLE)).toMatchObject({ head: '3 of 4 values.', aside: 'Framed: the previous player wins.' });
});

const TABLE: SentAnswer = {
  ...{ line: 1, kind: 'table', text: '0 1 / 1 ?' },
  table: {
    holes: [
      { name: 'm', values: ['1', '2'] },
      { name: 'n', values: ['3', '4'] },
    ],
    cells: ['0', '1', '1', '?'].map((text) => ({ text, isLost: text === '0' })),
  },
};

it('writes values as CSV and Markdown', () => {
  const lines = tableLines(TABLE.table ?? { holes: [], cells: [] });
  expect(toCsv(lines)).toBe('m \\ n,3,4\n1,0,1\n2,1,?\n');
  expect(toMarkdownTable(lines)).toBe('| m \\\\ n | 3 | 4 |\n| --: | --: | --: |\n| 1 | 0 | 1 |\n| 2 | 1 | ? |\n');
  const one = {
    holes: [{ name: 'n', values: ['5', '6'] }],
    cells: [
      { text: 'a,b', isLost: false },
      { text: '"', isLost: true },
    ],
  };
  expect(toCsv(tableLines(one))).toBe('n,value\n5,"a,b"\n6,""""\n');
  const sequence: SentAnswer = { line: 1, kind: 'sequence', text: '4 5 *' };
  expect(toCsv(termLines(sequence, 'sequence nim {n} for n = 4..6') ?? [])).toBe('n,value\n4,4\n5,5\n6,*\n');
  const plot: SentAnswer = { line: 1, kind: 'plot', text: 'no period proved', from: 2, terms: [1, null] };
  expect(toCsv(termLines(plot, '') ?? [])).toBe('n,value\n2,1\n3,?\n');
  expect(termLines({ line: 1, kind: 'verdict', text: 'P' }, 'nim 1 1')).toBeUndefined();
});

it('knows the parts of a line, and loses none', () => {
  const shown = (line: string) => partsOf(line).flatMap(({ kind, text }) => (kind === 'plain' ? [] : [`${kind} ${text.trim()}`]));
  expect(shown('s = a + b + nim 1')).toEqual(['name s', 'ruleset nim']);
  expect(shown('plot node-kayles P{n} for n = 0..120')).toEqual([
    'verb plot',
    'ruleset node-kayles',
    'hole {n}',
    'range for n = 0..120',
  ]);
  expect(shown('table kayles {m} {n} + nim 2 [misere]')).toEqual([
    'verb table',
    'ruleset kayles',
    'hole {m}',
    'hole {n}',
    'ruleset nim',
  ]);
  for (const line of [
    '',
    ' ',
    's = a + b',
    'nim 3',
    'sequence',
    '= 3',
    'a=b=c',
    'for n = 1',
    '{n}{m}',
    'plot {',
    'x = table nim {n}',
  ])
    expect([...partsOf(line).map(({ text, at }) => (line.startsWith(text, at) ? text : '?'))].join('')).toBe(line);
});

it('says how long ago something was', () => {
  expect([0, 61_000, 300_000, 3_700_000, 7_300_000].map((then) => ago(0, then))).toEqual([
    'just now',
    'a minute ago',
    '5 minutes ago',
    'an hour ago',
    '2 hours ago',
  ]);
});
