import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entry } from '../../../core/entry.ts';
import { NimClaim } from '../../../testing/nim-claim.ts';
import { sweep } from '../../../testing/sweep.ts';
import { laskerNim } from '../lasker-nim.ts';
import { eachDivision, laskerMisere, laskerSums, laskerValue } from './lasker.ts';
import { ByRules, heapTexts, open, solutionOf } from './play.fixture.ts';

/** Values 0 … upTo by the rule in its barest form. */
function valuesByRule(upTo: number): number[] {
  const values: number[] = [];
  for (let n = 0; n <= upTo; n++) {
    const options = new Set(values);
    for (let part = 1; 2 * part <= n; part++) options.add((values[part] as number) ^ (values[n - part] as number));
    let value = 0;
    while (options.has(value)) value++;
    values.push(value);
  }
  return values;
}

describe('Lasker’s Nim', () => {
  it('has the values that Winning Ways gives, Chapter 4', () => {
    expect(Array.from({ length: 9 }, (_, size) => laskerValue(size))).toEqual([0, 1, 2, 4, 3, 5, 6, 8, 7]);
  });

  it('has the values of the rules', () => {
    const values = valuesByRule(512);
    sweep(values.keys())
      .agree(laskerValue, (size) => values[size])
      .atLeast(513);
  });

  it('finds every division with a value, and no other', () => {
    const values = valuesByRule(90);
    let count = 0;
    for (let size = 0; size <= 90; size++) {
      for (let value = 0; value < 128; value++) {
        const expected: string[] = [];
        for (let part = 1; 2 * part <= size; part++)
          if (((values[part] as number) ^ (values[size - part] as number)) === value) expected.push(`${part}+${size - part}`);
        const found = Array.from(eachDivision(BigInt(size), BigInt(value)), (parts) => parts.join('+'));
        expect([size, value, found.sort()]).toEqual([size, value, expected.sort()]);
        count++;
      }
    }
    expect(count).toBe(91 * 128);
  });
});

describe.each([
  ['normal', laskerSums],
  ['misere', laskerMisere],
] as const)('Lasker’s Nim in %s play', (play, theorem) => {
  it('has the outcomes and all the winning moves of play by the rules', () => {
    const rules = new ByRules(laskerNim);
    const cases = [...heapTexts(3, 7), ...heapTexts(2, 10)].map((text) => open(laskerNim, text));
    sweep(cases, (each) => laskerNim.format(each))
      .agree(
        (each) => rules.toldBy(theorem, each, play),
        (each) => rules.told(each, play, play === 'normal'),
      )
      .atLeast(240);
  });

  it('leaves a lost position after each winning move, whatever the sizes', () => {
    const size = fc.oneof(fc.nat(4).map(BigInt), fc.bigInt({ min: 0n, max: 10n ** 30n }));
    let won = 0;
    fc.assert(
      fc.property(fc.array(size, { minLength: 1, maxLength: 5 }), (sizes) => {
        let listed = 0;
        for (const { to } of solutionOf(theorem, open(laskerNim, sizes.join(' ')), play).winningMoves()) {
          if (listed++ === 20) break;
          won++;
          expect(solutionOf(theorem, to, play).outcome).toBe('P');
        }
      }),
      { numRuns: 300 },
    );
    expect(won).toBeGreaterThan(200);
  });

  it.each(
    play === 'normal'
      ? [
          ['2 3 6', 'P'],
          ['3 4', 'N'],
        ]
      : [
          ['1^3', 'P'],
          ['1^2', 'N'],
          ['2', 'N'],
        ],
  )('%s is %s', (text, outcome) => {
    expect(solutionOf(theorem, open(laskerNim, text), play).outcome).toBe(outcome);
  });
});

it('Lasker’s Nim keeps the claim of the misère lemma', () => {
  const game = entry(laskerNim, []).open({ text: '60', at: 0, options: [] });
  if (!game.ok) throw new Error(game.error.message);
  expect(new NimClaim().check(game.value).count).toBe(61);
});
