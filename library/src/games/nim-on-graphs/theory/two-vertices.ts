/**
 * Nim on two vertices is ordinary Nim [fukuyama2003, Section 1]: all edges within reach join the same two vertices, or are loops
 * at one. Wherever the piece is, every edge can be used, so the edges are heaps [bouton1901]; games count as their Grundy values.
 */

import type { Certificate } from '../../../core/certificate.ts';
import { toNimber } from '../../../core/nimber.ts';
import type { Play } from '../../../core/outcome.ts';
import { excerpt } from '../../../core/result.ts';
import { pass, type Theorem } from '../../../core/theorem.ts';
import { whyHeapsCancel } from '../../../core/why.ts';
import { writeEdgeGame } from '../edge-game.ts';
import { formatGraphNim, type GraphNimPosition } from '../rules.ts';
import { liftMove, reachedVertices, reduce } from './reduction.ts';

export const nimOnTwoVertices: Theorem<GraphNimPosition> = {
  id: 'nim-on-two-vertices',
  title: 'Two vertices are ordinary Nim',
  statement:
    'Where all edges join the same two vertices, or all are loops at one vertex, the game is Nim with one heap for each edge; a game on an edge is a heap of its Grundy value.',
  sources: [{ key: 'fukuyama2003', where: 'Section 1' }, { key: 'bouton1901' }],
  scope: 'position',
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(position, _setting, tools) {
    if (!isOrdinaryNim(position)) return pass('the edges join more than two vertices');
    const reduction = reduce(position, tools);
    const [edge] = reduction.plain.edges;
    const sum = edge?.weight ?? 0n;
    const from = position.piece;
    const to = edge === undefined ? from : (reduction.plain.origin[edge.to === 0 ? edge.from : edge.to] as number);
    return {
      scope: 'position',
      outcome: sum === 0n ? 'P' : 'N',
      values: { grundy: toNimber(sum) },
      winningMoves: () => (sum === 0n ? [] : liftMove(position, reduction, { from, to, left: 0n }, tools)),
      why: `wherever the piece is, it can use every edge, so each edge is a heap of Nim; ${edge === undefined && reduction.values.every((value) => value === 0n) ? 'nothing is left on them, and there is no move' : whyHeapsCancel('the heaps', sum === 0n)}`,
      text: `the nim-sum of the edges is ${excerpt(String(sum))}`,
      certificate: () => twoVerticesCertificate(position, 'normal', reduction.values, sum === 0n ? 'P' : 'N'),
    };
  },
};

/** Whether the edges that the piece can reach all have the same ends. */
export function isOrdinaryNim(position: GraphNimPosition): boolean {
  const reached = reachedVertices(position);
  let first: { from: number; to: number } | undefined;
  for (const { from, to, weight } of position.edges) {
    if (weight === 0n || !reached.has(from)) continue;
    first ??= { from, to };
    if (first.from !== from || first.to !== to) return false;
  }
  return true;
}

/** The edges in reach as heaps; `values` has the value of every edge of the position. */
export function twoVerticesCertificate(
  position: GraphNimPosition,
  play: Play,
  values: readonly bigint[],
  outcome: 'N' | 'P',
): Certificate {
  const reached = reachedVertices(position);
  const live = position.edges.flatMap(({ from, weight }, index) =>
    weight !== 0n && reached.has(from) ? [{ weight, value: values[index] as bigint }] : [],
  );
  const games = new Map(
    live.flatMap(({ weight, value }) => (typeof weight === 'bigint' ? [] : [[writeEdgeGame(weight), String(value)] as const])),
  );
  return {
    kind: 'nim-on-two-vertices',
    question: `nim-on-graphs ${formatGraphNim(position)}${play === 'misere' ? ' [misere]' : ''}`,
    play,
    heaps: live.map(({ value }) => String(value)),
    games: [...games],
    sum: String(live.reduce((all, { value }) => all ^ value, 0n)),
    outcome,
  };
}
