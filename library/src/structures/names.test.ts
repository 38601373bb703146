import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareNames, type Names, NUMBERED, nameOf, pickNames, sortNames, vertexNamed } from './names.ts';

const anyName = fc.stringMatching(/^[a-c0-3_.]{1,5}$/);

describe('names', () => {
  it('come in natural order', () => {
    const sorted = ['0', '1', '2', '10', '1.2', '1.10', '2.1', 'a', 'a2', 'a10', 'b', 'v_1'];
    expect(sorted.toSorted(compareNames)).toEqual(['0', '1', '1.2', '1.10', '2', '2.1', '10', 'a', 'a2', 'a10', 'b', 'v_1']);
  });

  it('are ordered totally: antisymmetric, transitive, equal only to themselves', () => {
    fc.assert(
      fc.property(anyName, anyName, anyName, (a, b, c) => {
        expect(Math.sign(compareNames(a, b))).toBe(-Math.sign(compareNames(b, a)) || 0);
        expect(compareNames(a, b) === 0).toBe(a === b);
        if (compareNames(a, b) <= 0 && compareNames(b, c) <= 0) expect(compareNames(a, c)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 2000 },
    );
  });

  it('are sorted with their places, and found again', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.oneof(anyName, fc.nat({ max: 30 }).map(String))), (given) => {
        const { names, places } = sortNames(given);
        const list = given.map((_, index) => nameOf(names, index));
        expect(list).toEqual(given.toSorted(compareNames));
        for (const [index, name] of given.entries()) {
          expect(nameOf(names, places[index] as number)).toBe(name);
          expect(vertexNamed(names, given.length, name)).toBe(places[index]);
        }
      }),
    );
  });

  it('are a rule where they are 1, 2, 3 …', () => {
    expect(sortNames(['3', '1', '2']).names).toBe(NUMBERED);
    expect(sortNames(['3', '1', '02']).names.kind).toBe('listed');
  });

  it('call rays by ray and place, in natural order', () => {
    const rays: Names = { kind: 'rays', length: 12 };
    const list = Array.from({ length: 36 }, (_, vertex) => nameOf(rays, vertex));
    expect([list[0], list[11], list[12], list[35]]).toEqual(['1.1', '1.12', '2.1', '3.12']);
    expect(list.toSorted(compareNames)).toEqual(list);
    expect(vertexNamed(rays, 36, '2.10')).toBe(21);
    expect(vertexNamed(rays, 36, '4.1')).toBeUndefined();
  });

  it('stay with their vertices when some are picked, again and again', () => {
    const picked = pickNames(pickNames(NUMBERED, Uint32Array.of(1, 3, 5, 7)), Uint32Array.of(1, 3));
    expect([nameOf(picked, 0), nameOf(picked, 1)]).toEqual(['4', '8']);
    expect(picked.kind === 'picked' && picked.from).toBe(NUMBERED);
  });
});
