import { describe, expect, it } from 'vitest';
import { extendCatalogue, toCatalogue } from '../core/catalogue.ts';
import { defineRuleset } from '../core/define-ruleset.ts';
import { ok } from '../core/result.ts';
import type { Theorem } from '../core/theorem.ts';
import { solveWith } from '../engine/solve/solve.ts';
import { hasKept, verifyRuleset } from './verify-ruleset.ts';

const takeTwo = defineRuleset<number>({
  id: 'take-two',
  samples: ['9'],
  parse: ({ text }) => ok(Number(text)),
  format: String,
  moves: (n) => [1, 2].filter((k) => k <= n).map((k) => ({ label: `${k}`, to: n - k })),
});

/** A theorem that values every heap by its size modulo this. */
function modulo(period: number): Theorem<number> {
  return {
    id: 'modulo',
    title: 'Modulo',
    statement: 'The value is the size modulo a number.',
    sources: [{ key: 'impartial' }],
    scope: 'component',
    answer: (heap) => ({ scope: 'component', value: heap % period, text: 'by its size' }),
  } as Theorem<number>;
}

describe('a ruleset checked at length', () => {
  it('keeps every law and has the values of the definition, counted', () => {
    const check = verifyRuleset(takeTwo, { theorems: [modulo(3)] });
    expect(hasKept(check)).toBe(true);
    expect(check.parts.filter(({ title }) => title.startsWith('solve')).map(({ cases }) => cases)).toEqual([10, 10]);
    expect(check.parts.every(({ cases }) => cases > 0)).toBe(true);
  });

  it('has the theorems that it brings, for solve and for the check', () => {
    const proved = defineRuleset({ ...takeTwo, theorems: [modulo(3)] });
    const verdict = solveWith('take-two 1000000', { catalogue: extendCatalogue(toCatalogue([]), [proved]) });
    expect(verdict).toMatchObject({ outcome: 'N', method: 'theorem', because: [{ theorem: 'modulo' }] });
    expect(hasKept(verifyRuleset(proved))).toBe(true);
    expect(hasKept(verifyRuleset(defineRuleset({ ...takeTwo, theorems: [modulo(4)] })))).toBe(false);
  });

  it('says where a theorem is wrong', () => {
    const check = verifyRuleset(takeTwo, { theorems: [modulo(4)] });
    const wrong = check.parts.filter(({ breaches }) => breaches.length > 0);
    expect(wrong).toMatchObject([{ title: 'solve gives the value of the definition' }]);
    expect(wrong[0]?.breaches).toContain('take-two 9: solve says 1, the definition gives 0');
  });

  it('says which function throws', () => {
    const late = { ...takeTwo, format: (n: number) => (n === 1 ? (undefined as unknown as string) : String(n)) };
    const { parts } = verifyRuleset(late);
    expect(parts[0]?.breaches[0]).toMatch(/format of the ruleset take-two gives nothing/);
  });
});
