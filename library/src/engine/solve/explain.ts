/**
 * `explain`: the verdict told at length, with the rule, the statements of the theorems used, and a line of play.
 */
import { theories } from '../../compounds/theories.ts';
import type { Entry } from '../../core/entry.ts';
import type { Setting } from '../../core/setting.ts';
import type { TheoremFacts } from '../../core/theorem.ts';
import type { BadQuestion, Verdict } from '../../core/verdict.ts';
import { eachMoveWith, type PlayedMove } from '../moves/each-move.ts';
import type { OpenQuestion } from '../moves/open.ts';
import { mirrorTheorem } from './by-mirror.ts';
import { type SolveOptions, solveOpened, solveWith } from './solve.ts';

export interface Explanation {
  readonly verdict: Verdict;
  readonly setting: Setting;
  /** The rulesets of the question. */
  readonly rulesets: readonly Entry['facts'][];
  /** The theorems that the verdict rests on, in full. */
  readonly used: readonly TheoremFacts[];
  /** A line of play: winning moves by the winner, the first legal move by the loser. */
  readonly line: readonly LineMove[];
}

export interface LineMove extends PlayedMove {
  /** Whether the move wins for the side that makes it. */
  readonly wins: boolean;
}

/** Moves of the line: one more than are shown, so that the reader sees whether the play goes on. */
const LONGEST_LINE = 13;

export function explainOpened(question: OpenQuestion, options: SolveOptions): Explanation | BadQuestion {
  const verdict = solveOpened(question, { ...options, marks: true });
  if ('error' in verdict) return verdict;
  const rulesets = [...new Set(question.games.map(({ ruleset }) => ruleset))];
  const entries = rulesets.flatMap((id) => options.catalogue.find(id) ?? []);
  const known = [...entries.flatMap(({ theorems }) => theorems), ...theories, mirrorTheorem];
  const used = verdict.because.flatMap(({ theorem }) => known.find(({ id }) => id === theorem) ?? []);
  return {
    verdict,
    setting: question.setting,
    rulesets: entries.map(({ facts }) => facts),
    used,
    line: playOn(verdict, options),
  };
}

function playOn(start: Verdict, options: SolveOptions): readonly LineMove[] {
  const line: LineMove[] = [];
  let verdict: Verdict | BadQuestion = start;
  while (line.length < LONGEST_LINE && !('error' in verdict)) {
    const next: PlayedMove | undefined = nextMove(verdict, options);
    if (next === undefined) break;
    line.push({ ...next, wins: verdict.outcome === 'N' });
    verdict = solveWith(next.to, { ...options, moves: 1, evidence: false });
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
  return first.done ? undefined : first.value;
}
