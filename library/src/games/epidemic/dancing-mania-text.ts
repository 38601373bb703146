/** Positions of Dancing Mania read from text: a digraph, a colon that stands alone, and labelled vertices. */
import { bad, excerpt, ok, type Result } from '../../core/result.ts';
import type { PositionText } from '../../core/ruleset.ts';
import { type DigraphExpression, parseDigraph } from '../../notation/digraph.ts';
import { parseMultiset } from '../../notation/multiset.ts';
import { splitAtColon } from '../../notation/vertex-set.ts';
import { type Digraph, findDigraphVertex, inDegrees } from '../../structures/digraph.ts';
import { buildDigraphFamily } from '../../structures/digraph-family.ts';
import { type DancingPosition, liveLabels } from './position.ts';
import { spreadFrom } from './spread.ts';
import { parseCourse } from './strain.ts';

/** The largest family that is built. */
const LARGEST_ORDER = 3_000_000;

export function parseDancingMania({ text, at, options }: PositionText): Result<DancingPosition> {
  const course = parseCourse(options, true);
  if (!course.ok) return course;
  const { before, after } = splitAtColon(text, at);
  const expression = parseDigraph(before.text, before.at);
  if (!expression.ok) return expression;
  const built =
    expression.value.kind === 'listed'
      ? ok(expression.value.digraph)
      : buildDigraphFamily(expression.value, LARGEST_ORDER, before.at);
  if (!built.ok) return built;
  const digraph = built.value;
  const counts = after === undefined ? labelTop(expression.value, digraph, at + text.length) : readLabels(digraph, after);
  if (!counts.ok) return counts;
  const spread = spreadFrom(digraph, course.value.strain, counts.value.keys());
  if (spread === undefined) {
    return bad('spread-too-large', 'Too many vertices are too far apart for this strain on this digraph.', at, {
      expected: 'a smaller digraph, or raving 1',
    });
  }
  const ground = { expression: expression.value, digraph, spread, starts: [...counts.value.keys()] };
  return ok({ ...course.value, ground, labels: liveLabels(spread, counts.value) });
}

/** The vertex that is labelled where no label is written: the only one that no arc leads to. */
export function topVertex(expression: DigraphExpression, digraph: Digraph): number | undefined {
  if (expression.kind === 'partitions') return 0;
  if (expression.kind !== 'listed') return digraph.order - 1;
  const entering = inDegrees(digraph);
  const top = entering.indexOf(0);
  return top < 0 || entering.indexOf(0, top + 1) >= 0 ? undefined : top;
}

function labelTop(expression: DigraphExpression, digraph: Digraph, at: number): Result<Map<number, bigint>> {
  const top = topVertex(expression, digraph);
  if (top !== undefined) return ok(new Map([[top, 1n]]));
  return bad('missing-labels', 'No vertex is labelled, and there is not one top that could be.', at, {
    expected: ': and labelled vertices, as in 1>2 2>3 : 1',
  });
}

function readLabels(digraph: Digraph, { text, at }: { readonly text: string; readonly at: number }): Result<Map<number, bigint>> {
  const entries = parseMultiset(text, at);
  if (!entries.ok) return entries;
  const counts = new Map<number, bigint>();
  for (const { text: name, at: place, count } of entries.value) {
    const vertex = findDigraphVertex(digraph, name);
    if (vertex === undefined)
      return bad('unknown-vertex', `There is no vertex ${excerpt(name)} in the digraph.`, place, {
        expected: 'a vertex of the digraph',
        found: name,
      });
    counts.set(vertex, (counts.get(vertex) ?? 0n) + count);
  }
  return ok(counts);
}
