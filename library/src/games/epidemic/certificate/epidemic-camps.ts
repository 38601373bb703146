/**
 * The kind `epidemic-camps`: every vertex that labels can reach, with its height, its class and its targets, and the outcome.
 *
 * The check asks no theorem. Heights are the longest ways down, so the numbers of labels by height, highest first, fall
 * lexicographically with every move and the game ends (Theorem 1 of the paper); classes follow from the targets; the outcome is what
 * the camp theorem or the race of the germs states (`check-outcome.ts`), or what the log of a race comes to (`check-log.ts`). For
 * Nimania the vertices are the numbers.
 */
import type { CertificateKind } from '../../../core/certificate-kind.ts';
import type { Counted } from '../../../core/counted.ts';
import type { Game } from '../../../core/game.ts';
import type { Play } from '../../../core/outcome.ts';
import { anyText, listOf, oneOf, optional, playName, readJson, record, wholeNumber, winner } from '../../../core/read-json.ts';
import { CampClasses, type CampVertex, type Choice, eachChoice } from './camp-classes.ts';
import { type LoggedPosition, RaceLog, readLog } from './check-log.ts';
import { compareWithQuestion, type Listed, MOST_MOVES } from './compare-with-question.ts';
import { labelCount, need, outcomeStep, stageNumber } from './wrong.ts';

interface Label {
  readonly vertex: string;
  readonly count: string;
}

export interface EpidemicCampsCertificate {
  readonly kind: 'epidemic-camps';
  /** How many vertices of a set a move takes. */
  readonly choice: Choice;
  readonly play: Play;
  readonly stage: string;
  readonly labels: readonly Label[];
  readonly vertices: readonly CampVertex[];
  /** The numbers of labels by height, highest first: it falls with every move. */
  readonly vector: readonly string[];
  readonly outcome: 'N' | 'P';
  /** The play of a race that no theorem decides, down to positions that one does. */
  readonly log?: readonly LoggedPosition[];
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
  log: optional(readLog),
});

/** Moves that the lines of a log may look at. */
const MOST_LOGGED = 500_000;

export const epidemicCamps: CertificateKind<EpidemicCampsCertificate> = {
  kind: 'epidemic-camps',
  parse: (json) => readJson(json, readCamps),
  claim(certificate, question, tools) {
    const known = {};
    return {
      about: compareWithQuestion(question, () => listCamps(certificate), tools),
      outcome: certificate.outcome,
      outcomeOf: (components) => outcomeAfter(certificate, components, known),
    };
  },
  check: (certificate) => [outcomeStep(certificate.outcome, () => checkCamps(certificate))],
  toText: ({ log }) => [
    'Every vertex in reach is listed with its longest way down, its class and its targets. Each arc goes down, so the numbers ' +
      `of labels by height, highest first, fall with every move; the classes ${log === undefined ? 'and the outcome follow' : 'follow'} from the targets.`,
    ...(log === undefined ? [] : [`A log of ${log.length} positions plays the race out, until a theorem on germs decides.`]),
  ],
};

function checkCamps(certificate: EpidemicCampsCertificate): string {
  const { choice, play, stage, labels, vertices, outcome, log } = certificate;
  const classes = new CampClasses(choice, vertices);
  const counts = new Map(labels.map(({ vertex, count }) => [vertex, BigInt(count)]));
  need(counts.size === labels.length, 'the labels of a vertex are listed twice');
  checkVector(certificate, counts, classes);
  const race = new RaceLog(classes, choice, play === 'misere');
  const budget = { left: MOST_LOGGED };
  for (const [place, line] of (log ?? []).entries()) race.add(line, place, budget);
  const theorem = classes.wins(counts, BigInt(stage), play === 'misere');
  const won = race.wins(counts, BigInt(stage));
  need(won !== undefined, String(theorem));
  need(outcome === (won ? 'N' : 'P'), `${log === undefined ? 'the theorem' : 'the log'} gives ${won ? 'N' : 'P'}`);
  return `${vertices.length} vertices${log === undefined ? '' : ` and ${log.length} positions`}`;
}

/** The numbers of labels by height, highest first. */
function checkVector(
  { vertices, vector }: EpidemicCampsCertificate,
  counts: ReadonlyMap<string, bigint>,
  classes: CampClasses,
): void {
  const highest = vertices.reduce((most, { height }) => Math.max(most, height), 0);
  need(vector.length === highest, `the vector has not one number for each of ${highest} heights`);
  const there = new Map<number, bigint>();
  for (const [vertex, count] of counts) {
    const height = classes.vertices.get(vertex)?.height;
    need(height !== undefined, 'a label is on no listed vertex');
    there.set(height, (there.get(height) ?? 0n) + count);
  }
  for (const [place, number] of vector.entries()) {
    const level = vector.length - place;
    need((there.get(level) ?? 0n) === BigInt(number), `there are not ${number} labels of height ${level}`);
  }
}

/** Who wins after a move: the labels are read off the line that the rules write. */
function outcomeAfter(
  { choice, play, vertices }: EpidemicCampsCertificate,
  components: readonly Counted<Game>[],
  known: { classes?: CampClasses },
): 'N' | 'P' | undefined {
  const [only] = components;
  if (only === undefined || components.length > 1 || only.count !== 1n) return undefined;
  const labels = labelsOf(only.item);
  if (labels === undefined) return undefined;
  known.classes ??= new CampClasses(choice, vertices);
  if (![...labels.keys()].every((vertex) => known.classes?.vertices.has(vertex))) return undefined;
  const stage =
    only.item
      .options()
      .find((option) => option.startsWith('stage '))
      ?.slice('stage '.length) ?? '1';
  const won = known.classes.wins(labels, BigInt(stage), play === 'misere');
  return typeof won === 'string' ? undefined : won ? 'N' : 'P';
}

/** Labels as the two rulesets write them; undefined where the line leaves them out. */
function labelsOf(game: Game): ReadonlyMap<string, bigint> | undefined {
  const text = game.text();
  const written = game.ruleset === 'nimania' ? (text === '0' ? '' : text) : / :(.*)$/.exec(text)?.[1];
  if (written === undefined) return undefined;
  const words = written.split(' ').filter((word) => word !== '');
  return new Map(words.map((word) => [word.split('^')[0] ?? '', BigInt(word.split('^')[1] ?? '1')]));
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
