/**
 * The log of a search as evidence for an outcome that was found in another way, or by a search that kept none: small positions only.
 */
import type { Certificate } from '../../core/certificate.ts';
import { LimitReached } from '../../core/limits.ts';
import type { Outcome } from '../../core/outcome.ts';
import { MOST_COMPONENTS } from '../../proof/play.ts';
import type { OpenQuestion } from '../moves/open.ts';
import { LoopFound } from './loop-found.ts';
import type { Session } from './session.ts';
import { questionOfProof, startProof } from './write-proof.ts';

/** Positions and moves that may be looked at for it, and the longest question and key of a position whose log is begun at all. */
const MOST_POSITIONS = 1000;
const MOST_MOVES = 10_000;
const LONGEST_QUESTION = 200;
const LONGEST_KEY = 1000;

/** What a theorem gave, unless it only names what to play out and a log can be had instead. */
export function withEvidence(
  given: Certificate | undefined,
  question: OpenQuestion,
  outcome: Outcome,
  session: Session,
): Certificate | undefined {
  const isBare = given?.kind === 'search' || given?.kind === 'component-values';
  return given === undefined || isBare ? (evidenceOf(question, outcome, session) ?? given) : given;
}

/** A certificate with the log inside; undefined where the log would be too long, or the game need not end. */
export function evidenceOf(question: OpenQuestion, outcome: Outcome, session: Session): Certificate | undefined {
  if (question.line.length > LONGEST_QUESTION) return undefined;
  if (question.games.some(({ key }) => key.length > LONGEST_KEY)) return undefined;
  const components = question.games.flatMap((game) => game.components());
  if (components.reduce((sum, { count }) => sum + count, 0n) > MOST_COMPONENTS) return undefined;
  const limits = { ...session.remaining(), positions: MOST_POSITIONS, steps: MOST_MOVES };
  try {
    const { lines } = startProof(question, session.forPart(limits), 'value');
    const proof = Array.from(lines, (line) => line.trimEnd());
    return { kind: 'search', question: questionOfProof(question.line), outcome, proof };
  } catch (error) {
    if (error instanceof LimitReached || error instanceof LoopFound) return undefined;
    throw error;
  }
}
