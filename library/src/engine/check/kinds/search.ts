/** The kind `search`: no theorem was used, and the certificate only names what to play out again by the rules. */
import { type CertificateKind, playStep } from '../../../core/certificate-kind.ts';
import { OUTCOMES, type Outcome } from '../../../core/outcome.ts';
import { anyText, oneOf, readJson, record } from '../../../core/read-json.ts';
import { excerpt } from '../../../core/result.ts';

export interface SearchCertificate {
  readonly kind: 'search';
  readonly question: string;
  readonly outcome: Outcome;
}

const readSearch = record<SearchCertificate>({ kind: oneOf('search'), question: anyText, outcome: oneOf(...OUTCOMES) });

export const search: CertificateKind<SearchCertificate> = {
  kind: 'search',
  parse: (json) => readJson(json, readSearch),
  claim: ({ question, outcome }) => ({ about: { parts: [{ line: question, count: 1n }] }, outcome }),
  check({ question, outcome }, tools) {
    const opened = tools.open(question);
    if (!opened.ok) return [{ what: 'the question reads', result: 'fails', detail: opened.error.message }];
    return [playStep(`the outcome is ${outcome}`, outcome, tools.outcomeByPlay(question))];
  },
  toText: ({ question, outcome }) => [
    `Played by the rules, ${excerpt(JSON.stringify(question), 60)} has the outcome ${outcome}.`,
  ],
};
