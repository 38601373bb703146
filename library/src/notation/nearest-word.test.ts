import { describe, expect, it } from 'vitest';
import { nearestWord } from './nearest-word.ts';

const WORDS = ['nim', 'kayles', 'node-kayles', 'nimania', 'misere', 'selective', 'grundys-game'];

describe('the nearest word', () => {
  it.each([
    ['node-kayle', 'node-kayles'],
    ['nodekayles', 'node-kayles'],
    ['Nim', 'nim'],
    ['missere', 'misere'],
    ['selektive', 'selective'],
    ['kayls', 'kayles'],
    ['grundy', 'grundys-game'],
    ['node', 'node-kayles'],
    ['Grundy', 'grundys-game'],
  ])('for %s is %s', (written, meant) => {
    expect(nearestWord(written, WORDS)).toBe(meant);
  });

  it.each(['chess', 'x', '', 'go', 'n'.repeat(1_000_000)])('is not sought too far: case %#', (written) => {
    expect(nearestWord(written, WORDS)).toBeUndefined();
  });
});
