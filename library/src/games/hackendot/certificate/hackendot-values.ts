/**
 * The kind `hackendot-values`: the Grundy value of every subtree of a forest of Hackendot.
 *
 * It is checked from the rule of the game alone: for each tree, the values of all its options, sums of smaller trees, are listed, and
 * the value of the tree must be the least that is missing. Quadratic, and without the recursion that the certificate was made by.
 */
import type { CertificateKind } from '../../../core/certificate-kind.ts';
import { listOf, oneOf, readJson, record, wholeNumber } from '../../../core/read-json.ts';

export interface HackendotValuesCertificate {
  readonly kind: 'hackendot-values';
  /** Of each vertex its parent, counted from 0; −1 for a root. Parents come first. */
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
    const line = `hackendot parents ${parents.map((parent) => parent + 1).join(' ')}`;
    return { about: { parts: [{ line, count: 1n }] }, outcome: total === 0 ? 'P' : 'N', values: { grundy: total } };
  },
  check(certificate) {
    const { options, why } = checkHackendot(certificate);
    const what = `the forest has the value ${certificate.total}`;
    if (why !== undefined) return [{ what, result: 'fails', detail: why }];
    return [{ what, result: 'holds', detail: `the values of ${options} options were worked out anew` }];
  },
  toText: ({ values, total }) => [
    `The values of ${values.length === 1 ? 'one tree' : `the trees below all ${values.length} vertices`} are listed: each is the ` +
      `least that no option of the tree has. Together the trees of the forest have ${total}.`,
  ],
};

/** Forests larger than this are not checked. */
const LARGEST = 2000;

/** How many values of options were looked at, and what is wrong, if anything is. */
function checkHackendot({ parents, values, total }: HackendotValuesCertificate): {
  readonly options: number;
  readonly why?: string;
} {
  if (parents.length !== values.length || parents.length > LARGEST)
    return fails(`expected as many parents as values, ${LARGEST} at most`);
  if (!parents.every((parent, vertex) => parent >= -1 && parent < vertex)) return fails('a vertex comes before its parent');
  const below = new Array<number>(parents.length).fill(0);
  for (const [child, parent] of parents.entries())
    if (parent >= 0) below[parent] = (below[parent] as number) ^ (values[child] as number);
  let options = 0;
  let sum = 0;
  for (let root = 0; root < parents.length; root++) {
    const seen = new Set(optionValues(root, parents, values, below));
    options += seen.size;
    let least = 0;
    while (seen.has(least)) least++;
    if (least !== values[root]) return fails(`the tree at vertex ${root + 1} of the list has the value ${least}`);
    if (parents[root] === -1) sum ^= least;
  }
  return sum === total ? { options } : fails(`the trees together have the value ${sum}`);
}

/** The values of what is left when a vertex of the tree at `root` is picked; `below` are the sums of the children's values. */
function optionValues(root: number, parents: readonly number[], values: readonly number[], below: readonly number[]): number[] {
  const after = new Map<number, number>();
  for (let vertex = root; vertex < parents.length; vertex++) {
    const above = vertex === root ? (values[root] as number) : after.get(parents[vertex] as number);
    if (above !== undefined) after.set(vertex, above ^ (values[vertex] as number) ^ (below[vertex] as number));
  }
  return [...after.values()];
}

function fails(why: string): { readonly options: number; readonly why: string } {
  return { options: 0, why };
}
