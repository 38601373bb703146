import { describe, expect, it } from 'vitest';
import { lookOf, textOf, toMap, wordsOf } from './survey-map.ts';
import type { SurveyInfo, SurveyRow } from './survey-source.ts';

const info = {
  question: 'octal 0.{a}{b}: {n} [{compound}, {play}]',
  holes: [
    { name: 'a', column: 'a', count: 2, values: ['0', '1'] },
    { name: 'b', column: 'b', count: 2, values: ['3', '7'] },
    { name: 'compound', column: 'compound', count: 2, values: ['disjunctive', 'selective'] },
    { name: 'play', column: 'play', count: 2, values: ['normal', 'misere'] },
  ],
} as unknown as SurveyInfo;

const row = (task: number, a: string, b: string, compound: string, play: string, more: object): SurveyRow => ({
  ...{ task, a, b, compound, play },
  ...more,
});

describe('the map of a survey', () => {
  it('has words across and codes down', () => {
    const map = toMap(info, [
      row(0, '0', '3', 'disjunctive', 'normal', { status: 'proved', period: 1, preperiod: 0 }),
      row(6, '0', '7', 'selective', 'normal', { status: 'none' }),
    ]);
    expect(map.columns.map(({ words }) => words.join(' '))).toEqual([
      'disjunctive normal',
      'disjunctive misere',
      'selective normal',
      'selective misere',
    ]);
    expect(map.rows.map(({ name, cells }) => [name, cells.map(textOf)])).toEqual([
      ['0.03', ['1', '', '', '']],
      ['0.07', ['', '', '', '']],
    ]);
    expect(map.rows[1]?.cells.map(lookOf)).toEqual(['waiting', 'waiting', 'none', 'waiting']);
  });

  it('says cells in words', () => {
    expect(wordsOf(row(0, '0', '7', 'x', 'y', { status: 'proved', kind: 'periodic', period: 34, preperiod: 53 }))).toBe(
      'period 34 from 53 on, proved',
    );
    expect(wordsOf(row(0, '0', '7', 'x', 'y', { status: 'unknown', reason: 'a limit' }))).toBe('unknown: a limit');
    expect(wordsOf(undefined)).toBe('waiting');
  });
});
