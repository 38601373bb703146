/**
 * Files for Lean, read back as text and replayed: no Lean toolchain is at hand here, so the table is compared with the rules, the
 * outcomes with the table, and the theorem with the verdict.
 */
import { describe, expect, it } from 'vitest';
import { tableToLean } from '../src/entry-points/present.ts';
import { catalogue, gameTable, solve } from '../src/index.ts';
import { LEAN_PRELUDE } from '../src/present/lean-prelude.ts';
import { keyOf, optionsOf, PositionReader } from '../src/proof/play.ts';
import { expectFile } from './expected-file.ts';

const QUESTIONS = [
  'nim 1 2 3',
  'nim 2 3 [misere]',
  'kayles 7',
  'kayles 5 4 [misere]',
  'node-kayles P5 + P3',
  'node-kayles C6 [conjunctive, misere]',
  'kayles 3 2 [selective]',
  'geodetic C5',
  'hackendot 1>2 1>3 3>4 [diminished-disjunctive]',
  'nimania 2',
];

function written(question: string): string {
  const table = gameTable(question);
  if (!('rows' in table)) throw new Error(question);
  return tableToLean(table);
}

describe('a file for Lean', () => {
  it('begins with the definitions that stand in checkers/lean', () => {
    expectFile('checkers/lean/Impartial.lean', LEAN_PRELUDE);
    for (const question of QUESTIONS) expect(written(question).startsWith(LEAN_PRELUDE)).toBe(true);
  });

  it.each(QUESTIONS)('has the game of its question as its table, and its verdict as its theorem: %s', (question) => {
    const text = written(question).slice(LEAN_PRELUDE.length);
    const rows = [...text.matchAll(/^ {2}\[([\d, ]*)\],? -- (\d+): (.*)$/gm)].map(([, options = '', number, position = '']) => ({
      options: options === '' ? [] : options.split(', ').map(Number),
      number: Number(number),
      position,
    }));
    const outcomes = (/outcomes : List Bool := \[(.*)\]/.exec(text)?.[1] ?? '').split(', ');
    const misere = question.includes('misere');
    const reader = new PositionReader(catalogue);
    const positions = rows.map(({ position }) => {
      const read = reader.read(position);
      if (!read.ok) throw new Error(position);
      return read.value;
    });
    const keys = positions.map(keyOf);
    expect(outcomes).toHaveLength(rows.length);
    for (const [index, { options, number }] of rows.entries()) {
      expect(number).toBe(index);
      expect(options.every((option) => option < index)).toBe(true);
      const position = positions[index];
      if (position === undefined) throw new Error(question);
      const byRules = new Set(Array.from(optionsOf(position), keyOf));
      expect(new Set(options.map((option) => keys[option]))).toEqual(byRules);
      const isWon = options.length === 0 ? misere : options.some((option) => outcomes[option] === 'false');
      expect(outcomes[index]).toBe(String(isWon));
    }
    const verdict = solve(question);
    if ('error' in verdict) throw new Error(question);
    const last = rows.length - 1;
    const claim = verdict.outcome === 'N' ? 'Won' : 'Lost';
    expect(text).toContain(`theorem fits : ∀ i, i < ${rows.length} → Fits ${misere} table outcomes i := by decide`);
    expect(text).toContain(`theorem answer : ${claim} ${misere} table ${last} :=`);
    expect(keys[last]).toBe(keyOf(positionOf(question, reader)));
  });

  it('is not written where the game is large, need not end, or has turns of its own', () => {
    for (const question of ['kayles 60 [misere]', 'dancing-mania 1>2 2>1 : 1', 'survivor-nim 5 112 [take 1-2]'])
      expect(gameTable(question)).toHaveProperty('reason');
  });
});

function positionOf(question: string, reader: PositionReader) {
  const read = reader.read(question);
  if (!read.ok) throw new Error(question);
  return read.value;
}
