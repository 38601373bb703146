/**
 * Geography on digraphs without cycles: nothing is ever met again, so that what is used up makes no difference, and the vertex of the
 * piece alone counts. Its value is the least that no vertex has to which an arc leads; in misère play a vertex without arcs is won,
 * any other exactly when an arc leads to a lost one. Vertices are valued from the ends of the arcs back, once each.
 *
 * Every finite impartial game is such a digraph: the piece stands on the position, and arcs lead to its options.
 */

import type { Play } from '../../../core/outcome.ts';
import { excerpt } from '../../../core/result.ts';
import type { Move } from '../../../core/ruleset.ts';
import { pass, type Theorem } from '../../../core/theorem.ts';
import { whyByMoves } from '../../../core/why.ts';
import { topologicalOrder } from '../../../structures/digraph.ts';
import { nameAt, targetsOf, type Walk, type WalkBoard } from '../walk.ts';

/** For each vertex its Grundy value, or 1 and 0 for won and lost in misère play; undefined where there is a cycle. */
export function acyclicValues(board: WalkBoard, play: Play): Int32Array | undefined {
  const order = topologicalOrder(board.graph);
  if (order === undefined) return undefined;
  const values = new Int32Array(board.graph.order);
  for (let place = order.length - 1; place >= 0; place--) {
    const vertex = order[place] as number;
    const met = new Set(Array.from(targetsOf(board, vertex), (target) => values[target] as number));
    if (play === 'misere') values[vertex] = Number(met.size === 0 || met.has(0));
    else {
      let value = 0;
      while (met.has(value)) value++;
      values[vertex] = value;
    }
  }
  return values;
}

/** The theorem for one of the two games: `move` makes a move of the piece to a vertex. */
export function acyclicTheorem(id: string, game: string, move: (walk: Walk, target: number) => Move<Walk>): Theorem<Walk> {
  return {
    id: `${id}-acyclic`,
    title: `${game} without cycles`,
    statement:
      'On a digraph without cycles what is used up makes no difference: a vertex has the least value that no vertex has to which an arc leads from it; in misère play a vertex without arcs is won, and any other exactly when an arc leads to a lost one.',
    sources: [{ key: 'impartial', where: 'games/graphs/theory/acyclic.ts' }],
    scope: 'position',
    examples: [`${id} boolean-lattice 4 @15`, `${id} divisors 60 @60 [misere]`, `${id} chain 9 @9`],
    answer(walk, { compound, play }) {
      if (compound !== 'disjunctive') return pass('it is about disjunctive play');
      const { board, piece } = walk;
      if (!board.isDirected) return pass('it is about digraphs');
      const values = acyclicValues(board, play);
      if (values === undefined) return pass('there is a cycle of arcs');
      const value = values[piece] as number;
      const here = excerpt(nameAt(board, piece));
      return {
        scope: 'position',
        outcome: value === 0 ? 'P' : 'N',
        values: play === 'normal' ? { grundy: value } : {},
        *winningMoves() {
          if (value > 0) for (const target of targetsOf(board, piece)) if (values[target] === 0) yield move(walk, target);
        },
        text:
          play === 'normal'
            ? `counted from the ends of the arcs back, ${here} has the value ${value}`
            : `counted from the ends of the arcs back, ${here} is ${value === 0 ? 'lost' : 'won'} in misère play`,
        why:
          targetsOf(board, piece).length === 0
            ? `the piece cannot move, and the player who cannot move ${play === 'normal' ? 'loses' : 'wins'}`
            : `the arcs go round in no circle, so that it does not matter where the piece has been; ${whyByMoves(value === 0)}`,
      };
    },
  };
}
