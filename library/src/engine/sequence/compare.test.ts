import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import type { TermValue } from '../../core/verdict.ts';
import { compareSequence } from '../../index.ts';
import { parseBFile } from '../../notation/b-file.ts';
import { catalogueComparisonToText, fileComparisonToText } from '../../present/comparison.ts';
import { termsToBFile } from '../../present/sequence.ts';
import { compareWithFile } from './compare.ts';
import { termsOf as listed } from './terms.fixture.ts';

function termsOf(line: string, to: number, from = 0) {
  return { from, values: listed(line, { catalogue, to, from }).map(({ value }) => value as TermValue) };
}

function fileError(text: string) {
  const read = parseBFile(text);
  return read.ok ? undefined : [read.error.code, read.error.at];
}

describe('a b-file', () => {
  it('reads back what is written', () => {
    const terms = listed('octal 0.137: {n}', { catalogue, to: 300 });
    const read = parseBFile(`# A comment\r\n\n${termsToBFile(terms, 'Grundy values').replaceAll('\n', '\r\n')}`);
    expect(read).toEqual({ ok: true, value: terms.map(({ n, value }) => ({ n, value: BigInt(value as number) })) });
  });

  it('is refused at the place of the fault', () => {
    expect(fileError('0 0\n1 x\n')).toEqual(['not-a-term', 4]);
    expect(fileError('0 0\n  1\n')).toEqual(['not-a-term', 6]);
    expect(fileError('3 0\n3 1\n')).toEqual(['not-rising', 4]);
    expect(fileError('# nothing\n')).toEqual(['empty-file', 0]);
    expect(fileError('99999999999999999999 1\n')).toEqual(['number-too-large', 0]);
    expect(fileError(`${'x'.repeat(1e6)}`)).toEqual(['not-a-term', 0]);
  });

  it('differs first where it does, or is the same as far as both go', () => {
    const file = parseBFile('1 1\n2 1\n3 2\n5 3\n6 1\n7 9\n');
    if (!file.ok) throw new Error(file.error.message);
    const found = compareWithFile(termsOf('dawsons-chess {n}', 20), file.value);
    expect(found).toEqual({ count: 5, from: 1, difference: { n: 7, here: '1', there: '9' } });
    expect(fileComparisonToText(found, 'b.txt')).toBe(
      'First difference at n = 7: 1 here, 9 in b.txt. Before it 5 terms, from n = 1 on,\nare the same.\n',
    );
    const shorter = compareWithFile(termsOf('dawsons-chess {n}', 6), file.value);
    expect(fileComparisonToText(shorter, 'b.txt')).toBe('The same as b.txt from n = 1 for 5 terms.\n');
    expect(compareWithFile(termsOf('nim {n}', 60, 50), file.value)).toEqual({ count: 0 });
  });
});

describe('the catalogue', () => {
  it('knows a game by its values, wherever it begins: every octal code of two digits', () => {
    let seen = 0;
    for (let number = 1; number < 64; number++) {
      const code = `0.${number >> 3}${number & 7}`.replace(/0$/, '');
      const found = compareSequence(`octal ${code}: {n}`, termsOf(`octal ${code}: {n}`, 60, number % 4));
      expect(found?.same[0], code).toMatchObject({ name: code, shift: 0, from: number % 4, theorem: 'octal-sequence' });
      for (const { name, shift, from, count } of (found?.same ?? []).filter((same) => /^[04]\.\w*$/.test(same.name))) {
        const there = termsOf(`octal ${name}: {n}`, 70);
        const here = termsOf(`octal ${code}: {n}`, 60);
        expect(from + count).toBe(61);
        for (let n = from; n <= 60; n++) expect(here.values[n]).toBe(there.values[n + shift]);
      }
      seen++;
    }
    expect(seen).toBe(63);
  });

  it('says how far sequences are the same, and that this proves nothing', () => {
    const found = compareSequence('node-kayles P{n}', termsOf('node-kayles P{n}', 500));
    const text = catalogueComparisonToText(found);
    expect(text).toContain('the same as 0.137 (dawsons-chess {n}) from n = 0 for 501 terms, and for every n');
    expect(text).toContain('the same as 0.07 (dawsons-kayles {n}) at n + 1 from n = 0 for 501 terms\n');
    expect(text).toContain('That sequences agree so far does not prove that they are equal.');
  });

  it('finds subtraction games and families that are no octal games', () => {
    const period = [0, 0, 0, 0, 1, 1, 1, 1];
    const values = Array.from({ length: 100 }, (_, n) => period[n % 8] as number);
    expect(compareSequence('nim {n}', { from: 0, values })?.same.map(({ name }) => name)).toContain('subtract 4');
    const grundy = termsOf('grundys-game {n}', 60);
    expect(compareSequence('x {n}', grundy)?.same).toEqual([{ name: 'grundys-game {n}', shift: 0, from: 0, count: 61 }]);
  });

  it('lets the first terms differ, and says from where on they agree', () => {
    const { values } = termsOf('kayles {n}', 100);
    const [first] = compareSequence('x {n}', { from: 0, values: [7, 7, ...values.slice(2)] })?.same ?? [];
    expect(first).toMatchObject({ name: '0.77', alias: 'kayles {n}', shift: 0, from: 2, count: 99 });
  });

  it('says so where nothing is the same, and where there is too little to say', () => {
    const squares = Array.from({ length: 40 }, (_, n) => n * n);
    expect(catalogueComparisonToText(compareSequence('x {n}', { from: 0, values: squares }))).toMatch(
      /^None of 13\d\d sequences has these 40 terms/,
    );
    expect(compareSequence('x {n}', { from: 0, values: [0, 1, 2] })).toBeUndefined();
    expect(compareSequence('x {n}', { from: 0, values: [0, 1, 0, 1, null, 1, 0, 1, 0, 1] })).toBeUndefined();
    expect(catalogue.entries.length).toBeGreaterThan(10);
  });
});
