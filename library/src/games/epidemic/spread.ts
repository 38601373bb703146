/**
 * Where labels may go under a strain: the induced graphs G₁, G₂ and G₃ of the paper [fraenkelNesetril1985, §§5, 6], and what takes
 * their place where several vertices are labelled at once.
 *
 * From each vertex there is a list of sets. A move picks one vertex of the only set (i, ii), takes a whole set (iii, iv), or
 * takes part of one (v, vi). A vertex with no set cannot move. The first layer is always the vertices that arcs lead to, so that
 * raving 1 is the epidemic of §1 on loops as well.
 */
import { buildDigraph, type Digraph, outDegree, successors } from '../../structures/digraph.ts';
import { type Choice, choiceOf, countsPaths, type Strain } from './strain.ts';

export interface Spread {
  readonly order: number;
  readonly choice: Choice;
  /** The sets of a vertex that is reachable from the labels; all of them ascending and not empty. */
  sets(vertex: number): readonly Uint32Array[];
}

/** Arcs that may be looked at while sets are built, and what a layer costs beside its arcs. */
const MOST_STEPS = 20_000_000;
const LAYER_STEPS = 20;

/** The sets of all vertices that labels on `starts` can reach; undefined where they are too large to be listed. */
export function spreadFrom(digraph: Digraph, strain: Strain, starts: Iterable<number>): Spread | undefined {
  const { order } = digraph;
  const choice = choiceOf(strain);
  if (strain.reach === 1n)
    return { order, choice, sets: (vertex) => (outDegree(digraph, vertex) === 0 ? [] : [successors(digraph, vertex)]) };
  const steps = { left: MOST_STEPS };
  const known = new Map<number, readonly Uint32Array[]>();
  const waiting = [...starts];
  for (let vertex = waiting.pop(); vertex !== undefined; vertex = waiting.pop()) {
    if (known.has(vertex)) continue;
    const layers = layersOf(digraph, vertex, strain, steps);
    if (layers === undefined) return undefined;
    const sets = choice === 'one' ? joined(layers) : distinct(layers);
    known.set(vertex, sets);
    for (const set of sets) for (const next of set) if (!known.has(next)) waiting.push(next);
  }
  return { order, choice, sets: (vertex) => known.get(vertex) ?? [] };
}

/** G₁, G₂ or G₃: the digraph on which Dancing Mania is this strain of one vertex at a time; unreachable vertices have no arcs. */
export function inducedDigraph(digraph: Digraph, strain: Strain, start: number): Digraph | undefined {
  const spread = spreadFrom(digraph, strain, [start]);
  if (spread === undefined || spread.choice !== 'one') return undefined;
  const reached = new Set([start]);
  for (const vertex of reached) for (const set of spread.sets(vertex)) for (const next of set) reached.add(next);
  const eachArc = (visit: (from: number, to: number) => void) => {
    for (const vertex of reached) for (const set of spread.sets(vertex)) for (const next of set) visit(vertex, next);
  };
  return buildDigraph(digraph.order, eachArc, digraph.names);
}

/** The layers that a move may use, nearest first: only the last of them when raving. */
function layersOf(digraph: Digraph, from: number, strain: Strain, steps: { left: number }): Uint32Array[] | undefined {
  const paths = countsPaths(strain);
  const seen = new Set([from]);
  const layers: Uint32Array[] = [];
  let layer: Uint32Array = Uint32Array.of(from);
  for (let edges = 1n; edges <= strain.reach; edges++) {
    const next = new Set<number>();
    steps.left -= LAYER_STEPS;
    for (const vertex of layer) {
      const targets = successors(digraph, vertex);
      steps.left -= targets.length + 1;
      for (const target of targets) if (paths || edges === 1n || !seen.has(target)) next.add(target);
    }
    if (steps.left < 0) return undefined;
    layer = Uint32Array.from(next).sort();
    if (layer.length === 0) return layers;
    if (!paths) for (const vertex of layer) seen.add(vertex);
    if (strain.spread === 'sweeping' || edges === strain.reach) layers.push(layer);
  }
  return layers;
}

function joined(layers: readonly Uint32Array[]): readonly Uint32Array[] {
  if (layers.length <= 1) return layers;
  const all = new Set<number>();
  for (const layer of layers) for (const vertex of layer) all.add(vertex);
  return [Uint32Array.from(all).sort()];
}

/** Without repetitions. */
function distinct(layers: readonly Uint32Array[]): readonly Uint32Array[] {
  const seen = new Set<string>();
  return layers.filter((layer) => {
    const name = layer.join();
    return !seen.has(name) && seen.add(name) !== undefined;
  });
}
