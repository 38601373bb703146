/**
 * Reading positions of the geodetic game: a graph and, after a colon, the labelled vertices, `C1000 : 1..400`.
 *
 * Nothing is built out of a family that the rules can play on as it is; a label costs what is written for it.
 */
import type { Counted } from '../../core/counted.ts';
import { DEFAULT_LIMITS } from '../../core/limits.ts';
import { bad, ok, type Result } from '../../core/result.ts';
import type { OptionText, PositionText } from '../../core/ruleset.ts';
import { parseGraphExpression } from '../../notation/graph-expression.ts';
import {
  checkNumbered,
  parseVertexSet,
  resolveVertexSet,
  splitAtColon,
  type VertexRange,
  type VertexSet,
} from '../../notation/vertex-set.ts';
import { blocksOf } from '../../structures/blocks.ts';
import type { Graph } from '../../structures/graph.ts';
import { graphTooLarge, isBuildable } from '../../structures/graph-family-build.ts';
import {
  buildTerm,
  type GraphSum,
  type GraphTerm,
  hasGraph,
  namedTerm,
  orderOfSum,
  orderOfTerm,
} from '../../structures/graph-sum.ts';
import { NUMBERED } from '../../structures/names.ts';
import { isLongFamily } from './families.ts';
import { type GeodeticPart, type GeodeticPosition, READINGS, type Reading } from './position.ts';
import { fromMarks, mergeRanges, NO_VERTEX, type Range, type Ranges, rangeAt } from './vertex-ranges.ts';

export function parseGeodetic({ text, at, options }: PositionText): Result<GeodeticPosition> {
  const reading = readingOf(options);
  if (!reading.ok) return reading;
  const { before, after } = splitAtColon(text, at);
  const sum = parseGraphExpression(before.text, before.at);
  if (!sum.ok) return sum;
  for (const { item, at: place = at } of sum.value) if (!isPlayable(item, reading.value)) return tooLarge(reading.value, place);
  const set = after === undefined ? ok([]) : parseVertexSet(after.text, after.at);
  if (!set.ok) return set;
  const parts = withLabels(sum.value, set.value);
  return parts.ok ? ok({ reading: reading.value, parts: parts.value }) : parts;
}

function readingOf(options: readonly OptionText[]): Result<Reading> {
  let reading: Reading = 'contraction';
  let chosen: OptionText | undefined;
  for (const option of options) {
    const found = READINGS.find((name) => name === option.name);
    const extra = option.words[0];
    if (found === undefined) continue;
    if (extra !== undefined)
      return bad('option-takes-no-value', `The option ${found} takes no value.`, extra.at, { found: extra.text });
    if (chosen !== undefined)
      return bad('contradictory-options', `The options ${chosen.name} and ${found} contradict each other.`, option.at, { found });
    chosen = option;
    reading = found;
  }
  return ok(reading);
}

function tooLarge(reading: Reading, at: number): Result<never> {
  if (reading !== 'interval' && reading !== 'hull') return graphTooLarge(DEFAULT_LIMITS.order, at);
  return bad('graph-too-large', `The graph is too large for the ${reading} reading.`, at, {
    expected: `at most ${DEFAULT_LIMITS.order} vertices, and ${LARGEST_SPANNED} in a part that no vertex cuts`,
  });
}

/** Shortest paths between picked vertices are sought in blocks of this many vertices, or where vertices times edges are this many. */
const LARGEST_SPANNED = 2000;
const MOST_SPANNING_STEPS = 200_000_000;

/** Whether moves can be made in the graph: it is small enough to be built, or a family that need not be. */
function isPlayable(term: GraphTerm, reading: Reading): boolean {
  if (isLongFamily(term)) return true;
  const isReal = hasGraph(term) || isBuildable(term, DEFAULT_LIMITS.order);
  if (!isReal || (reading !== 'interval' && reading !== 'hull') || orderOfTerm(term) <= BigInt(LARGEST_SPANNED)) return isReal;
  const graph = buildTerm(term, DEFAULT_LIMITS.order, 0);
  return graph.ok && canBeSpanned(graph.value);
}

function canBeSpanned(graph: Graph): boolean {
  const { starts, edges } = blocksOf(graph);
  return edges.every((count, block) => {
    const size = (starts[block + 1] as number) - (starts[block] as number);
    return size <= LARGEST_SPANNED || size * count <= MOST_SPANNING_STEPS;
  });
}

function withLabels(sum: GraphSum, set: VertexSet): Result<readonly Counted<GeodeticPart>[]> {
  const named = namedTerm(sum);
  if (named !== undefined) {
    const given = namedRanges(named, set);
    if (!given.ok) return given;
    const parts = sum.map(({ item, count }) => ({
      item: { term: item, given: item === named ? given.value : NO_VERTEX },
      count,
    }));
    return ok(parts.filter(({ count }) => count > 0n));
  }
  const ranges = numberedRanges(set, orderOfSum(sum));
  if (!ranges.ok) return ranges;
  const parts: Counted<GeodeticPart>[] = [];
  let first = 0n;
  for (const { item, count } of sum) {
    const order = orderOfTerm(item);
    for (const part of copiesWithLabels(item, count, order, inside(ranges.value, first, first + count * order - 1n)))
      addPart(parts, part);
    first += count * order;
  }
  return ok(parts);
}

/** Adds copies of a part to the list; unlabelled copies of the graph before them are counted together. */
function addPart(parts: Counted<GeodeticPart>[], { item, count }: Counted<GeodeticPart>): void {
  const last = parts.at(-1);
  if (last !== undefined && last.item.term === item.term && last.item.given.length + item.given.length === 0)
    parts[parts.length - 1] = { item: last.item, count: last.count + count };
  else if (count > 0n) parts.push({ item, count });
}

/** The places of vertices that are called 1, 2, 3 …; a million names take no sorting of texts. */
function numberedRanges(set: VertexSet, order: bigint): Result<Ranges> {
  const ranges: Range[] = [];
  for (const range of set) {
    const { prefix, from, to } = range;
    if (prefix !== '' || from === undefined || to === undefined || from < 1n || to > order) {
      const wrong = checkNumbered([range], order);
      if (!wrong.ok) return wrong;
    } else ranges.push({ from: from - 1n, to: to - 1n });
  }
  return ok(mergeRanges(ranges));
}

/** The labelled places of a graph that keeps its own names. */
function namedRanges(term: GraphTerm, set: VertexSet): Result<Ranges> {
  if (hasGraph(term)) {
    if (term.graph.names === NUMBERED) return numberedRanges(set, BigInt(term.graph.order));
    const vertices = resolveVertexSet(set, term.graph);
    if (!vertices.ok) return vertices;
    const marks = new Uint8Array(term.graph.order);
    for (const vertex of vertices.value) marks[vertex] = 1;
    return ok(fromMarks(marks));
  }
  if (term.kind !== 'rays') return numberedRanges(set, orderOfTerm(term));
  const ranges: Range[] = [];
  for (const range of set) {
    const place = rayRange(range, term.clique, term.length);
    if (place === undefined)
      return bad('unknown-vertex', 'The graph has no vertex of this name.', range.at ?? 0, {
        expected: 'a vertex such as 2.3, the third on the second ray',
        found: `${range.prefix}${range.from ?? ''}`,
      });
    ranges.push(place);
  }
  return ok(mergeRanges(ranges));
}

/** `2.3..2.5`: the third to the fifth vertex on the second ray. */
function rayRange({ prefix, from, to }: VertexRange, clique: bigint, length: bigint): Range | undefined {
  if (from === undefined || to === undefined || from < 1n || to > length || !/^[1-9]\d*\.$/.test(prefix)) return undefined;
  const ray = BigInt(prefix.slice(0, -1));
  return ray <= clique ? { from: (ray - 1n) * length + from - 1n, to: (ray - 1n) * length + to - 1n } : undefined;
}

/** The ranges between two places, counted from the first of them. */
function inside(ranges: Ranges, first: bigint, last: bigint): Ranges {
  const found: Range[] = [];
  for (let index = rangeAt(ranges, first); index < ranges.length; index++) {
    const { from, to } = ranges[index] as Range;
    if (from > last) break;
    found.push({ from: (from > first ? from : first) - first, to: (to < last ? to : last) - first });
  }
  return found;
}

/** Copies of one graph with labels on places that count through all copies; runs of equal copies stay together. */
function copiesWithLabels(term: GraphTerm, count: bigint, order: bigint, ranges: Ranges): readonly Counted<GeodeticPart>[] {
  if (order === 0n || ranges.length === 0) return [{ item: { term, given: NO_VERTEX }, count }];
  const labels = new Map<bigint, Range[]>();
  const full: { readonly copy: bigint; readonly count: bigint }[] = [];
  for (const { from, to } of ranges) {
    const [first, last] = [from / order, to / order];
    for (const copy of first === last ? [first] : [first, last]) {
      const start = copy * order;
      const range = { from: from > start ? from - start : 0n, to: to < start + order ? to - start : order - 1n };
      const known = labels.get(copy);
      if (known === undefined) labels.set(copy, [range]);
      else known.push(range);
    }
    if (last - first > 1n) full.push({ copy: first + 1n, count: last - first - 1n });
  }
  const runs = [
    ...[...labels].map(([copy, given]) => ({ copy, count: 1n, given: mergeRanges(given) })),
    ...full.map((run) => ({ ...run, given: [{ from: 0n, to: order - 1n }] })),
  ].sort((a, b) => (a.copy < b.copy ? -1 : 1));
  const parts: Counted<GeodeticPart>[] = [];
  let next = 0n;
  for (const run of runs) {
    if (run.copy > next) parts.push({ item: { term, given: NO_VERTEX }, count: run.copy - next });
    parts.push({ item: { term, given: run.given }, count: run.count });
    next = run.copy + run.count;
  }
  if (next < count) parts.push({ item: { term, given: NO_VERTEX }, count: count - next });
  return parts;
}
