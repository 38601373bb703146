/**
 * Checks a certificate of kind `nim-on-graphs` from its question on: the edges are those of the question, games on edges have
 * the values given, and the proof holds (`games/nim-on-graphs/certificate/check-proof.ts`).
 */

import type { CheckStep } from '../../core/certificate.ts';
import { excerpt } from '../../core/result.ts';
import { checkNimOnGraphs } from '../../games/nim-on-graphs/certificate/check-proof.ts';
import { parseMultigraph, toNamedEdges } from '../../notation/multigraph.ts';

/** The value of a question by play alone, or why it is not known. */
export type ValueByPlay = (question: string) => { readonly value?: number | bigint; readonly why?: string };

export function nimOnGraphsSteps(certificate: Readonly<Record<string, unknown>>, byPlay: ValueByPlay): readonly CheckStep[] {
  const games = pairsOf(certificate.games);
  const check = checkNimOnGraphs(certificate);
  return [
    edgesStep(certificate, games),
    ...games.map(([question, value]) => gameStep(question, value, byPlay)),
    {
      what: `the outcome is ${excerpt(String(certificate.outcome))}`,
      result: check.holds ? 'holds' : 'fails',
      detail: check.holds ? check.found : check.why,
    },
  ];
}

/** Each edge of the question is there with its weight, or with the value given for its game; games out of reach count as 0. */
function edgesStep(certificate: Readonly<Record<string, unknown>>, games: readonly (readonly [string, string])[]): CheckStep {
  const what = 'the edges and the piece are those of the question';
  const text = String(certificate.question).replace(/^nim-on-graphs\s/, '');
  const parsed = parseMultigraph(text, 0);
  if (!parsed.ok) return { what, result: 'fails', detail: parsed.error.message };
  const { edges, piece } = toNamedEdges(parsed.value);
  const reached = reachedVertices(edges, piece);
  const values = new Map(games);
  const expected = edges.map(([from, to, weight]) => {
    const value = typeof weight === 'bigint' ? weight : reached.has(from) ? values.get(weight.question) : 0n;
    return [from, to, String(value)].join(' ');
  });
  const found = Array.isArray(certificate.edges)
    ? certificate.edges.map((edge) => (Array.isArray(edge) ? edge.join(' ') : ''))
    : [];
  const same = expected.sort().join('\n') === found.sort().join('\n') && certificate.piece === piece;
  return { what, result: same ? 'holds' : 'fails', detail: `${edges.length} edges` };
}

function reachedVertices(edges: readonly (readonly [string, string, unknown])[], piece: string): ReadonlySet<string> {
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

function gameStep(question: string, value: string, byPlay: ValueByPlay): CheckStep {
  const found = byPlay(question);
  return {
    what: `${excerpt(question)} has the Grundy value ${excerpt(value)}`,
    result: found.value === undefined ? 'not done' : String(found.value) === value ? 'holds' : 'fails',
    detail: found.why ?? `play by definition gives ${found.value}`,
  };
}

function pairsOf(json: unknown): readonly (readonly [string, string])[] {
  if (!Array.isArray(json)) return [];
  return json.flatMap((pair) => (Array.isArray(pair) ? [[String(pair[0]), String(pair[1])] as const] : []));
}
