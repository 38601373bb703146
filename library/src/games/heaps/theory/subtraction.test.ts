import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entry } from '../../../core/entry.ts';
import { NimClaim } from '../../../testing/nim-claim.ts';
import { sweep } from '../../../testing/sweep.ts';
import { type SubtractionPosition, subtraction } from '../subtraction.ts';
import { ByRules, heapTexts, open, solutionOf, tools } from './play.fixture.ts';
import { subtractionHeap, subtractionMisere, subtractionSums } from './subtraction.ts';
import { subtractionValues } from './subtraction-values.ts';

/** Nonempty sets of numbers up to `largest`, as text. */
function setsUpTo(largest: number): string[] {
  return Array.from({ length: 2 ** largest - 1 }, (_, bits) =>
    Array.from({ length: largest }, (_, place) => place + 1)
      .filter((number) => ((bits + 1) >> (number - 1)) & 1)
      .join(','),
  );
}

/** Values 0 … upTo by the rule in its barest form. */
function valuesByRule(isTake: (taken: number) => boolean, upTo: number): number[] {
  const values: number[] = [];
  for (let n = 0; n <= upTo; n++) {
    const options = new Set<number>();
    for (let taken = 1; taken <= n; taken++) if (isTake(taken)) options.add(values[n - taken] as number);
    let value = 0;
    while (options.has(value)) value++;
    values.push(value);
  }
  return values;
}

function sameValues(text: string, upTo: number, reach = BigInt(upTo)): number {
  const { takes } = open(subtraction, `${text}: 0`);
  const values = subtractionValues(takes, reach, tools.limits);
  if ('scope' in values) throw new Error(values.why);
  const numbers = text.replace('all-but ', '').split(',').map(Number);
  const byRule = valuesByRule((taken) => numbers.includes(taken) !== takes.allBut, upTo);
  return sweep(byRule.keys(), (n) => `${text}: ${n}`).agree(
    (n) => Number(values.value(BigInt(n))),
    (n) => byRule[n],
  ).count;
}

function valuesOf(text: string, upTo: number): string {
  return Array.from({ length: upTo + 1 }, (_, n) => {
    const answer = subtractionHeap.answer(open(subtraction, `${text}: ${n}`), { compound: 'disjunctive', play: 'normal' }, tools);
    return answer.scope === 'component' ? String(answer.value) : '?';
  }).join(' ');
}

describe('values of subtraction games', () => {
  // Winning Ways, Chapter 4, has a table of periods; the first two lines are in it.
  it.each([
    ['1,3,4', 13, '0 1 0 1 2 3 2 0 1 0 1 2 3 2'],
    ['2,5', 13, '0 0 1 1 0 2 1 0 0 1 1 0 2 1'],
    ['all-but 2', 11, '0 1 0 1 2 3 2 3 4 5 4 5'],
    ['all-but 1,3', 9, '0 0 1 1 2 2 3 3 4 4'],
    ['1-3', 8, '0 1 2 3 0 1 2 3 0'],
  ])('of %s are known', (text, upTo, values) => {
    expect(valuesOf(text, upTo)).toBe(values);
  });

  it('are those of the rules, for all sets up to 7, small and by their periods', () => {
    let count = 0;
    for (const set of setsUpTo(7)) count += sameValues(set, 60) + sameValues(set, 60, 10n ** 18n);
    expect(count).toBe(127 * 61 * 2);
  });

  it('are those of the rules, for all but each set up to 6, small and by their arithmetic periods', () => {
    let count = 0;
    for (const set of setsUpTo(6)) count += sameValues(`all-but ${set}`, 150) + sameValues(`all-but ${set}`, 150, 10n ** 18n);
    expect(count).toBe(63 * 151 * 2);
  });

  it('are those of the rules for two numbers and for larger sets', () => {
    let count = 0;
    for (let b = 2; b <= 25; b++) for (let a = 1; a < b; a++) count += sameValues(`${a},${b}`, 150);
    for (const set of ['3,17,40', '5,6,7,90', '2,9,31,32', '10,15,35', '4,100', 'all-but 3,20', 'all-but 1,7,30'])
      count += sameValues(set, 3000, 10n ** 18n);
    expect(count).toBe(300 * 151 + 7 * 3001);
  });

  it('repeat where the period says so, far beyond the values that prove it', () => {
    for (const set of ['1,3,4', '2,9,31,32', '5,6,7,90', 'all-but 2,5', 'all-but 1,7,30']) {
      const values = subtractionValues(open(subtraction, `${set}: 0`).takes, 10n ** 18n, tools.limits);
      if ('scope' in values || values.period === undefined) throw new Error('no period');
      const { period, preperiod, saltus } = values.period;
      const numbers = set.replace('all-but ', '').split(',').map(Number);
      const far = valuesByRule((taken) => numbers.includes(taken) !== set.startsWith('all'), Number(preperiod + 5n * period));
      for (let n = Number(preperiod); n + Number(period) < far.length; n++)
        expect(far[n + Number(period)]).toBe((far[n] as number) + Number(saltus));
    }
  });

  it('are refused where nothing proves them, with the limit', () => {
    const limits = { ...tools.limits, heap: 100 };
    const { takes } = open(subtraction, '3,9000,9999: 0');
    expect(subtractionValues(takes, 10n ** 18n, limits)).toMatchObject({ refuse: 'heap-too-large', limit: { name: 'heap' } });
    expect(subtractionValues(open(subtraction, '3,5,20000: 0').takes, 5n, limits)).toMatchObject({ refuse: 'set-too-large' });
  });
});

describe('periods of subtraction games', () => {
  /** The least period and preperiod of values, by trying all; they are known far enough. */
  function leastPeriod(values: readonly number[], saltus: (period: number) => number): readonly number[] {
    for (let period = 1; ; period++) {
      const growth = saltus(period);
      let from = values.length - period;
      while (from > 0 && values[from - 1 + period] === (values[from - 1] as number) + growth) from--;
      if (from < values.length / 3) return [period, from, growth];
    }
  }

  it('are the least, and hold from the first heap on that they can', () => {
    let count = 0;
    const pairs = Array.from({ length: 14 }, (_, b) => Array.from({ length: b + 1 }, (_, a) => `${a + 1},${b + 2}`)).flat();
    for (const set of [...setsUpTo(5), ...pairs, ...setsUpTo(4).map((each) => `all-but ${each}`)]) {
      const numbers = set.replace('all-but ', '').split(',').map(Number);
      const values = valuesByRule((taken) => numbers.includes(taken) !== set.startsWith('all'), 300);
      const last = values.length - 1;
      const growth = (period: number) => (values[last] as number) - (values[last - period] as number);
      const found = subtractionValues(open(subtraction, `${set}: 0`).takes, 10n ** 18n, tools.limits);
      if ('scope' in found || found.period === undefined) throw new Error(`no period of ${set}`);
      const { period, preperiod, saltus } = found.period;
      expect([set, Number(period), Number(preperiod), Number(saltus)]).toEqual([set, ...leastPeriod(values, growth)]);
      count++;
    }
    expect(count).toBe(31 + 105 + 15);
  });
});

describe.each([
  ['normal', subtractionSums],
  ['misere', subtractionMisere],
] as const)('sums in %s play', (play, theorem) => {
  it('have the outcomes and all the winning moves of play by the rules', () => {
    let count = 0;
    for (const set of [...setsUpTo(4), ...setsUpTo(4).map((each) => `all-but ${each}`), '1,2,5', '2,6', '3,6,9']) {
      const rules = new ByRules(subtraction);
      const cases = Array.from(heapTexts(3, 7), (heaps) => open(subtraction, `${set}: ${heaps}`));
      count += sweep(cases, (each) => subtraction.format(each)).agree(
        (each) => rules.toldBy(theorem, each, play),
        (each) => rules.told(each, play, play === 'normal'),
      ).count;
    }
    expect(count).toBe(33 * 164);
  });

  it('have the outcomes and winning moves of larger heaps', () => {
    let count = 0;
    for (const set of ['1,3,4', '2,5', '2,3,7', 'all-but 2', 'all-but 1,4', 'all-but 3-5']) {
      const rules = new ByRules(subtraction);
      const cases = Array.from(heapTexts(2, 24), (heaps) => open(subtraction, `${set}: ${heaps}`));
      count += sweep(cases, (each) => subtraction.format(each)).agree(
        (each) => rules.toldBy(theorem, each, play),
        (each) => rules.told(each, play, play === 'normal'),
      ).count;
    }
    expect(count).toBe(6 * 350);
  });

  it('leave a lost position after each winning move, whatever the sizes', () => {
    const size = fc.oneof(fc.nat(30).map(BigInt), fc.bigInt({ min: 0n, max: 10n ** 30n }));
    const set = fc.constantFrom('1,3,4', '2,9,31,32', '1-1000000000', 'all-but 2,5', 'all-but 1,3', '7,1000000007', '6,10');
    let won = 0;
    fc.assert(
      fc.property(set, fc.array(size, { minLength: 1, maxLength: 5 }), (text, sizes) => {
        const position = open(subtraction, `${text}: ${sizes.join(' ')}`);
        for (const { to } of solutionOf(theorem, position, play).winningMoves()) {
          won++;
          expect(solutionOf(theorem, to, play).outcome).toBe('P');
        }
      }),
      { numRuns: 300 },
    );
    expect(won).toBeGreaterThan(100);
  });
});

describe('misère subtraction games', () => {
  it('keep the claim of the misère lemma', () => {
    const games = entry(subtraction, []);
    let count = 0;
    for (const set of [...setsUpTo(5), ...setsUpTo(5).map((each) => `all-but ${each}`)]) {
      const game = games.open({ text: `${set}: 40`, at: 0, options: [] });
      if (!game.ok) throw new Error(game.error.message);
      count += new NimClaim().check(game.value).count;
    }
    expect(count).toBeGreaterThan(1500);
  });

  it.each<[string, string]>([
    ['1,2: 3^2', 'N'],
    ['2,3: 5', 'N'],
    ['1: 1', 'P'],
    ['1,3,4: 2', 'N'],
  ])('%s is %s', (text, outcome) => {
    const position: SubtractionPosition = open(subtraction, text);
    expect(solutionOf(subtractionMisere, position, 'misere').outcome).toBe(outcome);
  });
});
