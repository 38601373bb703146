/** A sequence keeps what its searches have found from term to term, and that changes no value. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import { extendCatalogue } from '../../core/catalogue.ts';
import { defineRuleset } from '../../core/define-ruleset.ts';
import { ok } from '../../core/result.ts';
import { fillHole } from '../../notation/question.ts';
import { solveWith } from '../solve/solve.ts';
import { termOf } from './term.ts';
import { termsOf } from './terms.fixture.ts';

let asked = 0;
const takeASquare = defineRuleset<number>({
  id: 'take-a-square',
  samples: ['9'],
  parse: ({ text }) => ok(Number(text)),
  format: String,
  *moves(heap) {
    asked++;
    for (let root = 1; root ** 2 <= heap; root++) yield { label: `${root}`, to: heap - root ** 2 };
  },
});

/** Any player may also turn back, so that some positions are drawn. */
const turnBack = defineRuleset<number>({
  id: 'turn-back',
  samples: ['4'],
  mayLoop: true,
  parse: ({ text }) => ok(Number(text)),
  format: String,
  moves: (n) => [
    ...(n % 3 === 1 ? [] : [{ label: 'back', to: n + 2 - (n % 3) * 2 }]),
    ...(n >= 3 ? [{ label: 'three', to: n - 3 }] : []),
  ],
});
const options = { catalogue: extendCatalogue(catalogue, [takeASquare, turnBack]) };

describe('the memory of a sequence', () => {
  it.each([
    ['take-a-square {n}', 40],
    ['take-a-square {n} [misere]', 40],
    ['take-a-square {n} + kayles 3 [conjunctive]', 20],
    ['kayles {n} [misere]', 16],
    ['node-kayles C{n} [misere]', 12],
    ['node-kayles S1,2,{n}', 10],
    ['turn-back {n}', 14],
    ['turn-back {n} + turn-back 1', 9],
  ])('changes no term of %s', (line, to) => {
    for (const method of [undefined, 'search'] as const) {
      const wishes = { ...options, ...(method !== undefined && { method }) };
      for (const { n, value, kind } of termsOf(line, { ...wishes, from: 1, to })) {
        const verdict = solveWith(fillHole(line, n), { ...wishes, moves: 0 });
        expect([n, value]).toEqual([n, 'error' in verdict ? verdict.error : termOf(verdict, kind).value]);
      }
    }
  });

  it('looks at each position a few times, not once for every later term', () => {
    asked = 0;
    const terms = termsOf('take-a-square {n}', { ...options, to: 500 });
    expect(terms).toHaveLength(501);
    expect(asked).toBeLessThan(5 * 501);
  });

  it('forgets within the limits, with the same terms', () => {
    const all = termsOf('take-a-square {n}', { ...options, to: 60 });
    expect(termsOf('take-a-square {n}', { ...options, to: 60, limits: { positions: 70 } })).toEqual(all);
  });
});
