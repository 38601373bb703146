/**
 * The race of the germs with double bombs: labels that can go to germs of 2 and to germs of 3 and nowhere else, one target at a time.
 *
 * Normal play, n double bombs, b germs of 2, c germs of 3, a ones at stage k. For even n it is the race of the germs with
 * a + n/2 ones. For odd n a player who can win does so by exploding a bomb for the own camp: germs of 2 at odd stages, germs of 3 at
 * even ones; that leaves the case of even n. Proved in docs/theory/epidemiography.md.
 */
import { type GermCounts, leadWins } from './germs.ts';

export interface BombCounts extends Omit<GermCounts, 'stageOdd'> {
  /** Labels on double bombs. */
  readonly doubles: bigint;
  readonly stage: bigint;
}

export function bombsWin({ twos, threes, onesOdd, doubles, stage }: BombCounts): boolean {
  const stageOdd = stage % 2n === 1n;
  const lead = twos - threes;
  const sumOdd = onesOdd !== ((threes + doubles / 2n) % 2n === 1n);
  if (doubles % 2n === 0n) return leadWins(lead, sumOdd, stageOdd);
  return stageOdd ? !leadWins(lead + stage + 1n, sumOdd, false) : !leadWins(lead - stage - 1n, !sumOdd, true);
}
