/**
 * The kind `geodetic-misere`: who wins a geodetic position in misère play, by one of the theorems about it.
 *
 * The check reads the question anew and applies the theorem by code of its own: one arc or row of a cycle, the stages of a complete graph
 * with rays, misère Nim on a long path, or trees, where normal play decides unless only single vertices and stars are left.
 */
import type { CertificateKind } from '../../../core/certificate-kind.ts';
import { anyText, oneOf, readJson, record, winner } from '../../../core/read-json.ts';
import { excerpt } from '../../../core/result.ts';
import type { GeodeticPosition } from '../position.ts';
import { areHeapsLostInMisere, isArcLostInMisere, isRowLostInMisere } from './closed-forms.ts';
import { joinedPosition, readQuestion, sameQuestionStep } from './question.ts';
import { rowOf } from './row.ts';
import { arcsOnCycle, asFamily, type FamilyPart, inContraction, stretchesOf, valueOfFamily } from './stretches.ts';
import { labelledGraph, valueTrees } from './trees.ts';

/** What decides the position. */
const RULES = ['arc', 'row', 'heaps', 'normal', 'trees', 'stars'] as const;
type Rule = (typeof RULES)[number];

export interface GeodeticMisereCertificate {
  readonly kind: 'geodetic-misere';
  readonly question: string;
  readonly rule: Rule;
  readonly outcome: 'N' | 'P';
}

const readMisere = record<GeodeticMisereCertificate>({
  kind: oneOf('geodetic-misere'),
  question: anyText,
  rule: oneOf(...RULES),
  outcome: winner,
});

const WORDS: Readonly<Record<Rule, string>> = {
  arc: 'an arc is lost exactly with 2^k − 1 vertices',
  row: 'a row is lost exactly where it cannot grow and something is left',
  heaps: 'what is left is misère Nim',
  normal: 'the outcome is that of normal play',
  trees: 'not only single vertices and stars are left, so the outcome is that of normal play',
  stars: 'only single vertices and stars are left, so the outcome of normal play is reversed',
};

export const geodeticMisere: CertificateKind<GeodeticMisereCertificate> = {
  kind: 'geodetic-misere',
  parse: (json) => readJson(json, readMisere),
  claim: ({ question, outcome }, asked) => ({
    about: [sameQuestionStep(asked, question)],
    outcome,
    outcomeOf: (components) => {
      const left = joinedPosition(components);
      const decided = left && decide(left);
      return decided && (decided.isLost ? 'P' : 'N');
    },
  }),
  check({ question, rule, outcome }) {
    const what = `${excerpt(question, 60)} is ${outcome}`;
    const read = readQuestion(question);
    const found = read?.play === 'misere' ? decide(read.position) : undefined;
    if (found === undefined) return [{ what, result: 'fails', detail: 'no theorem about misère play decides the question' }];
    const isRight = found.rule === rule && (found.isLost ? 'P' : 'N') === outcome;
    return [{ what, result: isRight ? 'holds' : 'fails', detail: WORDS[found.rule] }];
  },
  toText: ({ rule, outcome }) => [`${WORDS[rule]}: ${outcome}`],
};

interface Decided {
  readonly rule: Rule;
  readonly isLost: boolean;
}

function decide({ parts, reading }: GeodeticPosition): Decided | undefined {
  const [only] = parts;
  if (parts.length === 1 && only?.count === 1n) {
    const family = asFamily(only.item);
    const row = family && rowOf(family, reading);
    if (row !== undefined && row.order > 3n) return { rule: 'row', isLost: isRowLostInMisere(row) };
    const same = family && inContraction(family, reading);
    const decided = same && decideFamily(same);
    if (decided !== undefined) return decided;
  }
  let total = 0n;
  let isFickle = true;
  for (const { item, count } of parts) {
    const graph = labelledGraph(item, reading);
    const trees = graph && valueTrees(graph);
    if (trees === undefined) return undefined;
    if (count % 2n === 1n) total ^= trees.value;
    isFickle &&= trees.isFickle;
  }
  return isFickle ? { rule: 'stars', isLost: total !== 0n } : { rule: 'trees', isLost: total === 0n };
}

function decideFamily(part: FamilyPart): Decided | undefined {
  switch (part.family.kind) {
    case 'cycle':
      return decideCycle(part.family.order, part);
    case 'complete':
      return decideComplete(part.family.order, part);
    case 'path':
      return part.family.order >= 4n ? decidePath(part.family.order, part) : undefined;
    case 'rays':
      return decideRays(part);
  }
}

/** Before the first label, what is left after it decides. */
function decideCycle(order: bigint, { labelled }: FamilyPart): Decided | undefined {
  if (labelled.length === 0) return { rule: 'arc', isLost: !isArcLostInMisere(order - 1n) };
  const [arc = 0n, ...others] = arcsOnCycle(order, labelled);
  return others.length > 0 ? undefined : { rule: 'arc', isLost: isArcLostInMisere(arc) };
}

/** Vertices of a complete graph are labelled one by one. */
function decideComplete(order: bigint, part: FamilyPart): Decided {
  const left = stretchesOf(part)?.singles ?? order;
  return { rule: 'heaps', isLost: areHeapsLostInMisere(0n, left, left % 2n) };
}

/** A path of four or more vertices is no star; after one stretch of labels it is two heaps. */
function decidePath(order: bigint, part: FamilyPart): Decided | undefined {
  if (part.labelled.length === 0) return { rule: 'normal', isLost: order % 2n === 0n };
  return part.labelled.length === 1 ? decideHeaps(part) : undefined;
}

/** Before a vertex of the clique is labelled the outcome is that of normal play, with labels in one stretch; then the rays are heaps. */
function decideRays(part: FamilyPart): Decided | undefined {
  const stretches = stretchesOf(part);
  const isBefore = part.labelled.length === 0 || stretches?.stem !== undefined;
  if (!isBefore) return decideHeaps(part);
  const value = valueOfFamily(part);
  return value === undefined || part.labelled.length > 1 ? undefined : { rule: 'normal', isLost: value === 0n };
}

function decideHeaps(part: FamilyPart): Decided | undefined {
  const stretches = stretchesOf(part);
  if (stretches === undefined || stretches.arcs.length > 0) return undefined;
  let [large, ones, sum] = [0n, 0n, 0n];
  for (const { length, count } of stretches.chains) {
    if (length > 1n) large += count;
    else ones += count;
    if (count % 2n === 1n) sum ^= length;
  }
  return { rule: 'heaps', isLost: areHeapsLostInMisere(large, ones, sum) };
}
