/**
 * Nimania and Nimania_p: the parity of the stage decides as soon as there is enough left to play for.
 *
 * Lemma 1, Theorem 2 and Corollaries 1 and 2 [fraenkelNesetril1985]. Raving p sends n to n − p, so n behaves as ⌊n/p⌋ does in
 * Nimania: the induced graph G₁ of a path is a path again. While the proviso of Theorem 2 holds, every move that keeps it wins for
 * the player who is winning; the careful moves come at the end, in Lemma 1.
 *
 * Misère play is ours: with a number of 3 or more the same holds. *Proof.* k odd: a move that keeps such a number wins by
 * induction; where there is none, a 3 is alone, and 3 to 2^{k+1} is lost, k + 1 being even and 2 or more. k even: a move that
 * keeps such a number leaves a won position, and the last 3 makes k + 1 ≥ 3 twos at an odd stage, won as well. Twos and
 * ones are a race of germs of one kind (`games/epidemic/theory/loops/germs.ts`). ∎
 */

import { pass, type Theorem } from '../../../core/theorem.ts';
import type { NimaniaPosition } from '../nimania-rules.ts';
import { germsWin } from './loops/germs.ts';
import { type ClassTheory, countClasses, shown, shownCount, solveNimania } from './nimania-solution.ts';
import { NUMBERS, whyCounted, whySettled, whySmallOnly } from './why.ts';

const ONE = 1;
const TWO = 2;
const LARGE = 3;

export const nimaniaParity: Theorem<NimaniaPosition> = {
  id: 'nimania-parity',
  title: 'Nimania by the parity of the stage',
  statement:
    'With a number of 3 or more or two 2s, the player to move at stage k wins iff k is odd. With one 2 and a ones, iff k or a is odd; with a ones alone, iff a is odd. Raving p plays each n as ⌊n/p⌋. In misère play a number of 3 or more decides as in normal play; with b twos and a ones, k odd is won iff b ≥ 3 or b is 1 or 2 and a is odd, k even iff b = 1 or b is 2 or 3 and a is odd, and ones alone are won iff a is even. So the first player wins Nimania from every n of 1 or more.',
  sources: [
    { key: 'fraenkelNesetril1985', where: 'Lemma 1, Theorem 2, Corollaries 1 and 2' },
    { key: 'impartial', where: 'docs/theory/epidemiography.md' },
  ],
  scope: 'position',
  examples: ['nimania 3 2 [stage 2]', 'nimania 2^3 1^4 [stage 3]', 'nimania 9 6 5 [raving 3, stage 2]'],
  answer(position, { play }, tools) {
    if (position.strain.spread !== 'raving') return pass('sweeping is another game');
    const misere = play === 'misere';
    return solveNimania(
      position,
      theoryOf(position, misere),
      { text: describe(position, misere), why: whyParity(position, misere) },
      play,
      tools,
    );
  },
};

function theoryOf({ strain: { reach } }: NimaniaPosition, misere: boolean): ClassTheory {
  return {
    classOf: (value) => (value >= 3n * reach ? LARGE : Number(value / reach)),
    targets: (value) => [{ from: value - reach, to: value - reach }],
    wins: ({ counts: [, ones = 0n, twos = 0n, large = 0n], stageOdd }) => {
      return large > 0n ? stageOdd : germsWin({ twos, threes: 0n, onesOdd: ones % 2n === 1n, stageOdd }, misere);
    },
  };
}

function whyParity(position: NimaniaPosition, misere: boolean): string {
  const theory = theoryOf(position, misere);
  const { counts, stageOdd } = countClasses(position, theory);
  const [ones = 0n, twos = 0n, large = 0n] = [counts[ONE], counts[TWO], counts[LARGE]];
  const play = misere ? 'misere' : 'normal';
  if (large === 0n && twos === 0n) return whySmallOnly(NUMBERS, ones, play);
  const won = theory.wins({ counts, stageOdd });
  return misere && large === 0n ? whyCounted(won) : whySettled(NUMBERS, 'odd', stageOdd, won, play);
}

function describe(position: NimaniaPosition, misere: boolean): string {
  const { stage, strain } = position;
  const { counts, stageOdd } = countClasses(position, theoryOf(position, misere));
  const [ones = 0n, twos = 0n, large = 0n] = [counts[ONE], counts[TWO], counts[LARGE]];
  const played = strain.reach === 1n ? '' : `each number n plays as ⌊n/${shown(strain.reach)}⌋; `;
  if (large > 0n || (twos > 1n && !misere)) {
    const why = large > 0n ? shownCount(large, 'number of 3 or more', 'numbers of 3 or more') : `${shown(twos)} 2s`;
    return `${played}with ${why} the parity of the stage decides, and ${shown(stage)} is ${stageOdd ? 'odd' : 'even'}`;
  }
  const left = shownCount(ones, '1', '1s');
  if (misere) return `${played}${shownCount(twos, '2', '2s')} and ${left} at stage ${shown(stage)} in misère play`;
  if (twos === 1n) return `${played}one 2 and ${left} at stage ${shown(stage)}: won iff the stage or the number of 1s is odd`;
  return `${played}${left} and nothing else: won iff their number is odd`;
}
