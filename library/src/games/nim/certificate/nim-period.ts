/**
 * The kind `nim-period`: the arithmetic period of a Nim heap of n counters beside others.
 *
 * That the hole is a heap of Nim is read off the line, the value of the rest is found by play, and so are the values for the first
 * few n. Bouton's theorem and the proof in `engine/sequence/arithmetic.ts` are taken on trust.
 */
import type { CheckStep } from '../../../core/certificate.ts';
import { type CertificateKind, type CheckTools, playStep } from '../../../core/certificate-kind.ts';
import { oneOf, readJson, record, textLike, wholeNumber } from '../../../core/read-json.ts';
import { excerpt } from '../../../core/result.ts';

export interface NimPeriodCertificate {
  readonly kind: 'nim-period';
  /** The family, with a hole `{n}`. */
  readonly question: string;
  /** The Grundy value of everything besides the heap of n. */
  readonly rest: number;
  readonly period: number;
  readonly saltus: number;
  readonly preperiod: number;
}

const readPeriod = record<NimPeriodCertificate>({
  kind: oneOf('nim-period'),
  question: textLike(/^.{1,10000}$/s, 'a question of at most 10,000 characters'),
  rest: wholeNumber(),
  period: wholeNumber(1),
  saltus: wholeNumber(1),
  preperiod: wholeNumber(),
});

export const nimPeriod: CertificateKind<NimPeriodCertificate> = {
  kind: 'nim-period',
  parse: (json) => readJson(json, readPeriod),
  claim: () => undefined,
  claimOfFamily: ({ question, period, saltus, preperiod }, asked) => ({
    about: [{ what: 'the certificate is about the family of the question', result: question === asked ? 'holds' : 'fails' }],
    fields: { arithmetic: { period, saltus, preperiod } },
  }),
  check: checkNimPeriod,
  toText: ({ question, rest, period, saltus }) => [
    `In ${excerpt(JSON.stringify(question), 60)} the rest has the value ${rest}, so the values have the arithmetic period ` +
      `${period} with saltus ${saltus}.`,
  ],
};

const HOLE = '{n}';
const HEAP = String.raw`\s+\d+(\^\d+)?`;
const NIM_WITH_HOLE = new RegExp(String.raw`^\s*nim(${HEAP})*\s+\{n\}(${HEAP})*\s*$`);
const PLAIN_PLAY = /\[\s*(normal|disjunctive)?\s*(,\s*(normal|disjunctive))?\s*\]\s*$/;
/** So many values are found by play. */
const TRIED = 8;

function checkNimPeriod(certificate: NimPeriodCertificate, tools: CheckTools): readonly CheckStep[] {
  const { question, rest, period, saltus, preperiod } = certificate;
  const pieces = question.replace(PLAIN_PLAY, '').split('+');
  const hole = pieces.filter((piece) => piece.includes(HOLE));
  const isNim = hole.length === 1 && NIM_WITH_HOLE.test(hole[0] ?? '') && !pieces.some((piece) => piece.includes('['));
  const power = rest === 0 ? 1 : 2 ** rest.toString(2).length;
  const steps: CheckStep[] = [
    { what: 'the hole is one heap of Nim in normal play', result: isNim ? 'holds' : 'fails' },
    {
      what: 'the period and the saltus are the least power of two above the value of the rest, from n = 0 on',
      result: period === power && saltus === power && preperiod === 0 ? 'holds' : 'fails',
    },
  ];
  if (!isNim) return steps;
  for (let n = 0; n < TRIED; n++) {
    const expected = String(BigInt(rest) ^ BigInt(n));
    const found = tools.valueByPlay(question.replace(HOLE, String(n)), { compound: 'disjunctive', play: 'normal' });
    steps.push(playStep(`the value for n = ${n} is ${expected}`, expected, found));
  }
  return steps;
}
