/**
 * Games on vertex subsets, handed to the bit-set search with a theory in its form on small integers, which are then its values.
 *
 * One solver is kept for each component asked about, so that all its first moves share one memo. Components with the same key have
 * the same value, but their vertices may come in another order: their moves are looked up only in a solver with the same moves.
 */
import { grundyTheory } from '../../compounds/grundy.ts';
import type { Theory } from '../../compounds/theory.ts';
import type { Game } from '../../core/game.ts';
import type { SetSearch } from '../../core/kernels.ts';
import type { Bounds } from '../../core/limits.ts';
import type { SubsetGame, SubsetTheory } from '../../core/subset-game.ts';
import { boardGameOf, graphGameOf, SetSolver } from '../../numeric/set-solver.ts';
import { type SubsetSolver, subsetSolver } from '../../numeric/subset-values.ts';
import { FastMemory } from './search-memory.ts';
import type { Session } from './session.ts';

interface Solver {
  readonly key: string;
  readonly game: SubsetGame;
  readonly solver: SubsetSolver;
}

/** Solvers that are kept: a question has few components that are not answered by theorems. */
const MOST_SOLVERS = 16;

export class SubsetValues<V> {
  private readonly theory: Theory<V>;
  private readonly session: Session;
  private readonly solvers: Solver[] = [];
  private subsetTheory: SubsetTheory | undefined;
  private readonly memory: FastMemory;
  /** Those whose limits are of this question. */
  private readonly renewed = new Set<SubsetSolver>();

  constructor(theory: Theory<V>, session: Session) {
    this.theory = theory;
    this.session = session;
    this.memory = session.memory?.fastFor(theory.setting) ?? new FastMemory();
  }

  value(game: Game): V | undefined {
    const solver = this.solvers.find(({ key }) => key === game.key) ?? this.solverFor(game);
    if (solver === undefined) return undefined;
    const before = solver.solver.positions;
    const value = solver.solver.value(solver.game.start);
    this.session.positions += solver.solver.positions - before;
    return value as V;
  }

  /** The values of the game's moves by their place in `moves()`; undefined where it is no game on subsets. */
  optionValues(game: Game): ((index: number) => V) | undefined {
    const solver = this.solverFor(game);
    return solver && ((index) => solver.solver.value(leftBy(solver.game, index)) as V);
  }

  /** Whether a move leaves a value, by its place; undefined where that is not known without the value itself. */
  optionIs(game: Game): ((index: number, value: V) => boolean) | undefined {
    const solver = this.solverFor(game);
    const isValue = solver?.solver.isValue?.bind(solver.solver);
    if (solver === undefined || isValue === undefined) return undefined;
    return (index, value) => isValue(leftBy(solver.game, index), value as number);
  }

  /** A solver in which the moves of this very game have their places. */
  private solverFor(game: Game): Solver | undefined {
    if (this.theory.toSubsets === undefined) return undefined;
    const { key } = game;
    const subsetGame = game.subsetGame();
    if (subsetGame === undefined) return undefined;
    const known = this.solvers.find((solver) => solver.key === key && haveSameMoves(solver.game, subsetGame));
    if (known !== undefined) return known;
    const solver = { key, game: subsetGame, solver: this.newSolver(game, subsetGame, this.theory.toSubsets) };
    if (this.solvers.length >= MOST_SOLVERS) this.solvers.shift();
    this.solvers.push(solver);
    return solver;
  }

  /** Positions on one board have one solver, those on graphs have their shapes in common. */
  private newSolver(game: Game, subsetGame: SubsetGame, toSubsets: () => SubsetTheory): SubsetSolver {
    const { board, followsGraph = false } = subsetGame;
    const limits = this.session.remaining();
    const known = board === undefined ? undefined : this.memory.boards.get(board);
    if (known !== undefined) {
      if (!this.renewed.has(known)) known.renew(limits);
      this.renewed.add(known);
      return known;
    }
    this.subsetTheory ??= toSubsets();
    const book = followsGraph ? this.memory.bookOf(game) : undefined;
    const search = this.searchFor(subsetGame, limits);
    const solver = search === undefined ? subsetSolver(subsetGame, this.subsetTheory, limits, book) : new SetSolver(search);
    if (board !== undefined) this.memory.boards.set(board, solver);
    else if (search !== undefined) this.session.memory?.passBy();
    this.renewed.add(solver);
    return solver;
  }

  /** Grundy values have a search that asks whether a set has a value, which is seldom to ask which one it has. */
  private searchFor(subsetGame: SubsetGame, limits: Bounds): SetSearch | undefined {
    if (this.theory.id !== grundyTheory.id) return undefined;
    const { boardSearch, graphSearch } = this.session.tools.kernels;
    const board = boardGameOf(subsetGame);
    if (board !== undefined) return boardSearch(board, limits);
    const graph = graphGameOf(subsetGame);
    return graph && graphSearch(graph, limits);
  }
}

/** What the move at a place leaves of the start. */
function leftBy({ start, moves }: SubsetGame, index: number): Uint32Array {
  const takes = moves[index]?.takes;
  if (takes === undefined) throw new Error('a game on subsets lists its moves in the order of the ruleset');
  return start.map((word, place) => word & ~(takes[place] ?? 0));
}

function haveSameMoves(a: SubsetGame, b: SubsetGame): boolean {
  if (a.order !== b.order || a.moves.length !== b.moves.length) return false;
  return a.moves.every(({ takes }, index) => {
    const others = b.moves[index]?.takes;
    return takes.every((word, place) => word === others?.[place]);
  });
}
