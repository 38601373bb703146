/**
 * The kind `subtraction-period`: the period of the heaps of a subtraction game, or how their values grow. The values are worked out from the rule,
 * and the two windows compared (`theory/loops/subtraction-table.ts` has the proof that these are enough).
 */
import type { CheckStep } from '../../../core/certificate.ts';
import type { CertificateKind, CheckTools, FamilyClaim } from '../../../core/certificate-kind.ts';
import { LimitReached } from '../../../core/limits.ts';
import { oneOf, readJson, record, wholeNumber } from '../../../core/read-json.ts';
import { type ClaimedPeriod, MOST_VALUES, subtractionAnew } from './subtraction-anew.ts';
import { periodInWords, takesText } from './subtraction-heaps.ts';

export interface SubtractionPeriodCertificate extends ClaimedPeriod {
  readonly kind: 'subtraction-period';
  readonly takes: string;
}

const readPeriod = record<SubtractionPeriodCertificate>({
  kind: oneOf('subtraction-period'),
  takes: takesText,
  period: wholeNumber(1, MOST_VALUES),
  preperiod: wholeNumber(0, MOST_VALUES),
  saltus: wholeNumber(0, MOST_VALUES),
});

export const subtractionPeriod: CertificateKind<SubtractionPeriodCertificate> = {
  kind: 'subtraction-period',
  parse: (json) => readJson(json, readPeriod),
  claim: () => undefined,
  claimOfFamily,
  check: (certificate, tools) => [checkPeriod(certificate, tools)],
  toText: (certificate) => [periodInWords(certificate)],
};

function claimOfFamily(
  { takes, period, preperiod, saltus }: SubtractionPeriodCertificate,
  question: string,
  tools: CheckTools,
): FamilyClaim {
  const isMember = (n: number) => {
    const opened = tools.open(question.replace('{n}', String(n)));
    if (!opened.ok) return false;
    const { games, setting } = opened.value;
    const [game, ...others] = games;
    if (others.length > 0 || setting.compound !== 'disjunctive' || setting.play !== 'normal') return false;
    return game.ruleset === 'subtraction' && game.text() === `${takes}: ${n}`;
  };
  const isFamily = question.split('{n}').length === 2 && [7, 100, 12_345].every(isMember);
  return {
    about: [{ what: 'the certificate is about the family of the question', result: isFamily ? 'holds' : 'fails' }],
    fields: saltus === 0 ? { period, preperiod } : { arithmetic: { period, saltus, preperiod } },
  };
}

function checkPeriod(certificate: SubtractionPeriodCertificate, { milliseconds, onLook }: CheckTools): CheckStep {
  const { takes, period, preperiod, saltus } = certificate;
  const what = `the values have the period ${period} from ${preperiod} on, and grow by ${saltus}`;
  const values = subtractionAnew(takes, milliseconds, onLook);
  if (typeof values === 'string') return { what, result: 'fails', detail: values };
  try {
    const fault = values.faultOf(certificate);
    return fault === undefined ? { what, result: 'holds' } : { what, result: 'fails', detail: fault };
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    return { what, result: 'not done', detail: error.message, limit: { name: 'milliseconds', value: milliseconds } };
  }
}
