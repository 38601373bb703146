/**
 * The kind `hackendot-values`: the Grundy value of every subtree of a forest of Hackendot.
 *
 * It is checked from the rule of the game alone (`check-values.ts`): the value of each tree must be the least that none of its options
 * has. The recursion that the values were found by is not known here.
 */
import type { CheckStep } from '../../../core/certificate.ts';
import type { CertificateKind } from '../../../core/certificate-kind.ts';
import { listOf, oneOf, readJson, record, wholeNumber } from '../../../core/read-json.ts';
import { checkForestValues } from './check-values.ts';

export interface HackendotValuesCertificate {
  readonly kind: 'hackendot-values';
  /** Of each vertex its parent, counted from 0; −1 for a root. */
  readonly parents: readonly number[];
  /** The value of the tree below each vertex. */
  readonly values: readonly number[];
  /** The value of the forest. */
  readonly total: number;
}

const readValues = record<HackendotValuesCertificate>({
  kind: oneOf('hackendot-values'),
  parents: listOf(wholeNumber(-1)),
  values: listOf(wholeNumber()),
  total: wholeNumber(),
});

export const hackendotValues: CertificateKind<HackendotValuesCertificate> = {
  kind: 'hackendot-values',
  parse: (json) => readJson(json, readValues),
  claim({ parents, total }) {
    return {
      about: { parts: [{ line: forestLine(parents), count: 1n }] },
      outcome: total === 0 ? 'P' : 'N',
      values: { grundy: total },
    };
  },
  check(certificate) {
    return [valuesStep(certificate)];
  },
  toText: ({ values, total }) => [
    `The values of ${values.length === 1 ? 'one tree' : `the trees below all ${values.length} vertices`} are listed: each is the ` +
      `least that no option of the tree has. Together the trees of the forest have ${total}.`,
  ],
};

/** Whether the values are right, and `total` is that of the forest. */
export function valuesStep({ parents, values, total }: Omit<HackendotValuesCertificate, 'kind'>): CheckStep {
  const found = checkForestValues(parents, values);
  const why = found.why ?? (found.total === total ? undefined : `the trees together have the value ${found.total}`);
  const what = `the forest has the value ${total}`;
  if (why !== undefined) return { what, result: 'fails', detail: why };
  return { what, result: 'holds', detail: `the options of ${values.length} trees were looked at` };
}

/** The forest as a question. */
export function forestLine(parents: readonly number[]): string {
  return `hackendot parents ${parents.map((parent) => parent + 1).join(' ')}`;
}
