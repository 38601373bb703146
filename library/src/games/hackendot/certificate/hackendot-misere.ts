/**
 * The kind `hackendot-misere`: the values of all subtrees in normal play, and the outcome in misère play that follows from them.
 *
 * A forest with a tree of two or more vertices has the outcome of normal play; of single vertices an odd number is lost. That is trusted
 * (`docs/theory/geodetic-contraction-games.md`); the values are checked as in `hackendot-values`.
 */
import type { CertificateKind } from '../../../core/certificate-kind.ts';
import { listOf, oneOf, readJson, record, wholeNumber, winner } from '../../../core/read-json.ts';
import { forestLine, valuesStep } from './hackendot-values.ts';

export interface HackendotMisereCertificate {
  readonly kind: 'hackendot-misere';
  /** As in `hackendot-values`. */
  readonly parents: readonly number[];
  readonly values: readonly number[];
  /** The value of the forest in normal play. */
  readonly total: number;
  readonly outcome: 'N' | 'P';
}

const readMisere = record<HackendotMisereCertificate>({
  kind: oneOf('hackendot-misere'),
  parents: listOf(wholeNumber(-1)),
  values: listOf(wholeNumber()),
  total: wholeNumber(),
  outcome: winner,
});

export const hackendotMisere: CertificateKind<HackendotMisereCertificate> = {
  kind: 'hackendot-misere',
  parse: (json) => readJson(json, readMisere),
  claim: ({ parents, outcome }) => ({
    about: { parts: [{ line: `${forestLine(parents)} [misere]`, count: 1n }] },
    outcome,
  }),
  check(certificate) {
    const expected = misereOutcome(certificate);
    const result = certificate.outcome === expected ? 'holds' : 'fails';
    return [
      valuesStep(certificate),
      { what: `it is ${certificate.outcome} in misère play`, result, detail: ruleFor(certificate) },
    ];
  },
  toText: (certificate) => [
    `The values of the trees below all vertices are listed; together they have ${certificate.total} in normal play.`,
    `${ruleFor(certificate)}: ${certificate.outcome}.`,
  ],
};

function isSingles({ parents }: HackendotMisereCertificate): boolean {
  return parents.every((parent) => parent === -1);
}

function misereOutcome(certificate: HackendotMisereCertificate): 'N' | 'P' {
  return (certificate.total === 0) === isSingles(certificate) ? 'N' : 'P';
}

function ruleFor(certificate: HackendotMisereCertificate): string {
  return isSingles(certificate)
    ? 'of single vertices an odd number is lost'
    : 'with a tree of two vertices or more the outcome is that of normal play';
}
