/** Euclid in both versions: values, outcomes and winning moves against play by definition, and what the literature lists. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solve } from '../../../index.ts';
import { sweep } from '../../../testing/sweep.ts';
import type { TwoNumbers } from '../euclid.ts';
import { isLostPair } from './euclid-outcome.ts';
import { euclidValue } from './euclid-value.ts';

const PLAYS = ['normal', 'misere'] as const;
const SIDE = 70;

interface Known {
  readonly value: number;
  readonly normal: boolean;
  readonly misere: boolean;
}

/** Play by the rules, remembered. */
class Rules {
  readonly stopEqual: boolean;
  private readonly known = new Map<string, Known>();

  constructor(stopEqual: boolean) {
    this.stopEqual = stopEqual;
  }

  options(a: number, b: number): (readonly [number, number])[] {
    const all: (readonly [number, number])[] = [];
    if (a === 0 || b === 0) return all;
    const [small, large] = [Math.min(a, b), Math.max(a, b)];
    for (let left = large - small; left >= (this.stopEqual ? 1 : 0); left -= small) all.push(a > b ? [left, b] : [a, left]);
    return all;
  }

  of(a: number, b: number): Known {
    const key = `${a} ${b}`;
    const found = this.known.get(key);
    if (found !== undefined) return found;
    const options = this.options(a, b).map(([x, y]) => this.of(x, y));
    const seen = new Set(options.map(({ value }) => value));
    let value = 0;
    while (seen.has(value)) value++;
    const isOver = options.length === 0;
    const known = { value, normal: options.every((o) => !o.normal), misere: !isOver && options.every((o) => !o.misere) };
    this.known.set(key, known);
    return known;
  }
}

function* pairs(from: number): Iterable<readonly [number, number]> {
  for (let a = from; a <= SIDE; a++) for (let b = from; b <= SIDE; b++) if (a + b > 0) yield [a, b];
}

function toPosition([a, b]: readonly [number, number], stopEqual: boolean): TwoNumbers {
  return { first: BigInt(a), second: BigInt(b), stopEqual };
}

describe.each([false, true])('Euclid, stop-equal: %s', (stopEqual) => {
  const rules = new Rules(stopEqual);
  const from = stopEqual ? 1 : 0;
  const option = stopEqual ? 'stop-equal, ' : '';

  it('has the values and outcomes of play by definition', () => {
    sweep(pairs(from))
      .agree(
        (pair) => {
          const position = toPosition(pair, stopEqual);
          return {
            value: Number(euclidValue(position)),
            normal: isLostPair(position, 'normal'),
            misere: isLostPair(position, 'misere'),
          };
        },
        ([a, b]) => rules.of(a, b),
      )
      .atLeast(4900);
  });

  it.each(PLAYS)('has all winning moves: %s', (play) => {
    const small = [...pairs(from)].filter(([a, b]) => a <= 24 && b <= 24);
    sweep(small)
      .agree(
        ([a, b]) => {
          const verdict = solve(`euclid ${a} ${b} [${option}${play}]`, { moves: Number.POSITIVE_INFINITY });
          if ('error' in verdict) throw new Error(verdict.error.message);
          expect(verdict.winningMovesComplete).toBe(true);
          return verdict.winningMoves.map(({ move }) => move.split('>')[1]).sort();
        },
        ([a, b]) =>
          rules
            .options(a, b)
            .filter(([x, y]) => rules.of(x, y)[play])
            .map(([x, y]) => `${x},${y}`)
            .sort(),
      )
      .atLeast(570);
  });

  it('leaves lost pairs of any size', () => {
    const number = fc.integer({ min: 1, max: 900 }).chain((bits) => fc.bigInt({ min: 1n, max: 2n ** BigInt(bits) }));
    let moves = 0;
    fc.assert(
      fc.property(number, number, fc.constantFrom(...PLAYS), (a, b, play) => {
        const verdict = solve(`euclid ${a} ${b} [${option}${play}]`, {});
        if ('error' in verdict) throw new Error(verdict.error.message);
        if (play === 'normal') expect(verdict.values.grundy === 0).toBe(verdict.outcome === 'P');
        for (const { to = '' } of verdict.winningMoves) {
          moves++;
          expect(solve(to, {})).toMatchObject({ outcome: 'P' });
        }
      }),
      { numRuns: 150 },
    );
    expect(moves).toBeGreaterThan(60);
  });
});

describe('the values of Euclid', () => {
  it.each([
    ['3 4', 0],
    ['5 8', 0],
    ['8 13', 1],
    ['12 31', 2],
    ['7 100', 14],
    ['6 6', 1],
    ['6 6 [stop-equal]', 0],
  ])('%s has %i', (text, grundy) => expect(solve(`euclid ${text}`)).toMatchObject({ values: { grundy } }));

  it('are ⌊b/a − a/b⌋ with stop-equal, as Nivasch found', () => {
    sweep([...pairs(1)].filter(([a, b]) => a <= b))
      .agree(
        (pair) => Number(euclidValue(toPosition(pair, true))),
        ([a, b]) => Math.floor((b * b - a * a) / (a * b)),
      )
      .atLeast(2400);
  });

  it('add up in sums', () => {
    expect(solve('euclid 12 31 + nim 2')).toMatchObject({ outcome: 'P' });
    expect(solve('euclid 7 100 + euclid 12 31')).toMatchObject({ outcome: 'N', values: { grundy: 12 } });
    expect(solve('euclid 3 5 + euclid 4 9 [conjunctive]')).toMatchObject({ method: 'search' });
  });
});
