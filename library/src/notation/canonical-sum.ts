/**
 * The one order in which a sum of graphs is written.
 *
 * First paths, cycles, complete, bipartite, stars, grids, cubes, cliques with rays and the Petersen graph, each by rising numbers;
 * then encoded graphs; then edge lists by order and text. Equal summands become copies: `2*P1 + P5`. In a union, where names are
 * lost anyway, edge lists are taken apart into connected ones and their vertices called 1, 2, 3 … A summand without vertices
 * stays; of nothing at all remains P0.
 */
import { once } from '../core/counted.ts';
import { connectedComponents, type Graph, isConnected } from '../structures/graph.ts';
import { type Family, path } from '../structures/graph-family.ts';
import { type GraphSum, type GraphTerm, hasGraph, namedTerm, rankOfTerm } from '../structures/graph-sum.ts';
import { NUMBERED } from '../structures/names.ts';
import { formatEdgeList } from './edge-list.ts';
import { formatFamily, nearlyFamily } from './graph-family.ts';

/** What is written for one graph that is alone: a vertex that would be taken for a family stands in parentheses. */
export function formatTerm(term: GraphTerm): string {
  switch (term.kind) {
    case 'listed': {
      const text = formatEdgeList(term.graph);
      return nearlyFamily(text) === undefined ? text : `(${text})`;
    }
    case 'encoded':
      return term.text;
    default:
      return formatFamily(term);
  }
}

/** A summand together with its text, by which equal ones are found, and the numbers by which it is ordered. */
interface Written {
  readonly item: GraphTerm;
  readonly text: string;
  readonly rank: number;
  readonly numbers: readonly (bigint | number)[];
  count: bigint;
}

export function canonicalSum(sum: GraphSum): GraphSum {
  const [only] = sum;
  if (only !== undefined && sum.length === 1 && only.count === 1n && !isEmptyList(only.item)) return [once(only.item)];
  if (sum.length === 2) {
    const paths = twoPaths(sum);
    if (paths !== undefined) return paths;
  }
  const isUnion = namedTerm(sum) === undefined;
  const written = new Map<string, Written>();
  const texts = new Map<GraphTerm, string>();
  for (const { item, count } of sum) {
    if (count === 0n) continue;
    for (const part of isUnion ? connectedTerms(item) : [isEmptyList(item) ? path(0n) : item]) {
      const text = texts.get(part) ?? formatTerm(part);
      if (part === item) texts.set(part, text);
      const equal = written.get(text);
      if (equal === undefined) written.set(text, { item: part, text, rank: rankOfTerm(part), numbers: numbersOf(part), count });
      else equal.count += count;
    }
  }
  if (written.size === 0) return [once(path(0n))];
  return [...written.values()].sort(compareWritten).map(({ item, count }) => ({ item, count }));
}

/** What a move in a path leaves, without the trouble of the general case. */
function twoPaths([a, b]: GraphSum): GraphSum | undefined {
  if (a?.item.kind !== 'path' || b?.item.kind !== 'path' || a.count !== 1n || b.count !== 1n) return undefined;
  if (a.item.order === b.item.order) return [{ item: a.item, count: 2n }];
  return a.item.order < b.item.order ? [once(a.item), once(b.item)] : [once(b.item), once(a.item)];
}

/** Families and connected encoded graphs stay as they are. */
function connectedTerms(term: GraphTerm): readonly GraphTerm[] {
  if (!hasGraph(term) || (term.kind === 'encoded' && (term.graph.order === 0 || isConnected(term.graph)))) return [term];
  if (term.graph.order === 0) return [path(0n)];
  return connectedComponents(term.graph).map(toNumbered);
}

function toNumbered(graph: Graph): GraphTerm {
  return { kind: 'listed', graph: { ...graph, names: NUMBERED } };
}

/** An edge list without vertices cannot be written. */
function isEmptyList(term: GraphTerm): boolean {
  return term.kind === 'listed' && term.graph.order === 0;
}

function compareWritten(a: Written, b: Written): number {
  return a.rank - b.rank || compareNumbers(a.numbers, b.numbers) || (a.text < b.text ? -1 : 1);
}

/** The numbers by which terms of one kind are ordered. */
function numbersOf(term: GraphTerm): readonly (bigint | number)[] {
  return hasGraph(term) ? [term.graph.order, term.graph.targets.length] : familyNumbers(term);
}

function familyNumbers(family: Family): readonly bigint[] {
  switch (family.kind) {
    case 'path':
    case 'cycle':
    case 'complete':
      return [family.order];
    case 'bipartite':
      return [family.left, family.right];
    case 'star':
      return family.arms;
    case 'grid':
      return [family.rows, family.columns];
    case 'cube':
      return [family.dimension];
    case 'rays':
      return [family.clique, family.length];
    case 'petersen':
      return [];
  }
}

function compareNumbers(a: readonly (bigint | number)[], b: readonly (bigint | number)[]): number {
  for (let index = 0; index < a.length && index < b.length; index++) {
    const x = a[index] as bigint | number;
    const y = b[index] as bigint | number;
    if (x !== y) return x < y ? -1 : 1;
  }
  return a.length - b.length;
}
