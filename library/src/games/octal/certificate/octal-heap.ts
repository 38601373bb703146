/**
 * The kind `octal-heap`: the value of one heap of an octal game. The recurrence is short enough to be computed anew, by the method of
 * `check-values.ts`, so the certificate brings no table. A code with a digit above 7, which leaves three heaps, has its options listed.
 *
 * Inside a verdict the position must be copies of that heap. That a component has the moves of a heap is what a theorem says.
 */
import type { CheckStep } from '../../../core/certificate.ts';
import type { CertificateKind, CheckTools, Claim } from '../../../core/certificate-kind.ts';
import { oneOf, readJson, record, textLike, wholeNumber } from '../../../core/read-json.ts';
import { Timer } from '../../../core/timer.ts';
import { valuesAnew } from './check-values.ts';
import { copiesOfHeap, MOST_CLAIMED, ValuesAnew } from './heaps-of-question.ts';
import { digitsOf } from './period-step.ts';

export interface OctalHeapCertificate {
  readonly kind: 'octal-heap';
  readonly code: string;
  readonly size: number;
  readonly value: number;
}

const readHeap = record<OctalHeapCertificate>({
  kind: oneOf('octal-heap'),
  code: textLike(/^[04]\.[0-9A-F]{1,1000}$/, 'an octal or hexadecimal code such as 0.137'),
  size: wholeNumber(0, MOST_CLAIMED - 1),
  value: wholeNumber(),
});

export const octalHeap: CertificateKind<OctalHeapCertificate> = {
  kind: 'octal-heap',
  parse: (json) => readJson(json, readHeap),
  claim: claimOf,
  check: (certificate, tools) => [checkHeap(certificate, tools)],
  toText: ({ code, size, value }) => [`In ${code} the recurrence gives the heap of ${size} the value ${value}.`],
};

function claimOf({ code, size, value }: OctalHeapCertificate, question: string, tools: CheckTools): Claim {
  const copies = copiesOfHeap(question, tools);
  const isSame = copies !== undefined && copies.heap.code === code && BigInt(copies.heap.size) === BigInt(size);
  const what = 'the certificate is about the position of the question';
  if (!isSame) return { about: [{ what, result: 'fails' }] };
  const total = copies.count % 2n === 0n ? 0 : value;
  const heaps = new ValuesAnew(digitsOf(code), tools);
  return {
    about: [{ what, result: 'holds' }],
    outcome: total === 0 ? 'P' : 'N',
    values: { grundy: total },
    outcomeOf: (components) => heaps.outcomeOf(components, code, Number),
    encodedOf: (component) => heaps.encodedOf(component, code, Number),
  };
}

function checkHeap({ code, size, value }: OctalHeapCertificate, { milliseconds, onLook }: CheckTools): CheckStep {
  const what = `in ${code.slice(0, 80)} the heap of ${size} has the value ${value}`;
  const timer = new Timer(milliseconds);
  const values = valuesAnew(digitsOf(code), size + 1, (known) => {
    onLook?.({ values: known, needed: size + 1 });
    return !timer.isOver();
  });
  if (values === undefined)
    return { what, result: 'not done', detail: 'it took too long', limit: { name: 'milliseconds', value: milliseconds } };
  const found = values[size];
  return { what, result: found === value ? 'holds' : 'fails', detail: `${size + 1} values computed anew give ${found}` };
}
