/** Which fields of an answer are claims: outcome, winner, values and winning moves. Everything else comments on them, also that a list is whole. */

const CLAIMS = /^(outcome|winner|alliance|values|winningMoves)\b/;

/** The claims among names of fields, such as `values.grundy` or `winningMoves (3 of 5)`. */
export function claimsAmong(names: readonly string[]): readonly string[] {
  return names.filter((name) => CLAIMS.test(name));
}
