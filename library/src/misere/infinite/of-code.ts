/** The proofs of infinite quotients of octal games that this process has found so far, or tried in vain. */
import type { Bounds } from '../../core/limits.ts';
import { LimitReached } from '../../core/limits.ts';
import { type HeapCode, heapsOf, type KnownQuotient } from '../code-quotient.ts';
import { EndlessRefinement } from '../diagonal.ts';
import { Effort } from '../effort.ts';
import type { InfiniteProof } from './proof.ts';
import { proveInfinite, type Tried } from './prove.ts';
import { ProvedInfinite } from './shipped-proof.ts';

const MOST_CODES = 50;

const known = new Map<string, Tried>();
/** How much time a try had that did not come to an end. */
const timeSpent = new Map<string, number>();

/**
 * The proof, where one comes with the package, or refining the quotient showed the sign and one is found; undefined where there is no sign, or none was found.
 * A try that ended at a limit is made again only with more time.
 */
export function infiniteProof(
  code: HeapCode,
  { quotient, stopped }: KnownQuotient,
  limits: Pick<Bounds, 'milliseconds' | 'positions' | 'onLook'>,
): InfiniteProof | undefined {
  if (stopped instanceof ProvedInfinite) return stopped.proof;
  if (!(stopped instanceof EndlessRefinement)) return undefined;
  let tried = known.get(code.text);
  if (tried === undefined && (timeSpent.get(code.text) ?? 0) < limits.milliseconds) {
    if (known.size >= MOST_CODES) known.clear();
    const suspicion = { game: heapsOf(code.digits), heap: stopped.heap, before: quotient, steps: [stopped.step] };
    try {
      tried = proveInfinite(suspicion, new Effort(limits));
      known.set(code.text, tried);
    } catch (error) {
      if (!(error instanceof LimitReached) || error.limit.name === 'stopped') throw error;
      timeSpent.set(code.text, limits.milliseconds);
    }
  }
  return tried !== undefined && 'proof' in tried ? tried.proof : undefined;
}
