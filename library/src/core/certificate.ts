/**
 * A certificate is data that separate code can check without trusting the solver that wrote it.
 *
 * Plain JSON: it is printed by `--json`, stored in files and read back by `impartial verify --certificate`.
 */
import type { ReachedLimit } from './limits.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export interface Certificate {
  /** Which check to run: `component-values`, `octal-period`, … */
  readonly kind: string;
  readonly [key: string]: Json;
}

/** One step of a check, in words. */
export interface CheckStep {
  readonly what: string;
  readonly result: 'holds' | 'fails' | 'not done';
  readonly detail?: string;
  /** The limit that was reached, where it was not done for that. */
  readonly limit?: ReachedLimit;
}
