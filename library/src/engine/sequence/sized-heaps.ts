/**
 * Families that are the heaps of a game of one's own, such as `take-a-square {n}`: their Grundy values come from one table, and a term
 * is not read, opened and answered by itself.
 */
import { grundyTheory } from '../../compounds/grundy.ts';
import { theoryOf } from '../../compounds/theories.ts';
import type { HeapRule } from '../../core/heap-rule.ts';
import { DEFAULT_LIMITS, LimitReached, type Limits } from '../../core/limits.ts';
import { toLook, type Watched } from '../../core/look.ts';
import { Timer } from '../../core/timer.ts';
import { HeapValues } from '../../numeric/heap-values.ts';
import { subsetGrundy } from '../../numeric/subset-grundy.ts';
import type { Family } from './family.ts';
import { probesOf } from './heap.ts';

export interface SizedFamily {
  readonly rule: HeapRule;
  /** The member n of the family is the heap of n − shift. */
  readonly shift: number;
}

/** Undefined where the members are no such heaps, where theorems may know more, and in settings without Grundy values. */
export function sizedFamily(members: Family): SizedFamily | undefined {
  let family: SizedFamily | undefined;
  for (const { n, game, setting } of probesOf(members) ?? []) {
    const heap = game.heap();
    const [theorem] = game.theorems();
    if (heap === undefined || theorem !== undefined || game.sides() !== undefined) return undefined;
    if (theoryOf(setting)?.id !== grundyTheory.id) return undefined;
    const shift = n - heap.size;
    if (family !== undefined && (family.rule !== heap.rule || family.shift !== shift)) return undefined;
    family = { rule: heap.rule, shift };
  }
  return family;
}

/** Terms that are handed over together. */
const MOST_TERMS = 1000;

/** The values of the members from … to, in stretches; returns the first that it cannot tell. */
export function* sizedValues(
  { rule, shift }: SizedFamily,
  from: number,
  to: number,
  { limits, ...watched }: Watched & { readonly limits?: Partial<Limits> },
): Generator<{ readonly from: number; readonly values: Int32Array }, number> {
  const each = { ...DEFAULT_LIMITS, ...limits, onLook: toLook(watched) };
  const table = new HeapValues(rule, subsetGrundy(), each);
  const timer = new Timer(each.milliseconds);
  let next = from;
  while (next <= to) {
    const values = new Int32Array(Math.min(MOST_TERMS, to - next + 1));
    let count = 0;
    for (; count < values.length; count++) {
      // As many positions and as much time as a question of its own would have.
      table.renew(each);
      const value = valueWithin(table, next + count - shift);
      if (value === undefined) break;
      values[count] = value;
    }
    if (count > 0) yield { from: next, values: values.subarray(0, count) };
    next += count;
    if (count < values.length || watched.signal?.aborted === true) return next;
    watched.onProgress?.({ positions: 0, values: next - from, needed: to + 1 - from, milliseconds: timer.spent });
  }
  return next;
}

function valueWithin(table: HeapValues, size: number): number | undefined {
  try {
    return size < 0 ? undefined : table.value(size);
  } catch (error) {
    if (error instanceof LimitReached) return undefined;
    throw error;
  }
}
