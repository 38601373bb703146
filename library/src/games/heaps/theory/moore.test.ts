import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sweep } from '../../../testing/sweep.ts';
import { type MoorePosition, mooreNim } from '../moore-nim.ts';
import { mooreMisere, mooreNormal, mooreValues } from './moore.ts';
import { mooreValue } from './moore-values.ts';
import { ByRules, heapTexts, open, solutionOf, tools } from './play.fixture.ts';

const withMost = (text: string, most: number): MoorePosition => open(mooreNim, text, `heaps ${most}`);

describe.each([
  ['normal', mooreNormal],
  ['misere', mooreMisere],
] as const)('Moore’s Nim in %s play', (play, theorem) => {
  it.each([
    [1, 3, 5],
    [2, 4, 4],
    [2, 5, 2],
    [3, 4, 3],
    [4, 6, 2],
  ])('has the outcomes and all the winning moves of the rules, k = %i, up to %i heaps of %i', (most, many, largest) => {
    const rules = new ByRules(mooreNim);
    const cases = Array.from(heapTexts(many, largest), (text) => withMost(text, most));
    sweep(cases, (each) => rules.name(each))
      .agree(
        (each) => ({ ...rules.toldBy(theorem, each, play), value: undefined }),
        (each) => ({ ...rules.told(each, play, false), value: undefined }),
      )
      .atLeast(55);
  });

  it('leaves a lost position after the move it builds, whatever the sizes', () => {
    const size = fc.oneof(fc.nat(3).map(BigInt), fc.bigInt({ min: 0n, max: 10n ** 30n }));
    const heaps = fc.array(fc.tuple(size, fc.integer({ min: 1, max: 5 })), { minLength: 1, maxLength: 8 });
    let won = 0;
    fc.assert(
      fc.property(heaps, fc.integer({ min: 1, max: 6 }), (sizes, most) => {
        const position = withMost(sizes.map(([each, count]) => `${each}^${count}`).join(' '), most);
        const { outcome, winningMoves } = solutionOf(theorem, position, play);
        const [move] = winningMoves();
        if (outcome === 'N' && move !== undefined) {
          won++;
          expect(solutionOf(theorem, move.to, play).outcome).toBe('P');
          expect(move.label.split(',').length).toBeLessThanOrEqual(most);
        } else if (outcome === 'N') {
          expect([play, position.heaps.some((each) => each.size !== 0)]).toEqual(['misere', false]);
        }
      }),
      { numRuns: 400 },
    );
    expect(won).toBeGreaterThan(200);
  });
});

describe('values of Moore’s Nim', () => {
  it.each([
    ['1 2 3', 6],
    ['2^3', 0],
    ['3^2 4', 2],
    ['5 9', 14],
  ])('%s has %i', (text, value) => {
    expect(solutionOf(mooreNormal, open(mooreNim, text), 'normal').values).toEqual({ grundy: value });
  });

  it('are those of play by the rules', () => {
    let count = 0;
    for (const [most, many, largest] of [
      [1, 3, 6],
      [2, 3, 8],
      [3, 4, 4],
      [4, 5, 2],
    ] as const) {
      const rules = new ByRules(mooreNim);
      const cases = Array.from(heapTexts(many, largest), (text) => withMost(text, most));
      count += sweep(cases, (each) => rules.name(each)).agree(
        (each) => mooreValue(each),
        (each) => rules.value(each),
      ).count;
    }
    expect(count).toBeGreaterThanOrEqual(500);
  });

  it('are silent about more heaps', () => {
    const setting = { compound: 'disjunctive', play: 'normal' } as const;
    expect(mooreValues.answer(open(mooreNim, '1 2 4 7'), setting, tools)).toMatchObject({ scope: 'none' });
    expect(mooreValues.answer(open(mooreNim, '1^3 2^3'), setting, tools)).toMatchObject({ value: 0 });
  });
});

it.each<[string, string, string]>([
  ['1 2 4 7', 'normal', 'N'],
  ['1^4', 'misere', 'P'],
  ['1^3', 'misere', 'N'],
])('moore-nim %s [%s] is %s', (text, play, outcome) => {
  const theorem = play === 'normal' ? mooreNormal : mooreMisere;
  expect(solutionOf(theorem, open(mooreNim, text), play === 'normal' ? 'normal' : 'misere').outcome).toBe(outcome);
});

it('answers a hundred thousand heaps of 10^18 in a second or so', () => {
  const sizes = Array.from({ length: 100_000 }, (_, index) => 10n ** 18n - BigInt(index) * 7919n);
  const position = open(mooreNim, sizes.join(' '));
  const { outcome, winningMoves } = solutionOf(mooreNormal, position, 'normal');
  const [move] = winningMoves();
  expect(outcome).toBe('N');
  expect(move && solutionOf(mooreNormal, move.to, 'normal').outcome).toBe('P');
});
