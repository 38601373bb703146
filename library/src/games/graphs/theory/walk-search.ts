/**
 * Geography where no theorem decides it, in misère play, along arcs and on graphs with odd cycles: all these are PSPACE-complete
 * [schaefer1978] [fraenkelScheinermanUllman1993] [renaultSchmidt2015]. Every state is looked at, in a table with a place for each
 * (`walk-table.ts`), which reaches further than search by the text of positions. Small boards are left to that.
 */

import type { Move } from '../../../core/ruleset.ts';
import { pass, type Theorem } from '../../../core/theorem.ts';
import { whyByMoves } from '../../../core/why.ts';
import { groupDigits } from '../../../core/words.ts';
import { deadline } from '../../nim-on-graphs/theory/solution.ts';
import type { Walk } from '../walk.ts';
import { fitsTable, type WalkGraph, WalkTable } from './walk-table.ts';

/** Things that are used up on boards that any search does. */
const FEW = 9;

/** The theorem for one of the two games: `moves` in the order of the steps of `toGraph`. */
export function walkSearch(
  id: string,
  game: string,
  toGraph: (walk: Walk) => WalkGraph,
  moves: (walk: Walk) => Iterable<Move<Walk>>,
): Theorem<Walk> {
  return {
    id: `${id}-table`,
    title: `${game} by a table of all states`,
    statement:
      'Where the piece is and what is used up make a state; a state is won exactly when a step leads to a lost one, and its value is the least that no step leads to.',
    sources: [{ key: 'impartial', where: 'games/graphs/theory/walk-table.ts' }],
    scope: 'position',
    examples:
      id === 'edge-geography' ? ['edge-geography K5 @1', 'edge-geography K5 @1 [misere]'] : ['vertex-geography G3x4 @1 [misere]'],
    answer(walk, { compound, play }, tools) {
      if (compound !== 'disjunctive') return pass('it is about disjunctive play');
      const graph = toGraph(walk);
      if (graph.things <= FEW) return pass('the board is small, and search by the rules does as well');
      if (!fitsTable(graph, tools.limits.megabytes)) return pass(`a table of all states has no room for ${graph.things} bits`);
      const table = new WalkTable(graph, play, tools.limits.positions * 20, deadline(tools));
      const value = table.value();
      return {
        scope: 'position',
        outcome: value === 0 ? 'P' : 'N',
        values: play === 'normal' ? { grundy: value } : {},
        *winningMoves() {
          if (value === 0) return;
          const free = (graph.steps[graph.start] ?? []).filter(({ bit }) => (graph.used & bit) === 0);
          let index = 0;
          for (const move of moves(walk)) {
            const step = free[index++];
            if (step !== undefined && table.value(graph.used | step.bit, step.to) === 0) yield move;
          }
        },
        method: 'search',
        text: `${groupDigits(table.states)} states were looked at: ${play === 'normal' ? `the value is ${value}` : value === 0 ? 'it is lost' : 'it is won'}`,
        why: whyByMoves(value === 0),
      };
    },
  };
}
