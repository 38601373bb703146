/**
 * Papers that were played through: a table for each, 80 columns wide, and one statement at length.
 */
import { type Look, type ToldProof } from 'impartial/internal';
export interface ShownCount {
  readonly cases: number;
  readonly failures: number;
  readonly smallest?: string;
}
export interface ShownStatement {
  readonly name: string;
  readonly says: string;
  readonly truth?: string;
  readonly recorded: string;
  readonly counterexample?: {
    readonly shows?: string;
  };
  domain(deep: boolean): string;
  readonly theorems?: readonly string[];
  readonly proof?: {
    readonly key: string;
    readonly where?: string;
  };
}
export interface ShownOutcome {
  readonly paper: {
    readonly id: string;
    readonly title: string;
    readonly key?: string;
    readonly leftOut?: string;
  };
  readonly statement: ShownStatement;
  readonly found: {
    readonly printed: ShownCount;
    readonly corrected?: ShownCount;
    readonly solved?: ShownCount;
  };
  readonly status?: string;
  readonly complaints: readonly string[];
}
/** A play from a counterexample: the verdict by the rules, and moves with what they leave. */
export interface ShownPlay {
  readonly question: string;
  readonly outcome: string;
  readonly line: readonly {
    readonly move: string;
    readonly to: string;
    readonly alliance?: number;
  }[];
}
export declare function endedAsRecorded({ complaints }: ShownOutcome): boolean;
/** The outcomes paper by paper, in their order. */
export declare function byPaper(
  outcomes: readonly ShownOutcome[],
): readonly (readonly [ShownOutcome['paper'], readonly ShownOutcome[]])[];
/** `five papers · 150 statements · 97 hold · …` */
export declare function papersSummary(outcomes: readonly ShownOutcome[]): string;
export declare function papersToText(outcomes: readonly ShownOutcome[], look?: Look): string;
/** One statement at length, with the proofs of the theorems that carry it and its counterexample played move by move. */
export declare function statementToText(
  outcome: ShownOutcome,
  deep: boolean,
  play?: ShownPlay,
  look?: Look,
  proofs?: readonly ToldProof[],
): string;
//# sourceMappingURL=text.d.ts.map
