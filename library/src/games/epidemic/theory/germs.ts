/**
 * The race of the germs: labels on germs of both kinds and on ones, any number of them, at any stage, in either convention.
 *
 * The larger camp wins; where they are equal or nearly so, the number of ones decides (`games/epidemic/theory/loops/germs.ts`, proved in
 * docs/theory/epidemiography.md). Races with heavier labels are searched down to these (`race.ts`).
 */

import { pass, type Theorem } from '../../../core/theorem.ts';
import type { DancingPosition } from '../position.ts';
import { analyse, classifyLabels, immortalLabels } from './analysis.ts';
import { campCertificate } from './certificate.ts';
import { GERM_2, HEAVY, LIGHT_ODD, ONE } from './loops/camps.ts';
import { type GermCounts, germLead, germsWin } from './loops/germs.ts';
import { campMarks } from './marks.ts';
import { shown, shownCount } from './nimania-solution.ts';
import { dancingSolution, eachMoveOfKind } from './solution.ts';
import { LABELS, whyRace, whySmallOnly } from './why.ts';

export const dancingGerms: Theorem<DancingPosition> = {
  id: 'dancing-germs',
  title: 'Race of the germs',
  statement:
    'Let labels lie on b germs of 2, c germs of 3 and a ones only, and d = b − c. In normal play the next player wins at an odd stage iff d ≥ 1, or d is 0 or −1 and a + c is odd; at an even stage iff d ≤ −1, or d is 0 or 1 and a + c is odd. Misère play is the same with d − 2 for d, but ones alone are won iff a is even, and a single germ of 3 at an odd stage iff a is odd.',
  sources: [{ key: 'impartial', where: 'docs/theory/epidemiography.md' }],
  scope: 'position',
  examples: ['dancing-mania 1>0 2>1 3>0 3>1 : 1 2^2 3^2 [stage 2]', 'dancing-mania 1>0 2>1 3>0 3>1 : 2^3 3 [misere]'],
  answer(position, { play }, tools) {
    if (immortalLabels(position).length > 0) return pass('a label can come to a cycle');
    const { bombs, twos, threes, ones } = classifyLabels(position);
    if (bombs > 0n) return pass('a label can leave heavy labels');
    const { classes } = analyse(position);
    const misere = play === 'misere';
    const stageOdd = position.stage % 2n === 1n;
    const onesOdd = ones % 2n === 1n;
    const winsAfter = (vertex: number, kind: number) => {
      const isTwo = classes.kinds[vertex] === HEAVY && classes.germs[vertex] === GERM_2;
      const isThree = classes.kinds[vertex] === HEAVY && !isTwo;
      const flips = (classes.kinds[vertex] === ONE) !== (kind === LIGHT_ODD && !stageOdd);
      const after = { twos: twos - (isTwo ? 1n : 0n), threes: threes - (isThree ? 1n : 0n), onesOdd: onesOdd !== flips };
      return germsWin({ ...after, stageOdd: !stageOdd }, misere);
    };
    const two = shownCount(twos, 'label on a germ of 2', 'labels on germs of 2');
    const three = shownCount(threes, 'label on a germ of 3', 'labels on germs of 3');
    const germs = { twos, threes, onesOdd, stageOdd };
    const won = germsWin(germs, misere);
    const found = {
      won,
      winningMoves: () => eachMoveOfKind(position, (vertex, kind) => !winsAfter(vertex, kind)),
      text: `${two}, ${three} and ${shownCount(ones, 'label on a one', 'labels on ones')} at stage ${shown(position.stage)}: ${reason(germs, misere)}`,
      why: twos === 0n && threes === 0n ? whySmallOnly(LABELS, ones, play) : whyRace(won),
      certificate: () => campCertificate(position, won, play),
      marks: () => campMarks(position, play),
    };
    return dancingSolution(position, found, play, tools);
  },
};

/** What decides: who leads, or the parity of ones and germs of 3, or an exception of misère play. */
function reason(germs: GermCounts, misere: boolean): string {
  const { twos, threes, onesOdd, stageOdd } = germs;
  if (twos === 0n && threes === 0n) return `ones alone are won iff their number is ${misere ? 'even' : 'odd'}`;
  if (misere && twos === 0n && threes === 1n && stageOdd)
    return 'a single germ of 3 at an odd stage of misère play is won iff the number of ones is odd';
  const lead = germLead(germs, misere);
  const by = shown(lead < 0n ? -lead : lead);
  const leads = lead === 0n ? 'neither kind leads' : `germs of ${lead > 0n ? 2 : 3} lead by ${by}`;
  const told = misere ? `counting two germs of 2 less, as in misère play, ${leads}` : leads;
  if (lead === 0n || lead === (stageOdd ? -1n : 1n))
    return `${told}, so near that ones and germs of 3 decide: together their number is ${onesOdd !== (threes % 2n === 1n) ? 'odd, won' : 'even, lost'}`;
  return `${told}, so ${lead > 0n ? 'odd' : 'even'} stages are won`;
}
