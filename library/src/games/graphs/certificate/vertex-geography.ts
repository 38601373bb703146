/**
 * The kind `vertex-geography`: a matching that the winner follows, and a barrier that shows that there is no larger one.
 *
 * The winner has just gone to a vertex, or is the second player; the matching misses the vertex of the piece. Without the barrier the
 * graph of the vertices that can still be visited falls into components; each odd one must miss a vertex or be matched into the
 * barrier. Where just as many are missed as that says, the matching is a maximum one, and going to partners never fails. The search
 * that found it is not known here.
 */
import type { CheckStep } from '../../../core/certificate.ts';
import type { CertificateKind } from '../../../core/certificate-kind.ts';
import { anyText, listOf, oneOf, orNull, pairOf, readJson, record } from '../../../core/read-json.ts';
import { excerpt } from '../../../core/result.ts';
import { vertexGeography } from '../vertex-geography.ts';
import { nameAt, targetsOf, type Walk } from '../walk.ts';
import { afterFirst, isJust, readWalk } from './first-move.ts';

export interface VertexGeographyCertificate {
  readonly kind: 'vertex-geography';
  readonly question: string;
  /** The winning move; null where the position is lost. */
  readonly first: string | null;
  readonly matching: readonly (readonly [string, string])[];
  readonly barrier: readonly string[];
}

const readCertificate = record<VertexGeographyCertificate>({
  kind: oneOf('vertex-geography'),
  question: anyText,
  first: orNull(anyText),
  matching: listOf(pairOf(anyText, anyText)),
  barrier: listOf(anyText),
});

export const vertexGeographyKind: CertificateKind<VertexGeographyCertificate> = {
  kind: 'vertex-geography',
  parse: (json) => readJson(json, readCertificate),
  claim({ question, first }) {
    const about = { parts: [{ line: question, count: 1n }], setting: { compound: 'disjunctive', play: 'normal' } } as const;
    if (first === null) return { about, outcome: 'P', values: { grundy: 0 } };
    const left = afterFirst(vertexGeography, question, first);
    const text = typeof left === 'string' ? '' : vertexGeography.format(left);
    return { about, outcome: 'N', outcomeOf: (components) => (isJust(components, text) ? 'P' : undefined) };
  },
  check(certificate) {
    const { question, first } = certificate;
    const what = first === null ? 'the position is lost' : `going to ${excerpt(first)} wins`;
    const left = first === null ? readWalk(vertexGeography, question) : afterFirst(vertexGeography, question, first);
    const why = typeof left === 'string' ? left : faultOf(left, certificate);
    return [why === undefined ? holds(what, certificate) : { what, result: 'fails', detail: why }];
  },
  toText: ({ first, matching, barrier }) => [
    `${first === null ? 'The second player' : `The first player goes to ${excerpt(first)} and from then on`} answers along a matching of ` +
      `${matching.length} edges that misses the vertex of the piece.`,
    `It is a maximum matching: without ${barrier.length === 1 ? 'one vertex' : `${barrier.length} vertices`} as many odd components are left as it must miss.`,
  ],
};

function holds(what: string, { matching, barrier }: VertexGeographyCertificate): CheckStep {
  const detail = `a matching of ${matching.length} edges misses the vertex of the piece, and a barrier of ${barrier.length} vertices shows that none is larger`;
  return { what, result: 'holds', detail };
}

/** What is wrong with the matching or the barrier in a position whose mover is to lose. */
function faultOf(walk: Walk, { matching, barrier }: VertexGeographyCertificate): string | undefined {
  const { board, piece } = walk;
  const left = new Map<string, number>();
  const gone = new Set(walk.used);
  const inReach = [piece];
  const reached = new Set(inReach);
  for (const vertex of inReach) {
    left.set(nameAt(board, vertex), vertex);
    for (const target of targetsOf(board, vertex)) {
      if (gone.has(target) || reached.has(target)) continue;
      reached.add(target);
      inReach.push(target);
    }
  }
  const matched = new Set<string>();
  for (const [one, other] of matching) {
    const [u, v] = [left.get(one), left.get(other)];
    if (u === undefined || v === undefined || u === v || !targetsOf(board, u).includes(v))
      return `${excerpt(`${one}-${other}`)} is no edge that is left`;
    if (matched.has(one) || matched.has(other)) return `${excerpt(`${one}-${other}`)} meets another edge of the matching`;
    matched.add(one).add(other);
  }
  if (matched.has(nameAt(board, piece))) return 'the matching covers the vertex of the piece';
  const removed = new Set(barrier.map((name) => left.get(name)));
  if (removed.has(undefined) || removed.size !== barrier.length)
    return 'the barrier names a vertex twice, or one that is not left';
  const missed = left.size - 2 * matching.length;
  const odd = oddComponents(walk, [...left.values()], removed as ReadonlySet<number>);
  if (odd - barrier.length === missed) return undefined;
  return `the matching misses ${missed}, and without the ${barrier.length} vertices of the barrier ${odd} odd components are left`;
}

function oddComponents({ board }: Walk, vertices: readonly number[], without: ReadonlySet<number>): number {
  const waiting = new Set(vertices.filter((vertex) => !without.has(vertex)));
  let odd = 0;
  for (const start of vertices) {
    if (!waiting.delete(start)) continue;
    const component = [start];
    for (const vertex of component)
      for (const target of targetsOf(board, vertex)) if (waiting.delete(target)) component.push(target);
    odd += component.length % 2;
  }
  return odd;
}
