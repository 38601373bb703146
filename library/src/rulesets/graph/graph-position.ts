/**
 * What rulesets share whose positions are graphs and whose moves take vertices away: components, joining, keys.
 *
 * A position is a sum of graphs as the question line writes it. Its components are the connected components; a summand without
 * vertices is a component that has ended. Vertices keep the numbers of the question in the components, so that a move in a
 * component has the label it has in the whole.
 */
import { type Counted, once } from '../../core/counted.ts';
import { canonicalSum } from '../../notation/canonical-sum.ts';
import { formatFamily } from '../../notation/graph-family.ts';
import { connectedComponents, type Graph, isConnected } from '../../structures/graph.ts';
import { asPathOrCycle, type Family, isConnectedFamily, path } from '../../structures/graph-family.ts';
import { buildFamily } from '../../structures/graph-family-build.ts';
import { graphKey } from '../../structures/graph-key.ts';
import { type GraphSum, type GraphTerm, hasGraph, namedTerm, orderOfTerm } from '../../structures/graph-sum.ts';
import { joinGraphs } from '../../structures/graph-union.ts';

export interface GraphPosition {
  readonly sum: GraphSum;
  /** The number of its first vertex, where it is a component of a larger union; its vertices are then numbered from there. */
  readonly first?: bigint;
}

/** A position of one graph that keeps its own names. */
export function graphPosition(term: GraphTerm): GraphPosition {
  return { sum: [once(term)] };
}

export function graphComponents(position: GraphPosition): readonly Counted<GraphPosition>[] {
  const { sum } = position;
  const [only] = sum;
  if (sum.length === 1 && only?.count === 1n && isOneComponent(only.item)) return [once(position)];
  const named = position.first === undefined ? namedTerm(sum) : undefined;
  const components = new Components();
  let first = position.first ?? 1n;
  for (const { item, count } of sum) {
    if (count === 0n) continue;
    const order = orderOfTerm(item);
    if (order === 0n) components.add(path(0n), undefined, count, 0n);
    else if (item === named) components.addNamed(item);
    else if (isOneComponent(item)) components.add(item, first, count, order);
    else if (hasGraph(item)) components.addNumbered(item.graph, first, count);
    else components.add(path(1n), first, count * order, 1n);
    first += count * order;
  }
  return components.list();
}

/** Whether the term is one component, or none at all. K0,3 and some listed graphs are not. */
function isOneComponent(term: GraphTerm): boolean {
  return orderOfTerm(term) === 0n || (hasGraph(term) ? isConnected(term.graph) : isConnectedFamily(term));
}

/** Copies of one component: runs of equal distance between their first vertices. */
interface Run {
  readonly first: bigint | undefined;
  readonly step: bigint;
  readonly count: bigint;
}

/** Gathers components; equal families become one entry, however many summands they come from. */
class Components {
  private readonly runs = new Map<GraphTerm | string, { readonly term: GraphTerm; readonly runs: Run[] }>();
  private readonly others: Counted<GraphPosition>[] = [];

  add(term: GraphTerm, first: bigint | undefined, count: bigint, step: bigint): void {
    const key = hasGraph(term) ? term : formatFamily(term);
    const known = this.runs.get(key);
    if (known === undefined) this.runs.set(key, { term, runs: [{ first, step, count }] });
    else known.runs.push({ first, step, count });
  }

  /** The components of a graph that keeps its own names. */
  addNamed(term: GraphTerm): void {
    if (isOneComponent(term)) this.others.push(once(graphPosition(term)));
    else if (!hasGraph(term)) this.add(path(1n), 1n, orderOfTerm(term), 1n);
    else for (const graph of connectedComponents(term.graph)) this.others.push(once(graphPosition({ kind: 'listed', graph })));
  }

  /** The components of a graph in a union; their vertices are called by their numbers in the question. */
  addNumbered(graph: Graph, first: bigint, count: bigint): void {
    const order = BigInt(graph.order);
    const copies = (index: bigint): readonly GraphPosition[] => {
      const numbered = { ...graph, names: { kind: 'numbered', first: first + index * order } as const };
      return connectedComponents(numbered).map((component) => graphPosition({ kind: 'listed', graph: component }));
    };
    for (const [place, item] of copies(0n).entries())
      this.others.push({ item, count, copy: (index) => copies(index)[place] ?? item });
  }

  list(): readonly Counted<GraphPosition>[] {
    const families = [...this.runs.values()].map(({ term, runs }) => ({
      item: at(term, runs, 0n),
      count: runs.reduce((sum, { count }) => sum + count, 0n),
      copy: (index: bigint) => at(term, runs, index),
    }));
    return families.length + this.others.length === 0 ? [once(graphPosition(path(0n)))] : [...families, ...this.others];
  }
}

/** Copy number `index` among these runs. */
function at(term: GraphTerm, runs: readonly Run[], index: bigint): GraphPosition {
  let left = index;
  for (const { first, step, count } of runs) {
    if (left < count) return { sum: [once(term)], ...(first !== undefined && { first: first + left * step }) };
    left -= count;
  }
  throw new Error('no such copy');
}

/** One position made of components: a single named graph where their names allow it, else a union. */
export function joinGraphPositions(components: readonly Counted<GraphPosition>[]): GraphPosition {
  const summands = components.flatMap(({ item, count }) =>
    item.sum.map((summand) => ({ ...summand, count: summand.count * count })),
  );
  const live = summands.filter(({ item, count }) => count > 0n && orderOfTerm(item) > 0n);
  const isNamed = live.length > 1 && live.every(({ item, count }) => count === 1n && hasGraph(item));
  const isNumbered = components.some(({ item }) => item.first !== undefined);
  if (!isNamed || isNumbered) return { sum: canonicalSum(summands) };
  const graph = joinGraphs(live.flatMap(({ item }) => (hasGraph(item) ? [item.graph] : [])));
  if (graph === undefined) return { sum: canonicalSum(summands) };
  const ended = summands.filter(({ item }) => orderOfTerm(item) === 0n);
  return { sum: canonicalSum([...ended, once({ kind: 'listed', graph })]) };
}

/** The largest families whose keys are those of the graphs they stand for; larger ones are known by their text. */
const LARGEST_BUILT = 64;

function familyKey(family: Family): string {
  const simple = asPathOrCycle(family);
  if (simple !== undefined) return formatFamily(simple);
  const built = buildFamily(family, LARGEST_BUILT, 0);
  return built.ok ? graphKey(built.value) : formatFamily(family);
}

/** Positions with the same key are isomorphic. Paths, cycles and trees have one key, however they are written. */
export function graphPositionKey(position: GraphPosition): string {
  const counts = new Map<string, bigint>();
  const add = (key: string, count: bigint) => counts.set(key, (counts.get(key) ?? 0n) + count);
  for (const { item, count } of position.sum) {
    if (count === 0n) continue;
    if (orderOfTerm(item) === 0n) add('P0', count);
    else if (hasGraph(item)) for (const graph of connectedComponents(item.graph)) add(graphKey(graph), count);
    else if (isConnectedFamily(item)) add(familyKey(item), count);
    else add('P1', count * orderOfTerm(item));
  }
  if (counts.size === 0) return 'P0';
  return [...counts]
    .map(([key, count]) => (count === 1n ? key : `${count}*${key}`))
    .sort()
    .join(' + ');
}
