/**
 * Play by definition over the whole position: the referee, and the last resort.
 *
 * Where a theory gives values, the value of the whole is found from all options, without splitting into components.
 */
import { theoryOf } from '../compounds/theories.ts';
import type { PassedOver, Values, Verdict } from '../core/verdict.ts';
import { type Decided, DefinitionSearch } from './by-definition.ts';
import type { CompoundMove } from './compound-moves.ts';
import { type Group, toGroups } from './compound-position.ts';
import type { OpenQuestion } from './open.ts';
import { LoopFound, type Session } from './session.ts';
import { listWinning, winnerOf } from './verdict-of.ts';

export function bySearch(
  question: OpenQuestion,
  session: Session,
  most: number,
  passedOver: readonly PassedOver[],
  wantsValues: boolean,
): Verdict {
  const search = new DefinitionSearch(question.setting, session);
  const groups = toGroups(
    question.games.flatMap((game) => game.components()),
    question.setting,
  );
  const values = wantsValues ? valuesByDefinition(search, groups) : {};
  const outcome = search.outcome(groups);
  return {
    question: question.line,
    outcome,
    ...winnerOf(outcome),
    values,
    ...(outcome === 'N' && most > 0
      ? listWinning(question, winningByDefinition(search, groups), most)
      : { winningMoves: [], winningMovesComplete: outcome !== 'N' }),
    method: 'search',
    because: [
      {
        theorem: 'by-definition',
        source: 'conway1976',
        text: `every option was examined by the rules of ${describe(question)}: ${session.positions} positions`,
      },
    ],
    passedOver,
    certificate: { kind: 'search', positions: session.positions, outcome },
  };
}

function describe({ setting }: OpenQuestion): string {
  return `the ${setting.compound} compound under ${setting.play === 'misere' ? 'misère' : 'normal'} play`;
}

function valuesByDefinition(search: DefinitionSearch, groups: readonly Group[]): Values {
  const theory = theoryOf(search.setting);
  if (theory === undefined) return {};
  try {
    return theory.values(search.value(groups, theory));
  } catch (error) {
    if (error instanceof LoopFound) return {};
    throw error;
  }
}

function* winningByDefinition(search: DefinitionSearch, groups: readonly Group[]): Generator<CompoundMove, boolean> {
  const lost: Decided = 'P';
  for (const move of search.moves(groups)) {
    if (search.outcome(search.toGroups(move.to())) === lost) yield move;
  }
  return true;
}
