import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_DIGITS, parseOctalCode, toOctalCode } from './text.ts';

function read(text: string) {
  const code = parseOctalCode(text, 6);
  return code.ok ? [code.value.text, ...code.value.digits] : `${code.error.code} at ${code.error.at}`;
}

describe('octal codes', () => {
  it('reads octal and hexadecimal digits', () => {
    expect(read('0.137')).toEqual(['0.137', 0, 1, 3, 7]);
    expect(read('4.56')).toEqual(['4.56', 4, 5, 6]);
    expect(read('0.3f')).toEqual(['0.3F', 0, 3, 15]);
  });

  it('reads codes as tables of the field write them', () => {
    expect(read('.137')).toEqual(read('0.137'));
    expect(read('·15')).toEqual(read('0.15'));
    expect(read('0·07')).toEqual(read('0.07'));
    expect(read('4·7')).toEqual(read('4.7'));
    for (const code of ['4', '4.', '4·']) expect(read(code)).toEqual(read('4.0'));
    expect(parseOctalCode('137', 6)).toMatchObject({ error: { expected: '0.137' } });
  });

  it('drops trailing zeros', () => {
    expect(read('0.7700')).toEqual(['0.77', 0, 7, 7]);
    expect(read('0.000')).toEqual(['0.0', 0]);
    expect(read('4.0')).toEqual(['4.0', 4]);
  });

  it('says where a code is wrong', () => {
    expect(read('137')).toBe('not-an-octal-code at 6');
    expect(read('1.37')).toBe('not-an-octal-code at 6');
    expect(read('00.37')).toBe('not-an-octal-code at 6');
    expect(read('.')).toBe('not-an-octal-code at 6');
    expect(read('·')).toBe('not-an-octal-code at 6');
    expect(read('7')).toBe('not-an-octal-code at 6');
    expect(read('0.13g7')).toBe('not-an-octal-digit at 10');
    expect(read('0.13 7')).toBe('not-an-octal-digit at 10');
    expect(read('0.1.3')).toBe('not-an-octal-digit at 9');
    expect(read(`0.${'7'.repeat(MOST_DIGITS + 1)}`)).toBe('octal-code-too-long at 6');
    expect(read(`0.${'7'.repeat(MOST_DIGITS)}`)).toHaveLength(MOST_DIGITS + 2);
  });

  it('reads back what it writes', () => {
    const codes = fc.tuple(fc.constantFrom(0, 4), fc.array(fc.nat(15), { maxLength: 30 }));
    fc.assert(
      fc.property(codes, ([whole, places]) => {
        const code = toOctalCode([whole, ...places]);
        expect(parseOctalCode(code.text, 0)).toEqual({ ok: true, value: code });
      }),
    );
  });
});
