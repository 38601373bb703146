/**
 * The calls that travel to a worker and back, and the messages that they travel in. Questions, options and answers go as plain data: options
 * that are functions stay behind, answers that hold functions leave them out, and generators arrive as lists.
 */
import type { Certificate } from '../core/certificate.ts';
import { now } from '../core/clock.ts';
import type { StopSignal, WorkDone } from '../core/look.ts';
import type { BadQuestion, Verdict } from '../core/verdict.ts';
import type { Check } from '../engine/check/verify.ts';
import type { DelayingMove } from '../engine/moves/delaying.ts';
import type { MoveList } from '../engine/moves/list-moves.ts';
import type { PeriodAnswer } from '../engine/sequence/period.ts';
import type { PeriodTable } from '../engine/sequence/period-table.ts';
import type { Term } from '../engine/sequence/sequence.ts';
import type { Explanation } from '../engine/solve/explain.ts';
import type { GameTable } from '../engine/solve/game-table.ts';
import type { NoProof, Stopped } from '../engine/solve/prove.ts';
import {
  delayingMove,
  explain,
  gameTable,
  listMoves,
  type Options,
  period,
  periodTable,
  prove,
  sequence,
  solve,
  verify,
  verifyCertificate,
  verifyProof,
} from '../index.ts';
import type { ProofCheck } from '../proof/check.ts';

/** Options that travel. */
export type SentOptions = Pick<Options, 'limits' | 'method' | 'moves' | 'length' | 'marks'>;
export type SequenceRange = { readonly to: number; readonly from?: number };

/** A proof with all its lines; `stopped` where it ends before its end. */
export interface WholeProof {
  readonly question: string;
  readonly outcome: 'N' | 'P';
  readonly lines: readonly string[];
  readonly stopped?: Stopped;
}

/** What a call has in the thread that answers: options that came, what the server gave, and a way to send terms ahead. */
export type Given = Options & { readonly sendTerms?: (terms: readonly Term[]) => void };

export const CALLS = {
  solve: (question: string, given: Given): Verdict | BadQuestion => solve(question, given),
  /** A verdict leaves its certificate behind on its way: who wants it asks for it. */
  certificate: (question: string, given: Given): Certificate | BadQuestion | undefined => certificateOf(question, given),
  explain: (question: string, given: Given): Explanation | BadQuestion => withoutFunctions(explain(question, given)),
  listMoves: (question: string, given: Given): MoveList | BadQuestion => listMoves(question, given),
  delayingMove: (question: string, given: Given): DelayingMove | undefined => delayingMove(question, given),
  period: (question: string, given: Given & { readonly limit?: number }): PeriodAnswer | BadQuestion => period(question, given),
  periodTable: (question: string, given: Given): PeriodTable | NoProof | BadQuestion => periodTable(question, given),
  /** All terms at once. */
  sequence: (question: string, given: Given & SequenceRange): readonly Term[] | BadQuestion => allTerms(question, given),
  prove: (question: string, given: Given): WholeProof | NoProof | BadQuestion => wholeProof(question, given),
  gameTable: (question: string, given: Given): GameTable | NoProof | BadQuestion => gameTable(question, given),
  verify: (asked: { readonly question: string; readonly verdict: Verdict }, given: Given): Check =>
    verify(asked.question, asked.verdict, given),
  verifyCertificate: (json: unknown, given: Given): Check => verifyCertificate(json, given),
  verifyProof: (lines: readonly string[], given: Given): ProofCheck => verifyProof(lines, given),
} as const;

export type Calls = typeof CALLS;
export type CallName = keyof Calls;

export interface Request {
  readonly id: number;
  readonly call: CallName;
  readonly input: unknown;
  readonly options: object;
  /** A word of shared memory that becomes 1 when the call shall stop. */
  readonly flag?: Int32Array;
  /** The signal came before the call. */
  readonly stopped?: true;
  readonly wantsProgress?: true;
  /** Terms shall be sent as they are found, so that they are there when the thread is ended. */
  readonly wantsTerms?: true;
}

export type Reply = { readonly id: number } & (
  | { readonly answer: unknown }
  | { readonly failure: string }
  | { readonly progress: WorkDone }
  | { readonly terms: readonly Term[] }
);

export function signalOf({ flag, stopped }: Request): StopSignal | undefined {
  if (stopped === true) return { aborted: true };
  if (flag === undefined) return undefined;
  return {
    get aborted() {
      return Atomics.load(flag, 0) !== 0;
    },
  };
}

/** Terms between two looks at the clock, and milliseconds between two messages with terms. */
const TERMS_PER_LOOK = 64;
const BEAT = 40;

/** The terms that were not sent ahead. */
function allTerms(question: string, { sendTerms, ...given }: Given & SequenceRange): readonly Term[] | BadQuestion {
  const terms = sequence(question, given);
  if ('error' in terms) return terms;
  if (sendTerms === undefined) return [...terms];
  let list: Term[] = [];
  let sent = now();
  for (const term of terms) {
    list.push(term);
    const isDue = list.length % TERMS_PER_LOOK === 0 || list.length < TERMS_PER_LOOK;
    if (!isDue || now() - sent < BEAT) continue;
    sendTerms(list);
    [list, sent] = [[], now()];
  }
  return list;
}

function certificateOf(question: string, given: Given): Certificate | BadQuestion | undefined {
  const verdict = solve(question, given);
  return 'error' in verdict ? verdict : verdict.certificate?.();
}

function wholeProof(question: string, given: Given): WholeProof | NoProof | BadQuestion {
  const proof = prove(question, given);
  if (!('lines' in proof)) return proof;
  const lines: string[] = [];
  for (;;) {
    const next = proof.lines.next();
    if (next.done) {
      const { outcome } = proof;
      return { question, outcome, lines, ...(next.value !== undefined && { stopped: next.value }) };
    }
    lines.push(next.value);
  }
}

/** Theorems and rulesets in an explanation have code beside what they say. */
function withoutFunctions<T>(data: T): T {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(withoutFunctions) as T;
  const fields = Object.entries(data).filter(([, value]) => typeof value !== 'function');
  return Object.fromEntries(fields.map(([name, value]) => [name, withoutFunctions(value)])) as T;
}
