/**
 * `verify`: a verdict checked by play alone. It uses the rules and the definition of winning, and no theorem.
 *
 * A lost position is checked by looking at every option, a won one by looking at the listed moves: each must exist and lead to a
 * lost position. A check that passes the limits is reported as not done, never as passed.
 */
import type { CheckStep } from '../../core/certificate.ts';
import { claimsAmong } from '../../core/claims.ts';
import { LimitReached } from '../../core/limits.ts';
import type { Verdict } from '../../core/verdict.ts';
import { groupsOf } from '../moves/compound-position.ts';
import type { MoveOptions } from '../moves/each-move.ts';
import { type OpenQuestion, openQuestion } from '../moves/open.ts';
import { writePosition } from '../moves/write-position.ts';
import { refusalOf } from '../refusal.ts';
import { DefinitionSearch } from '../solve/by-definition.ts';
import { LoopFound } from '../solve/loop-found.ts';
import { Session } from '../solve/session.ts';
import type { SolveOptions } from '../solve/solve.ts';
import { allianceOf } from '../solve/verdict-of.ts';

export interface Check {
  /** True when every step holds and every claim of the answer is covered, or uncovered claims are allowed. */
  readonly ok: boolean;
  readonly steps: readonly CheckStep[];
  /** What the answer says and nothing that was checked decides: claims such as `values.length`, and commentary such as `because`. */
  readonly notCovered: readonly string[];
}

export function toCheck(steps: readonly CheckStep[], notCovered: readonly string[] = [], allowUncovered = false): Check {
  const isCovered = allowUncovered || claimsAmong(notCovered).length === 0;
  return { ok: isCovered && steps.length > 0 && steps.every(({ result }) => result === 'holds'), steps, notCovered };
}

export function verifyWith(question: string, verdict: Verdict, options: SolveOptions): Check {
  const refused = refusalOf(question, options);
  const opened = refused === undefined ? openQuestion(question, options.catalogue) : { ok: false as const, ...refused };
  if (opened.ok) return verifyOpened(opened.value, verdict, options);
  return toCheck([{ what: 'the question reads', result: 'fails', detail: opened.error.message }]);
}

export function verifyOpened(question: OpenQuestion, verdict: Verdict, options: MoveOptions): Check {
  const session = new Session(options);
  const steps: CheckStep[] = [];
  try {
    checkByPlay(question, verdict, session, steps);
  } catch (error) {
    if (!(error instanceof LimitReached || error instanceof LoopFound)) throw error;
    const { message: detail } = error;
    const limit = error instanceof LimitReached ? { limit: error.limit } : {};
    steps.push({ what: 'play by definition', result: 'not done', detail, ...limit });
  }
  return toCheck(steps);
}

function checkByPlay(question: OpenQuestion, verdict: Verdict, session: Session, steps: CheckStep[]): void {
  const { games, setting } = question;
  const search = new DefinitionSearch(setting, session);
  const groups = groupsOf({ games, setting });
  const outcome = search.outcome(groups);
  steps.push({
    what: `the outcome is ${verdict.outcome}`,
    result: outcome === verdict.outcome ? 'holds' : 'fails',
    detail: `play by definition gives ${outcome}, ${session.positions} positions`,
  });
  const { alliance } = allianceOf(question, outcome);
  if (alliance !== undefined) {
    const result = alliance === verdict.alliance ? 'holds' : 'fails';
    steps.push({ what: `the winning alliance is ${verdict.alliance}`, result, detail: `play by definition gives ${alliance}` });
  }
  const options = new Map<string, string>();
  for (const move of search.moves(groups)) {
    const components = move.to();
    const to = writePosition(components, setting);
    if (to !== undefined && !options.has(to)) options.set(to, search.outcomeOfOption(groups, search.toGroups(components)));
  }
  for (const { move, to } of verdict.winningMoves) {
    if (to === undefined) continue;
    const found = options.get(to);
    steps.push({
      what: `the move ${move} wins`,
      result: found === 'P' ? 'holds' : 'fails',
      detail: found === undefined ? 'no move leads there' : `it ${found === 'P' ? 'wins' : 'does not win'} by definition`,
    });
  }
  if (verdict.winningMovesComplete) {
    const wins = [...options.values()].filter((each) => each === 'P').length;
    const complete = wins === verdict.winningMoves.length;
    steps.push({
      what: 'the list of winning moves is whole',
      result: complete ? 'holds' : 'fails',
      detail: `${wins} by definition`,
    });
  }
}
