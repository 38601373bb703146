/**
 * Whatever a formula says of an acyclic position of any size: the camp theorem, its misère form, the race of the germs, with double
 * bombs in normal play.
 *
 * Misère play: in the even camp it is normal play with one more one. In the odd camp, if no vertex in reach has both heavy and
 * light moves, a position with a bomb (a label that can leave heavy ones) is won iff the stage is odd, as in normal play. Proofs in
 * docs/theory/epidemiography.md.
 */
import { bombsWin } from './bombs.ts';
import { campWins, GERM_2, GERM_3, RACE } from './camps.ts';
import { germsWin } from './germs.ts';

export interface EpidemicSummary {
  /** Heavy labels that can leave heavy labels. */
  readonly bombs: bigint;
  /** Those of them that can go to germs of both kinds and nowhere else. */
  readonly doubles: bigint;
  /** Labels on germs of 2, and of 3. */
  readonly twos: bigint;
  readonly threes: bigint;
  readonly onesOdd: boolean;
  readonly stage: bigint;
  /** Which germs the labels reach. */
  readonly reach: number;
  /** The flags of the heavy label where there is exactly one. */
  readonly only: number;
}

/** Whether the next player wins; undefined where no formula is known. */
export function formulaWins(summary: EpidemicSummary, misere: boolean): boolean | undefined {
  const { bombs, doubles, twos, threes, onesOdd, stage, reach, only } = summary;
  const stageOdd = stage % 2n === 1n;
  if (bombs === 0n) return germsWin({ twos, threes, onesOdd, stageOdd }, misere);
  const heavy = bombs + twos + threes;
  if (!misere && bombs === doubles) return bombsWin({ twos, threes, onesOdd, doubles, stage });
  if (!misere) return (reach & RACE) === RACE ? undefined : campWins(reach, { heavy, only, onesOdd, stageOdd });
  if ((reach & RACE) === GERM_3) return campWins(reach, { heavy, only, onesOdd: !onesOdd, stageOdd });
  return reach === GERM_2 ? stageOdd : undefined;
}
