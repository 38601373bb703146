import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorToText } from './error.ts';
import { columnsOf } from './layout.ts';

const loop = {
  code: 'loop-edge',
  message: 'an edge joins two different vertices',
  at: 20,
  expected: 'a vertex other than 3',
  found: '3',
};

describe('an error for people', () => {
  it('points at its place', () => {
    expect(errorToText('node-kayles 1-2 2-3 3-3', loop)).toBe(
      [
        'node-kayles 1-2 2-3 3-3',
        '                    ^ an edge joins two different vertices',
        `expected a vertex other than 3; found 3${'(loop-edge, column 21)'.padStart(41)}`,
        '',
      ].join('\n'),
    );
  });

  it('shows a window of a long line', () => {
    const question = `node-kayles ${'1-2 '.repeat(1_000_000)}3-3 ${'4-5 '.repeat(1_000_000)}`;
    const at = question.indexOf('3-3');
    const [shown = '', caret = ''] = errorToText(question, { ...loop, at }).split('\n');
    expect(shown.length).toBeLessThanOrEqual(80);
    expect(shown.slice(caret.indexOf('^')).startsWith('3-3')).toBe(true);
    expect([shown.at(0), shown.at(-1)]).toEqual(['…', '…']);
  });

  it('puts a long message on its own lines', () => {
    const text = errorToText('nim 1', { code: 'c', message: 'word '.repeat(40), at: 4 });
    expect(text.split('\n').every((line) => line.length <= 80)).toBe(true);
    expect(text.split('\n')[1]).toBe('    ^');
  });

  it('never sends control characters to the terminal and never leaves its width, whatever is asked', () => {
    let cases = 0;
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.nat(300),
        fc.string({ unit: 'binary', maxLength: 90 }),
        (question, at, message) => {
          cases++;
          const lines = errorToText(question, { code: 'c', message, at, found: question.slice(0, 40) }).split('\n');
          for (const line of lines) expect(line).not.toMatch(/[\p{Cc}]/u);
          const [shown = '', caret = ''] = lines;
          expect(shown.length).toBeLessThanOrEqual(80);
          expect(caret.indexOf('^')).toBeLessThanOrEqual(columnsOf(shown));
        },
      ),
      { numRuns: 2000 },
    );
    expect(cases).toBe(2000);
  });

  it('stands in the right column after wide characters', () => {
    const [, caret = ''] = errorToText('nim 日本 x', { code: 'c', message: 'm', at: 7 }).split('\n');
    expect(caret.indexOf('^')).toBe(9);
  });

  it('points past the end of the line where something is missing', () => {
    expect(errorToText('nim', { code: 'c', message: 'a heap is missing', at: 3, expected: 'a heap', found: '' })).toBe(
      `nim\n   ^ a heap is missing\nexpected a heap; found nothing${'(c, column 4)'.padStart(50)}\n`,
    );
  });
});
