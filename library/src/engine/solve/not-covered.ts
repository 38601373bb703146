/** What a verdict claims and its certificate does not decide, by name, as far as that is plain before anybody checks it. */
import type { Verdict } from '../../core/verdict.ts';

export function namingNotCovered(verdict: Verdict): Verdict {
  const notCovered = verdict.certificate === undefined ? claimsOf(verdict) : beyondCertificate(verdict);
  return notCovered.length === 0 ? verdict : { ...verdict, notCovered };
}

function claimsOf({ outcome, winner, alliance, values, winningMoves }: Verdict): readonly string[] {
  if (outcome === 'unknown') return [];
  return [
    'outcome',
    ...(winner === undefined ? [] : ['winner']),
    ...(alliance === undefined ? [] : ['alliance']),
    ...Object.keys(values).map((name) => `values.${name}`),
    ...(winningMoves.length === 0 ? [] : ['winningMoves']),
  ];
}

/** No certificate is about lengths of play. */
function beyondCertificate({ values }: Verdict): readonly string[] {
  return values.length === undefined ? [] : ['values.length'];
}
