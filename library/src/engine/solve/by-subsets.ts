/**
 * Disjunctive misère play on the vertex subsets of one graph: outcomes by the definition, on bit sets. Boards have a search of their own.
 *
 * Without a theory the whole set has to be searched. On paths and other graphs that fall into few kinds of components the
 * search over multisets of components sees fewer positions, so `by-search.ts` tries that first with a small allowance.
 */
import type { Game } from '../../core/game.ts';
import type { Play } from '../../core/outcome.ts';
import type { SubsetGame } from '../../core/subset-game.ts';
import type { PassedOver } from '../../core/verdict.ts';
import { boardGameOf } from '../../numeric/set-solver.ts';
import { SubsetReferee } from '../../numeric/subset-outcome.ts';
import type { CompoundMove } from '../moves/compound-moves.ts';
import type { OpenQuestion } from '../moves/open.ts';
import type { Found } from './found.ts';
import type { Session } from './session.ts';
import { listWinning, searchVerdict } from './verdict-of.ts';

/** In a part of the time that is left. Throws `LimitReached`. Undefined where the question is not one graph under the disjunctive rule. */
export function bySubsets(
  question: OpenQuestion,
  session: Session,
  most: number,
  passedOver: readonly PassedOver[],
  part = 1,
): Found | undefined {
  const [game, ...others] = question.games;
  const { compound, play } = question.setting;
  const subsets = others.length === 0 && compound === 'disjunctive' ? game.subsetGame() : undefined;
  if (subsets === undefined) return undefined;
  session.memory?.passBy();
  const referee = refereeOf(subsets, play, session, part);
  const outcome = referee.outcome(subsets.start);
  const wins = (index: number) => {
    const takes = subsets.moves[index]?.takes;
    if (takes === undefined) throw new Error('a game on subsets lists its moves in the order of the ruleset');
    return referee.outcome(subsets.start.map((word, place) => word & ~(takes[place] ?? 0))) === 'P';
  };
  const moves =
    outcome === 'N' ? listWinning(question, winningMoves(game, wins), most) : { winningMoves: [], winningMovesComplete: true };
  return searchVerdict(question, outcome, {}, moves, referee.positions, passedOver);
}

function* winningMoves(game: Game, wins: (index: number) => boolean): Generator<CompoundMove, boolean> {
  let index = 0;
  for (const { label, to } of game.moves()) if (wins(index++)) yield { label, times: 1n, to: () => to.components() };
  return true;
}

/** Who wins sets of one game, and how many were stored to find out. */
type Referee = Pick<SubsetReferee, 'outcome' | 'positions'>;

function refereeOf(subsets: SubsetGame, play: Play, session: Session, part: number): Referee {
  const remaining = session.remaining();
  const limits = { ...remaining, milliseconds: part * remaining.milliseconds };
  const game = play === 'misere' ? boardGameOf(subsets) : undefined;
  const search = game && session.tools.kernels.boardSearch(game, limits);
  if (search === undefined) return new SubsetReferee(subsets, play, limits);
  return {
    outcome: ([low = 0, high = 0]) => (search.isWonMisere(low, high) ? 'N' : 'P'),
    get positions() {
      return search.positions;
    },
  };
}
