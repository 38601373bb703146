import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Kernels } from '../../../core/kernels.ts';
import { DEFAULT_LIMITS, LimitReached } from '../../../core/limits.ts';
import type { Ruleset } from '../../../core/ruleset.ts';
import type { Setting } from '../../../core/setting.ts';
import type { Theorem } from '../../../core/theorem.ts';
import { extendOctal } from '../../../numeric/octal-extend.ts';
import { plainKernels } from '../../../numeric/plain-kernels.ts';
import { plainTools as tools } from '../../../testing/by-play.fixture.ts';
import { sweep } from '../../../testing/sweep.ts';
import { grundysGame } from '../../grundys-game/rules.ts';
import { grundysGameSequence } from '../../grundys-game/theory/sequence.ts';
import { readAndCheck } from '../certificate/read-and-check.fixture.ts';
import { dawsonsChess, dawsonsKayles, kayles, officers, treblecross } from '../instances.ts';
import { type OctalPosition, octal } from '../rules.ts';
import { octalPeriodicity } from './periodicity.ts';
import { octalSequence } from './sequence.ts';

const normal: Setting = { compound: 'disjunctive', play: 'normal' };

function open<Pos>(ruleset: Ruleset<Pos>, text: string): Pos {
  const position = ruleset.parse({ text, at: 0, options: [] });
  if (!position.ok) throw new Error(position.error.message);
  return position.value;
}

function ask<Pos>(theorem: Theorem<Pos>, position: Pos, using = tools, setting = normal) {
  return theorem.answer(position, setting, using);
}

/** The value by the theorems in the order of the catalogue. */
function heapValue(text: string, ruleset: Ruleset<OctalPosition> = octal, using = tools): unknown {
  for (const theorem of [octalPeriodicity, octalSequence]) {
    const answer = ask(theorem, open(ruleset, text), using);
    if ('value' in answer) return answer.value;
  }
  return undefined;
}

/** Grundy values by nothing but the moves of a ruleset, heap by heap; a position's value is the nim-sum of its components. */
function valuesByRules<Pos>(ruleset: Ruleset<Pos>, write: (size: number) => string, upTo: number): number[] {
  const byText = new Map<string, number>();
  const values: number[] = [];
  for (let size = 0; size <= upTo; size++) {
    const position = open(ruleset, write(size));
    const options = new Set<number>();
    for (const { to } of ruleset.moves(position)) {
      let sum = 0;
      for (const { item, count } of ruleset.components?.(to) ?? [])
        if (count % 2n === 1n) sum ^= byText.get(ruleset.format(item)) ?? Number.NaN;
      options.add(sum);
    }
    let value = 0;
    while (options.has(value)) value++;
    byText.set(ruleset.format(position), value);
    values.push(value);
  }
  return values;
}

describe('octal-sequence', () => {
  it.each([
    ['kayles', kayles, 120],
    ['dawsons-chess', dawsonsChess, 120],
    ['dawsons-kayles', dawsonsKayles, 120],
    ['officers', officers, 120],
    ['treblecross', treblecross, 120],
  ] as const)('agrees with the rules of %s', (_id, ruleset, upTo) => {
    const values = valuesByRules(ruleset, String, upTo);
    sweep(values.keys())
      .agree(
        (size) => heapValue(String(size), ruleset),
        (size) => values[size],
      )
      .atLeast(upTo + 1);
  });

  it('agrees with the rules on every code of two hexadecimal digits', () => {
    let count = 0;
    for (let number = 0; number < 512; number++) {
      const code = `${number >= 256 ? 4 : 0}.${(number % 256).toString(16).padStart(2, '0')}`;
      const values = valuesByRules(octal, (size) => `${code}: ${size}`, 14);
      const agreement = sweep(values.keys()).agree(
        (size) => heapValue(`${code}: ${size}`),
        (size) => values[size],
      );
      count += agreement.count;
    }
    expect(count).toBe(512 * 15);
  });

  it('goes on to its limit, and refuses heaps beyond', () => {
    const limits = { ...DEFAULT_LIMITS, heap: 3000 };
    expect(heapValue('0.007: 3000', octal, { ...tools, limits })).toBe(
      plainKernels.octalSequence(Uint8Array.of(0, 0, 0, 7), 3000)[3000],
    );
    expect(ask(octalSequence, open(octal, '0.007: 3001'), { ...tools, limits })).toMatchObject({ refuse: 'heap-too-large' });
    expect(ask(octalSequence, open(octal, `0.007: ${10n ** 30n}`))).toMatchObject({ scope: 'none', refuse: 'heap-too-large' });
    expect(ask(octalSequence, open(octal, '0.8: 2000'))).toMatchObject({ value: 666 });
    expect(ask(octalSequence, open(octal, '0.8: 2001'))).toMatchObject({ refuse: 'heap-too-large' });
  });

  it('names the limit and how to raise it', () => {
    const answer = octalSequence.answer(open(octal, '0.007: 1000000'), normal, tools);
    expect(answer.scope === 'none' && answer.why).toMatch(/1000000.* 100000\.$/);
    expect(answer.scope === 'none' && answer.limit).toEqual({ name: 'heap', value: 100_000 });
  });

  it('refuses heaps that no search can reach under other settings, but not heaps without moves', () => {
    const setting: Setting = { compound: 'conjunctive', play: 'misere' };
    expect(ask(octalSequence, open(octal, '0.77: 1000000'), tools, setting)).toMatchObject({ refuse: 'heap-too-large' });
    expect(ask(octalSequence, open(octal, '0.1: 1000000'), tools, setting)).not.toHaveProperty('refuse');
    expect(ask(octalSequence, open(octal, '0.77: 7'), tools, setting)).toEqual({
      scope: 'none',
      why: 'it is about disjunctive normal play',
    });
  });

  it('gives up when its time is over', () => {
    const slow: Kernels = {
      ...plainKernels,
      name: 'slow',
      octalSequence(digits, upTo, known) {
        const end = Date.now() + 20;
        while (Date.now() < end);
        return plainKernels.octalSequence(digits, upTo, known);
      },
      octalEngine: () => undefined,
    };
    const hurried = { ...tools, kernels: slow, limits: { ...DEFAULT_LIMITS, milliseconds: 10 } };
    expect(() => octalSequence.answer(open(octal, '0.0071: 40000'), normal, hurried)).toThrow(LimitReached);
  });
});

describe('octal-periodicity', () => {
  it('agrees with the recurrence beyond small heaps', () => {
    let count = 0;
    for (let number = 0; number < 1024; number += 2) {
      const code = `${number >= 512 ? 4 : 0}.${(number % 512).toString(8).padStart(3, '0')}`;
      const { digits } = open(octal, `${code}: 0`).code;
      const values = plainKernels.octalSequence(digits, 1100);
      for (const size of [1001, 1003, 1008, 1050, 1099, 1100]) {
        const answer = ask(octalPeriodicity, open(octal, `${code}: ${size}`));
        if (!('value' in answer)) break;
        expect([code, size, answer.value]).toEqual([code, size, values[size]]);
        count++;
      }
    }
    expect(count).toBeGreaterThan(900);
  });

  it('answers heaps of any size with a certificate that the check accepts', () => {
    // 10^15 is 4 modulo 12 and 12 modulo 34, as 76 and 80 are.
    expect(10 ** 15 % 12).toBe(76 % 12);
    expect(10 ** 15 % 34).toBe(80 % 34);
    expect(heapValue('1000000000000000', kayles)).toBe(heapValue('76', kayles));
    expect(heapValue('1000000000000000', dawsonsChess)).toBe(heapValue('80', dawsonsChess));
    const answer = ask(octalPeriodicity, open(octal, `0.77: ${10n ** 100n}`));
    if (!('certificate' in answer)) throw new Error('it gives no certificate');
    const certificate = answer.certificate?.(tools);
    expect(certificate).toEqual({ kind: 'octal-period', code: '0.77', period: 12, preperiod: 71, valuesNeeded: 168 });
    expect(readAndCheck(certificate)).toEqual({ result: 'holds', values: 168 });
  });

  it('has the same value a period further, at any size', () => {
    const sizes = fc.bigInt({ min: 1001n, max: 10n ** 40n });
    fc.assert(
      fc.property(sizes, (size) => {
        expect(heapValue(String(size + 12n), kayles)).toBe(heapValue(String(size), kayles));
        expect(heapValue(String(size + 34n), dawsonsKayles)).toBe(heapValue(String(size), dawsonsKayles));
        expect(heapValue(String(size), dawsonsChess)).toBe(heapValue(String(size + 1n), dawsonsKayles));
      }),
    );
  });

  it('answers heaps beyond the limit in games whose period comes late', () => {
    const values = extendOctal(Uint8Array.of(0, 1, 2, 7), 46_600, new Uint16Array(1), plainKernels);
    for (const [size, same] of [
      [10n ** 30n, 46_580],
      [10n ** 30n + 1n, 46_581],
      [100_002n, 46_582],
    ] as const) {
      const answer = ask(octalPeriodicity, open(octal, `0.127: ${size}`));
      expect(answer).toMatchObject({ value: values[same], text: expect.stringContaining('from 46578 on by the window lemma') });
      if (!('certificate' in answer)) throw new Error('it gives no certificate');
      if (size === 100_002n) expect(readAndCheck(answer.certificate?.(tools))).toMatchObject({ result: 'holds' });
    }
    expect(ask(octalPeriodicity, open(octal, '0.127: 99999'))).toMatchObject({ scope: 'none' });
    expect(ask(octalPeriodicity, open(octal, '0.007: 100001'))).toMatchObject({ scope: 'none' });
  });

  it('answers heaps beyond a limit that is small', () => {
    const limits = { ...DEFAULT_LIMITS, heap: 100 };
    for (const size of ['100', '101', '250', '1000'])
      expect([size, heapValue(size, kayles, { ...tools, limits })]).toEqual([size, heapValue(size, kayles)]);
  });

  it('claims nothing for officers and for hexadecimal codes', () => {
    expect(ask(octalPeriodicity, open(officers, '5000'))).toMatchObject({ scope: 'none' });
    expect(ask(octalPeriodicity, open(octal, '0.3F: 5000'))).toMatchObject({ scope: 'none' });
  });

  it('claims nothing for several heaps and for other settings', () => {
    expect(ask(octalPeriodicity, open(kayles, '5000 5001'))).toMatchObject({ scope: 'none' });
    expect(ask(octalPeriodicity, open(kayles, '5000^2'))).toMatchObject({ scope: 'none' });
    expect(ask(octalPeriodicity, open(kayles, '5000'), tools, { compound: 'disjunctive', play: 'misere' })).toMatchObject({
      scope: 'none',
    });
  });
});

describe('grundys-game-sequence', () => {
  const byTheorem = (size: number) => {
    const answer = ask(grundysGameSequence, open(grundysGame, String(size)));
    return 'value' in answer ? answer.value : undefined;
  };

  it('has the printed first values', () => {
    // Grundy 1939; Berlekamp, Conway and Guy, Winning Ways, Ch. 4; OEIS A002188.
    const printed = [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0];
    expect(printed.map((_, size) => byTheorem(size))).toEqual(printed);
  });

  it('agrees with the rules', () => {
    const values = valuesByRules(grundysGame, String, 250);
    sweep(values.keys())
      .agree(byTheorem, (size) => values[size])
      .atLeast(251);
  });

  it('refuses heaps beyond the limit', () => {
    expect(ask(grundysGameSequence, open(grundysGame, '100001'))).toMatchObject({ refuse: 'heap-too-large' });
  });
});
