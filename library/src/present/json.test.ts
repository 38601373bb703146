import { describe, expect, it } from 'vitest';
import type { Verdict } from '../core/verdict.ts';
import { explain, listMoves, openFamily, solve, table } from '../index.ts';
import { familyTableToJson } from './family-table.ts';
import { answerToJson, toJsonLine } from './json.ts';
import { moveListToJson } from './move-list.ts';

const verdict: Verdict = {
  certificate: () => ({ kind: 'search', question: 'node-kayles P5', outcome: 'N' }),
  passedOver: [{ theorem: 'bouton-nim', why: 'no heaps' }],
  because: [{ theorem: 'dawsons-chess-period', source: 'guySmith1956', text: 'A path is a heap of 0.137.' }],
  method: 'theorem',
  winningMovesComplete: true,
  winningMoves: [{ move: '3', to: 'node-kayles 2*P1' }],
  values: { grundy: 3 },
  winner: 'next',
  outcome: 'N',
  question: 'node-kayles P5',
};

describe('answers as JSON', () => {
  it('are what JSON.stringify writes of a verdict, however large its value', () => {
    const large = solve('nim 12345678901234567890 3');
    expect(JSON.stringify(large)).toContain('"values":{"grundy":"12345678901234567889"}');
    expect(JSON.stringify(large)).toBe(answerToJson(large));
    const told = explain('nim 12345678901234567890 3');
    if ('error' in told) throw new Error(told.error.message);
    expect(JSON.parse(JSON.stringify(told.verdict))).toMatchObject({ values: { grundy: '12345678901234567889' } });
    const family = openFamily('nim {n} 99999999999999999999');
    if ('error' in family) throw new Error(family.error.message);
    expect(JSON.stringify(family.solve(1))).toContain('"99999999999999999998"');
    expect(Object.keys(large)).not.toContain('toJSON');
    expect(structuredClone(large)).toEqual(large);
    expect(answerToJson(large)).not.toContain('certificate');
    expect(JSON.parse(answerToJson(large, { certificate: true })).certificate).toEqual((large as Verdict).certificate?.());
  });

  it('are what JSON.stringify writes of a list of moves and of a table, however large their values', () => {
    const line = 'nim 12345678901234567890';
    const list = listMoves(line, { moves: 2 });
    if ('error' in list) throw new Error(list.error.message);
    expect(JSON.parse(JSON.stringify(list))).toMatchObject({
      question: line,
      moves: [{ values: { grundy: expect.stringMatching(/^\d+$/) } }, {}],
    });
    expect(JSON.stringify(list)).toBe(moveListToJson(line, list));
    const cells = table('nim {n} 99999999999999999999', { holes: { n: '1..3' } });
    if ('error' in cells) throw new Error(cells.error.message);
    expect(JSON.parse(JSON.stringify(cells))).toMatchObject({ cells: [{ value: '99999999999999999998' }, {}, {}] });
    expect(JSON.stringify(cells)).toBe(familyTableToJson(cells));
    for (const found of [list, cells]) {
      expect(Object.keys(found)).not.toContain('toJSON');
      expect(structuredClone(found)).toEqual(found);
    }
  });

  it('keep one order of keys whatever order the verdict has', () => {
    expect(answerToJson(verdict, { certificate: true })).toBe(
      '{"schema":"impartial/1","question":"node-kayles P5","outcome":"N","winner":"next","values":{"grundy":"3"},' +
        '"winningMoves":[{"move":"3","to":"node-kayles 2*P1"}],"winningMovesComplete":true,"method":"theorem",' +
        '"because":[{"theorem":"dawsons-chess-period","source":"guySmith1956","text":"A path is a heap of 0.137."}],' +
        '"certificate":{"kind":"search","question":"node-kayles P5","outcome":"N"}}',
    );
  });

  it('write every optional key in its place', () => {
    const { winner: _, ...rest } = verdict;
    const keys = Object.keys(
      JSON.parse(answerToJson({ ...rest, alliance: 2, reason: 'why', delayingMove: { move: '1' } }, { certificate: true })),
    );
    expect(keys.join(' ')).toBe(
      'schema question outcome alliance reason values winningMoves winningMovesComplete delayingMove method because certificate',
    );
  });

  it('carry the numbers of values as text, whatever their size', () => {
    const values = { grundy: 2n ** 60n, length: { longest: 9007199254740991 } };
    expect(JSON.parse(answerToJson({ ...verdict, values })).values).toEqual({
      grundy: '1152921504606846976',
      length: { longest: '9007199254740991' },
    });
    expect(JSON.parse(answerToJson(verdict)).values).toEqual({ grundy: '3' });
  });

  it('keep an undefined foreclosed value as null', () => {
    expect(answerToJson({ ...verdict, values: { foreclosed: null } })).toContain('"values":{"foreclosed":null}');
  });

  it('stay on one line whatever was asked', () => {
    const line = answerToJson({ question: 'nim\n3\u2028"\\', error: { code: 'bad', message: 'no\nline', at: 3 } });
    expect(line).not.toContain('\n');
    expect(JSON.parse(line)).toEqual({
      schema: 'impartial/1',
      question: 'nim\n3\u2028"\\',
      error: { code: 'bad', message: 'no\nline', at: 3 },
    });
  });

  it('show what was expected and found in an error, when known', () => {
    const error = { code: 'loop-edge', message: 'm', at: 12, expected: 'another vertex', found: '3' };
    expect(toJsonLine(JSON.parse(answerToJson({ question: 'q', error })).error)).toBe(JSON.stringify(error));
  });
});
