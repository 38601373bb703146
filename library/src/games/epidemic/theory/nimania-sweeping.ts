/**
 * Nimania≤p, for every p from 2 on: the other parity wins.
 *
 * The paper has p = 2 (Lemmas 2–4, Theorem 4, Corollary 4); for larger p the classes only grow. *Proof.* Call 2 … p + 1 middle,
 * p + 2 and more large. Induct on the game. (1) With two middle numbers or a large one, the next player wins iff k is even:
 * a large number becomes k + 1 ≥ 2 numbers of 2 or more, so a move out of this class needs exactly two middle numbers, no large
 * one, and sends one middle number below 2. k odd: such a move leaves one middle number at an even stage, which is won (2), and every other
 * option is won by induction. k even: a move that stays in the class wins by induction; where there is none, there are two
 * middle numbers that cannot move to 2 or more and no ones: 2², and 2² to 2 at odd stage k + 1 with k + 1 ones, an odd number, is
 * lost by (2). (2) With one middle number m and a ones, iff k or a is even. k even: m to k + 1 ≥ 2 copies of a middle number wins by (1)
 * where m ≥ 3; for m = 2 take 0 or 1, whichever leaves an even number of ones (k + 1 is odd). k odd: m to k + 1 middle numbers is won by
 * (1); m to 1 adds an even number of ones and m to 0 none, so both win iff a is even, and a middle number can do one of them; a one
 * leaves one middle number at an even stage, won. (3) Ones alone: iff their number is odd. ∎
 *
 * Misère play is normal play with one more one: the same proof, but 2² at an even stage is won by 2² to 2.
 */

import { pass, type Theorem } from '../../../core/theorem.ts';
import type { NimaniaPosition } from '../nimania-rules.ts';
import { type ClassTheory, countClasses, shown, shownCount, solveNimania } from './nimania-solution.ts';
import { NUMBERS, whySettled, whySmallOnly } from './why.ts';

const ONE = 1;
const MIDDLE = 2;
const LARGE = 3;

export const nimaniaSweeping: Theorem<NimaniaPosition> = {
  id: 'nimania-sweeping',
  title: 'Sweeping Nimania by the parity of the stage',
  statement:
    'In Nimania≤p with p of 2 or more: with a number of p + 2 or more, or two numbers of 2 or more, the player to move at stage k wins iff k is even. With one number from 2 to p + 1 and a ones, iff k or a is even; with a ones alone, iff a is odd. Misère play is the same with one more one. So from n at stage 1 the first player wins iff n is from 1 to p + 1.',
  sources: [
    { key: 'fraenkelNesetril1985', where: 'Lemmas 2–4, Theorem 4, Corollary 4' },
    { key: 'impartial', where: 'library/src/games/epidemic/theory/nimania-sweeping.ts' },
  ],
  scope: 'position',
  examples: ['nimania 3 2 1 [sweeping 2]', 'nimania 2^3 1^2 [sweeping 3, stage 2]', 'nimania 5 [sweeping 4]'],
  answer(position, { play }, tools) {
    if (position.strain.spread !== 'sweeping') return pass('nothing sweeps here');
    const misere = play === 'misere';
    return solveNimania(
      position,
      theoryOf(position, misere),
      { text: describe(position, misere), why: whySweeping(position, misere) },
      play,
      tools,
    );
  },
};

function theoryOf({ strain: { reach } }: NimaniaPosition, misere: boolean): ClassTheory {
  const least = [0n, 1n, 2n, reach + 2n];
  return {
    classOf: (value) => least.findLastIndex((bound) => value >= bound),
    targets(value) {
      const lowest = value > reach ? value - reach : 0n;
      const ranges: { from: bigint; to: bigint }[] = [];
      for (let from = value - 1n; from >= lowest; ) {
        const bound = least.findLast((each) => from >= each) ?? 0n;
        const to = bound > lowest ? bound : lowest;
        ranges.push({ from, to });
        from = to - 1n;
      }
      return ranges;
    },
    wins: ({ counts: [, ones = 0n, middle = 0n, large = 0n], stageOdd }) => {
      if (large > 0n || middle > 1n) return !stageOdd;
      const onesOdd = (ones % 2n === 1n) !== misere;
      return middle === 1n ? !stageOdd || !onesOdd : onesOdd;
    },
  };
}

function whySweeping(position: NimaniaPosition, misere: boolean): string {
  const theory = theoryOf(position, misere);
  const { counts, stageOdd } = countClasses(position, theory);
  const [ones = 0n, middle = 0n, large = 0n] = [counts[ONE], counts[MIDDLE], counts[LARGE]];
  const play = misere ? 'misere' : 'normal';
  if (large === 0n && middle === 0n) return whySmallOnly(NUMBERS, ones, play);
  const nouns = { ...NUMBERS, last: `the last number from 2 to ${shown(position.strain.reach + 1n)}` };
  return whySettled(nouns, 'even', stageOdd, theory.wins({ counts, stageOdd }), play);
}

function describe(position: NimaniaPosition, misere: boolean): string {
  const { stage, strain } = position;
  const { counts, stageOdd } = countClasses(position, theoryOf(position, misere));
  const [ones = 0n, middle = 0n, large = 0n] = [counts[ONE], counts[MIDDLE], counts[LARGE]];
  const left = shownCount(ones, '1', '1s');
  const top = shown(strain.reach + 1n);
  if (large > 0n || middle > 1n) {
    const why =
      large > 0n ? shownCount(large, `number above ${top}`, `numbers above ${top}`) : `${shown(middle)} numbers from 2 to ${top}`;
    return `with ${why} an even stage is won and an odd one lost, and ${shown(stage)} is ${stageOdd ? 'odd' : 'even'}`;
  }
  if (middle === 1n)
    return `one number from 2 to ${top} and ${left} at stage ${shown(stage)}: won iff the stage is even or the number of 1s ${misere ? 'odd' : 'even'}`;
  return `${left} and nothing else: won iff their number is ${misere ? 'even' : 'odd'}`;
}
