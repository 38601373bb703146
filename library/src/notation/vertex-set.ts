/**
 * Vertex sets: `1 3`, `1, 3`, `1..400`, `1.3..1.9`, after a `:` that stands alone.
 *
 * A range runs over the number at the end of a name, what stands before it stays: `v1..v9`. Ranges stay symbols, `1..400` of
 * C1000 costs nothing. A vertex may be named twice. Names are checked against a graph by `resolveVertexSet`, or against the
 * numbers 1 … order of a family by `checkNumbered`.
 */
import { MOST_DIGITS_READ } from '../core/digits.ts';
import { bad, excerpt, ok, type Result } from '../core/result.ts';
import { findVertex, type Graph } from '../structures/graph.ts';
import { compareNames } from '../structures/names.ts';
import { isDigit, listItems, type Word } from './tokens.ts';
import { isVertexName } from './vertex-name.ts';

/** The names `prefix` followed by a number from `from` to `to`; a name without a number at its end is a prefix alone. */
export interface VertexRange {
  readonly prefix: string;
  readonly from?: bigint;
  readonly to?: bigint;
  /** Where it stands in the question line, if it was read from one. */
  readonly at?: number;
}

export type VertexSet = readonly VertexRange[];

/** The texts before and after the `:` with nothing right behind it, as in `C7 : 3` and `C7: 3`, each with its offset in the question line. */
export function splitAtColon(text: string, at: number): { readonly before: Word; readonly after?: Word } {
  const colon = text.search(/:(?=\s|$)/);
  if (colon < 0) return { before: { text, at } };
  return { before: { text: text.slice(0, colon), at }, after: { text: text.slice(colon + 1), at: at + colon + 1 } };
}

/** The set as written; the text begins at offset `at` of the question line and may be empty. */
export function parseVertexSet(text: string, at: number): Result<VertexSet> {
  const words = listItems(text, at);
  if (!words.ok) return words;
  const set: VertexRange[] = [];
  for (const word of words.value) {
    const range = parseRange(word);
    if (!range.ok) return range;
    set.push(range.value);
  }
  return ok(set);
}

function parseRange({ text, at }: Word): Result<VertexRange> {
  const dots = text.indexOf('..');
  const first = dots < 0 ? text : text.slice(0, dots);
  const last = dots < 0 ? text : text.slice(dots + 2);
  if (!isVertexName(first) || !isVertexName(last))
    return bad('bad-name', 'This is neither a vertex nor a range of vertices.', at, {
      expected: 'a vertex such as 3, or a range such as 1..9',
      found: text,
    });
  const [from, to] = [splitName(first), splitName(last)];
  if (from === undefined || to === undefined)
    return bad('number-too-long', 'This number has too many digits.', at, {
      expected: `at most ${MOST_DIGITS_READ} digits`,
      found: text,
    });
  if (dots < 0) return ok({ ...from, at });
  if (from.from === undefined || to.from === undefined || from.prefix !== to.prefix || from.from > to.from) {
    return bad('bad-range', 'A range goes from a number up to another, with the same text before both.', at, {
      expected: 'a range such as 1..9 or 1.3..1.9',
      found: text,
    });
  }
  return ok({ prefix: from.prefix, from: from.from, to: to.from, at });
}

/** The name as a range of one; undefined where its number is too long. */
function splitName(name: string): VertexRange | undefined {
  let start = name.length;
  while (start > 0 && isDigit(name.charCodeAt(start - 1))) start--;
  while (start < name.length - 1 && name[start] === '0') start++;
  if (start === name.length) return { prefix: name };
  if (name.length - start > MOST_DIGITS_READ) return undefined;
  const number = BigInt(name.slice(start));
  return { prefix: name.slice(0, start), from: number, to: number };
}

/** In order, without places, ranges that touch or overlap made one. */
export function canonicalVertexSet(set: VertexSet): VertexSet {
  const sorted = set.toSorted((a, b) => compareNames(firstName(a), firstName(b)) || compareEnds(a, b));
  const merged: VertexRange[] = [];
  const last = new Map<string, number>();
  for (const { prefix, from, to } of sorted) {
    const place = last.get(prefix);
    const before = place === undefined ? undefined : merged[place];
    if (place === undefined || before === undefined || !touches(before, from)) {
      last.set(prefix, merged.push(from === undefined || to === undefined ? { prefix } : { prefix, from, to }) - 1);
    } else if (from !== undefined && to !== undefined && before.from !== undefined && before.to !== undefined) {
      merged[place] = { prefix, from: before.from, to: to > before.to ? to : before.to };
    }
  }
  return merged;
}

function firstName({ prefix, from }: VertexRange): string {
  return from === undefined ? prefix : `${prefix}${from}`;
}

function compareEnds(a: VertexRange, b: VertexRange): number {
  const [x = 0n, y = 0n] = [a.to, b.to];
  return x < y ? -1 : x > y ? 1 : 0;
}

/** Whether a range that begins here, or the same name alone, goes on from the one before. */
function touches(before: VertexRange, from: bigint | undefined): boolean {
  return before.to === undefined ? from === undefined : from !== undefined && from <= before.to + 1n;
}

/** In order, three or more in a row as a range. */
export function formatVertexSet(set: VertexSet): string {
  return canonicalVertexSet(set).map(formatRange).join(' ');
}

function formatRange({ prefix, from, to }: VertexRange): string {
  if (from === undefined || to === undefined) return prefix;
  if (from === to) return `${prefix}${from}`;
  return `${prefix}${from}${to === from + 1n ? ' ' : '..'}${prefix}${to}`;
}

/** How many vertices the set names. */
export function vertexSetSize(set: VertexSet): bigint {
  return canonicalVertexSet(set).reduce((sum, { from = 0n, to = 0n }) => sum + to - from + 1n, 0n);
}

/** The vertices of the graph that the set names, ascending, each once; `unknown-vertex` where it names another. */
export function resolveVertexSet(set: VertexSet, graph: Graph): Result<Uint32Array> {
  const chosen: number[] = [];
  for (const range of canonicalVertexSet(set)) {
    for (const name of eachName(range)) {
      const vertex = findVertex(graph, name);
      if (vertex === undefined) return unknownVertex(name, rangeOf(set, name));
      chosen.push(vertex);
    }
  }
  return ok(Uint32Array.from(chosen).sort());
}

function* eachName({ prefix, from, to }: VertexRange): Iterable<string> {
  if (from === undefined || to === undefined) yield prefix;
  else for (let number = from; number <= to; number++) yield `${prefix}${number}`;
}

/** Where the set names this vertex. */
function rangeOf(set: VertexSet, name: string): VertexRange | undefined {
  const { prefix, from } = splitName(name) ?? { prefix: name };
  return set.find((range) => {
    if (range.prefix !== prefix || range.from === undefined || range.to === undefined) return range.prefix === name;
    return from !== undefined && range.from <= from && from <= range.to;
  });
}

/** The set in order where all its names are among 1 … order; `unknown-vertex` where one is not. */
export function checkNumbered(set: VertexSet, order: bigint): Result<VertexSet> {
  for (const range of set) {
    const { prefix, from, to } = range;
    if (prefix !== '' || from === undefined || to === undefined || from < 1n) return unknownVertex(firstName(range), range);
    if (to > order) return unknownVertex(String(from > order ? from : order + 1n), range);
  }
  return ok(canonicalVertexSet(set));
}

/** A range writes out only its ends: a vertex between them is named in the message. */
function unknownVertex(name: string, range: VertexRange | undefined): Result<never> {
  const [at, expected] = [range?.at ?? 0, 'a vertex of the graph'];
  return range === undefined || firstName(range) === name
    ? bad('unknown-vertex', 'The graph has no vertex of this name.', at, { expected, found: name })
    : bad('unknown-vertex', `The graph has no vertex ${excerpt(name)}, which this range names.`, at, { expected });
}
