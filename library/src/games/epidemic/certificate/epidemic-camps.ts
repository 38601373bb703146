/**
 * The kind `epidemic-camps`: every vertex that labels can reach, with its height, its class and its targets, and the outcome.
 *
 * The check asks no theorem. Heights are the longest ways down, so the numbers of labels by height, highest first, fall
 * lexicographically with every move and the game ends (Theorem 1 of the paper); classes follow from the targets; the outcome is what
 * the camp theorem or the race of the germs states (`check-outcome.ts`). For Nimania the vertices are the numbers.
 */
import type { CertificateKind } from '../../../core/certificate-kind.ts';
import type { Play } from '../../../core/outcome.ts';
import { anyText, listOf, oneOf, playName, readJson, record, wholeNumber, winner } from '../../../core/read-json.ts';
import { checkedOutcome } from './check-outcome.ts';
import { compareWithQuestion, type Listed, MOST_MOVES, TooMany } from './compare-with-question.ts';
import { labelCount, need, outcomeStep, stageNumber } from './wrong.ts';

interface Label {
  readonly vertex: string;
  readonly count: string;
}

export interface CampVertex {
  readonly vertex: string;
  /** The longest way down has so many arcs. */
  readonly height: number;
  readonly class: 'dead' | 'one' | 'heavy';
  /** The sets out of which a move chooses its targets. */
  readonly sets: readonly (readonly string[])[];
}

export interface EpidemicCampsCertificate {
  readonly kind: 'epidemic-camps';
  /** How many vertices of a set a move takes. */
  readonly choice: 'one' | 'all' | 'some';
  readonly play: Play;
  readonly stage: string;
  readonly labels: readonly Label[];
  readonly vertices: readonly CampVertex[];
  /** The numbers of labels by height, highest first: it falls with every move. */
  readonly vector: readonly string[];
  readonly outcome: 'N' | 'P';
}

const readCamps = record<EpidemicCampsCertificate>({
  kind: oneOf('epidemic-camps'),
  choice: oneOf('one', 'all', 'some'),
  play: playName,
  stage: stageNumber,
  labels: listOf(record<Label>({ vertex: anyText, count: labelCount })),
  vertices: listOf(
    record<CampVertex>({
      vertex: anyText,
      height: wholeNumber(),
      class: oneOf('dead', 'one', 'heavy'),
      sets: listOf(listOf(anyText)),
    }),
  ),
  vector: listOf(labelCount),
  outcome: winner,
});

export const epidemicCamps: CertificateKind<EpidemicCampsCertificate> = {
  kind: 'epidemic-camps',
  parse: (json) => readJson(json, readCamps),
  claim: (certificate, question, tools) => ({
    about: compareWithQuestion(question, () => listCamps(certificate), tools),
    outcome: certificate.outcome,
  }),
  check: (certificate) => [outcomeStep(certificate.outcome, () => checkCamps(certificate))],
  toText: () => [
    'Every vertex in reach is listed with its longest way down, its class and its targets. Each arc goes down, so the numbers ' +
      'of labels by height, highest first, fall with every move; the classes and the outcome follow from the targets.',
  ],
};

function checkCamps({ choice, play, stage, labels, vertices, vector, outcome }: EpidemicCampsCertificate): string {
  const known = new Map(vertices.map((each) => [each.vertex, each]));
  need(known.size === vertices.length, 'a vertex is listed twice');
  need(new Set(labels.map(({ vertex }) => vertex)).size === labels.length, 'the labels of a vertex are listed twice');
  let [odd, even, mixed] = [false, false, false];
  for (const [name, vertex] of known) {
    const moves = lightMoves(choice, vertex, known);
    const dead = vertex.sets.length === 0;
    const isOne = !dead && !moves.heavy && !moves.odd;
    need(vertex.class === (dead ? 'dead' : isOne ? 'one' : 'heavy'), `${name} is not ${vertex.class}`);
    const below = vertex.sets.flat().map((target) => known.get(target)?.height ?? 0);
    const height = below.reduce((most, each) => Math.max(most, each + 1), 0);
    need(vertex.height === height, `the longest way down from ${name} has ${height} arcs`);
    if (vertex.class === 'heavy' && !moves.heavy) {
      if (moves.even) even = true;
      else odd = true;
    }
    if (moves.heavy && (moves.odd || moves.even)) mixed = true;
  }
  const counted = labels.map(({ vertex, count }) => {
    const of = known.get(vertex);
    need(of !== undefined, 'a label is on no listed vertex');
    return { height: of.height, count: BigInt(count), kind: of.class, ...lightMoves(choice, of, known) };
  });
  const highest = vertices.reduce((most, { height }) => Math.max(most, height), 0);
  need(vector.length === highest, `the vector has not one number for each of ${highest} heights`);
  for (const [place, number] of vector.entries()) {
    const level = vector.length - place;
    const there = counted.reduce((total, { height, count }) => total + (height === level ? count : 0n), 0n);
    need(there === BigInt(number), `there are not ${number} labels of height ${level}`);
  }
  const won = checkedOutcome(counted, { odd, even, mixed }, BigInt(stage) % 2n === 1n, play === 'misere');
  need(typeof won === 'boolean', String(won));
  need(outcome === (won ? 'N' : 'P'), `the theorem gives ${won ? 'N' : 'P'}`);
  return `${known.size} vertices`;
}

/** Whether a vertex has moves that leave heavy labels, and light ones with an odd or an even number of ones. */
function lightMoves(
  choice: EpidemicCampsCertificate['choice'],
  { vertex, sets, height }: CampVertex,
  known: ReadonlyMap<string, CampVertex>,
): { heavy: boolean; odd: boolean; even: boolean } {
  const found = { heavy: false, odd: false, even: false };
  for (const set of sets) {
    const targets = set.map((target) => known.get(target));
    need(set.length > 0 && new Set(set).size === set.length, `a set of targets of ${vertex} is empty or has a target twice`);
    need(
      targets.every((target) => target !== undefined && target.height < height),
      `an arc from ${vertex} does not go down`,
    );
    const number = (kind: CampVertex['class']) => targets.filter((target) => target?.class === kind).length;
    const [heavy, ones, dead] = [number('heavy'), number('one'), number('dead')];
    if (heavy > 0) found.heavy = true;
    if (choice === 'all') {
      if (heavy === 0 && ones % 2 === 1) found.odd = true;
      if (heavy === 0 && ones % 2 === 0) found.even = true;
    } else {
      if (ones > 0) found.odd = true;
      if (dead > 0 || (choice === 'some' && ones > 1)) found.even = true;
    }
  }
  return found;
}

function listCamps({ choice, play, stage, labels, vertices }: EpidemicCampsCertificate): Listed | undefined {
  const counts = new Map(labels.map(({ vertex, count }) => [vertex, BigInt(count)]));
  const describe = (targets: readonly string[]) => [...targets].sort().join();
  const budget = { left: MOST_MOVES };
  const listed = vertices.map(({ vertex, sets }) => {
    const moves = sets.flatMap((set) => eachChoice(choice, set, budget));
    return { name: vertex, count: counts.get(vertex) ?? 0n, moves: new Set(moves.map(describe)) };
  });
  const names = new Set(listed.map(({ name }) => name));
  const isWhole = names.size === listed.length && [...counts.keys()].every((name) => names.has(name));
  return isWhole ? { vertices: listed, play, stage, describe } : undefined;
}

/** The sets of targets that one set gives: each of its vertices, all, or some. */
function eachChoice(
  choice: EpidemicCampsCertificate['choice'],
  set: readonly string[],
  budget: { left: number },
): readonly (readonly string[])[] {
  const many = choice === 'one' ? set.length : choice === 'all' ? 1 : 2 ** set.length - 1;
  budget.left -= many;
  if (budget.left < 0) throw new TooMany();
  if (choice === 'one') return set.map((target) => [target]);
  if (choice === 'all') return [set];
  return Array.from({ length: many }, (_, code) => set.filter((_target, index) => ((code + 1) >> index) & 1));
}
