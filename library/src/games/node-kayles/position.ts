/**
 * What rulesets share whose positions are graphs and whose moves take vertices away: components, joining, keys.
 *
 * A position is a sum of graphs as the question line writes it. Its components are the connected components; a summand without
 * vertices is a component that has ended. Vertices keep the numbers of the question in the components, so that a move in a
 * component has the label it has in the whole.
 */
import { type Counted, once } from '../../core/counted.ts';
import type { GraphDrawing } from '../../core/drawing.ts';
import { canonicalSum } from '../../notation/canonical-sum.ts';
import { drawTerms } from '../../notation/graph-drawing.ts';
import { formatFamily } from '../../notation/graph-family.ts';
import { componentOf, componentSets, type Graph, inducedSubgraph, isConnected } from '../../structures/graph.ts';
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

/** `pick`: a move names several vertices; `edges`: it names an edge. */
export function drawGraphPosition({ sum, first }: GraphPosition, style: 'take' | 'pick' | 'edges'): GraphDrawing {
  return drawTerms(
    style,
    sum.map(({ item, count }) => ({ term: item, count })),
    first,
  );
}

export function graphComponents(position: GraphPosition): readonly Counted<GraphPosition>[] {
  const { sum } = position;
  const [only] = sum;
  if (sum.length === 1 && only?.count === 1n && isOneComponent(only.item)) return [once(position)];
  if (position.first === undefined && sum.length <= FEW && sum.every(isLivePath)) return numberedPaths(sum);
  const named = position.first === undefined ? namedTerm(sum) : undefined;
  const components = new Components();
  let first = position.first ?? 1n;
  for (const { item, count } of sum) {
    if (count === 0n) continue;
    const order = orderOfTerm(item);
    if (order === 0n) components.add(path(0n), undefined, count, 0n);
    else if (item === named) components.addNamed(item);
    else if (isOneComponent(item)) components.add(item, first, count, order);
    else if (hasGraph(item)) components.addGraph(numberedFrom(item.graph, first), count);
    else components.add(path(1n), first, count * order, 1n);
    first += count * order;
  }
  return components.list();
}

/** Up to so many summands are not worth gathering. */
const FEW = 4;
/** Up to so many equal components of a graph keep their names in what a move leaves. */
const FEW_NAMED = 16;

function isLivePath({ item, count }: Counted<GraphTerm>): boolean {
  return item.kind === 'path' && item.order > 0n && count === 1n;
}

/** What most moves leave: some paths, each once. */
function numberedPaths(sum: GraphSum): readonly Counted<GraphPosition>[] {
  let first = 1n;
  return sum.map(({ item }) => {
    const component = startingAt(item, first);
    first += orderOfTerm(item);
    return once(component);
  });
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

  /** The components of a graph that keeps its own names. Equal ones have different names: while they are few, each by itself. */
  addNamed(term: GraphTerm): void {
    if (isOneComponent(term)) this.others.push(once(graphPosition(term)));
    else if (hasGraph(term)) this.addGraph(() => term.graph, 1n, FEW_NAMED);
    else this.add(path(1n), 1n, orderOfTerm(term), 1n);
  }

  /** The components of copies of a graph, those with one key together unless there are at most `few`. */
  addGraph(copyOf: (index: bigint) => Graph, count: bigint, few = 0): void {
    const first = copyOf(0n);
    for (const starts of componentsByKey(first).values()) {
      if (starts.length <= few) {
        for (const start of starts) this.others.push(once(componentAt(first, start)));
        continue;
      }
      const copies = function* () {
        for (let index = 0n; index < count; index++) for (const start of starts) yield componentAt(copyOf(index), start);
      };
      this.others.push({ item: componentAt(first, starts[0] ?? 0), count: count * BigInt(starts.length), copies });
    }
  }

  list(): readonly Counted<GraphPosition>[] {
    const families = [...this.runs.values()].map(({ term, runs }) => {
      const item = startingAt(term, runs[0]?.first);
      if (runs.length === 1 && runs[0]?.count === 1n) return once(item);
      return {
        item,
        count: runs.reduce((sum, { count }) => sum + count, 0n),
        copies: () => eachCopy(term, runs),
        renamings: () => eachRenaming(runs),
      };
    });
    return families.length + this.others.length === 0 ? [once(graphPosition(path(0n)))] : [...families, ...this.others];
  }
}

/** The copies of a graph in a union; their vertices are called by their numbers in the question. */
function numberedFrom(graph: Graph, first: bigint): (index: bigint) => Graph {
  const order = BigInt(graph.order);
  return (index) => ({ ...graph, names: { kind: 'numbered', first: first + index * order } });
}

/** The component of a graph that this vertex belongs to. */
function componentAt(graph: Graph, vertex: number): GraphPosition {
  return graphPosition({ kind: 'listed', graph: inducedSubgraph(graph, componentOf(graph, vertex)) });
}

/** Under each key the smallest vertices of the components that have it. */
function componentsByKey(graph: Graph): Map<string, number[]> {
  const starts = new Map<string, number[]>();
  for (const vertices of componentSets(graph)) {
    const key = vertices.length <= 2 ? `P${vertices.length}` : graphKey(inducedSubgraph(graph, vertices));
    const [start = 0] = vertices;
    const known = starts.get(key);
    if (known === undefined) starts.set(key, [start]);
    else known.push(start);
  }
  return starts;
}

function* eachCopy(term: GraphTerm, runs: readonly Run[]): Iterable<GraphPosition> {
  for (const { first, step, count } of runs) {
    for (let index = 0n; index < count; index++) yield startingAt(term, first === undefined ? undefined : first + index * step);
  }
}

/** Moves are called by the numbers of vertices, and these are as far from the first number in each copy. */
function* eachRenaming(runs: readonly Run[]): Iterable<(label: string) => string> {
  const start = runs[0]?.first ?? 1n;
  for (const { first = start, step, count } of runs) {
    let shift = first - start;
    for (let index = 0n; index < count; index++, shift += step) yield renaming(shift);
  }
}

/** Ordinary numbers, which are quicker, are added where they are exact. */
function renaming(shift: bigint): (label: string) => string {
  const near = Number(shift);
  const isNear = near < Number.MAX_SAFE_INTEGER / 2;
  const rename = (number: string) =>
    isNear && number.length < 16 ? String(Number(number) + near) : String(BigInt(number) + shift);
  return (label) => (ONE_NUMBER.test(label) ? rename(label) : label.replace(/\d+/g, rename));
}

const ONE_NUMBER = /^\d+$/;

function startingAt(term: GraphTerm, first: bigint | undefined): GraphPosition {
  return { sum: [once(term)], ...(first !== undefined && { first }) };
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
  const [only, ...others] = position.sum;
  if (only !== undefined && only.count === 1n && others.length === 0) {
    if (only.item.kind === 'path') return formatFamily(only.item);
    if (hasGraph(only.item) && only.item.graph.order === 1) return 'P1';
  }
  const terms = new Map<GraphTerm, bigint>();
  for (const { item, count } of position.sum) terms.set(item, (terms.get(item) ?? 0n) + count);
  const counts = new Map<string, bigint>();
  for (const [term, count] of terms) {
    if (count === 0n) continue;
    for (const [key, inEach] of keysOfTerm(term)) counts.set(key, (counts.get(key) ?? 0n) + count * inEach);
  }
  if (counts.size === 0) return 'P0';
  return [...counts]
    .map(([key, count]) => (count === 1n ? key : `${count}*${key}`))
    .sort()
    .join(' + ');
}

/** The keys of the components of a term, and how often each is there. */
function keysOfTerm(term: GraphTerm): readonly (readonly [string, bigint])[] {
  if (orderOfTerm(term) === 0n) return [['P0', 1n]];
  if (hasGraph(term)) return Array.from(componentsByKey(term.graph), ([key, starts]) => [key, BigInt(starts.length)] as const);
  return isConnectedFamily(term) ? [[familyKey(term), 1n]] : [['P1', orderOfTerm(term)]];
}
