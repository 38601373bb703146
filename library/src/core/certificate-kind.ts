/**
 * A kind of certificate is one module: how it is read, what it says of a question, how it is checked, and its words.
 *
 * Checks ask no theorem. They have the certificate, and what the engine lends them: the rules, by opening questions, and play by
 * definition. A new kind is one such object and one line in `certificates.ts`.
 */
import type { CheckStep, Json } from './certificate.ts';
import type { Counted } from './counted.ts';
import type { Game } from './game.ts';
import type { ReachedLimit } from './limits.ts';
import type { Look } from './look.ts';
import type { Nimber } from './nimber.ts';
import type { Outcome } from './outcome.ts';
import type { Read } from './read-json.ts';
import type { Result } from './result.ts';
import type { Setting } from './setting.ts';
import type { Values } from './verdict.ts';

export interface CertificateKind<C extends { readonly kind: string }> {
  /** As the field `kind` of the certificate has it. */
  readonly kind: C['kind'];
  /** A typed copy of what is there, or what is wrong with it. It never throws, whatever it is given. */
  parse(json: unknown): Read<C>;
  /** What the certificate says of a question; undefined where it speaks of no single position. */
  claim(certificate: C, question: string, tools: CheckTools): Claim | undefined;
  /** What it says of a family of questions with a hole `{n}`; left out where it speaks of none. */
  claimOfFamily?(certificate: C, question: string, tools: CheckTools): FamilyClaim;
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
  /** What it decides of the verdict's values, as a verdict shows them. */
  readonly values?: Values;
  /** The value as the theory of the setting encodes it, where `values` do not tell it. */
  readonly encoded?: string;
  /** Who wins in another position of the same setting, by its components; undefined where the certificate does not tell. */
  outcomeOf?(components: readonly Counted<Game>[]): 'N' | 'P' | undefined;
  /** The value of another component in the same setting, as the theory encodes it; undefined where the certificate does not tell. */
  encodedOf?(component: Game): string | undefined;
}

/** What a certificate says of a family. */
export interface FamilyClaim {
  /** Whether it speaks of this family. */
  readonly about: readonly CheckStep[];
  /** What the answer must have: `period`, `preperiod`, `arithmetic`. */
  readonly fields: Readonly<Record<string, Json>>;
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
  /** Where a family with a hole `{n}` starts. */
  familyStart(line: string): number;
  /** The value of a position in a setting that has values, by play alone, as its theory encodes it. */
  valueByPlay(line: string, setting: Setting): ByPlay<string>;
  /** The value of a position in a setting that has values, as a certificate of any kind proves it and as the theory encodes it. */
  valueByCertificate(line: string, certificate: unknown, setting: Setting): ByPlay<string> & Pick<Claim, 'encodedOf'>;
  /** Who wins in a position, as a certificate of any kind proves it. */
  outcomeByCertificate(line: string, certificate: unknown): ByPlay<Outcome>;
  /** What the lines of a proof prove (`proof/`), or why nothing. */
  checkProof(
    lines: readonly string[],
  ): ByPlay<{ readonly question: string; readonly outcome: Outcome; readonly grundy?: Nimber }>;
  /** Who wins, by play alone. */
  outcomeByPlay(line: string): ByPlay<Outcome>;
  /** The time that the check may take. */
  readonly milliseconds: number;
  /** To be called now and then, where a check is long; throws `LimitReached` where it shall stop. */
  readonly onLook?: Look;
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
