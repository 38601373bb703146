/**
 * The kind `epidemic-folding`: a finite table that decides every position on a digraph, whatever the numbers of labels.
 *
 * The check asks no theorem: every entry of the table follows from its options, C labels are worth as much as C − 2, and the outcome
 * is the entry of the position.
 */
import type { CertificateKind } from '../../../core/certificate-kind.ts';
import type { Play } from '../../../core/outcome.ts';
import {
  anyText,
  listOf,
  oneOf,
  pairOf,
  playName,
  readJson,
  record,
  textLike,
  wholeNumber,
  winner,
} from '../../../core/read-json.ts';
import { compareWithQuestion, type Listed } from './compare-with-question.ts';
import { labelCount, need, outcomeStep, stageNumber } from './wrong.ts';

interface FoldedVertex {
  readonly vertex: string;
  /** −1: dead. */
  readonly type: number;
  /** The labels on it. */
  readonly count: string;
}

/** The types that a move labels, and how often. */
type TypedMove = readonly (readonly [type: number, times: number])[];

export interface EpidemicFoldingCertificate {
  readonly kind: 'epidemic-folding';
  readonly play: Play;
  /** Larger numbers are folded to this one or the one below, whichever is as even. */
  readonly bound: number;
  /** For each type its moves; types are numbered from the lowest. */
  readonly moves: readonly (readonly TypedMove[])[];
  /** The outcomes of all folded positions, by numbers of labels and stage. */
  readonly table: string;
  /** The numbers of labels by type. */
  readonly labels: readonly string[];
  /** The vertices in reach. */
  readonly vertices: readonly FoldedVertex[];
  readonly stage: string;
  readonly outcome: 'N' | 'P';
}

const readFolding = record<EpidemicFoldingCertificate>({
  kind: oneOf('epidemic-folding'),
  play: playName,
  bound: wholeNumber(2, 20),
  moves: listOf(listOf(listOf(pairOf(wholeNumber(), wholeNumber(1, 1e9))))),
  table: textLike(/^[NP]*$/, 'a row of N and P'),
  labels: listOf(labelCount),
  vertices: listOf(record<FoldedVertex>({ vertex: anyText, type: wholeNumber(-1), count: labelCount })),
  stage: stageNumber,
  outcome: winner,
});

export const epidemicFolding: CertificateKind<EpidemicFoldingCertificate> = {
  kind: 'epidemic-folding',
  parse: (json) => readJson(json, readFolding),
  claim: (certificate, question, tools) => ({
    about: compareWithQuestion(question, () => listFolding(certificate), tools),
    outcome: certificate.outcome,
  }),
  check: (certificate) => [outcomeStep(certificate.outcome, () => checkFolding(certificate))],
  toText: ({ bound }) => [
    `A table of all positions with numbers folded at ${bound}: each entry follows from its options, and ` +
      'two labels more or less of a kind make no difference there.',
  ],
};

function checkFolding(certificate: EpidemicFoldingCertificate): string {
  const { play, bound, moves, table, labels, stage, outcome } = certificate;
  need(table.length === (bound + 1) ** moves.length * bound, 'the table has not the right size');
  need(
    moves.every((own, type) => own.every((move) => move.every(([target]) => target < type))),
    'a move does not go down',
  );
  need(
    moves.every((own) => own.every((move) => new Set(move.map(([target]) => target)).size === move.length)),
    'a move names a type twice',
  );
  need(listFolding(certificate) !== undefined, 'the numbers of labels by type are not those of the vertices');
  const fold = (number: number) => (number <= bound ? number : bound - ((number - bound) % 2));
  const entry = (counts: readonly number[], at: number) =>
    table[counts.reduceRight((sum, count) => sum * (bound + 1) + count, 0) * bound + at - 1];
  for (let code = 0; code < (bound + 1) ** moves.length; code++) {
    const counts: readonly number[] = moves.map((_, type) => Math.floor(code / (bound + 1) ** type) % (bound + 1));
    for (let at = 1; at <= bound; at++) {
      let won = code === 0 && play === 'misere';
      for (const [type, own] of moves.entries()) {
        if (counts[type] === 0) continue;
        for (const move of own) {
          const after = [...counts];
          after[type] = (after[type] as number) - 1;
          for (const [target, times] of move) after[target] = fold((after[target] as number) + times * (at + 1));
          if (entry(after, fold(at + 1)) === 'P') won = true;
        }
        if (counts[type] === bound) {
          const fewer = counts.map((count, index) => (index === type ? count - 2 : count));
          need(entry(fewer, at) === entry(counts, at), `${bound} and ${bound - 2} labels of a type differ`);
        }
      }
      need(entry(counts, at) === (won ? 'N' : 'P'), `the entry of ${counts.join(' ')} at stage ${at} does not follow`);
    }
  }
  need(labels.length === moves.length, 'there are not as many numbers of labels as types');
  const folded = [...labels, stage].map((text) => {
    const [number, most] = [BigInt(text), BigInt(bound)];
    return Number(number <= most ? number : most - ((number - most) % 2n));
  });
  need(entry(folded.slice(0, -1), folded.at(-1) ?? 0) === outcome, 'the table gives another outcome');
  return `${table.length} entries`;
}

function listFolding({ play, stage, moves, labels, vertices }: EpidemicFoldingCertificate): Listed | undefined {
  if (!vertices.every(({ type }) => type < moves.length)) return undefined;
  const types = new Map(vertices.map(({ vertex, type }) => [vertex, type]));
  const describe = (targets: readonly string[]) => {
    const live = targets.map((target) => types.get(target) ?? Number.NaN).filter((type) => type !== -1);
    return toKey([...new Set(live)].map((type) => [type, live.filter((each) => Object.is(each, type)).length]));
  };
  const ofType = moves.map((own) => new Set(own.map(toKey)));
  const sums = ofType.map(() => 0n);
  const listed = vertices.map(({ vertex, type, count }) => {
    if (type >= 0) sums[type] = (sums[type] ?? 0n) + BigInt(count);
    return { name: vertex, count: BigInt(count), moves: ofType[type] ?? new Set<string>() };
  });
  const isBare = vertices.every(({ type, count }) => type !== -1 || BigInt(count) === 0n);
  const isWhole = isBare && types.size === listed.length && sums.join() === labels.map((count) => String(BigInt(count))).join();
  return isWhole ? { vertices: listed, play, stage, describe } : undefined;
}

function toKey(move: TypedMove): string {
  return move
    .map(([type, times]) => `${type}*${times}`)
    .sort()
    .join();
}
