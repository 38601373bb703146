/**
 * The camp theorem: Dancing Mania on every acyclic digraph from which labels reach germs of one kind only, in linear time.
 *
 * It has Theorems 2 and 4 of the paper as its smallest cases and says what becomes of Theorem 3 without its hypothesis. It
 * holds for all strains and variations, since only the parity of the number of ones matters. Proof in docs/theory/epidemiography.md.
 */

import type { Move } from '../../../core/ruleset.ts';
import { type PositionSolution, pass, type Theorem, type Tools } from '../../../core/theorem.ts';
import { digraphVertexName } from '../../../structures/digraph.ts';
import type { DancingPosition } from '../position.ts';
import { analyse, classifyLabels, immortalLabels, type LabelClasses, summarise } from './analysis.ts';
import { campCertificate } from './certificate.ts';
import { campWins, GERM_2, HEAVY, LIGHT_EVEN, LIGHT_ODD, ONE, RACE, TOUCHES_HEAVY } from './loops/camps.ts';
import { formulaWins } from './loops/formula.ts';
import { campMarks } from './marks.ts';
import { shown, shownCount } from './nimania-solution.ts';
import { dancingSolution, eachMoveOfKind } from './solution.ts';
import { LABELS, whySettled, whySmallOnly } from './why.ts';

export const dancingCamps: Theorem<DancingPosition> = {
  id: 'dancing-camps',
  title: 'Camp theorem',
  statement:
    'Call a vertex a one when its moves leave dead labels only, heavy when it is neither dead nor a one, and a heavy vertex without heavy targets a germ: of 2 when it has ones as targets only, of 3 when it has dead targets too. Where labels reach no germ of 3, a position with two or more heavy labels is won iff the stage is odd; where they reach no germ of 2, iff it is even. With one heavy label or none, the ones and its targets decide in addition.',
  sources: [
    { key: 'impartial', where: 'docs/theory/epidemiography.md' },
    { key: 'fraenkelNesetril1985', where: 'Lemmas 1–4, Theorems 2 and 4' },
  ],
  scope: 'position',
  examples: [
    'dancing-mania 5>4 4>3 3>2 2>1 : 5',
    'dancing-mania 1>0 2>0 2>1 3>1 3>2 4>2 4>3 : 4 [stage 2]',
    'dancing-mania 3>2 2>1 1>0 3>1 2>0 : 3 [raving 2 vi]',
  ],
  answer(position, { play }, tools) {
    if (play === 'misere') return pass('it holds for normal play only');
    if (immortalLabels(position).length > 0) return pass('a label can come to a cycle');
    if ((analyse(position).germs(position.labels) & RACE) === RACE) return pass('the labels reach germs of both kinds');
    return solveByCamp(position, (classes) => describe(position, classes), tools);
  },
};

/** The answer of the camp theorem, told in these words. */
export function solveByCamp(
  position: DancingPosition,
  tell: (classes: LabelClasses) => string,
  tools: Tools,
): PositionSolution<DancingPosition> {
  const won = formulaWins(summarise(position), false) === true;
  const found = {
    won,
    winningMoves: () => eachCampMove(position, 0n),
    text: tell(classifyLabels(position)),
    why: whyCamp(position, won),
    certificate: () => campCertificate(position, won, 'normal'),
    marks: () => campMarks(position, 'normal'),
  };
  return dancingSolution(position, found, 'normal', tools);
}

/** The moves that win by the camp theorem when there are so many ones more than labels say: one in misère play of the even camp. */
export function* eachCampMove(position: DancingPosition, moreOnes: bigint): Iterable<Move<DancingPosition>> {
  const analysis = analyse(position);
  const { flags, kinds } = analysis.classes;
  const { heavy, firstHeavy, ones } = classifyLabels(position);
  const reach = analysis.germs(position.labels);
  const stageOdd = position.stage % 2n === 1n;
  const onesOdd = (ones + moreOnes) % 2n === 1n;
  yield* eachMoveOfKind(position, (vertex, kind) => {
    const wasHeavy = kinds[vertex] === HEAVY;
    const [left] = wasHeavy ? firstHeavy.toSpliced(firstHeavy.indexOf(vertex), 1) : firstHeavy;
    const flips = (kinds[vertex] === ONE) !== (kind === LIGHT_ODD && !stageOdd);
    const after = {
      heavy: heavy - (wasHeavy ? 1n : 0n) + (kind === TOUCHES_HEAVY ? 2n : 0n),
      only: left === undefined ? 0 : (flags[left] as number),
      onesOdd: onesOdd !== flips,
      stageOdd: !stageOdd,
    };
    return !campWins(reach, after);
  });
}

function whyCamp(position: DancingPosition, won: boolean): string {
  const { heavy, ones } = classifyLabels(position);
  if (heavy === 0n) return whySmallOnly(LABELS, ones, 'normal');
  const settler = (analyse(position).germs(position.labels) & RACE) === GERM_2 ? 'odd' : 'even';
  return whySettled(LABELS, settler, position.stage % 2n === 1n, won, 'normal');
}

function describe(position: DancingPosition, { heavy, ones }: LabelClasses): string {
  const stage = `stage ${shown(position.stage)}`;
  const light = shownCount(ones, 'label on a one', 'labels on ones');
  if (heavy === 0n) return `${light} and no heavy label: won iff their number is odd`;
  const odd = (analyse(position).germs(position.labels) & RACE) === GERM_2;
  const camp = odd ? 'no germ of 3 is in reach: odd stages are won' : 'no germ of 2 is in reach: even stages are won';
  if (heavy > 1n) return `${camp} with two heavy labels or more, and there are ${shown(heavy)} at ${stage}`;
  const label = position.labels.find(({ vertex }) => analyse(position).classes.kinds[vertex] === HEAVY)?.vertex ?? 0;
  const name = digraphVertexName(position.ground.digraph, label);
  return `${camp} with two heavy labels or more; here the only one, on ${name}, ${tellMoves(position, label)}, with ${light} beside it at ${stage}`;
}

function tellMoves(position: DancingPosition, vertex: number): string {
  const flags = analyse(position).classes.flags[vertex] as number;
  const single = position.ground.spread.choice === 'one';
  const kinds = [
    ...((flags & TOUCHES_HEAVY) !== 0 ? ['heavy labels'] : []),
    ...((flags & LIGHT_ODD) !== 0 ? [single ? 'ones' : 'an odd number of ones'] : []),
    ...((flags & LIGHT_EVEN) !== 0 ? [single ? 'dead labels' : 'an even number of ones'] : []),
  ];
  return kinds.length === 1 ? `can only leave ${kinds[0]}` : `can leave ${kinds.slice(0, -1).join(', ')} or ${kinds.at(-1)}`;
}
