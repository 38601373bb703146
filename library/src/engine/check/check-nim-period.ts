/**
 * Checks a certificate of kind `nim-period`: that the hole is a heap of Nim is read off the line, the value of the rest is found by
 * play, and so are the values for the first few n. Bouton's theorem and the proof in `engine/sequence/arithmetic.ts` are taken on trust.
 */

import type { CheckStep } from '../../core/certificate.ts';
import { fillHole } from '../../notation/question.ts';
import type { ValueByPlay } from './check-nim-on-graphs.ts';

const HEAP = String.raw`\s+\d+(\^\d+)?`;
const NIM_WITH_HOLE = new RegExp(String.raw`^\s*nim(${HEAP})*\s+\{n\}(${HEAP})*\s*$`);
const PLAIN_PLAY = /\[\s*(normal|disjunctive)?\s*(,\s*(normal|disjunctive))?\s*\]\s*$/;
const LONGEST = 10_000;
/** So many values are found by play. */
const TRIED = 8;

export function nimPeriodSteps(certificate: Readonly<Record<string, unknown>>, byPlay: ValueByPlay): readonly CheckStep[] {
  const { question, rest, period, saltus, preperiod } = certificate;
  if (typeof question !== 'string' || question.length > LONGEST)
    return [{ what: 'the certificate is well formed', result: 'fails' }];
  const pieces = question.replace(PLAIN_PLAY, '').split('+');
  const hole = pieces.filter((piece) => piece.includes('{n}'));
  const isNim = hole.length === 1 && NIM_WITH_HOLE.test(hole[0] ?? '') && !pieces.some((piece) => piece.includes('['));
  const power = typeof rest === 'number' && rest >= 0 && Number.isSafeInteger(rest) ? 2 ** bitsOf(rest) : undefined;
  const steps: CheckStep[] = [
    { what: 'the hole is one heap of Nim in normal play', result: isNim ? 'holds' : 'fails' },
    {
      what: 'the period and the saltus are the least power of two above the value of the rest, from n = 0 on',
      result: period === power && saltus === power && preperiod === 0 ? 'holds' : 'fails',
    },
  ];
  if (!isNim || power === undefined) return steps;
  for (let n = 0; n < TRIED; n++) {
    const expected = BigInt(rest as number) ^ BigInt(n);
    const { value, why } = byPlay(fillHole(question, n));
    const result = value === undefined ? 'not done' : BigInt(value) === expected ? 'holds' : 'fails';
    steps.push({ what: `the value for n = ${n} is ${expected}`, result, detail: why ?? `play by definition gives ${value}` });
  }
  return steps;
}

function bitsOf(value: number): number {
  return value === 0 ? 0 : value.toString(2).length;
}
