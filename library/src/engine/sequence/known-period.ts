/**
 * Periods that a theorem about a ruleset proves of its own heaps, such as `lasker-nim {n}` or `subtraction all-but 2: {n}`.
 *
 * As for octal games, how the size of the heap depends on n is read off three members, which have to be heaps of one sequence.
 */
import type { AppliedTheorem } from '../../core/game.ts';
import { DEFAULT_LIMITS, LimitReached, type Limits, type ReachedLimit } from '../../core/limits.ts';
import { toLook, type Watched } from '../../core/look.ts';
import type { PeriodicHeap, SequenceLevels, SequencePeriod, TheoremFacts } from '../../core/theorem.ts';
import type { Family } from './family.ts';
import { probesOf } from './heap.ts';
import type { PeriodAnswer } from './period.ts';

const LEVELS = 'the values grow for ever, in levels of which each fixes the next, so they have no period';
export const NO_PERIOD = 'the values grow for ever, so they have no period, only an arithmetic one';

interface PeriodicFamily {
  readonly heap: PeriodicHeap;
  /** The member n of the family is the heap of n − shift. */
  readonly shift: number;
  readonly theorem: TheoremFacts;
}

type Known = Pick<PeriodAnswer, 'period' | 'preperiod' | 'arithmetic' | 'because' | 'certificate' | 'reason' | 'limit'>;

/** Undefined where the members are no such heaps. */
export function knownPeriod(family: Family, options: Watched & { readonly limits?: Partial<Limits> }): Known | undefined {
  const periodic = periodicFamily(family);
  if (periodic === undefined) return undefined;
  const found = periodWithin(periodic.heap, options);
  if (found === undefined) return { because: [], reason: 'the values that were worked out prove no period' };
  if ('name' in found) return { because: [], reason: 'no period was proved in time', limit: found };
  const { id, sources } = periodic.theorem;
  const because = [{ theorem: id, source: sources[0].key, text: found.text }];
  if ('levels' in found) return { because, reason: LEVELS };
  const { period, saltus, certificate } = found;
  const preperiod = Math.max(family.first, found.preperiod + periodic.shift);
  return {
    ...(saltus === 0 ? { period, preperiod } : { arithmetic: { period, saltus, preperiod }, reason: NO_PERIOD }),
    because,
    ...(certificate !== undefined && { certificate }),
  };
}

function periodWithin(
  heap: PeriodicHeap,
  { limits, ...watched }: Watched & { readonly limits?: Partial<Limits> },
): SequencePeriod | SequenceLevels | ReachedLimit | undefined {
  try {
    return heap.period({ ...DEFAULT_LIMITS, ...limits, onLook: toLook(watched) });
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    return error.limit;
  }
}

function periodicFamily(family: Family): PeriodicFamily | undefined {
  let found: PeriodicFamily | undefined;
  for (const { n, game, setting } of probesOf(family) ?? []) {
    const own = firstPeriodic(game.theorems(), (theorem) => theorem.periodicHeap(setting));
    if (own === undefined) return undefined;
    const shift = n - Number(own.heap.size);
    if (found !== undefined && (found.heap.sequence !== own.heap.sequence || found.shift !== shift)) return undefined;
    found = { ...own, shift };
  }
  return found;
}

function firstPeriodic(
  theorems: Iterable<AppliedTheorem>,
  ask: (theorem: AppliedTheorem) => PeriodicHeap | undefined,
): { readonly heap: PeriodicHeap; readonly theorem: TheoremFacts } | undefined {
  for (const theorem of theorems) {
    const heap = ask(theorem);
    if (heap !== undefined) return { heap, theorem: theorem.facts };
  }
  return undefined;
}
