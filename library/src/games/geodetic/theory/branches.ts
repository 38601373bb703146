/**
 * Any graph under the contraction rule and normal play: the branches that hang off the labelled set are independent summands.
 *
 * The proof is in `games/geodetic/theory/loops/search.ts`. Rooted trees, arcs and rays have closed forms; other branches are searched, with a
 * memo on branches, which makes cacti and block graphs of hundreds of vertices and grids of 6×6 easy. The component theorem below
 * is the same for sums with games of other rulesets.
 */

import { toNimber } from '../../../core/nimber.ts';
import { pass, type Theorem } from '../../../core/theorem.ts';
import { whyHeapsCancel } from '../../../core/why.ts';
import type { GeodeticPosition } from '../position.ts';
import { rowOf } from './row.ts';
import { sameGame, sameInContraction } from './same-game.ts';
import { type GeodeticSum, isSmall, solveSum, valueCertificate, valueSum } from './sum.ts';

export const geodeticBranches: Theorem<GeodeticPosition> = {
  id: 'geodetic-branches',
  title: 'Branches of the contracted graph',
  statement:
    'Under the contraction rule the unlabelled vertices, without the edges between vertices next to a label, fall into branches; the position is the disjunctive sum of its branches. Where all blocks of the graph are complete and labels are connected, the other readings are the same game.',
  sources: [
    { key: 'impartial', where: 'games/geodetic/theory/loops/search.ts' },
    { key: 'impartial', where: 'games/geodetic/theory/same-game.ts' },
  ],
  scope: 'position',
  examples: [
    'geodetic G5x5',
    'geodetic petersen',
    'geodetic Q4',
    'geodetic C7 + K3oR4 + P6',
    'geodetic P30 : 3 9 20',
    'geodetic 1-2 1-3 2-3 3-4 4-5 4-6 5-6 6-7 : 4 7 [hull]',
  ],
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(position, _setting, { limits }) {
    if (sameGame(position) === undefined) return pass('it is about the contraction rule and graphs on which all readings agree');
    const sum = valueSum(position, limits);
    return solveSum(position, sum, { text: describe(sum), why: whyBranches(sum) });
  },
};

function whyBranches({ value }: GeodeticSum): string {
  return `a label splits what is left into branches that have nothing to do with each other; ${whyHeapsCancel('they count as heaps of Nim that', value === 0n)}`;
}

function describe({ parts, value }: GeodeticSum): string {
  const searched = parts.reduce((sum, part) => sum + (part.searched ?? 0), 0);
  const found = searched === 0 ? '' : ` (${searched} branches searched)`;
  return `the branches that hang off the labels have the nim-sum ${value}${found}`;
}

export const geodeticComponent: Theorem<GeodeticPosition> = {
  id: 'geodetic-component',
  title: 'The value of a connected graph',
  statement:
    'A connected graph has, under the contraction rule and normal play, the nim-sum of its branches; under every reading where all its blocks are complete. Cycles have closed forms under every reading.',
  sources: [{ key: 'impartial', where: 'games/geodetic/theory/loops/search.ts' }],
  scope: 'component',
  examples: ['geodetic C7 : 1..3 + nim 2', 'geodetic G2x3 : 1 + nim 1'],
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(position, _setting, { limits }) {
    const { parts, reading } = position;
    const areSolved = parts.every(({ item }) => (sameInContraction(item, reading) ?? rowOf(item, reading)) !== undefined);
    if (!areSolved) return pass('it is about the contraction rule, cycles, and graphs on which all readings agree');
    const sum = valueSum(position, limits);
    return {
      scope: 'component',
      value: toNimber(sum.value),
      text: describe(sum),
      certificate: ({ limits }) => (isSmall(position) ? undefined : valueCertificate(position, sum, limits)),
    };
  },
};
