/**
 * A position of Dancing Mania and what a move makes of it.
 *
 * Only how many copies have a label on which vertex matters, so a position is a multiset of vertices at a stage. Labels are
 * counted with multiplicity also where a move labels several vertices of one copy. Labels that can never move are dropped.
 */
import type { Move } from '../../core/ruleset.ts';
import type { DigraphExpression } from '../../notation/digraph.ts';
import { type Digraph, digraphVertexName } from '../../structures/digraph.ts';
import type { Spread } from './spread.ts';
import type { Course } from './strain.ts';

/** The digraph as written and built, with its moves: the same for all positions of a play. */
export interface Ground {
  readonly expression: DigraphExpression;
  readonly digraph: Digraph;
  readonly spread: Spread;
  /** The vertices that were labelled in the question, whether they can move or not: all that matters can be reached from them. */
  readonly starts: readonly number[];
}

export interface CountedLabel {
  readonly vertex: number;
  /** How many copies have this vertex labelled; at least one. */
  readonly count: bigint;
}

export interface DancingPosition extends Course {
  readonly ground: Ground;
  /** Vertices strictly increase; all of them can move. */
  readonly labels: readonly CountedLabel[];
}

/** The move that takes one label from a vertex and puts `stage + 1` labels on each target. */
export function spreadLabel(position: DancingPosition, from: number, targets: readonly number[]): Move<DancingPosition> {
  const { ground, strain, stage } = position;
  const counts = new Map(position.labels.map(({ vertex, count }) => [vertex, count]));
  counts.set(from, (counts.get(from) ?? 0n) - 1n);
  for (const target of targets) counts.set(target, (counts.get(target) ?? 0n) + stage + 1n);
  const name = (vertex: number) => digraphVertexName(ground.digraph, vertex);
  return {
    label: `${name(from)}>${targets.map(name).join(',')}`,
    to: { ground, strain, stage: stage + 1n, labels: liveLabels(ground.spread, counts) },
  };
}

/** The labels that can move, in the order of their vertices. */
export function liveLabels(spread: Spread, counts: ReadonlyMap<number, bigint>): readonly CountedLabel[] {
  return [...counts]
    .filter(([vertex, count]) => count > 0n && spread.sets(vertex).length > 0)
    .sort(([a], [b]) => a - b)
    .map(([vertex, count]) => ({ vertex, count }));
}
