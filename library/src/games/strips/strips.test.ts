/** Coins on strips: what is read and refused, values that print has, and every theorem against play by the rules. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import { entry } from '../../core/entry.ts';
import { solveWith } from '../../engine/solve/solve.ts';
import { comparePositions, compareValues, lists, openIn, playedOn, tuples } from '../../testing/by-play.fixture.ts';
import { nimble } from './nimble.ts';
import { silverDollar } from './silver-dollar.ts';
import { staircaseNim } from './staircase-nim.ts';
import { nimbleCoin, nimbleMisere, nimbleNormal } from './theory/nimble.ts';
import {
  silverDollarMisere,
  silverDollarNormal,
  silverDollarValue,
  staircaseMisere,
  staircaseNormal,
  staircaseValue,
} from './theory/staircase.ts';

function ask(line: string) {
  const answer = solveWith(line, { catalogue });
  return 'error' in answer ? expect.fail(`${line}: ${answer.error.message}`) : answer;
}

function errorOf(line: string) {
  const answer = solveWith(line, { catalogue });
  return 'error' in answer ? [answer.error.code, answer.error.at, answer.error.message] : expect.fail(line);
}

const nimblePositions = [1, 2, 3, 4].flatMap((coins) => [...lists(coins, 6, 0)].map((squares) => squares.join(' ')));
const staircases = [1, 2, 3, 4].flatMap((steps) => [...tuples(steps, steps < 4 ? 3 : 2)].map((counters) => counters.join(' ')));
const strips = [1, 2, 3, 4, 5].flatMap((coins) => [...lists(coins, coins < 4 ? 9 : 8, 1)].map((squares) => squares.join(' ')));

/** Pairs of small rows. */
function pairsOf(texts: readonly string[]): readonly string[] {
  return texts.flatMap((one, index) => texts.slice(index).map((other) => `${one} + ${other}`));
}
const twoStaircases = pairsOf([...tuples(1, 2), ...tuples(2, 1), ...tuples(3, 1)].map((counters) => counters.join(' ')));
const twoStrips = pairsOf([...lists(1, 2, 1), ...lists(2, 3, 1), ...lists(3, 4, 1)].map((squares) => squares.join(' ')));

describe('what is read', () => {
  it.each([
    ['nimble 5 3 5', 'nimble 3 5^2'],
    ['staircase-nim 3 0 2 0 0', 'staircase-nim 3 0 2'],
    ['staircase-nim 0 0', 'staircase-nim 0'],
    ['silver-dollar 7 2 3', 'silver-dollar 2 3 7'],
    ['silver-dollar 7 2 + 1 0', 'silver-dollar 2 7 + 0 1'],
  ])('%s is %s', (line, written) => {
    const [id = '', ...rest] = line.split(' ');
    const found = catalogue.find(id)?.open({ text: rest.join(' '), at: id.length + 1, options: [] });
    expect(found?.ok && `${id} ${found.value.text()}`).toBe(written);
  });

  it.each([
    ['silver-dollar 2 3 2', 'two-coins-on-a-square', 18, 'A coin is on square 2 already; a square has room for one.'],
    ['silver-dollar 2 -3', 'negative-number', 16, 'There is no square below 0.'],
    ['silver-dollar 2 3 +', 'empty-position', 18, 'There is no square.'],
    ['silver-dollar', 'empty-position', 13, 'There is no square.'],
    ['nimble 2 x', 'not-a-number', 9, 'x is no square.'],
    ['nimble', 'empty-position', 6, 'There is no coin.'],
    ['nimble 2, 3,', 'lone-comma', 11, 'A comma stands between two numbers.'],
    ['staircase-nim 2 1.5', 'not-a-number', 16, '1.5 is no number of counters.'],
  ])('refuses %s', (line, code, at, message) => expect(errorOf(line)).toEqual([code, at, message]));

  it('calls the rows of a sum a, b … z, aa', () => {
    const text = Array.from({ length: 27 }, () => '1').join(' + ');
    const labels = Array.from(openIn(entry(silverDollar, []), text).moves(), ({ label }) => label);
    expect([labels[0], labels[25], labels[26]]).toEqual(['a1>a0', 'z1>z0', 'aa1>aa0']);
  });
});

describe('values that are known', () => {
  it.each([
    ['nimble 1 2 3', 'P', 0],
    ['staircase-nim 3 0 2', 'N', 1],
    ['staircase-nim 0 4', 'P', 0],
    ['silver-dollar 2 3 7', 'N', 1],
    ['silver-dollar 0 1 2', 'P', 0],
  ])('%s', (line, outcome, grundy) => {
    const answer = ask(line);
    expect([answer.outcome, answer.values.grundy, answer.method]).toEqual([outcome, grundy, 'theorem']);
  });

  it('wins misère play from an even step alone', () => {
    const { outcome, winningMoves } = ask('staircase-nim 0 4 [misere]');
    expect([outcome, winningMoves]).toEqual(['N', [{ move: '2>1', to: 'staircase-nim 1 3 [misere]' }]]);
  });

  it('adds to other games', () => {
    expect(ask('silver-dollar 2 3 7 + staircase-nim 3 0 2').outcome).toBe('P');
    expect(ask('nimble 5 + silver-dollar 5 [disjunctive]').outcome).toBe('P');
  });
});

describe('theorems against play', () => {
  it('Nimble', () => {
    expect(comparePositions(nimble, nimbleNormal, 'normal', nimblePositions)).toBe(329);
    expect(comparePositions(nimble, nimbleMisere, 'misere', nimblePositions)).toBe(329);
    expect(compareValues(nimble, nimbleCoin, [...tuples(1, 30)].map(String))).toBe(31);
  });

  it('Staircase Nim', () => {
    const texts = [...new Set([...staircases, ...twoStaircases])];
    expect(comparePositions(staircaseNim, staircaseNormal, 'normal', texts)).toBe(285);
    expect(comparePositions(staircaseNim, staircaseMisere, 'misere', texts)).toBe(285);
    expect(compareValues(staircaseNim, staircaseValue, staircases)).toBe(165);
  });

  it('the silver dollar', () => {
    expect(comparePositions(silverDollar, silverDollarNormal, 'normal', [...strips, ...twoStrips])).toBe(617);
    expect(comparePositions(silverDollar, silverDollarMisere, 'misere', [...strips, ...twoStrips])).toBe(617);
    expect(compareValues(silverDollar, silverDollarValue, strips)).toBe(427);
  });

  it('leaves a lost position after each winning move, however far off the coins are', () => {
    const far = fc.oneof(fc.nat(9).map(BigInt), fc.bigInt({ min: 0n, max: 10n ** 18n }));
    const numbers = fc.uniqueArray(far, { minLength: 1, maxLength: 8 });
    let won = 0;
    fc.assert(
      fc.property(numbers, (list) => {
        const text = list.join(' ');
        for (const [ruleset, normal, misere] of [
          [staircaseNim, staircaseNormal, staircaseMisere],
          [silverDollar, silverDollarNormal, silverDollarMisere],
        ] as const) {
          won += playedOn(ruleset, normal, 'normal', text).moves.length;
          won += playedOn(ruleset, misere, 'misere', text).moves.length;
        }
        won += playedOn(nimble, nimbleNormal, 'normal', text).moves.length;
        won += playedOn(nimble, nimbleMisere, 'misere', text).moves.length;
      }),
      { numRuns: 200 },
    );
    expect(won).toBeGreaterThan(1000);
  });

  it('has values of a hundred thousand coins at once', () => {
    const text = Array.from({ length: 100_000 }, (_, index) => `${BigInt(index) ** 2n * 10n ** 8n + BigInt(index)}`).join(' ');
    const answer = ask(`silver-dollar ${text}`);
    expect([answer.method, answer.outcome]).toEqual(['theorem', 'N']);
  });
});
