/**
 * A paper as data: what it states, where that is checked, and how.
 *
 * No statement is stored as true. Its check plays through a domain, counts the cases and the failures, and the status follows from
 * these counts (`run.ts`); the status recorded here is only what the run is compared with. A check that saw fewer cases than
 * `least` has shown nothing and fails.
 */
import type { Catalogue, CitationKey, Source } from 'impartial/internal';

/**
 * `holds as corrected`: print has a misprint or leaves out a condition, and what was meant holds. `false as printed`: the claim
 * itself is wrong, and `truth` says what is so instead. `conjecture`: stated or observed without proof, and no case against it.
 * `open`: a question of the paper that has no answer yet.
 */
export const STATUSES = ['holds', 'holds as corrected', 'false as printed', 'conjecture', 'open'] as const;
export type Status = (typeof STATUSES)[number];

/** How far to go, and with what: the program's own answers come from this catalogue, so that a wrong theorem can be put in. */
export interface Reach {
  /** True for the wider domain, which takes minutes. */
  readonly deep: boolean;
  readonly catalogue: Catalogue;
}

export interface Count {
  readonly cases: number;
  readonly failures: number;
  /** The first failure, smallest first: a question line where there is one, else words. */
  readonly smallest?: string;
}

/** What a check found: how print fares, what is true instead, and whether the program answers as the rules do. */
export interface Found {
  readonly printed: Count;
  readonly corrected?: Count;
  readonly solved?: Count;
}

/**
 * The least case against what is printed. It is recorded so that page and docs can show it without a run, and every run has to
 * meet just this one first: the cases of a check come from small to large, and a deep one only goes on further.
 */
export interface Counterexample {
  /** A question line where there is one, else words: what the run has as its first failure, letter by letter. */
  readonly at: string;
  /** The true outcome there, where it is a question. */
  readonly outcome?: 'N' | 'P';
  /** What is to be seen there, or at another place worth knowing: one or two sentences. */
  readonly shows?: string;
}

export interface Statement {
  /** `Theorem 3`, `§3.1, zeros`: different for each statement of a paper. */
  readonly name: string;
  /** What our copy prints, in our own words; if print can be read in several ways, how it was read. */
  readonly says: string;
  /** What is true instead, or beside it; required where print fails. */
  readonly truth?: string;
  /** What a failure of print would be: the slip of a pen, or a wrong claim. Default: a wrong claim. */
  readonly slip?: 'misprint';
  /** Left out for what is stated as proved. */
  readonly claim?: 'conjecture' | 'open';
  /** What the run gave when this was written. */
  readonly recorded: Status;
  /** Required where print fails. */
  readonly counterexample?: Counterexample;
  /** Fewer cases than this have shown nothing; 0 only for an open question that nothing can be tried on. */
  readonly least: number;
  /** On what it is checked. */
  domain(deep: boolean): string;
  check(reach: Reach): Found;
  /** The theorems of the library that carry it, or set it right where print fails. */
  readonly theorems?: readonly string[];
  /** Where it is proved, for what no paper proves. */
  readonly proof?: Source;
}

export interface Paper {
  /** The name of its file and of its page: `survivor-nim`. */
  readonly id: string;
  readonly title: string;
  /** Missing for what goes beyond the papers. */
  readonly key?: CitationKey;
  /** What of it is not here, and why. */
  readonly leftOut?: string;
  readonly statements: readonly Statement[];
}

/** The same domain however deep. */
export function always(domain: string): (deep: boolean) => string {
  return () => domain;
}
