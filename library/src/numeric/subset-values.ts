/**
 * Values of the vertex subsets of one fixed graph under any additive theory.
 *
 * The value of a set is joined out of the values of its connected components; the value of a component comes from the values
 * of its moves. Only components are remembered. In Node-Kayles these are the K-sets of [bodlaenderKratschTimmer2015].
 * Up to 64 vertices a set is two numbers and the search recurses (`subset-values-pair.ts`); beyond, sets are rows
 * of words and the stack is explicit (`subset-values-wide.ts`), since a graph may be deeper than the machine's stack.
 */
import type { Bounds } from '../core/limits.ts';
import type { SubsetGame, SubsetTheory } from '../core/subset-game.ts';
import type { ShapeBook } from './subset-shapes.ts';
import { PairSolver } from './subset-values-pair.ts';
import { WideSolver } from './subset-values-wide.ts';

/** Answers for many sets of one game with one memo. */
export interface SubsetSolver {
  /** The value of a set of `words` words. Throws `LimitReached`. */
  value(set: Uint32Array): number;
  /** Whether it has this value, where that is quicker to say than which one it has. Throws `LimitReached`. */
  isValue?(set: Uint32Array, value: number): boolean;
  /** For the next question: its limits begin now. */
  renew(limits: Bounds): void;
  /** Number of components stored so far. */
  readonly positions: number;
}

const PAIR_ORDER = 64;

/** A book may be shared by games that have the same value wherever they have the same shape. */
export function subsetSolver(game: SubsetGame, theory: SubsetTheory, limits: Bounds, book?: ShapeBook): SubsetSolver {
  return game.order <= PAIR_ORDER ? new PairSolver(game, theory, limits, book) : new WideSolver(game, theory, limits, book);
}

/** The value of the game's start. Throws `LimitReached`. */
export function subsetValue(game: SubsetGame, theory: SubsetTheory, limits: Bounds): { value: number; positions: number } {
  const solver = subsetSolver(game, theory, limits);
  const value = solver.value(game.start);
  return { value, positions: solver.positions };
}
