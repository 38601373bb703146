/**
 * A verdict: the answer to a question, with its reasons.
 */
import type { Certificate } from './certificate.ts';
import type { ReachedLimit } from './limits.ts';
import type { Marks } from './marks.ts';
import type { Nimber } from './nimber.ts';
import type { Outcome } from './outcome.ts';
import type { InputError } from './result.ts';

/**
 * Whatever is known of a position besides who wins; each belongs to a setting. A theory of `compounds/` may add a field of its own,
 * plain data that it writes itself.
 */
export interface Values {
  /** Normal disjunctive play. */
  readonly grundy?: Nimber;
  /** Diminished disjunctive play; null where undefined (the game has ended or can be ended by a winning move). */
  readonly foreclosed?: Nimber | null;
  /** Conjunctive play. */
  readonly remoteness?: number;
  /** Continued conjunctive play. */
  readonly suspense?: number;
  /** Game lengths, where asked for and known. */
  readonly length?: Readonly<Record<string, Nimber>>;
  readonly [name: string]: Nimber | string | null | Readonly<Record<string, Nimber>> | undefined;
}

/** A term of a sequence: a number, a word (`N` and `P` for outcomes, a genus), or null where there is no value. */
export type TermValue = Nimber | string | null;

export interface WinningMove {
  readonly move: string;
  /** The question after the move; left out when longer than 10,000 characters. */
  readonly to?: string;
  readonly toOmitted?: true;
  /** How many other moves lead to the same position, if any do: they are not listed separately. Counted up to 2^53 − 1. */
  readonly sameResult?: number;
}

export interface Because {
  readonly theorem: string;
  readonly source: string;
  readonly text: string;
}

/** A theorem that was tried and why it does not apply. */
export interface PassedOver {
  readonly theorem: string;
  readonly why: string;
  /** The limit that stood in its way, where one did. */
  readonly limit?: ReachedLimit;
}

export const METHODS = ['theorem', 'search'] as const;
export type Method = (typeof METHODS)[number];

export interface Verdict {
  readonly question: string;
  readonly outcome: Outcome;
  readonly winner?: 'next' | 'previous';
  readonly alliance?: number;
  /** Why the outcome is unknown. */
  readonly reason?: string;
  /** The limit that was reached, where the outcome is unknown. */
  readonly limit?: ReachedLimit;
  readonly values: Values;
  readonly winningMoves: readonly WinningMove[];
  /** Whether every winning move is listed, or counted as one with the same result. */
  readonly winningMovesComplete: boolean;
  readonly delayingMove?: WinningMove;
  readonly method: Method;
  readonly because: readonly Because[];
  /** Why, in a sentence or two that need no terms; left out where nothing is known or the theorem says nothing but its reason. */
  readonly why?: string;
  readonly passedOver: readonly PassedOver[];
  /** What a picture of the position should show of the proof; only where asked for. */
  readonly marks?: Marks;
  /**
   * Evidence that `verifyCertificate` checks, worked out when asked for and within the limits of the question; undefined if there is
   * none. A short one leaves out tables and logs: checking it plays the position out. Copies of a verdict, such as those that come from
   * another thread, have neither this nor `toJSON`.
   */
  certificate?(wanted?: { readonly short?: boolean }): Certificate | undefined;
  /** What `JSON.stringify` writes: the same as `answerToJson`, without a certificate. */
  toJSON?(): object;
}

/** The answer to a line that is no question. */
export interface BadQuestion {
  readonly question: string;
  readonly error: InputError;
}
