/**
 * The kind `edge-geography`: an even kernel in which the piece stands, at once or after the first move.
 *
 * It is checked edge by edge: no edge that is left joins two of its vertices, and every other vertex is joined to an even number of
 * them. That the player to move is then lost takes three lines: each move leads out of the kernel to a vertex that an odd number of
 * edges still joins to it, the other player goes back along one, and all is as before. The equations that gave the kernel are not
 * known here, nor that the graph is bipartite.
 */
import type { CheckStep } from '../../../core/certificate.ts';
import type { CertificateKind } from '../../../core/certificate-kind.ts';
import { anyText, listOf, oneOf, orNull, readJson, record } from '../../../core/read-json.ts';
import { excerpt } from '../../../core/result.ts';
import { edgeGeography } from '../edge-geography.ts';
import { edgeCode, nameAt, targetsOf, type Walk } from '../walk.ts';
import { afterFirst, isJust, readWalk } from './first-move.ts';

export interface EdgeGeographyCertificate {
  readonly kind: 'edge-geography';
  readonly question: string;
  /** The winning move; null where the position is lost. */
  readonly first: string | null;
  readonly kernel: readonly string[];
}

const readCertificate = record<EdgeGeographyCertificate>({
  kind: oneOf('edge-geography'),
  question: anyText,
  first: orNull(anyText),
  kernel: listOf(anyText),
});

export const edgeGeographyKind: CertificateKind<EdgeGeographyCertificate> = {
  kind: 'edge-geography',
  parse: (json) => readJson(json, readCertificate),
  claim({ question, first }) {
    const about = { parts: [{ line: question, count: 1n }], setting: { compound: 'disjunctive', play: 'normal' } } as const;
    if (first === null) return { about, outcome: 'P', values: { grundy: 0 } };
    const left = afterFirst(edgeGeography, question, first);
    const text = typeof left === 'string' ? '' : edgeGeography.format(left);
    return { about, outcome: 'N', outcomeOf: (components) => (isJust(components, text) ? 'P' : undefined) };
  },
  check({ question, first, kernel }): readonly CheckStep[] {
    const what = first === null ? 'the position is lost' : `going to ${excerpt(first)} wins`;
    const left = first === null ? readWalk(edgeGeography, question) : afterFirst(edgeGeography, question, first);
    const why = typeof left === 'string' ? left : faultOf(left, kernel);
    if (why !== undefined) return [{ what, result: 'fails', detail: why }];
    return [
      {
        what,
        result: 'holds',
        detail: `every vertex outside is joined to an even number of the ${kernel.length} vertices of the kernel`,
      },
    ];
  },
  toText: ({ first, kernel }) => [
    `${first === null ? 'The piece stands' : `After a move to ${excerpt(first)} the piece stands`} in an even kernel of ${kernel.length} ` +
      'vertices: no two are joined, and every other vertex is joined to an even number of them. So each move can be answered by going back into it.',
  ],
};

/** What is wrong with the kernel; undefined where the player to move is lost by it. */
function faultOf({ board, piece, used }: Walk, kernel: readonly string[]): string | undefined {
  const gone = new Set(used);
  const inside = new Set(kernel);
  if (inside.size !== kernel.length) return 'the kernel names a vertex twice';
  if (!inside.has(nameAt(board, piece))) return 'the piece is not in the kernel';
  let found = 0;
  for (let vertex = 0; vertex < board.graph.order; vertex++) {
    const joined = [...targetsOf(board, vertex)].filter(
      (target) => inside.has(nameAt(board, target)) && !gone.has(edgeCode(board, vertex, target)),
    );
    const name = nameAt(board, vertex);
    if (inside.has(name)) found++;
    if (inside.has(name) ? joined.length > 0 : joined.length % 2 === 1)
      return `${excerpt(name)} is joined to ${joined.length} vertices of the kernel`;
  }
  return found === inside.size ? undefined : 'the kernel names a vertex that is not there';
}
