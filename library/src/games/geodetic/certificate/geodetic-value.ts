/**
 * The kind `geodetic-value`: the Grundy value of a geodetic position, graph by graph.
 *
 * Where a theorem values a graph, the check applies it anew, by code of its own: closed forms for paths, cycles, complete graphs, rays and
 * rows (`stretches.ts`, `closed-forms.ts`), the recursion of Hackendot for trees (`trees.ts`). Any other graph brings a table of its
 * branches (`branch-table.ts`). Which rule values which graph follows from the graph; the certificate says it for the reader.
 */
import type { CheckStep } from '../../../core/certificate.ts';
import type { CertificateKind } from '../../../core/certificate-kind.ts';
import { toNimber } from '../../../core/nimber.ts';
import {
  anyText,
  digits,
  listOf,
  oneOf,
  optional,
  pairOf,
  type Reader,
  readJson,
  record,
  wholeNumber,
} from '../../../core/read-json.ts';
import { excerpt } from '../../../core/result.ts';
import type { GeodeticPart, GeodeticPosition, Reading } from '../position.ts';
import { type BranchRow, valueByBranches, valueBySearch } from './branch-table.ts';
import { valueOfRow } from './closed-forms.ts';
import { joinedPosition, readQuestion, sameQuestionStep } from './question.ts';
import { rowOf } from './row.ts';
import { asFamily, inContraction, valueOfFamily } from './stretches.ts';
import { labelledGraph, valueTrees } from './trees.ts';

/** What values a graph. */
const RULES = ['stretches', 'row', 'trees', 'branches'] as const;
type Rule = (typeof RULES)[number];

interface PartValue {
  readonly rule: Rule;
  readonly value: string;
  /** For `branches`: each branch after those that its moves leave. Left out where there are too many: then they are searched anew. */
  readonly branches?: readonly BranchRow[];
}

export interface GeodeticValueCertificate {
  readonly kind: 'geodetic-value';
  readonly question: string;
  /** Of the graphs of the question, in its order; copies count once. */
  readonly parts: readonly PartValue[];
  readonly total: string;
}

const ruleName: Reader<Rule> = oneOf(...RULES);

const readValue = record<GeodeticValueCertificate>({
  kind: oneOf('geodetic-value'),
  question: anyText,
  parts: listOf(
    record<PartValue>({
      rule: ruleName,
      value: digits,
      branches: optional(listOf(pairOf(listOf(wholeNumber()), wholeNumber()))),
    }),
  ),
  total: digits,
});

export const geodeticValue: CertificateKind<GeodeticValueCertificate> = {
  kind: 'geodetic-value',
  parse: (json) => readJson(json, readValue),
  claim: ({ question, total }, asked) => ({
    about: [sameQuestionStep(asked, question)],
    outcome: total === '0' ? 'P' : 'N',
    values: { grundy: toNimber(BigInt(total)) },
    outcomeOf: (components) => {
      const left = joinedPosition(components);
      const value = left && closedValue(left);
      return value === undefined ? undefined : value === 0n ? 'P' : 'N';
    },
  }),
  check({ question, parts, total }, { milliseconds }) {
    const what = `${excerpt(question, 60)} has the value ${excerpt(total)}`;
    const read = readQuestion(question);
    const graphs = read?.position.parts ?? [];
    if (read === undefined || read.play !== 'normal')
      return [{ what, result: 'fails', detail: 'the question is no geodetic one' }];
    if (graphs.length !== parts.length) return [{ what, result: 'fails', detail: `the question has ${graphs.length} graphs` }];
    const { reading } = read.position;
    const steps = graphs.map(({ item }, index) => partStep(item, reading, index, parts[index] as PartValue, milliseconds));
    const sum = graphs.reduce((all, { count }, index) => (count % 2n === 0n ? all : all ^ BigInt(parts[index]?.value ?? 0)), 0n);
    return [...steps, { what, result: String(sum) === total ? 'holds' : 'fails', detail: `together they have ${sum}` }];
  },
  toText: ({ parts, total }) => [`${parts.map(({ rule, value }) => `${value} (${WORDS[rule]})`).join(', ')}; together ${total}`],
};

const WORDS: Readonly<Record<Rule, string>> = {
  stretches: 'chains, arcs and stems in closed form',
  row: 'a row of labels on a cycle',
  trees: 'trees of Hackendot',
  branches: 'a table of branches',
};

function partStep(
  part: GeodeticPart,
  reading: Reading,
  index: number,
  { rule, value, branches }: PartValue,
  milliseconds: number,
): CheckStep {
  const what = `graph ${index + 1} has the value ${excerpt(value)}`;
  const found = valueOfPart(part, reading) ?? byBranches(part, reading, branches, milliseconds);
  if ('why' in found) return { what, result: 'fails', detail: found.why };
  const isRight = found.rule === rule && String(found.value) === value;
  return { what, result: isRight ? 'holds' : 'fails', detail: `${WORDS[found.rule]} give ${found.value}` };
}

type Found = { readonly rule: Rule; readonly value: bigint } | { readonly why: string };

/** By a closed form or the recursion for trees. */
function valueOfPart(part: GeodeticPart, reading: Reading): { readonly rule: Rule; readonly value: bigint } | undefined {
  const family = asFamily(part);
  if (family !== undefined) {
    const same = inContraction(family, reading);
    const row = same === undefined ? rowOf(family, reading) : undefined;
    if (row !== undefined) return { rule: 'row', value: valueOfRow(row) };
    const value = same && valueOfFamily(same);
    if (value !== undefined) return { rule: 'stretches', value };
  }
  const graph = labelledGraph(part, reading);
  const trees = graph && valueTrees(graph);
  return trees && { rule: 'trees', value: trees.value };
}

function byBranches(part: GeodeticPart, reading: Reading, rows: readonly BranchRow[] | undefined, milliseconds: number): Found {
  const graph = labelledGraph(part, reading);
  if (graph === undefined) return { why: `the ${reading} reading may be another game on this graph` };
  const { value, why } = rows === undefined ? valueBySearch(graph, milliseconds) : valueByBranches(graph, rows);
  return value === undefined ? { why: why ?? 'the table decides nothing' } : { rule: 'branches', value };
}

/** The value of a position of which no graph needs a table. */
function closedValue({ parts, reading }: GeodeticPosition): bigint | undefined {
  let sum = 0n;
  for (const { item, count } of parts) {
    const found = valueOfPart(item, reading);
    if (found === undefined) return undefined;
    if (count % 2n === 1n) sum ^= found.value;
  }
  return sum;
}
