/**
 * A certificate is data that separate code can check without trusting the solver that wrote it.
 *
 * Plain JSON: it is printed by `--json`, stored in files and read back by `impartial verify --certificate`. Its type is the union of
 * what the kinds in `certificates.ts` carry, so a certificate that nobody checks does not compile. Only the type comes from there:
 * this is the one place where core looks up, and nothing of it is left at run time.
 */
import type { Certificate } from '../certificates.ts';
import type { ReachedLimit } from './limits.ts';

export type { Certificate };

/** A certificate of one kind. */
export type CertificateOf<Kind extends Certificate['kind']> = Extract<Certificate, { readonly kind: Kind }>;

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** One step of a check, in words. */
export interface CheckStep {
  readonly what: string;
  readonly result: 'holds' | 'fails' | 'not done';
  readonly detail?: string;
  /** The limit that was reached, where it was not done for that. */
  readonly limit?: ReachedLimit;
}
