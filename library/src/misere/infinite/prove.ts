/**
 * Looks for a proof that the misère quotient of the heaps to n is infinite, from the sign that refining it gave.
 *
 * The heaps of the step carry d. If failures of frames go on by yet another step, its heaps carry d too. Frames are looked for that are
 * right for sums with few carriers, then with some more; for each of them the numbers of carriers and d are cut early, then later.
 */
import { LimitReached } from '../../core/limits.ts';
import { EndlessRefinement } from '../diagonal.ts';
import type { Effort } from '../effort.ts';
import type { HeapGame, HeapSum } from '../heap-game.ts';
import { indexAndPeriod, type Quotient } from '../quotient.ts';
import { type Carriers, carriersOf, leastCommonMultiple } from './carriers.ts';
import { checkConditions } from './conditions.ts';
import type { Frame, Ground } from './frame.ts';
import { findFrame } from './frame-search.ts';
import { Keys } from './keys.ts';
import { playOutcomes } from './outcome-table.ts';
import type { InfiniteProof } from './proof.ts';
import { findWitness } from './witness.ts';

/** How many carriers of a kind are few; and where they and d are cut. */
const FEW = [3, 4, 6];
const CUTS = [
  { tail: 2, clip: 2 },
  { tail: 3, clip: 3 },
  { tail: 4, clip: 4 },
  { tail: 5, clip: 6 },
  { tail: 6, clip: 8 },
];
/** Keys beyond which a table is not made. */
const MOST_KEYS = 3_000_000;

/** The proof, or why none was found. */
export type Tried = { readonly proof: InfiniteProof } | { readonly why: string };

/** What is tried: the heap at which refining does not end, the quotient of the smaller ones, and the step. */
export interface Suspicion {
  readonly game: HeapGame;
  readonly heap: number;
  readonly before: Quotient;
  readonly steps: readonly HeapSum[];
  /** Leaves out tries with fewer carriers than these. */
  readonly fewest?: number;
}

/** Throws `LimitReached` where the effort is at its end. */
export function proveInfinite({ game, heap, before, steps, fewest = 0 }: Suspicion, effort: Effort): Tried {
  const known = [...steps];
  for (let few = FEW.findIndex((each) => each >= fewest); few >= 0 && few < FEW.length; ) {
    const carriers = carriersOf(known);
    if (carriers === undefined) return { why: 'the steps leave no one difference that they do not change' };
    const scope = carriers.heaps.includes(heap) ? 'all' : 'one';
    const ground: Ground = { game, heap, scope, carriers: carriers.heaps, before };
    try {
      const proof = withFrame(ground, carriers, findFrame(ground, FEW[few] as number, effort), effort);
      if (proof !== undefined) return { proof };
      few++;
    } catch (error) {
      if (error instanceof EndlessRefinement) known.push(error.step);
      else if (error instanceof LimitReached && error.limit.name === 'program') few++;
      else throw error;
    }
  }
  return { why: 'no frame that was tried meets the conditions' };
}

function withFrame(ground: Ground, carriers: Carriers, frame: Frame, effort: Effort): InfiniteProof | undefined {
  const period = periodOf(ground);
  for (const { tail, clip } of CUTS) {
    const width = tail + period;
    if (frame.monoid.order * width ** carriers.heaps.length > MOST_KEYS) return undefined;
    const keys = new Keys(frame.monoid, carriers, { tail, period, clip });
    const outcomes = playOutcomes(ground, frame, keys, effort);
    const checked = checkConditions(ground, frame, keys, outcomes, effort);
    const witness = 'fails' in checked ? undefined : findWitness(frame, keys, outcomes);
    if ('fails' in checked || witness === undefined) continue;
    const { heap, scope, before } = ground;
    return { heap, scope, carriers, frame, keys, outcomes, states: checked.states, witness, before };
  }
  return undefined;
}

/** Numbers of carriers repeat with 2, and as their classes among the smaller heaps do. */
function periodOf({ scope, carriers, before }: Ground): number {
  if (scope === 'all') return 2;
  return carriers.reduce((period, carrier) => {
    const own = indexAndPeriod(before, before.phi[carrier] as number).period;
    return leastCommonMultiple(period, own);
  }, 2);
}
