import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sweep } from '../../../testing/sweep.ts';
import { fibonacciNim } from '../fibonacci-nim.ts';
import { fibonacciParts, fibonacciValues } from './fibonacci.ts';
import { greedyParts, takeAwayNumbers } from './loops/take-away.ts';
import { ByRules, open, solutionOf, tools } from './play.fixture.ts';

const FACTORS = ['1', '2', '3', '4', '3/2', '5/2', '7/3'];

/** All positions with up to so many counters. */
function* positions(most: number, factor: string) {
  for (let counters = 0; counters <= most; counters++)
    for (let limit = 0; limit <= counters; limit++) yield open(fibonacciNim, `${counters} : ${limit}`, `factor ${factor}`);
}

describe('the numbers of take-away games', () => {
  it('are those of Fibonacci for the factor 2 and powers of two for 1', () => {
    expect(takeAwayNumbers(60n, 2n, 1n)).toEqual([1n, 2n, 3n, 5n, 8n, 13n, 21n, 34n, 55n]);
    expect(takeAwayNumbers(60n, 1n, 1n)).toEqual([1n, 2n, 4n, 8n, 16n, 32n]);
    // Schwenk gives these for the factor 3.
    expect(takeAwayNumbers(60n, 3n, 1n)).toEqual([1n, 2n, 3n, 4n, 6n, 8n, 11n, 15n, 21n, 29n, 40n, 55n]);
  });

  it('write every number in one way as parts that fall by more than the factor', () => {
    let count = 0;
    for (const factor of FACTORS) {
      const [above = 1n, below = 1n] = factor.split('/').map(BigInt);
      const numbers = takeAwayNumbers(200n, above, below) ?? [];
      const ways = new Map<bigint, number>();
      const extend = (sum: bigint, least: number) => {
        ways.set(sum, (ways.get(sum) ?? 0) + 1);
        for (const [index, number] of numbers.entries()) {
          const isFar = sum === 0n || above * (numbers[least] as bigint) < below * number;
          if (isFar && sum + number <= 200n) extend(sum + number, index);
        }
      };
      extend(0n, 0);
      for (let whole = 0n; whole <= 200n; whole++) {
        expect([factor, whole, ways.get(whole)]).toEqual([factor, whole, 1]);
        expect(greedyParts(whole, numbers).reduce((sum, part) => sum + part, 0n)).toBe(whole);
        count++;
      }
    }
    expect(count).toBe(7 * 201);
  });
});

describe.each(['normal', 'misere'] as const)('Fibonacci Nim in %s play', (play) => {
  it.each(FACTORS)('has the outcomes, values and all the winning moves of the rules, factor %s', (factor) => {
    const rules = new ByRules(fibonacciNim);
    const count = sweep(positions(48, factor), (each) => rules.name(each)).agree(
      (each) => rules.toldBy(fibonacciParts, each, play),
      (each) => rules.told(each, play, play === 'normal'),
    ).count;
    expect(count).toBe((49 * 50) / 2);
  });

  it('leaves a lost position after each winning move, with up to 300 digits', () => {
    const counters = fc.bigInt({ min: 1n, max: 10n ** 300n });
    let won = 0;
    fc.assert(
      fc.property(counters, fc.constantFrom(...FACTORS), fc.nat(400), (many, factor, bits) => {
        const position = open(fibonacciNim, `${many} : ${1n << BigInt(bits)}`, `factor ${factor}`);
        for (const { to } of solutionOf(fibonacciParts, position, play).winningMoves()) {
          won++;
          expect(solutionOf(fibonacciParts, to, play).outcome).toBe('P');
        }
      }),
      { numRuns: 40 },
    );
    expect(won).toBeGreaterThan(100);
  });
});

describe('Fibonacci Nim', () => {
  it.each<[string, string | undefined, string, number | undefined]>([
    ['8', undefined, 'P', 0],
    ['13', undefined, 'P', 0],
    ['21', undefined, 'P', 0],
    ['20 : 1', undefined, 'P', 0],
    ['20 : 2', undefined, 'N', 2],
    ['12 : 12', undefined, 'N', 6],
    ['16 : 15', 'factor 1', 'P', 0],
    ['12', undefined, 'N', 6],
  ])('%s [%s] is %s and has the value %i', (text, option, outcome, grundy) => {
    expect(solutionOf(fibonacciParts, open(fibonacciNim, text, option), 'normal')).toMatchObject({ outcome, values: { grundy } });
  });

  it('has values beside other games up to 2000 counters', () => {
    const setting = { compound: 'disjunctive', play: 'normal' } as const;
    expect(fibonacciValues.answer(open(fibonacciNim, '2000'), setting, tools)).toMatchObject({ scope: 'component' });
    expect(fibonacciValues.answer(open(fibonacciNim, '2001'), setting, tools)).toMatchObject({ scope: 'none' });
  });

  it('is refused where a large factor would need too many numbers', () => {
    const position = open(fibonacciNim, `${10n ** 30n}`, 'factor 1000000000');
    expect(fibonacciParts.answer(position, { compound: 'disjunctive', play: 'normal' }, tools)).toMatchObject({
      refuse: 'factor-too-large',
    });
  });
});
