/** A whole geodetic position under normal play: the nim-sum of its graphs, and all winning moves. */
import type { Limits } from '../core/limits.ts';
import { toNimber } from '../core/nimber.ts';
import type { Move } from '../core/ruleset.ts';
import type { PositionSolution } from '../core/theorem.ts';
import { afterMove, playPart, vertexLabel } from '../rulesets/graph/geodetic.ts';
import type { GeodeticPosition } from '../rulesets/graph/geodetic-position.ts';
import { orderOfTerm } from '../structures/graph-sum.ts';
import { type ValuedPart, valuePart } from './geodetic-part.ts';

export interface GeodeticSum {
  /** In the order of the position's parts. */
  readonly parts: readonly ValuedPart[];
  readonly value: bigint;
}

/** Throws `LimitReached`. */
export function valueSum({ parts, reading }: GeodeticPosition, limits: Limits): GeodeticSum {
  const valued = parts.map(({ item }) => valuePart(item, reading, limits));
  const value = valued.reduce((sum, part, index) => ((parts[index]?.count ?? 0n) % 2n === 0n ? sum : sum ^ part.value), 0n);
  return { parts: valued, value };
}

/** The solution that a theorem gives, with its own words. */
export function solveSum(position: GeodeticPosition, sum: GeodeticSum, text: string): PositionSolution<GeodeticPosition> {
  return {
    scope: 'position',
    outcome: sum.value === 0n ? 'P' : 'N',
    values: { grundy: toNimber(sum.value) },
    winningMoves: () => (sum.value === 0n ? [] : movesTo(position, sum)),
    text,
  };
}

/** The moves that make the nim-sum 0, in one copy of each graph. */
function* movesTo(position: GeodeticPosition, { parts, value }: GeodeticSum): Iterable<Move<GeodeticPosition>> {
  for (const [index, part] of parts.entries()) yield* movesAt(position, index, part.picks(value ^ part.value));
}

/** Picking these vertices in the first copy of a part. */
export function* movesAt(
  position: GeodeticPosition,
  index: number,
  vertices: Iterable<bigint>,
): Iterable<Move<GeodeticPosition>> {
  const part = position.parts[index];
  if (part === undefined) return;
  const first = position.parts
    .slice(0, index)
    .reduce((sum, { item, count }) => sum + count * orderOfTerm(item.term), position.first ?? 1n);
  let play: ReturnType<typeof playPart> | undefined;
  for (const vertex of vertices) {
    play ??= playPart(part.item, position.reading);
    yield { label: vertexLabel(position, part.item.term, first, vertex), to: afterMove(position, index, play.pick(vertex)) };
  }
}
