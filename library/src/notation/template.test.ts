import { describe, expect, it } from 'vitest';
import { parseHoleValues } from './hole-values.ts';
import { type HoleTexts, listHoles, parseTemplate } from './template.ts';

function questions(line: string, texts?: HoleTexts): string[] {
  const read = parseTemplate(line, texts);
  if (!read.ok) throw new Error(read.error.message);
  return Array.from({ length: read.value.count }, (_, number) => read.value.questionAt(number));
}

function values(text: string): string[] {
  const read = parseHoleValues(text);
  if (!read.ok) throw new Error(read.error.message);
  return Array.from({ length: read.value.count }, (_, index) => read.value.at(index));
}

function valuesError(text: string) {
  const read = parseHoleValues(text, 10);
  return read.ok ? undefined : [read.error.code, read.error.at];
}

function templateError(line: string, texts?: HoleTexts) {
  const read = parseTemplate(line, texts);
  return read.ok ? undefined : [read.error.code, read.error.at];
}

describe('what goes into a hole', () => {
  it('is a range, a list, words, or several of them', () => {
    expect(values('1..6')).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(values('1,3,5')).toEqual(['1', '3', '5']);
    expect(values('normal, misere')).toEqual(['normal', 'misere']);
    expect(values('0..30/10,7, 40..41')).toEqual(['0', '10', '20', '30', '7', '40', '41']);
    expect(values('-2..1')).toEqual(['-2', '-1', '0', '1']);
    expect(values('0..9/4')).toEqual(['0', '4', '8']);
  });

  it('is not written out', () => {
    const read = parseHoleValues('0..1000000000000,x');
    expect(read.ok && [read.value.count, read.value.at(999_999_999_999), read.value.at(1_000_000_000_001)]).toEqual([
      1_000_000_000_002,
      '999999999999',
      'x',
    ]);
    expect(() => read.ok && read.value.at(1_000_000_000_002)).toThrow('there is no value');
  });

  it('is refused at its place', () => {
    expect(valuesError('')).toEqual(['empty-value', 10]);
    expect(valuesError('1,,2')).toEqual(['empty-value', 12]);
    expect(valuesError('1, 6..2')).toEqual(['empty-range', 13]);
    expect(valuesError('1..')).toEqual(['not-a-range', 10]);
    expect(valuesError('1..9/0')).toEqual(['empty-step', 10]);
    expect(valuesError('1..99999999999999999999')).toEqual(['number-too-large', 10]);
    expect(valuesError('a{b}')).toEqual(['not-a-range', 10]);
    expect(valuesError('1..4,3')).toEqual(['value-given-twice', 10]);
  });
});

describe('a template', () => {
  it('numbers its questions, the last hole running fastest', () => {
    expect(questions('cram {m}x{n}', { m: '1..2', n: '1..3' })).toEqual([
      ...['cram 1x1', 'cram 1x2', 'cram 1x3'],
      ...['cram 2x1', 'cram 2x2', 'cram 2x3'],
    ]);
  });

  it('has holes in any place, filled alike wherever they are', () => {
    expect(questions('octal 0.{a:1,7}{b:0..1}: {n:5} + nim {n} [{play:normal,misere}]')).toEqual([
      'octal 0.10: 5 + nim 5 [normal]',
      'octal 0.10: 5 + nim 5 [misere]',
      'octal 0.11: 5 + nim 5 [normal]',
      'octal 0.11: 5 + nim 5 [misere]',
      'octal 0.70: 5 + nim 5 [normal]',
      'octal 0.70: 5 + nim 5 [misere]',
      'octal 0.71: 5 + nim 5 [normal]',
      'octal 0.71: 5 + nim 5 [misere]',
    ]);
    expect(questions('nim-on-graphs 1-2={kayles {n}} 2-3=2 @1', { n: '4,7' })).toEqual([
      'nim-on-graphs 1-2={kayles 4} 2-3=2 @1',
      'nim-on-graphs 1-2={kayles 7} 2-3=2 @1',
    ]);
    expect(questions('nim {n} {n:3..4}')).toEqual(['nim 3 3', 'nim 4 4']);
  });

  it('leaves graph6 and sparse6 tokens alone', () => {
    expect(listHoles('node-kayles g6:D{n} + P{n}')).toEqual([{ name: 'n', at: 23 }]);
    expect(questions('node-kayles (g6:D{n} + P{n})', { n: ['3'] })).toEqual(['node-kayles (g6:D{n} + P3)']);
    expect(questions('nim-on-graphs 1-2={kayles 7} 2-3={m} @1', { m: '1' })).toEqual(['nim-on-graphs 1-2={kayles 7} 2-3=1 @1']);
  });

  it('gives back every question by its number: a thousand of a template with many more', () => {
    const read = parseTemplate('octal 0.{a}{b}{c}: {n}', { a: '0..7', b: '0..7', c: '0..7', n: '0..999999' });
    if (!read.ok) throw new Error(read.error.message);
    expect(read.value.count).toBe(512_000_000);
    let seen = 0;
    for (let number = 0; number < read.value.count; number += 511_999, seen++) {
      const [a = '', b = '', c = '', n = ''] = read.value.valuesAt(number);
      expect(((Number(a) * 8 + Number(b)) * 8 + Number(c)) * 1_000_000 + Number(n)).toBe(number);
      expect(read.value.questionAt(number)).toBe(`octal 0.${a}${b}${c}: ${n}`);
    }
    expect(seen).toBeGreaterThan(1000);
  });

  it('says what is wrong at its place in the line', () => {
    expect(templateError('nim 3')).toEqual(['no-hole', 0]);
    expect(templateError('cram {m}x{n}', { m: '1..2' })).toEqual(['hole-without-values', 9]);
    expect(templateError('cram {m}x{n}', { m: '1..2', n: '2..1' })).toEqual(['empty-range', 9]);
    expect(templateError('cram {m}x{n:2..1}', { m: '1..2' })).toEqual(['empty-range', 12]);
    expect(templateError('cram {m}x{n}', { k: '1' })).toEqual(['unknown-hole', 0]);
    expect(templateError('cram {m}', { m: [] })).toEqual(['empty-value', 5]);
    expect(templateError('nim {a} {b}', { a: '1..9007199254740991', b: '1..3' })).toEqual(['too-many-questions', 4]);
  });
});
