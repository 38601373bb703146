/**
 * Vertices that look alike: first moves at two vertices that a symmetry of the graph exchanges lead to equal games.
 *
 * Vertices get colours that count their neighbours' colours, again and again; then a symmetry that takes one vertex to
 * another of its colour is sought vertex by vertex. A search that takes too long gives up and calls the two different, which costs
 * time later and nothing else.
 */
import type { Adjacency } from './bits.ts';
import { firstTwins } from './twins.ts';

/** In larger graphs only twins are found alike. */
const LARGEST = 256;
/** Steps that the search for one symmetry may take, and all searches together. */
const MOST_STEPS = 20_000;
const ALL_STEPS = 1_000_000;

/** For each vertex the first vertex of its component that a symmetry, as far as one was found, takes to it. */
export function vertexKinds(graph: Adjacency): Int32Array {
  const kinds = firstTwins(graph);
  if (graph.order > LARGEST) return kinds;
  const colours = stableColours(graph);
  const budget = { steps: ALL_STEPS };
  for (let vertex = 0; vertex < graph.order; vertex++) {
    const twin = kinds[vertex] as number;
    if (twin !== vertex) {
      kinds[vertex] = kinds[twin] as number;
      continue;
    }
    for (let other = 0; other < vertex; other++) {
      if (kinds[other] !== other || colours[other] !== colours[vertex] || !hasSymmetry(graph, colours, other, vertex, budget))
        continue;
      kinds[vertex] = other;
      break;
    }
  }
  return kinds;
}

function neighboursOf({ offsets, targets }: Adjacency, vertex: number): Uint32Array {
  return targets.subarray(offsets[vertex], offsets[vertex + 1]);
}

/** Colours 0, 1, 2 … such that vertices of one colour have equally many neighbours of each colour. */
function stableColours(graph: Adjacency): Int32Array {
  let colours = new Int32Array(graph.order);
  for (let count = 1; ; ) {
    const numbers = new Map<string, number>();
    const next = colours.map((colour, vertex) => {
      const around = Array.from(neighboursOf(graph, vertex), (other) => colours[other] as number).sort((a, b) => a - b);
      const key = `${colour}: ${around}`;
      const number = numbers.get(key) ?? numbers.size;
      numbers.set(key, number);
      return number;
    });
    if (numbers.size === count) return next;
    count = numbers.size;
    colours = next;
  }
}

/** Whether a symmetry of the component of `from` takes it to `to`; false also when it takes too long to find one. */
function hasSymmetry(graph: Adjacency, colours: Int32Array, from: number, to: number, budget: { steps: number }): boolean {
  const { line, before } = breadthFirst(graph, from);
  if (!line.includes(to)) return false;
  const image = new Int32Array(graph.order).fill(-1);
  const isUsed = new Uint8Array(graph.order);
  const least = budget.steps - MOST_STEPS;
  const fits = (vertex: number, candidate: number) => {
    if (isUsed[candidate] === 1 || colours[candidate] !== colours[vertex]) return false;
    const around = neighboursOf(graph, candidate);
    let mapped = 0;
    for (const other of neighboursOf(graph, vertex)) {
      const place = image[other] as number;
      if (place < 0) continue;
      mapped++;
      if (!around.includes(place)) return false;
    }
    return around.reduce((sum, other) => sum + (isUsed[other] as number), 0) === mapped;
  };
  const extend = (place: number): boolean => {
    const vertex = line[place];
    if (vertex === undefined) return true;
    const candidates = place === 0 ? [to] : neighboursOf(graph, image[before[place] as number] as number);
    for (const candidate of candidates) {
      if (--budget.steps < Math.max(0, least)) return false;
      if (!fits(vertex, candidate)) continue;
      image[vertex] = candidate;
      isUsed[candidate] = 1;
      if (extend(place + 1)) return true;
      image[vertex] = -1;
      isUsed[candidate] = 0;
    }
    return false;
  };
  return extend(0);
}

/** The vertices of a component by distance, each with a neighbour that comes before it. */
function breadthFirst(graph: Adjacency, start: number): { line: number[]; before: number[] } {
  const line = [start];
  const before = [-1];
  const seen = new Set(line);
  for (const vertex of line) {
    for (const other of neighboursOf(graph, vertex)) {
      if (seen.has(other)) continue;
      seen.add(other);
      line.push(other);
      before.push(vertex);
    }
  }
  return { line, before };
}
