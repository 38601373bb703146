/**
 * The kind `nim-on-two-vertices`: a position of Nim on graphs whose edges in reach all join the same two vertices, or are loops at one. Wherever the
 * piece is, every edge can be used, so the edges are heaps of Nim.
 *
 * The check reads the edges off the question, values games on them by play, and adds up anew; Bouton's theorem and its misère form are
 * trusted [bouton1901].
 */
import type { CheckStep } from '../../../core/certificate.ts';
import { type CertificateKind, type CheckTools, playStep } from '../../../core/certificate-kind.ts';
import { toNimber } from '../../../core/nimber.ts';
import type { Play } from '../../../core/outcome.ts';
import { anyText, digits, listOf, oneOf, pairOf, playName, readJson, record, winner } from '../../../core/read-json.ts';
import { excerpt } from '../../../core/result.ts';
import { readNamedEdges } from '../named-edges.ts';
import { reachedVertices } from './nim-on-graphs.ts';

export interface NimOnTwoVerticesCertificate {
  readonly kind: 'nim-on-two-vertices';
  readonly question: string;
  readonly play: Play;
  /** The weights of the edges in reach, and the values of games there. */
  readonly heaps: readonly string[];
  /** The games on these edges, as questions, with their Grundy values; none in misère play. */
  readonly games: readonly (readonly [question: string, value: string])[];
  readonly sum: string;
  readonly outcome: 'N' | 'P';
}

const readTwo = record<NimOnTwoVerticesCertificate>({
  kind: oneOf('nim-on-two-vertices'),
  question: anyText,
  play: playName,
  heaps: listOf(digits),
  games: listOf(pairOf(anyText, digits)),
  sum: digits,
  outcome: winner,
});

export const nimOnTwoVertices: CertificateKind<NimOnTwoVerticesCertificate> = {
  kind: 'nim-on-two-vertices',
  parse: (json) => readJson(json, readTwo),
  claim: ({ question, play, sum, outcome }) => ({
    about: { parts: [{ line: question, count: 1n }] },
    outcome,
    ...(play === 'normal' && { values: { grundy: toNimber(BigInt(sum)) } }),
  }),
  check(certificate, tools) {
    const edges = edgesStep(certificate, tools);
    if (edges.result !== 'holds') return [edges];
    const values = certificate.games.map(([question, value]) => {
      const found = tools.valueByPlay(question, { compound: 'disjunctive', play: 'normal' });
      return playStep(`${excerpt(question)} has the Grundy value ${excerpt(value)}`, value, found);
    });
    return [edges, ...values, sumStep(certificate)];
  },
  toText: ({ heaps, sum }) => [`The ${heaps.length} edges in reach are heaps of Nim, and their nim-sum is ${excerpt(sum)}.`],
};

/** The edges that the piece can reach are the heaps, and all of them have the same ends. */
function edgesStep({ question, play, heaps, games }: NimOnTwoVerticesCertificate, tools: CheckTools): CheckStep {
  const what = 'the edges in reach have the same ends, and are the heaps';
  const opened = tools.open(question);
  const read = readNamedEdges(question.replace(/\s\[[^\]]*\]$/, ''));
  if (!opened.ok || !read.ok) return { what, result: 'fails', detail: 'the question does not read' };
  const { games: positions, setting } = opened.value;
  const isRight = positions.length === 1 && positions[0].ruleset === 'nim-on-graphs' && setting.play === play;
  if (!isRight || setting.compound !== 'disjunctive')
    return { what, result: 'fails', detail: 'the question is about another game' };
  const reached = reachedVertices(read.value);
  const live = read.value.edges.filter(([from, , weight]) => weight !== 0n && reached.has(from));
  const ends = new Set(live.map(([from, to]) => [from, to].sort().join(' ')));
  if (ends.size > 1) return { what, result: 'fails', detail: 'they join more than two vertices' };
  const values = new Map(games);
  const carried = live.flatMap(([, , weight]) => (typeof weight === 'bigint' ? [] : [weight.question]));
  const isGamesRight = values.size === games.length && games.every(([name]) => carried.includes(name));
  if (!isGamesRight || (play === 'misere' && carried.length > 0))
    return { what, result: 'fails', detail: 'the games are others' };
  const expected = live.map(([, , weight]) => (typeof weight === 'bigint' ? String(weight) : values.get(weight.question)));
  const isSame = expected.sort().join() === [...heaps].sort().join();
  return { what, result: isSame ? 'holds' : 'fails', detail: `${live.length} edges` };
}

function sumStep({ play, heaps, sum, outcome }: NimOnTwoVerticesCertificate): CheckStep {
  const sizes = heaps.map(BigInt);
  const found = sizes.reduce((all, size) => all ^ size, 0n);
  const isSmall = sizes.every((size) => size < 2n);
  const lost = play === 'misere' && isSmall ? found === 1n : found === 0n;
  const isSame = found === BigInt(sum) && outcome === (lost ? 'P' : 'N');
  const detail = `added up anew, it is ${excerpt(String(found))}: ${lost ? 'P' : 'N'}`;
  return { what: `the nim-sum is ${excerpt(sum)}, and the outcome ${outcome}`, result: isSame ? 'holds' : 'fails', detail };
}
