/**
 * A theory gives every component one value, and the values of the components decide the compound.
 *
 * The compound rule also governs components that arise during play, so the value of a move's result is `combine` over its
 * components, and the value of a component is `fromOptions` over its moves. A theory is used only where that is additive;
 * each one is swept against play by definition in `engine/solve/compounds.test.ts`.
 *
 * `V` is what the values are: numbers for most theories, but nothing outside of a theory's own file looks inside of one. Where
 * theories of all kinds meet (`theories.ts`) they are `Theory<unknown>`: the engine passes values back only to the theory that made
 * them. Values are equal when their texts (`encode`) are; numbers stand for themselves, so that hot loops write no texts.
 */
import type { MarkTable } from '../core/marks.ts';
import type { Nimber } from '../core/nimber.ts';
import type { Setting } from '../core/setting.ts';
import type { SubsetTheory } from '../core/subset-game.ts';
import type { TheoremFacts } from '../core/theorem.ts';
import type { TermValue, Values } from '../core/verdict.ts';
import type { ComponentRow } from './component-table.ts';

export interface Theory<V = Nimber> extends TheoremFacts {
  readonly scope: 'position';
  /** What the values are called: `Grundy value`. */
  readonly valueName: string;
  readonly setting: Setting;
  /** The value of an ended component. */
  readonly ended: V;
  /** The value of a component whose moves lead to these values; there is at least one move. */
  fromOptions(options: readonly V[]): V;
  /** Associative and commutative. */
  combine(a: V, b: V): V;
  outcome(value: V): 'N' | 'P';
  /** Where moves are made in one component: whether one of this value has a winning move beside others of this combined value. */
  expectsWin?(value: V, others: V | undefined): boolean;
  /** The same theory on small integers, for search on vertex subsets; left out where the values are no small integers. */
  toSubsets?(): SubsetTheory;
  /** The text that certificates carry; equal values have the same. */
  encode(value: V): string;
  decode(text: string): V | undefined;
  /** The value itself, as a reader sees it among others; by default the text that certificates carry. */
  write?(value: V): string;
  /** What a position of this value has, in a sentence: `Grundy value 3`; undefined where there is nothing to say but who wins. */
  describe(value: V): string | undefined;
  /** Why a position of this value, with components of these, is won or lost, in words for a player. */
  why(value: V, parts: Parts<V>): string;
  /** What the verdict shows of the value. */
  values(value: V): Values;
  /** How that is written; left out where a verdict shows nothing but the outcome. */
  readonly shown?: ShownValue;
  /** The components as a table that shows what decides, for a picture; undefined where it would say nothing. */
  table?(rows: readonly ComponentRow<V>[], total: V): MarkTable | undefined;
}

/** The components of a position: each different value once or more often, and how many components there are in all. */
export interface Parts<V> {
  readonly values: readonly V[];
  readonly count: bigint;
}

/** What may stand in a field of a verdict's `values`: plain data. */
export type Shown = NonNullable<Values[string]> | null;

/** How one field of a verdict's `values` is written. */
export interface ShownValue {
  /** The field: `grundy`. */
  readonly field: string;
  /** `value`: what is said before it in a sentence. */
  readonly name: string;
  /** `Grundy values`: what a sequence of them is called. */
  readonly plural: string;
  /** A letter that tells it from a Grundy value where there is room for no more. */
  readonly sign?: string;
  /** True where the positions of value 0 are the lost ones, or all lost ones that have a value. */
  readonly zeroIsLost: boolean;
  /** True where it is how many moves play lasts, when the winner hurries and the loser tarries. */
  readonly countsMoves?: true;
  /** `3`; undefined where the value is undefined. */
  write(shown: Shown): string | undefined;
  /** With its name, as the command line has it: `value *3`. */
  toText(shown: Shown): string;
  /** In mathematics mode: `\ast 3`. */
  toTex(shown: Shown): string;
  /** The term of a sequence; null where the value is undefined. */
  toTerm(shown: Shown): TermValue;
}

/** What tells a value from others: itself where it is a number, else its text. */
export function valueKey<V>(theory: Theory<V>, value: V): number | string {
  return typeof value === 'number' ? value : theory.encode(value);
}

/** The value of many copies: `combine` by repeated doubling. */
export function combineCopies<V>(theory: Pick<Theory<V>, 'combine'>, value: V, count: bigint): V {
  if (count === 1n) return value;
  let result: V | undefined;
  let power = value;
  for (let left = count; left > 0n; left >>= 1n) {
    if (left & 1n) result = result === undefined ? power : theory.combine(result, power);
    if (left > 1n) power = theory.combine(power, power);
  }
  if (result === undefined) throw new Error('a component has at least one copy');
  return result;
}
