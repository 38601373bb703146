/**
 * Play by definition over the whole position: the referee, and the last resort.
 *
 * Where a theory gives values and values are wanted, the value of the whole is found from all options, without splitting.
 */
import { theoryOf } from '../../compounds/theories.ts';
import { LimitReached } from '../../core/limits.ts';
import type { PassedOver, Values } from '../../core/verdict.ts';
import { boardGameOf } from '../../numeric/set-solver.ts';
import type { CompoundMove } from '../moves/compound-moves.ts';
import { type Group, groupsOf } from '../moves/compound-position.ts';
import type { OpenQuestion } from '../moves/open.ts';
import { byCode } from './by-code.ts';
import { DefinitionSearch } from './by-definition.ts';
import { byQuotient } from './by-quotient.ts';
import { bySubsets } from './by-subsets.ts';
import type { Found } from './found.ts';
import { LoopFound } from './loop-found.ts';
import type { Session } from './session.ts';
import { sidesOf } from './sides.ts';
import { listWinning, searchVerdict } from './verdict-of.ts';

/** Positions that the search over components may store before a quotient is tried, and before bit sets are. */
const BEFORE_QUOTIENT = 2_000;
const BEFORE_SUBSETS = 50_000;
/** On boards bit sets are tried first, with this part of the time. */
const PART_ON_BOARD = 0.5;

export function bySearch(
  question: OpenQuestion,
  session: Session,
  most: number,
  passedOver: PassedOver[],
  wantsValues: boolean,
): Found {
  const whole = (own: Session) => overComponents(question, own, most, passedOver, wantsValues);
  const hasQuotient = !wantsValues && isMisereSum(question);
  const subsets = wantsValues || question.games.length > 1 ? undefined : question.games[0].subsetGame();
  const hasSubsets = subsets !== undefined;
  const onBoard = hasQuotient && hasSubsets && boardGameOf(subsets) !== undefined;
  return (
    (hasQuotient ? briefly(BEFORE_QUOTIENT, session, whole) : undefined) ??
    (onBoard ? withinLimits(() => bySubsets(question, session, most, passedOver, PART_ON_BOARD)) : undefined) ??
    (hasQuotient ? byQuotients(question, session, most, passedOver) : undefined) ??
    (hasSubsets ? briefly(BEFORE_SUBSETS, session, whole) : undefined) ??
    (hasSubsets ? withinLimits(() => bySubsets(question, session, most, passedOver)) : undefined) ??
    whole(session)
  );
}

/** By the quotient of one code, of all components, or of one code beside others: the first two have certificates. */
function byQuotients(question: OpenQuestion, session: Session, most: number, passedOver: PassedOver[]): Found | undefined {
  return (
    byCode(question, session, most, passedOver, 'only') ??
    byQuotient(question, session, most, passedOver) ??
    byCode(question, session, most, passedOver, 'others')
  );
}

/** What a search finds that may store so many positions only; undefined where that is not enough, or no less than it may anyway. */
function briefly(positions: number, session: Session, search: (own: Session) => Found): Found | undefined {
  if (session.limits.positions <= positions) return undefined;
  return withinLimits(() => search(session.allowance(positions)));
}

function withinLimits(find: () => Found | undefined): Found | undefined {
  try {
    return find();
  } catch (error) {
    if (!(error instanceof LimitReached) || error.limit.name === 'stopped') throw error;
    return undefined;
  }
}

/** Whether misère quotients speak of it: moves in one component at a time, two players who alternate. */
function isMisereSum({ games, setting }: OpenQuestion): boolean {
  return setting.compound === 'disjunctive' && setting.play === 'misere' && games.every((game) => game.sides() === undefined);
}

function overComponents(
  question: OpenQuestion,
  session: Session,
  most: number,
  passedOver: readonly PassedOver[],
  wantsValues: boolean,
): Found {
  const search = new DefinitionSearch(question.setting, session);
  const groups = groupsOf(question);
  const values = wantsValues ? valuesByDefinition(search, groups) : {};
  const outcome = search.outcome(groups);
  const moves =
    outcome === 'N'
      ? listWinning(question, winningByDefinition(search, groups), most)
      : { winningMoves: [], winningMovesComplete: true };
  return searchVerdict(question, outcome, values, moves, session.positions, passedOver);
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
