/**
 * A drawing of Hackenbush fused, and the cuts that leave a component with a given value.
 *
 * Cutting a bridge, or something above it, is looked for from the ground up: what a bridge has to count follows from what is wanted
 * of the class below it, so that one walk finds all of these cuts. Cutting an edge on a cycle changes one class alone and lets nothing
 * fall; what is left of the class is fused again, edge by edge. There the number of edges of the class and above it changes by one,
 * and with it the parity of the value, so that most classes need not be looked at.
 */
import { LimitReached } from '../../../core/limits.ts';
import { edgeCount, type Hackenbush } from '../position.ts';
import { type Drawn, type Fused, fuse } from './loops/fusion.ts';

/** Edges that may be walked along to find cuts on cycles. */
const MOST_WALKED = 30_000_000;

export class FusedDrawing {
  readonly position: Hackenbush;
  readonly fused: Fused;
  /** The nim-sum of all components. */
  readonly total: number;
  /** The vertices of the position as the drawing numbers them: those of the ground are 0. */
  readonly vertices: Uint32Array;
  private readonly drawn: Drawn;
  private bySlot: { readonly firstAt: Uint32Array; readonly edgesAt: Uint32Array } | undefined;
  private walkedEdges = 0;

  constructor(position: Hackenbush) {
    this.position = position;
    const { isGround, ends, order } = position;
    this.vertices = new Uint32Array(order);
    let next = 1;
    for (let vertex = 0; vertex < order; vertex++) this.vertices[vertex] = isGround[vertex] === 1 ? 0 : next++;
    this.drawn = { order: next, ends: ends.map((end) => this.vertices[end] as number) };
    this.fused = fuse(this.drawn);
    const { components } = this.fused;
    let total = 0;
    for (let component = 0; component < components; component++) total ^= this.componentValue(component);
    this.total = total;
  }

  get isForest(): boolean {
    return !this.fused.above.includes(-1);
  }

  componentValue(component: number): number {
    return this.fused.values[this.drawn.order + component] as number;
  }

  /** The edges of a class, loops and bridges up. */
  edgesIn(slot: number): Uint32Array {
    this.bySlot ??= sortBySlot(this.fused);
    const { firstAt, edgesAt } = this.bySlot;
    return edgesAt.subarray(firstAt[slot] as number, firstAt[slot + 1] as number);
  }

  /** All cuts that leave the component with this value, each of equal parallel edges once; bridges first. Throws `LimitReached`. */
  *cutsTo(component: number, value: number): Iterable<number> {
    const { above, values } = this.fused;
    const bridges: number[] = [];
    const classes: (readonly [slot: number, wanted: number])[] = [];
    const waiting: [slot: number, wanted: number][] = [[this.drawn.order + component, value]];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [slot, wanted] = next;
      const change = wanted ^ (values[slot] as number);
      if (change === 0) continue;
      let hasLoops = false;
      for (const edge of this.edgesIn(slot)) {
        const upper = above[edge] as number;
        if (upper < 0) hasLoops = true;
        else {
          const counts = change ^ (1 + (values[upper] as number));
          if (counts === 0) bridges.push(edge);
          else waiting.push([upper, counts - 1]);
        }
      }
      if (hasLoops && (change & 1) === 1) classes.push(next);
    }
    yield* bridges.sort((a, b) => a - b);
    for (const [slot, wanted] of classes) yield* this.cutsOnCycles(slot, wanted);
  }

  /** The edges on cycles of a class whose cut leaves the class with this value, those in the middle of the walk first. */
  private *cutsOnCycles(slot: number, wanted: number): Iterable<number> {
    const { edges, local, weights, atRoot } = this.classAt(slot);
    const middle = (edges.length - 1) / 2;
    const order = Array.from(edges.keys()).sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b);
    for (const place of order) {
      const edge = edges[place] as number;
      if (this.isRepeated(edge)) continue;
      this.walkedEdges += edges.length;
      if (this.walkedEdges > MOST_WALKED && this.walkedEdges > edges.length)
        throw new LimitReached('program', MOST_WALKED, 'on large cycles not every cut is tried');
      const { values } = fuse(local, weights, place);
      let left = atRoot;
      for (const each of values.subarray(local.order)) left ^= each;
      if (left === wanted) yield edge;
    }
  }

  /** The loops of a class as a drawing of their own that stands on its lowest vertex, and what goes up from each of its vertices. */
  private classAt(slot: number) {
    const { order, ends } = this.drawn;
    const { above, values, line, places: walked } = this.fused;
    const root = slot < order ? (line[slot] as number) : 0;
    const last = (edge: number) =>
      Math.max(walked[ends[2 * edge] as number] as number, walked[ends[2 * edge + 1] as number] as number);
    const edges = [...this.edgesIn(slot)].filter((edge) => above[edge] === -1).sort((a, b) => last(a) - last(b) || a - b);
    const places = new Map([[root, 0]]);
    const placeOf = (vertex: number) => {
      const known = places.get(vertex) ?? places.size;
      places.set(vertex, known);
      return known;
    };
    const own = Uint32Array.from({ length: 2 * edges.length }, (_, index) =>
      placeOf(ends[2 * (edges[index >>> 1] as number) + (index & 1)] as number),
    );
    const weights = new Uint32Array(places.size);
    for (const edge of this.edgesIn(slot)) {
      const upper = above[edge] as number;
      if (upper < 0) continue;
      const lower = (ends[2 * edge] as number) + (ends[2 * edge + 1] as number) - (line[upper] as number);
      const place = placeOf(lower);
      weights[place] = (weights[place] as number) ^ (1 + (values[upper] as number));
    }
    return { edges, local: { order: places.size, ends: own }, weights, atRoot: weights[0] as number };
  }

  /** Whether the edge before it, in their order, joins the same vertices. */
  private isRepeated(edge: number): boolean {
    const { ends } = this.position;
    return edge > 0 && ends[2 * edge] === ends[2 * edge - 2] && ends[2 * edge + 1] === ends[2 * edge - 1];
  }
}

/** The edges of each slot together. */
function sortBySlot({ slotOf, values }: Fused) {
  const firstAt = new Uint32Array(values.length + 1);
  for (let edge = 0; edge < slotOf.length; edge++) {
    const slot = slotOf[edge] as number;
    firstAt[slot + 1] = (firstAt[slot + 1] as number) + 1;
  }
  for (let slot = 0; slot < values.length; slot++) firstAt[slot + 1] = (firstAt[slot + 1] as number) + (firstAt[slot] as number);
  const free = firstAt.slice();
  const edgesAt = new Uint32Array(slotOf.length);
  for (let edge = 0; edge < slotOf.length; edge++) {
    const slot = slotOf[edge] as number;
    edgesAt[free[slot] as number] = edge;
    free[slot] = (free[slot] as number) + 1;
  }
  return { firstAt, edgesAt };
}

/** Larger ones have no certificate: it would take longer to read than to solve. */
const LARGEST_CERTIFIED = 200_000;

/** For each bridge its two ends, by their places in the position, the upper one last, and the value of what is above it. */
export function bridgesOf({
  position,
  fused,
  vertices,
}: FusedDrawing): readonly (readonly [number, number, number])[] | undefined {
  if (edgeCount(position) > LARGEST_CERTIFIED) return undefined;
  const { above, values, line } = fused;
  const { ends } = position;
  return Array.from(above).flatMap((upper, edge) => {
    if (upper < 0) return [];
    const [u, v] = [ends[2 * edge] as number, ends[2 * edge + 1] as number];
    return [vertices[u] === line[upper] ? [v, u, values[upper] as number] : [u, v, values[upper] as number]];
  }) as (readonly [number, number, number])[];
}
