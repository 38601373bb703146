import { describe, expect, it } from 'vitest';
import { lookOf, textOf, wordsOf } from './cell.ts';
import { toMap } from './survey-map.ts';
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
    expect(map.columns.map(({ words, group }) => `${words.join(' ')} ${group}`)).toEqual([
      'disjunctive normal',
      'selective normal',
      'disjunctive misere',
      'selective misere',
    ]);
    expect(map.rows.map(({ name, cells }) => [name, cells.map((cell) => textOf(cell))])).toEqual([
      ['0.03', ['1', '', '', '']],
      ['0.07', ['', '', '', '']],
    ]);
    expect(map.rows[1]?.cells.map((cell) => lookOf(cell))).toEqual(['waiting', 'none', 'waiting', 'waiting']);
  });

  it('has rows that wait while a survey runs, each cell with its task', () => {
    const map = toMap(info, [row(6, '0', '7', 'selective', 'normal', { status: 'none' })], () => true, true);
    expect(map.rows.map(({ name, task }) => [name, task])).toEqual([
      ['0.03', 0],
      ['0.07', 4],
      ['0.13', 8],
      ['0.17', 12],
    ]);
    expect(map.columns.map(({ offset }) => offset)).toEqual([0, 2, 1, 3]);
    expect(map.rows[1]?.cells[1]?.task).toBe(6);
  });

  it('tells a hole from another that begins alike', () => {
    const [, ...rest] = info.holes;
    const alike = {
      question: 'octal 0.{c}{b}: {n} [{compound}, {play}]',
      holes: [{ name: 'c', column: 'c', count: 2, values: ['0', '1'] }, ...rest],
    } as unknown as SurveyInfo;
    const row_ = { task: 0, c: '0', b: '3', compound: 'disjunctive', play: 'normal', status: 'none' };
    expect(toMap(alike, [row_]).rows[0]?.name).toBe('0.03');
  });

  it('says cells in words', () => {
    expect(wordsOf(row(0, '0', '7', 'x', 'y', { status: 'proved', kind: 'periodic', period: 34, preperiod: 53 }))).toBe(
      'period 34 from 53 on, proved',
    );
    expect(wordsOf(row(0, '0', '7', 'x', 'y', { status: 'unknown', reason: 'a limit' }))).toBe('stopped at a limit: a limit');
    expect(wordsOf(undefined)).toBe('waiting');
  });
});
