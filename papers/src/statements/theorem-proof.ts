/**
 * A theorem of the catalogue with its proof in our own words, for people who read on: plain text, so that every edge can show it.
 *
 * The headers of the theorems prove the same for people who read the code. A test asks for one of these for each theorem.
 */
export interface TheoremProof {
  /** The id of the theorem. */
  readonly theorem: string;
  /** A paragraph each. */
  readonly proof: readonly string[];
  /** Where the proof stands in full, where this is its idea only: a sentence. */
  readonly inFull?: string;
}
