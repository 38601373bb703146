/**
 * `explain`: the verdict told at length, with the rule, the statements of the theorems used, and a line of play.
 */
import { theories } from '../../compounds/theories.ts';
import type { Certificate } from '../../core/certificate.ts';
import type { Entry } from '../../core/entry.ts';
import { DEFAULT_LIMITS } from '../../core/limits.ts';
import type { Setting } from '../../core/setting.ts';
import type { TheoremFacts } from '../../core/theorem.ts';
import { Timer } from '../../core/timer.ts';
import type { BadQuestion, Verdict } from '../../core/verdict.ts';
import { eachMoveWith, type PlayedMove } from '../moves/each-move.ts';
import type { OpenQuestion } from '../moves/open.ts';
import { sentenceOf } from '../sentence.ts';
import { mirrorTheorem } from './by-mirror.ts';
import { type SolveOptions, solveOpened, solveWith } from './solve.ts';

export interface Explanation {
  readonly verdict: Verdict;
  readonly setting: Setting;
  /** What is on the board, what a move is and who wins, in short sentences. */
  readonly sentence: string;
  /** The rulesets of the question. */
  readonly rulesets: readonly Entry['facts'][];
  /** The theorems that the verdict rests on, in full. */
  readonly used: readonly TheoremFacts[];
  /** A line of play: winning moves by the winner, the first legal move by the loser. */
  readonly line: readonly LineMove[];
  readonly certificate?: Certificate;
}

export interface LineMove extends PlayedMove {
  /** Whether the move wins for the side that makes it. */
  readonly wins: boolean;
  /** The alliance that makes it, if alliances play. */
  readonly alliance?: number;
}

/** Moves of the line: one more than are shown, so that the reader sees whether the play continues. */
const LONGEST_LINE = 13;

export function explainOpened(question: OpenQuestion, options: SolveOptions): Explanation | BadQuestion {
  const timer = new Timer(options.limits?.milliseconds ?? DEFAULT_LIMITS.milliseconds);
  const verdict = solveOpened(question, { ...options, marks: true });
  if ('error' in verdict) return verdict;
  const rulesets = [...new Set(question.games.map(({ ruleset }) => ruleset))];
  const entries = rulesets.flatMap((id) => options.catalogue.find(id) ?? []);
  const known = [...entries.flatMap(({ theorems }) => theorems), ...theories, mirrorTheorem];
  const used = verdict.because.flatMap(({ theorem }) => known.find(({ id }) => id === theorem) ?? []);
  const line = playOn(verdict, options, timer);
  const certificate = verdict.certificate?.();
  return {
    verdict,
    setting: question.setting,
    sentence: sentenceOf(question, options.catalogue),
    rulesets: entries.map(({ facts }) => facts),
    used,
    line,
    ...(certificate !== undefined && { certificate }),
  };
}

/** The line shares the time of the question, and is cut short with it. */
function playOn(start: Verdict, options: SolveOptions, timer: Timer): readonly LineMove[] {
  const line: LineMove[] = [];
  let verdict: Verdict | BadQuestion = start;
  while (line.length < LONGEST_LINE && !('error' in verdict) && timer.left > 0) {
    const next: PlayedMove | undefined = nextMove(verdict, options);
    if (next === undefined) break;
    const wins = verdict.outcome === 'N';
    const { alliance } = verdict;
    line.push({ ...next, wins, ...(alliance !== undefined && { alliance: wins ? alliance : 3 - alliance }) });
    const limits = { ...options.limits, milliseconds: timer.left };
    verdict = solveWith(next.to, { ...options, limits, moves: 1 });
  }
  return line;
}

function nextMove(verdict: Verdict, options: SolveOptions): PlayedMove | undefined {
  if (verdict.outcome !== 'N' && verdict.outcome !== 'P') return undefined;
  const chosen = verdict.winningMoves[0] ?? verdict.delayingMove;
  if (chosen?.to !== undefined) return { move: chosen.move, to: chosen.to };
  if (verdict.outcome === 'N') return undefined;
  const each = eachMoveWith(verdict.question, options);
  if ('error' in each) return undefined;
  const first = each.next();
  return first.done ? undefined : { move: first.value.move, to: first.value.to };
}
