/**
 * Complete graphs with rays under normal play, at every stage and any size.
 *
 * K_m∘R_n with n ≥ 2 and m ≥ 2 is lost for the player to move. Phase I is one chain and one stem with the other rays behind it, phase II is
 * Nim on the effective rays; both have values in closed form, and the reply of the printed strategy W is the stem or the chain
 * that makes the nim-sum 0 (`games/geodetic/theory/loops/rays.ts`, with a short proof). K_m is K_m∘R_1, won exactly for odd m. All
 * readings of the rule agree here (`same-game.ts`).
 */

import { pass, type Theorem } from '../../../core/theorem.ts';
import { whyByMoves, whyHeapsCancel, whyOneByOne } from '../../../core/why.ts';
import type { GeodeticPart, GeodeticPosition } from '../position.ts';
import { rangesSize } from '../vertex-ranges.ts';
import { partKind } from './part.ts';
import { sameInContraction } from './same-game.ts';
import { solveSum, valueSum } from './sum.ts';

export const geodeticRays: Theorem<GeodeticPosition> = {
  id: 'geodetic-rays',
  title: 'Geodetic games on complete graphs with rays',
  statement:
    'Under normal play K_m∘R_n is lost for the player to move for all m ≥ 2 and n ≥ 2; once a vertex of the clique is labelled it is Nim on the effective rays, before that the stem counts as the p-th number whose highest bit is a 0 of n (odd m) or as n + p (even m).',
  sources: [
    { key: 'fraenkelHarary1989', where: 'Theorem 4' },
    { key: 'impartial', where: 'games/geodetic/theory/loops/rays.ts' },
  ],
  scope: 'position',
  examples: [
    'geodetic K3oR1000000000',
    'geodetic K5oR21 : 1.5',
    'geodetic K1000000000000oR7 : 3.4 3.5',
    'geodetic K9',
    'geodetic K3oR6 : 2.2..2.5',
  ],
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(position, _setting, { limits }) {
    const part = onlyRays(position);
    if (part === undefined) return pass('the position is not one complete graph with rays');
    const sum = valueSum(position, limits);
    return solveSum(position, sum, { text: describe(part, sum.value), why: whyRays(part, sum.value) });
  },
};

function onlyRays({ parts, reading }: GeodeticPosition): GeodeticPart | undefined {
  const [only] = parts;
  if (only === undefined || parts.length > 1 || only.count > 1n) return undefined;
  const part = sameInContraction(only.item, reading);
  return part !== undefined && partKind(part, 'contraction') === 'rays' ? part : undefined;
}

function whyRays({ term, given }: GeodeticPart, value: bigint): string {
  const isLost = value === 0n;
  if (term.kind === 'complete') {
    const left = term.order - rangesSize(given);
    return whyOneByOne('no label forces another, so the vertices', left, 'normal');
  }
  if (term.kind !== 'rays') throw new Error('the graph is a complete graph with rays');
  const { clique, length } = term;
  if (given.length === 0 && clique >= 2n && length >= 2n)
    return `a first label on one of the ${clique} rays leaves two parts: what is beyond it on that ray, and the rest. The other player can always set a second label after which the parts cancel like heaps of Nim`;
  const isJoined = given.some(({ from, to }) => from % length === 0n || to / length > from / length);
  if (isJoined) return whyHeapsCancel('the unlabelled ends of the rays are heaps of Nim that', isLost);
  if (given.length === 0) return whyByMoves(isLost);
  return `all labels are on one ray. What lies beyond them and what lies before them, with the other rays, are two parts that do not touch; ${whyHeapsCancel('they count as heaps of Nim that', isLost)}`;
}

function describe({ term, given }: GeodeticPart, value: bigint): string {
  if (term.kind === 'complete') {
    return given.length === 0
      ? `vertices of a complete graph are labelled one by one, and ${term.order} is ${term.order % 2n === 0n ? 'even' : 'odd'}`
      : `an ${value === 0n ? 'even' : 'odd'} number of vertices has no label`;
  }
  if (term.kind !== 'rays') throw new Error('the graph is a complete graph with rays');
  const { clique, length } = term;
  if (given.length === 0) {
    if (clique >= 2n && length >= 2n) return `${clique} rays of ${length} vertices: every first move has an answer`;
    return `the graph is a ${clique === 1n ? 'path' : 'complete graph'} of ${clique * length} vertices`;
  }
  const isPhaseTwo = given.some(({ from, to }) => from % length === 0n || to / length > from / length);
  if (isPhaseTwo) return `a vertex of the clique is labelled, so it is Nim on the effective rays, with nim-sum ${value}`;
  const stem = (given[0]?.from ?? 0n) % length;
  return `all labels are on one ray, ${stem} vertices away from the other rays; the stem and what is beyond the labels have the nim-sum ${value}`;
}
