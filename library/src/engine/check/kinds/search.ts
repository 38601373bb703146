/**
 * The kind `search`: no theorem is trusted. It has the log of the search, which is checked line by line, or, where that would be too long,
 * only names what to play out again by the rules.
 */
import type { CheckStep } from '../../../core/certificate.ts';
import { type CertificateKind, type CheckTools, playStep } from '../../../core/certificate-kind.ts';
import { OUTCOMES, type Outcome } from '../../../core/outcome.ts';
import { anyText, listOf, oneOf, optional, readJson, record } from '../../../core/read-json.ts';
import { excerpt } from '../../../core/result.ts';

export interface SearchCertificate {
  readonly kind: 'search';
  readonly question: string;
  readonly outcome: Outcome;
  /** The lines of the log, as `impartial solve --proof` writes them to a file. */
  readonly proof?: readonly string[];
}

const readSearch = record<SearchCertificate>({
  kind: oneOf('search'),
  question: anyText,
  outcome: oneOf(...OUTCOMES),
  proof: optional(listOf(anyText)),
});

export const search: CertificateKind<SearchCertificate> = {
  kind: 'search',
  parse: (json) => readJson(json, readSearch),
  claim({ question, outcome, proof }, _question, tools) {
    const proved = proof === undefined ? undefined : tools.checkProof(proof);
    const grundy = proved !== undefined && 'value' in proved ? proved.value.grundy : undefined;
    return { about: { parts: [{ line: question, count: 1n }] }, outcome, ...(grundy !== undefined && { values: { grundy } }) };
  },
  check(certificate, tools) {
    const { question, outcome, proof } = certificate;
    const opened = tools.open(question);
    if (!opened.ok) return [{ what: 'the question reads', result: 'fails', detail: opened.error.message }];
    if (proof !== undefined) return [proofStep(certificate, proof, tools)];
    return [playStep(`the outcome is ${outcome}`, outcome, tools.outcomeByPlay(question))];
  },
  toText: ({ question, outcome }) => [
    `Played by the rules, ${excerpt(JSON.stringify(question), 60)} has the outcome ${outcome}.`,
  ],
};

function proofStep({ question, outcome }: SearchCertificate, lines: readonly string[], tools: CheckTools): CheckStep {
  const what = `the outcome is ${outcome}`;
  const found = tools.checkProof(lines);
  if ('why' in found) return { what, result: 'fails', detail: found.why };
  const isSame = found.value.question === question && found.value.outcome === outcome;
  return { what, result: isSame ? 'holds' : 'fails', detail: `${lines.length} lines prove ${found.value.outcome}` };
}
