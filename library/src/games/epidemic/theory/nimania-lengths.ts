/**
 * How long Nimania lasts: shortest, optimal and longest play, where the numbers can be found and written down.
 *
 * Raving p plays n as ⌊n/p⌋. When sweeping, a hurried number needs ⌈n/p⌉ steps and a dragging one n. Optimal play is searched for
 * small numbers only; proofs of the other two are in docs/theory/epidemiography.md.
 */
import type { Limits } from '../../../core/limits.ts';
import { toNimber } from '../../../core/nimber.ts';
import type { Values } from '../../../core/verdict.ts';
import { eachSmaller, type NimaniaPosition } from '../nimania-rules.ts';
import { longestPlay, shortestPlay } from './loops/lengths.ts';
import { optimalPlay } from './loops/optimal.ts';
import type { ClassTheory } from './nimania-solution.ts';

/** The largest number, and the most numbers, that optimal play is searched for. */
const LARGEST = 12n;
const MOST_NUMBERS = 1_000_000n;
export const MOST_POSITIONS = 300_000;

export function nimaniaLengths(position: NimaniaPosition, theory: ClassTheory, limits: Limits): NonNullable<Values['length']> {
  const { numbers, stage } = position;
  const shortest = shortestPlay(
    numbers.map(({ value, count }) => ({ height: leastSteps(value, position), count })),
    stage,
  );
  const longest = longestPlay(
    numbers.map(({ value, count }) => ({ height: mostSteps(value, position), count })),
    stage,
  );
  const optimal = optimalLength(position, theory, limits);
  return {
    ...(shortest !== undefined && { shortest: toNimber(shortest) }),
    ...(optimal !== undefined && { optimal }),
    ...(longest !== undefined && { longest: toNimber(longest) }),
  };
}

function leastSteps(value: bigint, { strain: { spread, reach } }: NimaniaPosition): bigint {
  return spread === 'raving' ? value / reach : (value + reach - 1n) / reach;
}

function mostSteps(value: bigint, { strain: { spread, reach } }: NimaniaPosition): bigint {
  return spread === 'raving' ? value / reach : value;
}

/** Numbers are taken as types: ⌊n/p⌋ when raving, n itself when sweeping; type 0 is the number 1. */
function optimalLength(position: NimaniaPosition, theory: ClassTheory, limits: Limits): number | undefined {
  const { numbers, strain, stage } = position;
  const unit = strain.spread === 'raving' ? strain.reach : 1n;
  const top = (numbers[0]?.value ?? 0n) / unit;
  if (top > LARGEST || stage > MOST_NUMBERS || numbers.some(({ count }) => count > MOST_NUMBERS)) return undefined;
  const values = Array.from({ length: Number(top) }, (_, index) => BigInt(index + 1) * unit);
  const counts = values.map(() => 0);
  for (const { value, count } of numbers) {
    const type = Number(value / unit) - 1;
    counts[type] = (counts[type] ?? 0) + Number(count);
  }
  const moves = values.map((value) =>
    [...eachSmaller(value, strain)].map((to) => (to < unit ? [] : [{ type: Number(to / unit) - 1, times: 1 }])),
  );
  const wins = (of: readonly number[], at: number) => {
    const classes = [0n, 0n, 0n, 0n];
    for (const [type, count] of of.entries()) {
      const place = theory.classOf(values[type] as bigint);
      classes[place] = (classes[place] ?? 0n) + BigInt(count);
    }
    return theory.wins({ counts: classes, stageOdd: at % 2 === 1 });
  };
  const types = { moves, typeOf: new Int32Array(0) };
  const depths = values.map((value) => Number(leastSteps(value, position)));
  return optimalPlay({ types, depths, wins, most: Math.min(MOST_POSITIONS, limits.positions) }, counts, Number(stage));
}
