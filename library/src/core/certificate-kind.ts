/**
 * A kind of certificate is one module: how it is read, what it says of a question, how it is checked, and its words.
 *
 * Checks ask no theorem. They have the certificate, and what the engine lends them: the rules, by opening questions, and play by
 * definition. A new kind is one such object and one line in `certificates.ts`.
 */
import type { CheckStep } from './certificate.ts';
import type { Game } from './game.ts';
import type { ReachedLimit } from './limits.ts';
import type { Outcome } from './outcome.ts';
import type { Read } from './read-json.ts';
import type { Result } from './result.ts';
import type { Setting } from './setting.ts';

export interface CertificateKind<C extends { readonly kind: string }> {
  /** As the field `kind` of the certificate has it. */
  readonly kind: C['kind'];
  /** A typed copy of what is there, or what is wrong with it. It never throws, whatever it is given. */
  parse(json: unknown): Read<C>;
  /** What the certificate says of a question; undefined where it speaks of no single position. */
  claim(certificate: C, question: string, tools: CheckTools): Claim | undefined;
  /** Whether what it says is so. */
  check(certificate: C, tools: CheckTools): readonly CheckStep[];
  /** What it says, in sentences. */
  toText(certificate: C): readonly string[];
}

export interface Claim {
  /** The position that the certificate is about, which the engine compares with the question's; or steps that compare the two. */
  readonly about: ClaimedPosition | readonly CheckStep[];
  /** Who wins there; left out where the comparison failed and nothing follows. */
  readonly outcome?: Outcome;
}

export interface ClaimedPosition {
  /** Question lines, and how many of each. */
  readonly parts: readonly { readonly line: string; readonly count: bigint }[];
  /** Left out where the line says it. */
  readonly setting?: Setting;
}

/** What the engine lends to a check. */
export interface CheckTools {
  /** The positions of a question line, bound to their rules. */
  open(line: string): Result<{ readonly games: readonly [Game, ...Game[]]; readonly setting: Setting }>;
  /** The value of a position in a setting that has values, by play alone, as its theory encodes it. */
  valueByPlay(line: string, setting: Setting): ByPlay<string>;
  /** Who wins, by play alone. */
  outcomeByPlay(line: string): ByPlay<Outcome>;
  /** The time that the check may take. */
  readonly milliseconds: number;
  /** To be told now and then, where a check is long, how many of the values that it needs are known. */
  readonly onValues?: (known: number, needed: number) => void;
}

/** What play by definition found, or why it found nothing. */
export type ByPlay<T> = { readonly value: T } | { readonly why: string; readonly limit?: ReachedLimit };

/** The step of a check that compares what play finds with what is claimed. */
export function playStep(what: string, claimed: string, found: ByPlay<string>): CheckStep {
  if ('why' in found) {
    const { why, limit } = found;
    return { what, result: 'not done', detail: why, ...(limit !== undefined && { limit }) };
  }
  const { value } = found;
  return { what, result: value === claimed ? 'holds' : 'fails', detail: `play by definition gives ${value}` };
}
