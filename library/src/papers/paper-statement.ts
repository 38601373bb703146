/** A statement of a paper with a check that counts cases and failures. */
export interface StatementCheck {
  readonly cases: number;
  readonly failures: number;
  /** The first failure, from few players and small takes to many and large ones. */
  readonly smallest?: string;
}

export interface PaperStatement {
  /** `Proposition 8`. */
  readonly statement: string;
  /** What it says, in our words. */
  readonly says: string;
  readonly holds: boolean;
  /** What is true, where print is wrong or can be sharpened. */
  readonly truth?: string;
  check(): StatementCheck;
}
