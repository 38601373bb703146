/** A question about Nim on graphs read off its line: the edges with the names of their ends, what lies on them, and the piece. */
import type { Result } from '../../core/result.ts';
import { parseMultigraph, toNamedEdges } from '../../notation/multigraph.ts';

export interface NamedEdges {
  /** A weight, or the question of a game. */
  readonly edges: readonly (readonly [from: string, to: string, weight: bigint | { readonly question: string }])[];
  readonly piece: string;
}

export function readNamedEdges(line: string): Result<NamedEdges> {
  const parsed = parseMultigraph(line.replace(/^nim-on-graphs\s/, ''), 0);
  return parsed.ok ? { ok: true, value: toNamedEdges(parsed.value) } : parsed;
}
