/**
 * Sequences: the values of a family of questions with a hole `{n}`.
 *
 * The value is the Grundy value, else the foreclosed value, remoteness or suspense number as the compound has it, else 1 for N
 * and 0 for P, or the alliance where there are alliances. Undefined values are null.
 */
import type { Nimber } from '../core/nimber.ts';
import type { BadQuestion, Verdict } from '../core/verdict.ts';
import { fillHole, findHole, parseQuestion } from '../notation/question.ts';
import { type SolveOptions, solveWith } from './solve.ts';

export interface Term {
  readonly n: number;
  /** Null where the value is undefined or unknown. */
  readonly value: Nimber | null;
  /** Why the value is unknown. */
  readonly reason?: string;
}

export interface SequenceOptions extends SolveOptions {
  /** The last n. */
  readonly to: number;
  /** The first n; by default where the family of the ruleset starts. */
  readonly from?: number;
}

/** The terms one by one; stops at the first line that is no question and returns it. */
export function* sequenceWith(line: string, options: SequenceOptions): Generator<Term, BadQuestion | undefined> {
  if (findHole(line) < 0) {
    const error = {
      code: 'no-hole',
      message: 'A family of questions has a hole {n}.',
      at: Math.max(0, line.search(/\S/)),
      expected: 'a hole, as in `node-kayles P{n}`',
    };
    return { question: line, error };
  }
  for (let n = options.from ?? firstOf(line, options); n <= options.to; n++) {
    const answer = solveWith(fillHole(line, n), { ...options, moves: 0 });
    if ('error' in answer) return answer;
    yield toTerm(n, answer);
  }
  return undefined;
}

/** Where the family starts: at 0 for heaps and paths, unless the ruleset says otherwise. */
function firstOf(line: string, { catalogue }: SequenceOptions): number {
  const question = parseQuestion(fillHole(line, 1), (id) => catalogue.find(id)?.facts);
  if (!question.ok) return 0;
  return catalogue.find(question.value.summands[0].ruleset)?.facts.family?.from ?? 0;
}

function toTerm(n: number, verdict: Verdict): Term {
  if (verdict.outcome === 'unknown') return { n, value: null, ...(verdict.reason !== undefined && { reason: verdict.reason }) };
  return { n, value: termValue(verdict) };
}

export function termValue({ values, alliance, outcome }: Verdict): Nimber | null {
  if (alliance !== undefined) return alliance;
  const { grundy, foreclosed, remoteness, suspense } = values;
  if (foreclosed === null) return null;
  const value = grundy ?? foreclosed ?? remoteness ?? suspense;
  if (value !== undefined) return value;
  return outcome === 'N' ? 1 : outcome === 'P' ? 0 : null;
}
