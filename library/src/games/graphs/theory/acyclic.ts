/**
 * Geography whose piece can come to no vertex twice: along the arcs that are left, what a walk uses up is never met again, so that the
 * vertex of the piece alone counts. Its value is the least that no vertex has to which such an arc leads; in misère play a vertex that
 * none leaves is won, any other exactly when one leads to a lost vertex. Vertices are valued from the ends of the arcs back, once each.
 *
 * Every finite impartial game is such a digraph: the piece stands on the position, and arcs lead to its options.
 */

import { mex } from '../../../core/nimber.ts';
import type { Play } from '../../../core/outcome.ts';
import { excerpt } from '../../../core/result.ts';
import type { Move } from '../../../core/ruleset.ts';
import { pass, type Theorem } from '../../../core/theorem.ts';
import { whyByMoves } from '../../../core/why.ts';
import { nameAt, type Walk } from '../walk.ts';
import type { WalkGraph } from './walk-table.ts';

/** For each place its Grundy value, or 1 and 0 for won and lost in misère play; undefined where steps lead round in a cycle. */
function acyclicValues({ steps, start }: WalkGraph, play: Play): Int32Array | undefined {
  const order = placesInOrder({ steps, start });
  if (order === undefined) return undefined;
  const values = new Int32Array(steps.length);
  for (const place of order.reverse()) {
    const met = (steps[place] ?? []).map(({ to }) => values[to] as number);
    values[place] = play === 'normal' ? mex(met) : Number(met.length === 0 || met.includes(0));
  }
  return values;
}

/** All places, which can be reached from the start, in an order in which every step leads forward; undefined where there is none. */
function placesInOrder({ steps, start }: Pick<WalkGraph, 'steps' | 'start'>): number[] | undefined {
  const waiting = new Int32Array(steps.length);
  for (const { to } of steps.flat()) waiting[to] = (waiting[to] as number) + 1;
  const order = waiting[start] === 0 ? [start] : [];
  for (const place of order)
    for (const { to } of steps[place] ?? []) {
      waiting[to] = (waiting[to] as number) - 1;
      if (waiting[to] === 0) order.push(to);
    }
  return order.length === steps.length ? order : undefined;
}

/** The theorem for one of the two games: `moves` in the order of the steps of `toGraph`. */
export function acyclicTheorem(
  id: string,
  game: string,
  toGraph: (walk: Walk) => WalkGraph,
  moves: (walk: Walk) => Iterable<Move<Walk>>,
): Theorem<Walk> {
  return {
    id: `${id}-acyclic`,
    title: `${game} without cycles`,
    statement:
      'On a digraph where the arcs that the piece can still walk form no cycle, only its vertex counts: it has the least value that no vertex has to which such an arc leads from it; in misère play a vertex without such arcs is won, and any other exactly when one leads to a lost vertex.',
    sources: [{ key: 'impartial', where: 'games/graphs/theory/acyclic.ts' }],
    scope: 'position',
    examples: [`${id} boolean-lattice 4 @15`, `${id} divisors 60 @60 [misere]`, `${id} chain 9 @9`],
    answer(walk, { compound, play }) {
      if (compound !== 'disjunctive') return pass('it is about disjunctive play');
      if (!walk.board.isDirected) return pass('it is about digraphs');
      const graph = toGraph(walk);
      const values = acyclicValues(graph, play);
      if (values === undefined) return pass('there is a cycle of arcs');
      const value = values[graph.start] as number;
      const steps = graph.steps[graph.start] ?? [];
      const here = excerpt(nameAt(walk.board, walk.piece));
      return {
        scope: 'position',
        outcome: value === 0 ? 'P' : 'N',
        values: play === 'normal' ? { grundy: value } : {},
        *winningMoves() {
          if (value === 0) return;
          let index = 0;
          for (const move of moves(walk)) if (values[steps[index++]?.to as number] === 0) yield move;
        },
        text:
          play === 'normal'
            ? `counted from the ends of the arcs back, ${here} has the value ${value}`
            : `counted from the ends of the arcs back, ${here} is ${value === 0 ? 'lost' : 'won'} in misère play`,
        why:
          steps.length === 0
            ? `the piece cannot move, and the player who cannot move ${play === 'normal' ? 'loses' : 'wins'}`
            : `the arcs that are left never lead the piece back to a vertex, so only where it is counts; ${whyByMoves(value === 0)}`,
      };
    },
  };
}
