/**
 * A theory gives every component one value, and the values of the components decide the compound.
 *
 * The compound rule also governs components that arise during play, so the value of a move's result is `combine` over its
 * components, and the value of a component is `fromOptions` over its moves. A theory is used only where that is additive;
 * each one is swept against play by definition in `engine/solve/compounds.test.ts`.
 */
import type { Nimber } from '../core/nimber.ts';
import type { Setting } from '../core/setting.ts';
import type { TheoremFacts } from '../core/theorem.ts';
import type { Values } from '../core/verdict.ts';

export interface Theory extends TheoremFacts {
  readonly scope: 'position';
  /** What the values are called: `Grundy value`. */
  readonly valueName: string;
  readonly setting: Setting;
  /** The value of an ended component. */
  readonly ended: Nimber;
  /** The value of a component whose moves lead to these values; there is at least one move. */
  fromOptions(options: readonly Nimber[]): Nimber;
  /** Associative and commutative. */
  combine(a: Nimber, b: Nimber): Nimber;
  outcome(value: Nimber): 'N' | 'P';
  /** Where moves are made in one component: whether one of this value has a winning move beside others of this combined value. */
  expectsWin?(value: Nimber, others: Nimber | undefined): boolean;
  /** What the verdict shows of the value. */
  values(value: Nimber): Values;
}

/** The value of many copies: `combine` by repeated doubling. */
export function combineCopies(theory: Theory, value: Nimber, count: bigint): Nimber {
  if (count === 1n) return value;
  let result: Nimber | undefined;
  let power = value;
  for (let left = count; left > 0n; left >>= 1n) {
    if (left & 1n) result = result === undefined ? power : theory.combine(result, power);
    if (left > 1n) power = theory.combine(power, power);
  }
  if (result === undefined) throw new Error('a component has at least one copy');
  return result;
}
