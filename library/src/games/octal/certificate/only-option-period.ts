/**
 * The kind `only-option-period`: the period of positions each of which has one heap of an octal game for its only option, in one of
 * Conway's compounds. A cycle of Node-Kayles has: every move leaves a path. It is checked as `compound-period` is.
 */
import type { CertificateKind } from '../../../core/certificate-kind.ts';
import { oneOf, readJson, record } from '../../../core/read-json.ts';
import {
  type CompoundPeriodClaim,
  checkCompoundPeriod,
  claimOfCompoundFamily,
  compoundPeriodClaim,
  compoundPeriodToText,
} from './compound-period.ts';
import { periodStep } from './period-step.ts';

export interface OnlyOptionPeriodCertificate extends CompoundPeriodClaim {
  readonly kind: 'only-option-period';
}

const readPeriod = record<OnlyOptionPeriodCertificate>({ kind: oneOf('only-option-period'), ...compoundPeriodClaim });

export const onlyOptionPeriod: CertificateKind<OnlyOptionPeriodCertificate> = {
  kind: 'only-option-period',
  parse: (json) => readJson(json, readPeriod),
  claim: () => undefined,
  claimOfFamily: (certificate, question, tools) => claimOfCompoundFamily(certificate, question, tools, true),
  check(certificate) {
    const { code, compound, play } = certificate;
    return [periodStep(`what leads to ${code}, ${compound}, ${play},`, certificate, checkCompoundPeriod(certificate, true))];
  },
  toText: compoundPeriodToText,
};
