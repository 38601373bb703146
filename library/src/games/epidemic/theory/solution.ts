/**
 * Solutions of Dancing Mania put together: who wins, the moves that win, the lengths.
 *
 * Who wins after a move mostly depends on its kind alone (does it leave heavy labels, an odd or an even number of ones), so that
 * a label none of whose kinds of moves wins is passed over, and huge families of target sets are never listed in vain.
 */
import type { Certificate } from '../../../core/certificate.ts';
import type { Marks } from '../../../core/marks.ts';
import type { Play } from '../../../core/outcome.ts';
import type { Move } from '../../../core/ruleset.ts';
import type { PositionSolution, Tools } from '../../../core/theorem.ts';
import { type DancingPosition, spreadLabel } from '../position.ts';
import { eachTargetSet } from '../target-sets.ts';
import { analyse } from './analysis.ts';
import { dancingLengths } from './lengths.ts';
import { HEAVY, kindOfMove, LIGHT_EVEN, LIGHT_ODD, TOUCHES_HEAVY } from './loops/camps.ts';

interface Found {
  readonly won: boolean;
  /** Asked for only where the position is won; returns false where there may be others. */
  winningMoves(): Iterable<Move<DancingPosition>, unknown>;
  readonly text: string;
  readonly why: string;
  certificate?(): Certificate | undefined;
  readonly method?: 'search' | undefined;
  marks?(): Marks | undefined;
}

export function dancingSolution(
  position: DancingPosition,
  found: Found,
  play: Play,
  tools: Tools,
): PositionSolution<DancingPosition> {
  const { won, winningMoves, text, why, certificate, method, marks } = found;
  return {
    scope: 'position',
    outcome: won ? 'N' : 'P',
    values: tools.wantsLength ? dancingLengths(position, play, tools.limits) : {},
    *winningMoves() {
      return won ? yield* winningMoves() : true;
    },
    text,
    why,
    ...(certificate !== undefined && { certificate }),
    ...(method !== undefined && { method }),
    ...(marks !== undefined && { marks }),
  };
}

/** The moves whose kind wins, from labels on mortal vertices: `wins` says whether a move of this kind from this vertex does. */
export function* eachMoveOfKind(
  position: DancingPosition,
  wins: (vertex: number, kind: number) => boolean,
): Iterable<Move<DancingPosition>> {
  const { spread } = position.ground;
  const { kinds, flags } = analyse(position).classes;
  for (const { vertex } of position.labels) {
    let winning = 0;
    for (const kind of [TOUCHES_HEAVY, LIGHT_EVEN, LIGHT_ODD])
      if (((flags[vertex] as number) & kind) !== 0 && wins(vertex, kind)) winning |= kind;
    if (winning === 0) continue;
    const sets = spread.sets(vertex);
    const lightOnly = spread.choice === 'some' && (winning & TOUCHES_HEAVY) === 0;
    const useful = lightOnly ? sets.map((set) => set.filter((target) => kinds[target] !== HEAVY)) : sets;
    for (const targets of eachTargetSet(spread.choice, useful))
      if ((kindOfMove(targets, kinds) & winning) !== 0) yield spreadLabel(position, vertex, targets);
  }
}
