/**
 * Proofs of infinite quotients that come with the package. They take a quarter of an hour to find and a minute to check, so they are
 * taken as given where the file is, by its SHA-256, the very one that was checked when it was published. Who has the minute checks it anew with
 * `impartial verify --certificate`; a reason that rests on such a proof says so.
 */
import { LimitReached } from '../../core/limits.ts';
import { cousinShift } from '../cousin.ts';
import type { Quotient } from '../quotient.ts';
import { askReader } from '../shipped.ts';
import type { InfiniteProof, Published } from './proof.ts';
import { restoreProof } from './restore.ts';
import { shiftProof } from './shift.ts';

export interface ShippedProof extends Published {
  readonly code: string;
  /** The quotient of the heaps to this one is infinite. */
  readonly heap: number;
  /** Of the file, in hexadecimal digits. */
  readonly sha256: string;
  /** How many states the check looked at, and how many seconds of processor time it took. */
  readonly states: number;
  readonly seconds: number;
}

/** Dawson's Kayles. */
export const SHIPPED_PROOFS: readonly ShippedProof[] = [
  {
    code: '0.07',
    heap: 34,
    sha256: 'ab34589a0f9728d41b35ba617aefa14dab9cc0f8d27d4fee6dce0cd1ae1de6ce',
    states: 45_671,
    checked: '2026-11-16',
    seconds: 38,
    where: 'docs/results/misere-infinite-0.07.json.gz',
  },
];

/** With the next heap the quotient is infinite: a search for it would have no end. */
export class ProvedInfinite extends LimitReached {
  readonly proof: InfiniteProof;

  constructor(proof: InfiniteProof) {
    super('program', 0, `the quotient of the heaps to ${proof.heap} is proved to be infinite`);
    this.proof = proof;
  }
}

/** Cousins are not looked for at heaps that are so much smaller or larger. */
const FARTHEST = 3;

/**
 * The proof that is there for this heap of a code, or of a code that is the same game with larger or smaller heaps; `before` is the quotient
 * of the smaller heaps.
 */
export function shippedProof(code: string, heap: number, before: Quotient): InfiniteProof | undefined {
  for (const shipped of SHIPPED_PROOFS) {
    const shift = Math.abs(shipped.heap - heap) > FARTHEST ? undefined : cousinShift(shipped.code, code);
    if (shift !== undefined && shipped.heap - shift === heap) return readProof(shipped, shift, before);
  }
  return undefined;
}

function readProof(shipped: ShippedProof, shift: number, before: Quotient): InfiniteProof | undefined {
  const { code, sha256, states, checked, where } = shipped;
  return askReader(`the proof that the misère quotient of ${code} is infinite`, (reader) => {
    const found = reader.readProof?.(code);
    if (found === undefined) return undefined;
    if (found.sha256 !== sha256) return { ok: false, why: `it is not the file that was checked on ${checked}` };
    const proof = restoreProof(found.json, before, states);
    if (!proof.ok) return proof;
    const published = { checked, where, ...(shift !== 0 && { of: code }) };
    return { ok: true, value: { ...shiftProof(proof.value, shift), published } };
  });
}
