/**
 * Labels on germs and ones only: b on germs of 2, c on germs of 3, a ones, at stage k. Both camps race, and the larger one wins.
 *
 * Normal play, d = b − c. At an odd stage the next player wins iff d ≥ 1, or d is 0 or −1 and a + c is odd; at an even stage iff
 * d ≤ −1, or d is 0 or 1 and a + c is odd. Misère play is the same with d − 2 for d, except that ones alone are won iff a is even,
 * and a single germ of 3 at an odd stage iff a is odd. Proved move by move in docs/theory/epidemiography.md.
 */
export interface GermCounts {
  /** Labels on germs of 2. */
  readonly twos: bigint;
  /** Labels on germs of 3. */
  readonly threes: bigint;
  readonly onesOdd: boolean;
  readonly stageOdd: boolean;
}

export function germsWin({ twos, threes, onesOdd, stageOdd }: GermCounts, misere: boolean): boolean {
  if (misere && twos === 0n && threes === 0n) return !onesOdd;
  if (misere && twos === 0n && threes === 1n && stageOdd) return onesOdd;
  return leadWins(germLead({ twos, threes }, misere), onesOdd !== (threes % 2n === 1n), stageOdd);
}

/** The rule of normal play, by d and whether a + c is odd. */
export function leadWins(lead: bigint, sumOdd: boolean, stageOdd: boolean): boolean {
  if (stageOdd) return lead >= 1n || (lead >= -1n && sumOdd);
  return lead <= -1n || (lead <= 1n && sumOdd);
}

/** The d of the rule. */
export function germLead({ twos, threes }: Pick<GermCounts, 'twos' | 'threes'>, misere: boolean): bigint {
  return twos - threes - (misere ? 2n : 0n);
}
