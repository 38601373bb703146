/**
 * Corollary 3: Dancing Mania on the covering relation of a semimodular lattice.
 *
 * Such a lattice satisfies the Jordan–Dedekind condition: maximal chains between two elements have the same length. It has one
 * bottom, so every arc goes down by one level and Theorem 3 holds. Boolean lattices, divisors, chains and partitions are
 * semimodular; any other digraph of up to 300 vertices is tried.
 */
import { pass, type Theorem } from '../../../core/theorem.ts';
import type { DancingPosition, Ground } from '../position.ts';
import { isCommon } from '../strain.ts';
import { analyse } from './analysis.ts';
import { solveByCamp } from './camps.ts';
import { findSemimodularLattice, type LatticeFinding } from './loops/lattice.ts';
import { epidemicOrder } from './loops/order.ts';
import { shown, shownCount } from './nimania-solution.ts';

const WHY = {
  'too large': 'lattices of more than 300 elements are not looked for',
  'no covering relation': 'an arc is no cover, or there is a cycle',
  'no lattice': 'two elements have no meet or no join',
  'not semimodular': 'the lattice is not semimodular',
} as const;

export const dancingSemimodular: Theorem<DancingPosition> = {
  id: 'dancing-semimodular',
  title: 'Semimodular lattices',
  statement:
    'On the covering relation of a finite semimodular lattice a label plays as its rank does in Nimania; the first player wins from every element but the bottom.',
  sources: [{ key: 'fraenkelNesetril1985', where: 'Corollary 3' }],
  scope: 'position',
  examples: [
    'dancing-mania boolean-lattice 2 : 3 1 [stage 2]',
    'dancing-mania divisors 12 : 6 [stage 2]',
    'dancing-mania partitions 3',
  ],
  answer(position, { play }, tools) {
    if (play === 'misere') return pass('it holds for normal play only');
    if (!isCommon(position.strain)) return pass('it is about one edge and one target at a time');
    const finding = findLattice(position.ground);
    if (!finding.semimodular) return pass(WHY[finding.why]);
    const { heights } = analyse(position);
    const top = position.labels.reduce((most, { vertex }) => Math.max(most, heights[vertex] as number), 0);
    return solveByCamp(
      position,
      ({ heavy, ones }) =>
        `the digraph is the covering relation of a semimodular lattice, so labels play as their ranks do in Nimania, the highest as ${top}: ${shownCount(heavy, 'number of 2 or more', 'numbers of 2 or more')} and ${shownCount(ones, '1', '1s')} at stage ${shown(position.stage)}`,
      tools,
    );
  },
};

const known = new WeakMap<Ground, LatticeFinding>();

function findLattice(ground: Ground): LatticeFinding {
  if (ground.expression.kind !== 'listed') return { semimodular: true };
  const found = known.get(ground) ?? tryLattice(ground);
  known.set(ground, found);
  return found;
}

function tryLattice({ digraph, spread }: Ground): LatticeFinding {
  if (digraph.order > 300) return { semimodular: false, why: 'too large' };
  const all = Array.from({ length: digraph.order }, (_, vertex) => vertex);
  const { mortal } = epidemicOrder(spread, all);
  if (mortal.length < digraph.order) return { semimodular: false, why: 'no covering relation' };
  return findSemimodularLattice(spread, mortal);
}
