/**
 * Play by definition over the whole position: the referee, and the last resort.
 *
 * Where a theory gives values and values are wanted, the value of the whole is found from all options, without splitting.
 */
import { theoryOf } from '../../compounds/theories.ts';
import { LimitReached } from '../../core/limits.ts';
import type { PassedOver, Values, Verdict } from '../../core/verdict.ts';
import type { CompoundMove } from '../moves/compound-moves.ts';
import { type Group, groupsOf } from '../moves/compound-position.ts';
import type { OpenQuestion } from '../moves/open.ts';
import { DefinitionSearch } from './by-definition.ts';
import { bySubsets } from './by-subsets.ts';
import { evidenceOf } from './evidence.ts';
import { LoopFound } from './loop-found.ts';
import type { Session } from './session.ts';
import { sidesOf } from './sides.ts';
import { listWinning, searchVerdict } from './verdict-of.ts';

/** Positions that the search over components may store before bit sets are tried. */
const FIRST_TRY = 50_000;

export function bySearch(
  question: OpenQuestion,
  session: Session,
  most: number,
  passedOver: readonly PassedOver[],
  wantsValues: boolean,
): Verdict {
  const hasSubsets = !wantsValues && question.games.length === 1 && question.games[0].subsetGame() !== undefined;
  if (hasSubsets && session.limits.positions > FIRST_TRY) {
    try {
      return overComponents(question, session.allowance(FIRST_TRY), most, passedOver, wantsValues);
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
    }
    try {
      const verdict = bySubsets(question, session, most, passedOver);
      if (verdict !== undefined) return verdict;
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
    }
  }
  return overComponents(question, session, most, passedOver, wantsValues);
}

function overComponents(
  question: OpenQuestion,
  session: Session,
  most: number,
  passedOver: readonly PassedOver[],
  wantsValues: boolean,
): Verdict {
  const search = new DefinitionSearch(question.setting, session);
  const groups = groupsOf(question);
  const values = wantsValues ? valuesByDefinition(search, groups) : {};
  const outcome = search.outcome(groups);
  const moves =
    outcome === 'N'
      ? listWinning(question, winningByDefinition(search, groups), most)
      : { winningMoves: [], winningMovesComplete: true };
  const { positions } = session;
  return searchVerdict(question, outcome, values, moves, positions, passedOver, evidenceOf(question, outcome, session));
}

function valuesByDefinition(search: DefinitionSearch, groups: readonly Group[]): Values {
  const theory = theoryOf(search.setting);
  if (theory === undefined || sidesOf(groups) !== undefined) return {};
  try {
    return theory.values(search.value(groups, theory));
  } catch (error) {
    if (error instanceof LoopFound) return {};
    throw error;
  }
}

function* winningByDefinition(search: DefinitionSearch, groups: readonly Group[]): Generator<CompoundMove, boolean> {
  for (const move of search.moves(groups)) {
    if (search.outcomeOfOption(groups, search.toGroups(move.to())) === 'P') yield move;
  }
  return true;
}
