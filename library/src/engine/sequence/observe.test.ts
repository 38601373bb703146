import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import { defineRuleset } from '../../core/define-ruleset.ts';
import { gridGame } from '../../define/grid-game.ts';
import { heapGame } from '../../define/heap-game.ts';
import { extendCatalogue, solve, verifyCertificate } from '../../index.ts';
import { assertLaws, checkLaws } from '../../laws/laws.ts';
import { observePeriod } from '../../numeric/observed-period.ts';
import { periodToText } from '../../present/period.ts';
import { type PeriodAnswer, periodWith } from './period.ts';
import { termsOf } from './terms.fixture.ts';

const byOptions = heapGame({
  id: 'kayles-by-options',
  rule: 'Take one or two counters and divide what is left in two heaps.',
  *options(size) {
    for (const taken of [1, 2]) for (let left = 0; left + taken <= size; left++) yield [left, size - taken - left];
  },
});
const byCode = heapGame({ id: 'kayles-by-code', rule: 'The same.', octal: '0.77' });
const take25 = heapGame({ id: 'take-25', rule: 'Take 2 or 5.', subtract: [2, 5] });
const squares = heapGame({
  id: 'squares',
  rule: 'Take a square number.',
  *options(size) {
    for (let root = 1; root ** 2 <= size; root++) yield size - root ** 2;
  },
});
const ownNim = heapGame({
  id: 'own-nim',
  rule: 'Take any number.',
  *options(size) {
    for (let left = 0; left < size; left++) yield left;
  },
});
/** Looks like taking one or two, up to a heap of 1000. */
const treacherous = heapGame({
  id: 'treacherous',
  rule: 'Take one or two; from a thousand and one on only one.',
  *options(size) {
    for (const taken of size > 1000 ? [1] : [1, 2]) if (taken <= size) yield size - taken;
  },
});
const dominoes = gridGame({
  id: 'dominoes',
  rule: 'Put a domino on two free squares of a row.',
  apart: true,
  *moves(board) {
    for (const [x, y] of board.empty())
      if (board.isFree(x + 1, y))
        yield [
          [x, y],
          [x + 1, y],
        ];
  },
});
const heapGames = [byOptions, byCode, take25, squares, ownNim, treacherous];
const options = { catalogue: extendCatalogue(catalogue, [...heapGames, dominoes]) };

function observed(line: string, limit = 200, from?: number): PeriodAnswer {
  const answer = periodWith(line, { ...options, limit, observe: true, ...(from !== undefined && { from }) });
  if ('error' in answer) throw new Error(answer.error.message);
  return answer;
}

describe('repetitions that are seen', () => {
  it('are the least, and counted', () => {
    expect(observePeriod([9, 9, 1, 2, 3, 1, 2, 3, 1, 2])).toEqual({ period: 3, preperiod: 2, saltus: 0, seen: 2 });
    expect(observePeriod([0, 1, 2, 0, 1, 2, 0, 1, 2])).toEqual({ period: 3, preperiod: 0, saltus: 0, seen: 3 });
    expect(observePeriod([5, 0, 3, 4, 7, 8, 11])).toEqual({ period: 2, preperiod: 1, saltus: 4, seen: 3 });
    expect(observePeriod(['*', '*', 1, '*', 1, '*', 1])).toEqual({ period: 2, preperiod: 1, saltus: 0, seen: 3 });
  });

  it('are not the last few terms of something else', () => {
    expect(observePeriod([0, 1, 3, 6, 2, 7, 7, 7])).toBeUndefined();
    expect(observePeriod([1, 1, 1])).toBeUndefined();
    expect(observePeriod([1, 2, 4, 8, 16, 32])).toBeUndefined();
  });

  it('are found in every sequence that is made of one, and never a larger one: 1000 sequences', () => {
    let seen = 0;
    for (let seed = 1; seen < 1000; seed++, seen++) {
      const [period, preperiod] = [1 + (seed % 7), seed % 11];
      const values = Array.from(
        { length: preperiod + period },
        (_, n) => ((seed * 2654435761 + n * 40503 * (seed + n)) >>> 7) % 3,
      );
      const terms = Array.from({ length: 60 }, (_, n) => values[n < preperiod ? n : preperiod + ((n - preperiod) % period)] ?? 0);
      const found = observePeriod(terms);
      expect(found && found.period + found.preperiod).toBeLessThanOrEqual(period + preperiod);
      for (let n = found?.preperiod ?? 0; found !== undefined && n + found.period < 60; n++)
        expect(terms[n + found.period]).toBe((terms[n] as number) + found.saltus);
    }
  });
});

describe('period with observe', () => {
  it('says what is seen, and what would follow, of a game whose options are code', () => {
    const answer = observed('kayles-by-options {n}');
    expect(answer).toMatchObject({
      observed: { from: 0, to: 199, repetition: { period: 12, preperiod: 71, saltus: 0, seen: 10 } },
      ifCode: { code: '0.77', comparedTo: 60, period: 12, preperiod: 71 },
    });
    expect(answer.period).toBeUndefined();
    expect(answer.certificate).toBeUndefined();
    expect(periodToText(answer).replaceAll(/\s+/g, ' ')).toContain(
      'observed period 12 from n = 71 on, seen 10 times among the Grundy values of n = 0 to 199: observed, not proved; it stopped there: 200 terms were looked at ' +
        'recognised its options are those of 0.77, for all n to 60; if for all n, then period 12 from n = 71 on is proved',
    );
  });

  it('recognises strips whose single squares are no components', () => {
    expect(observed('dominoes 1x{n}', 30, 1)).toMatchObject({ ifCode: { code: '0.07', period: 34, preperiod: 53 } });
  });

  it('recognises no code in games that have none', () => {
    for (const line of ['squares {n}', 'own-nim {n}', 'kayles-by-options {n} [misere]', 'squares {n} + nim 1'])
      expect(observed(line, 30).ifCode, line).toBeUndefined();
    expect(observed('own-nim {n}', 50).observed).toEqual({
      from: 0,
      to: 49,
      repetition: { period: 1, preperiod: 0, saltus: 1, seen: 50 },
      reason: '50 terms were looked at',
    });
    expect(observed('squares {n}').observed).toEqual({ from: 0, to: 199, reason: '200 terms were looked at' });
  });

  it('proves nothing where a game only looks like one', () => {
    const answer = observed('treacherous {n}');
    expect(answer).toMatchObject({ ifCode: { code: '0.33', subtraction: [1, 2], period: 3 }, observed: { to: 199 } });
    expect(answer.period).toBeUndefined();
  });

  it('leaves proofs as they are', () => {
    expect(periodWith('kayles {n}', { ...options, observe: true })).toEqual(periodWith('kayles {n}', options));
    expect(observed('nim {n}')).toMatchObject({ arithmetic: { period: 1, saltus: 1 } });
    expect(observed('octal 0.007: {n}', 300)).toMatchObject({ observed: { from: 0, to: 299 } });
  });
});

describe('a game of one’s own that is given by its code', () => {
  it('keeps the laws, and has the answers of the same game by its options', () => {
    for (const ruleset of heapGames) assertLaws(ruleset);
    assertLaws(dominoes);
    const values = (line: string) => termsOf(line, { ...options, to: 40 }).map(({ value }) => value);
    expect(values('kayles-by-code {n}')).toEqual(values('kayles-by-options {n}'));
    for (const position of ['3^2 5', '1 2 3', '0', '7 30', '4 5 [misere]', '5 6 [conjunctive]']) {
      const [one, other] = [byCode, byOptions].map(({ id }) => solve(`${id} ${position}`, options));
      if (one === undefined || other === undefined || 'error' in one || 'error' in other) throw new Error(position);
      expect([one.outcome, one.values]).toEqual([other.outcome, other.values]);
    }
  });

  it('has its period proved, with a certificate that the check accepts', () => {
    const answer = periodWith('kayles-by-code {n}', options);
    expect(answer).toMatchObject({ period: 12, preperiod: 71, certificate: { kind: 'octal-period', code: '0.77' } });
    expect(verifyCertificate(answer, options).ok).toBe(true);
    expect(periodWith('take-25 {n}', options)).toMatchObject({ period: 7, preperiod: 0 });
    const verdict = solve('kayles-by-code 40', options);
    expect(verifyCertificate(verdict, options).ok).toBe(true);
  });

  it('is refused where its options are others', () => {
    const wrong = heapGame({ id: 'wrong', rule: 'Take one.', octal: '0.33', options: (size) => (size > 0 ? [size - 1] : []) });
    expect(checkLaws(wrong)[0]).toMatchObject({
      law: 'a component has the moves of the heap that it is said to be',
      message: 'it is said to be 5 counters in 0.33, where a move leaves 3, and here none does',
    });
    expect(() => heapGame({ id: 'none', rule: 'Nothing.' })).toThrow('options, octal or subtract');
    expect(() => heapGame({ id: 'bad', rule: 'Bad.', octal: '0.9x' })).toThrow('bad: octal:');
    expect(() => heapGame({ id: 'bad', rule: 'Bad.', subtract: [0] })).toThrow('0 is no number from 1');
    const lying = defineRuleset({ ...take25, octalHeap: () => ({ code: '0.3', digits: Uint8Array.of(0, 3), size: 4 }) });
    expect(checkLaws(lying).length).toBeGreaterThan(0);
  });
});
