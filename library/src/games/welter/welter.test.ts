/** Welter's game: values that print has, both theorems and all winning moves against play, large boards, certificates. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import { changed, eachChange } from '../../engine/check/altered-fields.fixture.ts';
import { solveWith } from '../../engine/solve/solve.ts';
import { solve, verifyCertificate } from '../../index.ts';
import { answerToJson } from '../../present/json.ts';
import { comparePositions, compareValues, lists, playedOn } from '../../testing/by-play.fixture.ts';
import { welter } from './rules.ts';
import { welterMisere } from './theory/misere.ts';
import { welterNormal, welterValue } from './theory/welter.ts';

function ask(line: string, moves?: number) {
  const answer = solveWith(line, { catalogue, ...(moves !== undefined && { moves }) });
  return 'error' in answer ? expect.fail(`${line}: ${answer.error.message}`) : answer;
}

const strips = [1, 2, 3, 4, 5, 6].flatMap((coins) =>
  [...lists(coins, coins < 3 ? 14 : coins < 5 ? 10 : 8, 1)].map((squares) => squares.join(' ')),
);
const small = [...lists(1, 3, 1), ...lists(2, 4, 1), ...lists(3, 4, 1)].map((squares) => squares.join(' '));
const pairs = small.flatMap((one, index) => small.slice(index).map((other) => `${one} + ${other}`));
const threes = small.slice(0, 8).flatMap((one) => ['0 2', '0 3', '1 2'].map((two) => `${one} + ${two} + 0 1 3`));

describe('Welter’s game', () => {
  it.each([
    ['0 1 2', 0],
    ['0 3', 2],
    ['1 4 9', 3],
    ['2 5 7 11', 13],
    ['2 4 6 8 10', 10],
    ['0 2', 1],
  ])('welter %s has value %s', (text, value) => {
    expect(ask(`welter ${text}`).values.grundy).toBe(value);
    expect(ask(`welter ${text}`).method).toBe('theorem');
  });

  it('is lost in misère play with coins on 0 and 2', () => expect(ask('welter 0 2 [misere]').outcome).toBe('P'));

  it('has values, outcomes and all winning moves of play', () => {
    expect(comparePositions(welter, welterNormal, 'normal', [...strips, ...pairs])).toBe(1125);
    expect(compareValues(welter, welterValue, strips)).toBe(825);
  });

  it('has outcomes and all winning moves of misère play, on strips and on sums of them', () => {
    expect(comparePositions(welter, welterMisere, 'misere', [...strips, ...pairs, ...threes])).toBe(1149);
  });

  it('leaves a lost position after each winning move, however far off the coins are', () => {
    const far = fc.oneof(
      fc.nat(12).map(BigInt),
      fc.bigInt({ min: 0n, max: 10n ** 18n }),
      fc.bigInt({ min: 0n, max: 1n << 100n }),
    );
    const strip = fc.uniqueArray(far, { minLength: 1, maxLength: 9 }).map((coins) => coins.join(' '));
    const sum = fc.array(strip, { minLength: 1, maxLength: 3 }).map((each) => each.join(' + '));
    let won = 0;
    fc.assert(
      fc.property(sum, (text) => {
        won += playedOn(welter, welterNormal, 'normal', text).moves.length;
        won += playedOn(welter, welterMisere, 'misere', text).moves.length;
      }),
      { numRuns: 300 },
    );
    expect(won).toBeGreaterThan(1000);
  });

  it('answers a hundred thousand coins with all winning moves', () => {
    const text = Array.from({ length: 100_000 }, (_, index) => `${BigInt(index) ** 3n * 1000n + BigInt(index % 7)}`).join(' ');
    const answer = ask(`welter ${text}`, Number.POSITIVE_INFINITY);
    expect([answer.outcome, answer.winningMoves.length % 2, answer.winningMovesComplete]).toEqual(['N', 1, true]);
  });
});

/** What certificates are compared with, but for moves. */
function written(line: string) {
  const { question, outcome, values, certificate } = JSON.parse(answerToJson(solve(line, { moves: 1 }), { certificate: true }));
  return { question, outcome, values, certificate };
}

describe('its certificate', () => {
  it.each(['welter 1 4 9', 'welter 0 2 + 1 3 5 [misere]', 'welter 0 2 + 1 3 [misere]', 'welter 2 5 7 11', 'welter 6'])(
    'proves %s and holds only as it is',
    (line) => {
      const verdict = written(line);
      expect(verdict.certificate.kind).toBe('welter-pairs');
      expect(verifyCertificate(verdict)).toMatchObject({ ok: true });
      let cases = 0;
      for (const change of eachChange(verdict.certificate)) {
        const name = `${change.path.join('.')} to ${change.to}`;
        const altered = changed(verdict, { ...change, path: ['certificate', ...change.path] });
        expect([name, verifyCertificate(altered).ok]).toEqual([name, false]);
        cases++;
      }
      expect(cases).toBeGreaterThanOrEqual(5);
    },
  );

  it('refuses mates that are none', () => {
    const verdict = written('welter 1 4 9');
    // 1 ⊕ 4 ⊕ 8 ⊕ … would be another number: 1 and 9 agree modulo 8, 1 and 4 not even modulo 2.
    const strips = [{ pairs: [['1', '4']], odd: '9', value: '13' }];
    const check = verifyCertificate({ ...verdict, values: { grundy: 13 }, certificate: { ...verdict.certificate, strips } });
    expect(check.ok).toBe(false);
    expect(JSON.stringify(check.steps)).toContain('are no mates');
  });
});
