/** Links carry any game and come back as it was. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Address, readAddress, writeAddress } from './address.ts';

const plain = readAddress('https://a.example/');

describe('the address', () => {
  it('carries a question', () => {
    const address = { ...plain, question: 'node-kayles P5' };
    expect(writeAddress('https://a.example/page/', address)).toBe('https://a.example/page/#q=node-kayles%20P5');
  });

  it('gives any game back', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 });
    const game: fc.Arbitrary<Address> = fc.record({
      view: fc.constant('play' as const),
      question: text,
      moves: fc.array(text, { maxLength: 4 }),
      you: fc.constantFrom('first', 'second'),
      against: fc.constantFrom('perfect', 'random', 'delaying', 'friend'),
      hints: fc.boolean(),
      to: fc.nat(100_000),
      tour: fc.constant(1),
    });
    fc.assert(
      fc.property(game, (address) => {
        expect(readAddress(writeAddress('https://a.example/#q=nim', address))).toEqual(address);
      }),
    );
  });

  it('remembers the place in the history', () => {
    const address = { ...plain, question: 'nim 3', moves: ['3>2', '2>1'], at: 1 };
    expect(readAddress(writeAddress('https://a.example/', address)).at).toBe(1);
  });

  it('keeps what it does not know', () => {
    const address = { ...plain, question: 'nim 4' };
    expect(writeAddress('https://a.example/#q=nim%203&shade=2', address)).toBe('https://a.example/#q=nim%204&shade=2');
  });

  it('opens the gallery and the tour', () => {
    expect(readAddress('https://a.example/#view=gallery').view).toBe('gallery');
    expect(readAddress('https://a.example/#tour=3')).toMatchObject({ view: 'tour', tour: 3 });
  });

  it('has no question where there is none, and shows one as it is that cannot be decoded', () => {
    expect(plain.question).toBeUndefined();
    expect(readAddress('https://a.example/#q=%E0%A4%A').question).toBe('%E0%A4%A');
  });

  it('remembers which layers of the certificate are drawn', () => {
    expect(plain.show).toBeUndefined();
    const both = writeAddress('https://a.example/', { ...plain, question: 'nim 1', show: ['cut', 'path'] });
    expect(both).toBe('https://a.example/#q=nim%201&show=cut,path');
    expect(readAddress(both).show).toEqual(['cut', 'path']);
    expect(readAddress('https://a.example/#q=nim&show=').show).toEqual([]);
    expect(readAddress('https://a.example/#q=nim&show=cut,<script>,path').show).toEqual(['cut', 'path']);
  });

  it('names the stretch of the explorer and a statement of the papers', () => {
    expect(readAddress('https://a.example/#q=nim%20%7Bn%7D&from=5&to=90')).toMatchObject({ from: 5, to: 90 });
    const statement = writeAddress('https://a.example/', { ...plain, view: 'papers', statement: 'geodetic-rays' });
    expect(readAddress(statement)).toMatchObject({ view: 'papers', statement: 'geodetic-rays' });
  });

  it('takes no number that is none', () => {
    for (const bad of ['at=-1', 'to=1e9', 'from=x', 'at=99999999999', 'tour=']) {
      const { at, to, from, view } = readAddress(`https://a.example/#q=nim&${bad}`);
      expect([at, to, from, view]).toEqual([undefined, undefined, undefined, 'play']);
    }
  });
});
