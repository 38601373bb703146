/**
 * The camp theorem in misère play, proved in docs/theory/epidemiography.md.
 *
 * In the even camp one more one turns misère into normal play. In the odd camp the end of the game is longer, since germs of 2 decide
 * among themselves (`games/epidemic/theory/loops/germs.ts`), but as long as a label can leave heavy ones the parity of the stage decides, if
 * no vertex in reach has light moves beside its heavy ones: on digraphs with levels, on lattices, in Nimania.
 */

import type { Move } from '../../../core/ruleset.ts';
import { pass, type Theorem } from '../../../core/theorem.ts';
import { dancingMania } from '../dancing-mania-rules.ts';
import type { DancingPosition } from '../position.ts';
import { immortalLabels, summarise } from './analysis.ts';
import { eachCampMove } from './camps.ts';
import { campCertificate } from './certificate.ts';
import { GERM_2 } from './loops/camps.ts';
import { formulaWins } from './loops/formula.ts';
import { campMarks } from './marks.ts';
import { shown, shownCount } from './nimania-solution.ts';
import { dancingSolution } from './solution.ts';
import { LABELS, whyRace, whySettled } from './why.ts';

export const dancingMisere: Theorem<DancingPosition> = {
  id: 'dancing-misere',
  title: 'Camp theorem in misère play',
  statement:
    'Where labels reach no germ of 2, misère play is normal play with one more one. Where they reach no germ of 3 and no vertex with both heavy and light moves, a position with a label that can leave heavy ones is won iff the stage is odd.',
  sources: [{ key: 'impartial', where: 'docs/theory/epidemiography.md' }],
  scope: 'position',
  examples: ['dancing-mania 3>2 2>1 2>0 1>0 : 3 1 [misere]', 'dancing-mania chain 3 : 3 1 [misere]'],
  setting: { play: 'misere' },
  answer(position, _setting, tools) {
    if (immortalLabels(position).length > 0) return pass('a label can come to a cycle');
    const summary = summarise(position);
    const won = formulaWins(summary, true);
    if (won === undefined)
      return pass('the labels reach germs of both kinds, or germs of 2 and a vertex with both heavy and light moves');
    const found = {
      won,
      // Moves of the odd camp are looked at one by one, but winning ones come early there: all or all but single targets win.
      winningMoves: () => (summary.reach === GERM_2 ? eachOddCampMove(position) : eachCampMove(position, 1n)),
      text: describe(position, summary),
      why:
        summary.bombs === 0n
          ? whyRace(won)
          : whySettled(LABELS, summary.reach === GERM_2 ? 'odd' : 'even', position.stage % 2n === 1n, won, 'misere'),
      certificate: () => campCertificate(position, won, 'misere'),
      marks: () => campMarks(position, 'misere'),
    };
    return dancingSolution(position, found, 'misere', tools);
  },
};

function* eachOddCampMove(position: DancingPosition): Iterable<Move<DancingPosition>> {
  for (const move of dancingMania.moves(position)) if (formulaWins(summarise(move.to), true) === false) yield move;
}

function describe(position: DancingPosition, { bombs, twos, threes, reach, onesOdd }: ReturnType<typeof summarise>): string {
  const stage = `stage ${shown(position.stage)}`;
  if (bombs > 0n && reach === GERM_2)
    return `${shownCount(bombs, 'label', 'labels')} can leave heavy labels and no germ of 3 is in reach: odd stages are won, and this is ${stage}`;
  if (bombs > 0n)
    return `no germ of 2 is in reach, so this is normal play with one more one: ${shown(bombs + threes)} heavy and an ${onesOdd ? 'odd' : 'even'} number of ones at ${stage}`;
  return `${shownCount(twos, 'germ of 2', 'germs of 2')}, ${shownCount(threes, 'germ of 3', 'germs of 3')} and an ${onesOdd ? 'odd' : 'even'} number of ones at ${stage}`;
}
