/**
 * The race of the germs with double bombs: labels that can go to germs of 2 and to germs of 3 and nowhere else, in normal play.
 *
 * Two bombs cancel up to the parity of the ones; of an odd number the last is exploded for the own camp (`games/epidemic/theory/loops/bombs.ts`,
 * proved in docs/theory/epidemiography.md). Races with other bombs are searched down to these (`race.ts`).
 */

import type { Move } from '../../../core/ruleset.ts';
import { pass, type Theorem } from '../../../core/theorem.ts';
import { dancingMania } from '../dancing-mania-rules.ts';
import type { DancingPosition } from '../position.ts';
import { classifyLabels, immortalLabels, summarise } from './analysis.ts';
import { campCertificate } from './certificate.ts';
import { formulaWins } from './loops/formula.ts';
import { shown, shownCount } from './nimania-solution.ts';
import { dancingSolution } from './solution.ts';
import { whyRace } from './why.ts';

export const dancingBombs: Theorem<DancingPosition> = {
  id: 'dancing-bombs',
  title: 'Race of the germs with double bombs',
  statement:
    'Let one target be labelled at a time, and let labels lie on n vertices that lead to germs of both kinds and nowhere else, on b germs of 2, c germs of 3 and a ones. For even n it is the race of the germs with a + n/2 ones. For odd n the next player wins iff moving one of the n to a germ of 2, at an odd stage, or to a germ of 3, at an even one, leaves a lost position.',
  sources: [{ key: 'impartial', where: 'docs/theory/epidemiography.md' }],
  scope: 'position',
  examples: ['', ' 1', '^2 1', ' 3^3 [stage 3]'].map((rest) => `dancing-mania 1>0 2>1 3>0 3>1 4>2 4>3 : 4${rest}`),
  answer(position, { play }, tools) {
    if (play === 'misere') return pass('it holds for normal play only');
    if (immortalLabels(position).length > 0) return pass('a label can come to a cycle');
    const { bombs, doubles, twos, threes, ones } = classifyLabels(position);
    if (bombs !== doubles) return pass('a label can leave heavy labels other than germs of both kinds');
    const won = formulaWins(summarise(position), false) === true;
    const found = {
      won,
      winningMoves: () => eachWinning(position),
      text: `${shownCount(doubles, 'label', 'labels')} on double bombs, ${shown(twos)} on germs of 2, ${shown(threes)} on germs of 3 and ${shown(ones)} on ones at stage ${shown(position.stage)}: ${reason(doubles, position.stage)}`,
      why: `labels on double bombs can be made into either of two kinds; ${whyRace(won)}`,
      certificate: () => campCertificate(position, won, play),
    };
    return dancingSolution(position, found, play, tools);
  },
};

function* eachWinning(position: DancingPosition): Iterable<Move<DancingPosition>> {
  for (const move of dancingMania.moves(position)) if (formulaWins(summarise(move.to), false) === false) yield move;
}

function reason(doubles: bigint, stage: bigint): string {
  if (doubles % 2n === 0n) return `two bombs cancel, so this is the race of the germs with ${shown(doubles / 2n)} more ones`;
  return `a win begins by exploding a bomb to germs of ${stage % 2n === 1n ? 2 : 3}, if at all`;
}
