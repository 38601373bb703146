/** Links carry any question and come back as it was. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOfQuestion, questionOfAddress } from './address.ts';

describe('the address', () => {
  it('carries a question', () => {
    expect(addressOfQuestion('https://a.example/page/', 'node-kayles P5')).toBe('https://a.example/page/#q=node-kayles%20P5');
  });

  it('gives any question back', () => {
    const line = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(line, (question) => questionOfAddress(addressOfQuestion('https://a.example/#q=nim', question)) === question),
    );
  });

  it('keeps what it does not know', () => {
    expect(addressOfQuestion('https://a.example/#q=nim%203&hints=0', 'nim 4')).toBe('https://a.example/#q=nim%204&hints=0');
  });

  it('has no question where there is none, or one that cannot be decoded', () => {
    expect(questionOfAddress('https://a.example/')).toBeUndefined();
    expect(questionOfAddress('https://a.example/#q=%E0%A4%A')).toBeUndefined();
  });
});
