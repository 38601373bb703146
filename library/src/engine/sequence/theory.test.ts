import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import { theoryOf } from '../../compounds/theories.ts';
import { PLAYS } from '../../core/outcome.ts';
import { COMPOUNDS, type Compound, type Setting } from '../../core/setting.ts';
import { checkCompoundPeriod } from '../../games/octal/certificate/compound-period.ts';
import { solveWith } from '../solve/solve.ts';
import { termOf, termOfTheory } from './term.ts';
import { periodUnderTheory, TheoryValues } from './theory.ts';

const settings: readonly Setting[] = Object.keys(COMPOUNDS).flatMap((compound) =>
  PLAYS.map((play) => ({ compound: compound as Compound, play })),
);
const codes = Array.from({ length: 512 }, (_, number) => `${number % 3 === 0 ? 4 : 0}.${number.toString(8).padStart(3, '0')}`);

function valuesOf(code: string, setting: Setting) {
  const theory = theoryOf(setting);
  if (theory === undefined) return undefined;
  const digits = Uint8Array.from(code.replace('.', ''), Number);
  const show = (value: unknown) => termOfTheory(theory, value);
  return { digits, show, values: new TheoryValues(digits, theory) };
}

describe('the periodicity theorem in the compounds', () => {
  it('never claims a period that does not hold, wherever the values are cut off', () => {
    const seen = new Map<string, number>();
    let repetitions = 0;
    for (const setting of settings) {
      for (const [index, code] of codes.entries()) {
        if (index % (setting.compound === 'diminished-disjunctive' ? 2 : 10) !== 1) continue;
        const parts = valuesOf(code, setting);
        if (parts === undefined) continue;
        const { digits, show } = parts;
        const shown = parts.values.extend(300).map(show);
        for (let limit = 12; limit <= 110; limit += 14) {
          const { values } = valuesOf(code, setting) as typeof parts;
          const found = periodUnderTheory(values, digits, show, limit, () => true);
          const [tail] = [1, 2, 3, 4, 5].filter((period) =>
            shown.slice(limit - 8, limit).every((v, i) => v === shown[limit - 8 + i - period]),
          );
          if (found === undefined) {
            if (tail !== undefined) repetitions++;
            continue;
          }
          const { period, preperiod } = found;
          const failure = shown.findIndex(
            (value, n) => n >= preperiod && n + period < shown.length && shown[n + period] !== value,
          );
          expect([setting, code, limit, failure]).toEqual([setting, code, limit, -1]);
          if (preperiod > 0) expect(shown[preperiod - 1]).not.toBe(shown[preperiod - 1 + period]);
          const name = `${setting.compound} ${setting.play}`;
          seen.set(name, (seen.get(name) ?? 0) + 1);
        }
      }
    }
    expect(repetitions).toBeGreaterThan(100);
    expect(seen.get('diminished-disjunctive normal')).toBeGreaterThan(400);
    expect(seen.get('diminished-disjunctive misere')).toBeGreaterThan(200);
    // All but disjunctive misère play, which has no values.
    expect(seen.size).toBe(11);
  });

  it('is about the values that play gives: foreclosed values of heaps up to 9', () => {
    let compared = 0;
    for (const play of PLAYS) {
      for (const code of codes.filter((_, index) => index % 23 === 5)) {
        const parts = valuesOf(code, { compound: 'diminished-disjunctive', play });
        if (parts === undefined) throw new Error('foreclosed values have a theory');
        const shown = parts.values.extend(10).map(parts.show);
        for (const [n, value] of shown.entries()) {
          const verdict = solveWith(`octal ${code}: ${n} [diminished-disjunctive, ${play}]`, {
            catalogue,
            method: 'search',
            moves: 0,
          });
          if ('error' in verdict) throw new Error(verdict.error.message);
          expect([code, play, n, termOf(verdict, 'Foreclosed values').value]).toEqual([code, play, n, value]);
          compared++;
        }
      }
    }
    expect(compared).toBe(460);
  });

  it('has a certificate that the check accepts, for foreclosed values of all codes that 160 values prove', () => {
    let checked = 0;
    for (const play of PLAYS) {
      for (const code of codes.filter((_, index) => index % 5 === 2)) {
        const parts = valuesOf(code, { compound: 'diminished-disjunctive', play });
        const found = parts && periodUnderTheory(parts.values, parts.digits, parts.show, 160, () => true);
        if (found === undefined) continue;
        const { period, preperiod } = found;
        const certificate = { code, compound: 'diminished-disjunctive', play, period, preperiod } as const;
        expect([code, checkCompoundPeriod(certificate).result]).toEqual([code, 'holds']);
        expect([code, checkCompoundPeriod({ ...certificate, period: 2 * period }).result]).toEqual([code, 'fails']);
        expect([code, checkCompoundPeriod({ ...certificate, preperiod: preperiod + 1 }).result]).toEqual([code, 'fails']);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(60);
  });
});
