/**
 * Theorem 3 with the hypothesis that makes it true: on a digraph with levels Dancing Mania is Nimania.
 *
 * Print asks for property (P): all paths between two vertices have the same length [fraenkelNesetril1985]. Its proof concludes that
 * the longest way down shrinks by exactly one along every arc, which does not follow where there are several ends. If it does
 * shrink so, labels behave as their heights do, move for move, and Theorem 2 decides. The smallest counterexample to the printed
 * hypothesis is z>x x>a x>y y>b : z, five vertices, which the second player wins.
 */
import { pass, type Theorem } from '../../../core/theorem.ts';
import { digraphVertexName } from '../../../structures/digraph.ts';
import type { DancingPosition } from '../position.ts';
import { analyse, immortalLabels, summarise } from './analysis.ts';
import { solveByCamp } from './camps.ts';
import { formulaWins } from './loops/formula.ts';
import { hasPropertyP } from './loops/lattice.ts';
import { epidemicOrder } from './loops/order.ts';
import { shown, shownCount } from './nimania-solution.ts';

export const dancingLevels: Theorem<DancingPosition> = {
  id: 'dancing-levels',
  title: 'Digraphs with levels play as Nimania',
  statement:
    'Where the longest way down shrinks by exactly one along every arc, a label plays as the number of levels below it does in Nimania. So the first player wins from every single vertex with an arc. Property (P) with one end is enough; property (P) alone, as printed, is not.',
  sources: [{ key: 'fraenkelNesetril1985', where: 'Theorem 3, with its hypothesis corrected' }],
  scope: 'position',
  examples: ['dancing-mania 5>4 5>3 4>2 3>2 3>1 2>0 1>0 : 5', 'dancing-mania 4>2 4>3 2>1 3>1 : 4 2 [stage 2]'],
  answer(position, { play }, tools) {
    if (play === 'misere') return pass('it holds for normal play only');
    if (position.ground.spread.choice !== 'one') return pass('it is about one target at a time');
    if (immortalLabels(position).length > 0) return pass('a label can come to a cycle');
    const { skips, heights } = analyse(position);
    const label = position.labels.find(({ vertex }) => skips[vertex] !== -1);
    if (label !== undefined) return pass(tellSkip(position, skips[label.vertex] as number));
    const top = position.labels.reduce((most, { vertex }) => Math.max(most, heights[vertex] as number), 0);
    return solveByCamp(
      position,
      ({ heavy, ones }) =>
        `every arc goes down by one level, so labels play as in Nimania, the highest as ${top}: ${shownCount(heavy, 'number of 2 or more', 'numbers of 2 or more')} and ${shownCount(ones, '1', '1s')} at stage ${shown(position.stage)}`,
      tools,
    );
  },
};

/** Steps that are spent on an explanation. */
const MOST_STEPS = 300_000;

function tellSkip(position: DancingPosition, from: number): string {
  const { digraph, spread } = position.ground;
  const { heights } = analyse(position);
  const height = heights[from] as number;
  const to =
    spread
      .sets(from)
      .flatMap((set) => [...set])
      .find((target) => (heights[target] as number) + 1 !== height) ?? from;
  const arc = `${digraphVertexName(digraph, from)}>${digraphVertexName(digraph, to)}`;
  const skip = `the arc ${arc} goes down from level ${height} to ${heights[to]}`;
  const { mortal } = epidemicOrder(
    spread,
    position.labels.map(({ vertex }) => vertex),
  );
  if (hasPropertyP(spread, mortal, MOST_STEPS) !== true) return skip;
  const [only, ...others] = position.labels;
  const isFirst = others.length === 0 && only?.count === 1n && position.stage === 1n;
  const refuted = isFirst && formulaWins(summarise(position), false) === false;
  const claim = refuted ? ' and from which it would follow that the first player wins here' : '';
  return `${skip}; all paths between two vertices have the same length, which is all that Theorem 3 asks for in print${claim}, but its proof needs every arc to go down by one level`;
}
