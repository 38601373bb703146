/**
 * The kind `nim-on-graphs`: the outcome of a position of Nim on graphs, with a proof by paths, cycles, cuts or parities.
 *
 * It is checked from its question on: the edges are those of the question, games on edges have the values given, and the proof holds
 * (`check-proof.ts`). The theorems that turn the facts of the proof into an outcome are trusted (`docs/theory/nim-on-graphs.md`).
 */
import type { CheckStep } from '../../../core/certificate.ts';
import { type CertificateKind, playStep } from '../../../core/certificate-kind.ts';
import { anyText, digits, listOf, oneOf, optional, pairOf, readJson, record, tripleOf, winner } from '../../../core/read-json.ts';
import { excerpt } from '../../../core/result.ts';
import { type NamedEdges, readNamedEdges } from '../named-edges.ts';
import { checkProof } from './check-proof.ts';
import { type ListedProof, readProof } from './proof.ts';
import { proofToText } from './proof-words.ts';

export interface NimOnGraphsCertificate {
  readonly kind: 'nim-on-graphs';
  readonly question: string;
  readonly outcome: 'N' | 'P';
  /** The vertex of the piece. */
  readonly piece: string;
  /** From, to, and the weight or the value of the game. */
  readonly edges: readonly (readonly [from: string, to: string, weight: string])[];
  /** The games on edges, as questions, with their Grundy values. */
  readonly games?: readonly (readonly [question: string, value: string])[];
  readonly proof: ListedProof;
}

const readCertificate = record<NimOnGraphsCertificate>({
  kind: oneOf('nim-on-graphs'),
  question: anyText,
  outcome: winner,
  piece: anyText,
  edges: listOf(tripleOf(anyText, anyText, digits)),
  games: optional(listOf(pairOf(anyText, anyText))),
  proof: readProof,
});

export const nimOnGraphs: CertificateKind<NimOnGraphsCertificate> = {
  kind: 'nim-on-graphs',
  parse: (json) => readJson(json, readCertificate),
  claim: ({ question, outcome }) => ({
    about: { parts: [{ line: question, count: 1n }] },
    outcome,
    ...(outcome === 'P' && { values: { grundy: 0 } }),
  }),
  check(certificate, tools) {
    const { games = [], outcome } = certificate;
    const check = checkProof(certificate);
    return [
      edgesStep(certificate),
      ...games.map(([question, value]) => {
        const found = tools.valueByPlay(question, { compound: 'disjunctive', play: 'normal' });
        return playStep(`${excerpt(question)} has the Grundy value ${excerpt(value)}`, value, found);
      }),
      {
        what: `the outcome is ${outcome}`,
        result: check.holds ? 'holds' : 'fails',
        detail: check.holds ? check.found : check.why,
      },
    ];
  },
  toText: ({ proof }) => proofToText(proof),
};

/** Each edge of the question is there with its weight, or with the value given for its game; games out of reach count as 0. */
function edgesStep({ question, piece, edges: listed, games = [] }: NimOnGraphsCertificate): CheckStep {
  const what = 'the edges and the piece are those of the question';
  const read = readNamedEdges(question);
  if (!read.ok) return { what, result: 'fails', detail: read.error.message };
  const { edges } = read.value;
  const reached = reachedVertices(read.value);
  const values = new Map(games);
  const expected = edges.map(([from, to, weight]) => {
    const value = typeof weight === 'bigint' ? weight : reached.has(from) ? values.get(weight.question) : 0n;
    return [from, to, String(value)].join(' ');
  });
  const found = listed.map((edge) => edge.join(' '));
  const same = expected.sort().join('\n') === found.sort().join('\n') && piece === read.value.piece;
  return { what, result: same ? 'holds' : 'fails', detail: `${edges.length} edges` };
}

/** The vertices that the piece can reach along edges that carry something. */
export function reachedVertices({ edges, piece }: NamedEdges): ReadonlySet<string> {
  const beside = new Map<string, string[]>();
  const put = (from: string, to: string) => {
    const list = beside.get(from);
    if (list === undefined) beside.set(from, [to]);
    else list.push(to);
  };
  for (const [from, to, weight] of edges) {
    if (weight === 0n) continue;
    put(from, to);
    put(to, from);
  }
  const reached = new Set([piece]);
  for (const vertex of reached) for (const other of beside.get(vertex) ?? []) reached.add(other);
  return reached;
}
