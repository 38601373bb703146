import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { theories } from '../../../compounds/theories.ts';
import { type Nimber, toNimber } from '../../../core/nimber.ts';
import { COMPOUNDS, type Setting } from '../../../core/setting.ts';
import { answerOf, type Solution, type Theorem } from '../../../core/theorem.ts';
import { formatHeaps } from '../../../notation/heaps.ts';
import { type Heaps, toHeaps } from '../../../structures/heaps.ts';
import { plainTools as tools } from '../../../testing/by-play.fixture.ts';
import { sweep } from '../../../testing/sweep.ts';
import { boutonNim } from './bouton.ts';
import { nimCompounds } from './compounds.ts';
import { nimDiminishedMisere } from './diminished-misere.ts';
import { misereNim } from './misere.ts';

/** Play by the rules: Nim heaps as plain numbers, in a compound, with memory. */
class Play {
  readonly setting: Setting;
  private readonly outcomes = new Map<string, 'N' | 'P'>();
  constructor(setting: Setting) {
    this.setting = setting;
  }

  options(heaps: readonly number[]): number[][] {
    const { moveIn, ends } = COMPOUNDS[this.setting.compound];
    if (ends === 'first' && heaps.includes(0)) return [];
    let partial: { readonly moved: number; readonly heaps: number[] }[] = [{ moved: 0, heaps: [] }];
    for (const heap of heaps) {
      partial = partial.flatMap(({ moved, heaps }) => {
        const stay = moveIn === 'all' && heap > 0 ? [] : [{ moved, heaps: [...heaps, heap] }];
        const move = [...new Array(heap).keys()].map((left) => ({ moved: moved + 1, heaps: [...heaps, left] }));
        return [...stay, ...(moveIn === 'one' && moved === 1 ? [] : move)];
      });
    }
    return partial.filter(({ moved }) => moved > 0).map(({ heaps }) => heaps);
  }

  outcome(heaps: readonly number[]): 'N' | 'P' {
    const key = [...heaps].sort((a, b) => a - b).join(' ');
    const known = this.outcomes.get(key);
    if (known !== undefined) return known;
    const options = this.options(heaps);
    const won = options.length === 0 ? this.setting.play === 'misere' : options.some((option) => this.outcome(option) === 'P');
    this.outcomes.set(key, won ? 'N' : 'P');
    return won ? 'N' : 'P';
  }
}

/** All multisets of up to `most` heaps of up to `largest` counters. */
function multisets(most: number, largest: number): number[][] {
  let all: number[][] = [[]];
  const found: number[][] = [];
  for (let count = 1; count <= most; count++) {
    all = all.flatMap((heaps) => {
      const least = heaps.at(-1) ?? 0;
      return Array.from({ length: largest - least + 1 }, (_, more) => [...heaps, least + more]);
    });
    found.push(...all);
  }
  return found;
}

function solveIn(theorem: Theorem<Heaps>, heaps: Heaps, setting: Setting): Solution<Heaps> | undefined {
  const answer = theorem.answer(heaps, setting, tools);
  return answer.scope === 'none' ? undefined : answer;
}

describe.each([
  [boutonNim, { compound: 'disjunctive', play: 'normal' }],
  [misereNim, { compound: 'disjunctive', play: 'misere' }],
  [nimDiminishedMisere, { compound: 'diminished-disjunctive', play: 'misere' }],
] as const)('$id', (theorem, setting) => {
  it('has the outcomes and all the winning moves of play by the rules', () => {
    const play = new Play(setting);
    const byTheorem = (heaps: number[]) => {
      const solution = solveIn(theorem, toHeaps(heaps), setting);
      if (solution?.scope !== 'position') throw new Error('it does not answer');
      const moves = [...solution.winningMoves()].map(({ label, to }) => `${label} to ${formatHeaps(to)}`);
      return { outcome: solution.outcome, moves: moves.sort() };
    };
    const byRules = (heaps: number[]) => {
      const moves = new Set<string>();
      for (const option of play.options(heaps)) {
        const index = heaps.findIndex((heap, at) => heap !== option[at]);
        if (play.outcome(option) === 'P') moves.add(`${heaps[index]}>${option[index]} to ${formatHeaps(toHeaps(option))}`);
      }
      return { outcome: play.outcome(heaps), moves: [...moves].sort() };
    };
    sweep(multisets(4, 7)).agree(byTheorem, byRules).atLeast(490);
    sweep(multisets(2, 30)).agree(byTheorem, byRules).atLeast(520);
  });

  it('leaves a lost position after each winning move, whatever the sizes and counts', () => {
    const size = fc.oneof(fc.nat(3), fc.bigInt({ min: 0n, max: 10n ** 30n }).map(toNimber));
    const heaps = fc.array(fc.record({ size, count: fc.bigInt({ min: 1n, max: 10n ** 25n }) }), { minLength: 1, maxLength: 6 });
    let won = 0;
    fc.assert(
      fc.property(heaps, (written) => {
        const distinct = new Map<Nimber, bigint>(written.map(({ size, count }) => [size, count]));
        const position = toHeaps([...distinct.keys()]).map(({ size }) => ({ size, count: distinct.get(size) ?? 1n }));
        const solution = solveIn(theorem, position, setting);
        if (solution?.scope !== 'position') throw new Error('it does not answer');
        for (const { to } of solution.winningMoves()) {
          won++;
          const after = solveIn(theorem, to, setting);
          expect(after?.scope === 'position' && after.outcome).toBe('P');
        }
      }),
      { numRuns: 300 },
    );
    expect(won).toBeGreaterThan(100);
  });

  it('does not apply to other settings', () => {
    const others = theories
      .map((theory) => theory.setting)
      .filter(({ compound, play }) => compound !== setting.compound || play !== setting.play);
    for (const other of others) expect(answerOf(theorem, toHeaps([3]), other, tools).scope).toBe('none');
  });
});

describe('nim-compounds', () => {
  function heapValue(size: Nimber, setting: Setting): unknown {
    const solution = solveIn(nimCompounds, toHeaps([size]), setting);
    if (solution?.scope !== 'component') throw new Error('it does not answer');
    return solution.value;
  }

  it.each(theories.map((theory) => [theory.id, theory] as const))('values a heap as the options do: %s', (_id, theory) => {
    const values: unknown[] = [theory.ended];
    for (let size = 1; size <= 60; size++) values.push(theory.fromOptions(values));
    sweep(values.keys())
      .agree(
        (size) => heapValue(size, theory.setting),
        (size) => values[size],
      )
      .atLeast(61);
  });

  it.each(theories.map((theory) => [theory.id, theory] as const))(
    'decides compounds as play by the rules does: %s',
    (_id, theory) => {
      const play = new Play(theory.setting);
      const total = (heaps: number[]) =>
        heaps.map((size) => heapValue(size, theory.setting)).reduce((a, b) => theory.combine(a, b));
      sweep(multisets(3, 4))
        .agree(
          (heaps) => theory.outcome(total(heaps)),
          (heaps) => play.outcome(heaps),
        )
        .atLeast(55);
    },
  );

  it('values heaps of any size', () => {
    const huge = 10n ** 40n;
    expect(heapValue(huge, { compound: 'disjunctive', play: 'normal' })).toBe(huge);
    expect(heapValue(2n ** 53n, { compound: 'diminished-disjunctive', play: 'misere' })).toBe(2 ** 53 - 1);
    expect(heapValue(huge, { compound: 'conjunctive', play: 'misere' })).toBe(2);
  });

  it('is silent about several heaps and about disjunctive misère play', () => {
    expect(nimCompounds.answer(toHeaps([1, 2]), { compound: 'selective', play: 'normal' }, tools).scope).toBe('none');
    expect(nimCompounds.answer(toHeaps([1]), { compound: 'disjunctive', play: 'misere' }, tools).scope).toBe('none');
  });
});
