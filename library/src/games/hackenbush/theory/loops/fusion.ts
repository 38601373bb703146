/**
 * Fusion in linear time: the value of a green Hackenbush drawing by its bridges.
 *
 * The ground is one vertex, 0. By the fusion principle all vertices of a cycle may be made one; what is left are classes of vertices
 * that no bridge separates, joined by bridges to a tree, and within each class loops. A loop counts 1, a bridge with a class above it
 * one more than that class, and a class the nim-sum of its loops and of the bridges that go up from it [conway1976, Ch. 13].
 *
 * Bridges are found in one depth-first walk with a stack of its own, since a path may have a million edges. At the ground every part
 * that hangs together above it is a component with a value of its own: `slot` says for each vertex where its class is counted, at its
 * lowest vertex in the walk, or at `order + c` for the part of the ground that belongs to component c.
 */
import { edgesAround } from '../../position.ts';

export interface Drawn {
  readonly order: number;
  /** Edge i joins `ends[2i]` and `ends[2i + 1]`. */
  readonly ends: Uint32Array;
}

export interface Fused {
  /** How many components stand on the ground. */
  readonly components: number;
  /** Of each edge its component. */
  readonly componentOf: Uint32Array;
  /** Of each edge the place of the vertex above it where it is a bridge, or −1. */
  readonly above: Int32Array;
  /** Of each edge where it is counted: the class that it is a loop of, or that it goes up from. */
  readonly slotOf: Uint32Array;
  /** The value of each slot: of the class above a bridge by the place of its lowest vertex, of component c at `order + c`. */
  readonly values: Uint32Array;
  /** The vertices in the order of the walk, and the place of each in it; −1 for those that have fallen. */
  readonly line: Uint32Array;
  readonly places: Int32Array;
}

/** `weights`: what else stands at each vertex above the ground, as a value; `cut`: an edge that is left out, with all that falls with it. */
export function fuse(drawn: Drawn, weights?: Uint32Array, cut = -1): Fused {
  const walk = walkFromGround(drawn, cut);
  const slots = slotsOf(drawn.order, walk);
  const placed = placeEdges(drawn, cut, walk, slots);
  const values = addUp(drawn, cut, walk, slots, placed, weights);
  return { ...placed, values, line: walk.line, places: walk.places };
}

/**
 * A depth-first walk from the ground. From here on vertices are told by their places in it, which are near each other where the
 * vertices are: the drawings are large, and what lies far apart in memory is slow to look at.
 */
interface Walk {
  readonly line: Uint32Array;
  readonly places: Int32Array;
  readonly size: number;
  /** Of each place the place from which the walk came, and the edge along which. */
  readonly below: Uint32Array;
  readonly edgeTo: Uint32Array;
  /** The lowest place to which an edge leads down from there or from above it, besides that edge. */
  readonly low: Uint32Array;
  /** The component. */
  readonly part: Uint32Array;
  readonly parts: number;
}

function walkFromGround({ order, ends }: Drawn, cut: number): Walk {
  const { offsets, edges, others } = edgesAround({ order, ends });
  const line = new Uint32Array(order);
  const places = new Int32Array(order).fill(-1);
  const below = new Uint32Array(order);
  const edgeTo = new Uint32Array(order).fill(0xffffffff);
  const low = new Uint32Array(order);
  const part = new Uint32Array(order);
  const next = new Uint32Array(order);
  let size = 1;
  let parts = 0;
  places[0] = 0;
  next[0] = offsets[0] as number;
  for (let here = 0; ; ) {
    const at = next[here] as number;
    if (at === offsets[(line[here] as number) + 1]) {
      if (here === 0) break;
      const down = below[here] as number;
      if ((low[here] as number) < (low[down] as number)) low[down] = low[here] as number;
      here = down;
      continue;
    }
    next[here] = at + 1;
    const edge = edges[at] as number;
    if (edge === cut || edge === edgeTo[here]) continue;
    const other = others[at] as number;
    const known = places[other] as number;
    if (known >= 0) {
      if (known < (low[here] as number)) low[here] = known;
      continue;
    }
    line[size] = other;
    places[other] = size;
    low[size] = size;
    below[size] = here;
    edgeTo[size] = edge;
    part[size] = here === 0 ? parts++ : (part[here] as number);
    next[size] = offsets[other] as number;
    here = size++;
  }
  return { line, places, size, below, edgeTo, low, part, parts };
}

/** Whether the edge by which the walk came to a place is a bridge: no other leads down from above it. */
function isLowest({ low }: Walk, place: number): boolean {
  return low[place] === place;
}

/** Where the class of each place above the ground is counted. */
function slotsOf(order: number, walk: Walk): Uint32Array {
  const { size, below, part } = walk;
  const slots = new Uint32Array(order);
  for (let place = 1; place < size; place++)
    slots[place] = isLowest(walk, place) ? place : slotAt(order, below[place] as number, part[place] as number, slots);
  return slots;
}

/** Where a class is counted that this place belongs to, as seen from this component. */
function slotAt(order: number, place: number, component: number, slots: Uint32Array): number {
  return place === 0 ? order + component : (slots[place] as number);
}

type Placed = Pick<Fused, 'components' | 'componentOf' | 'above' | 'slotOf'>;

function placeEdges({ order, ends }: Drawn, cut: number, walk: Walk, slots: Uint32Array): Placed {
  const { places, size, below, edgeTo, part, parts } = walk;
  const edges = ends.length / 2;
  const componentOf = new Uint32Array(edges);
  const above = new Int32Array(edges).fill(-1);
  const slotOf = new Uint32Array(edges);
  const isWalked = new Uint8Array(edges);
  for (let place = 1; place < size; place++) {
    const edge = edgeTo[place] as number;
    const component = part[place] as number;
    const isBridge = isLowest(walk, place);
    isWalked[edge] = 1;
    componentOf[edge] = component;
    if (isBridge) above[edge] = place;
    slotOf[edge] = slotAt(order, isBridge ? (below[place] as number) : place, component, slots);
  }
  let components = parts;
  for (let edge = 0; edge < edges; edge++) {
    if (isWalked[edge] === 1 || edge === cut) continue;
    const place = Math.max(places[ends[2 * edge] as number] as number, places[ends[2 * edge + 1] as number] as number);
    if (place < 0) continue;
    // A loop on the ground is a component by itself.
    const component = place === 0 ? components++ : (part[place] as number);
    componentOf[edge] = component;
    slotOf[edge] = slotAt(order, place, component, slots);
  }
  return { components, componentOf, above, slotOf };
}

/** The values of all slots: what stands at vertices, a 1 for each loop, and bridges from the top down. */
function addUp(
  { order, ends }: Drawn,
  cut: number,
  walk: Walk,
  slots: Uint32Array,
  { components, above, slotOf }: Placed,
  weights: Uint32Array | undefined,
): Uint32Array {
  const { line, places, size, below, part } = walk;
  const values = new Uint32Array(order + components);
  const add = (slot: number, value: number) => {
    values[slot] = (values[slot] as number) ^ value;
  };
  if (weights !== undefined)
    for (let place = 1; place < size; place++) add(slots[place] as number, weights[line[place] as number] as number);
  const hasFallen = size < order;
  for (let edge = 0; edge < above.length; edge++) {
    if (edge === cut || above[edge] !== -1) continue;
    if (!hasFallen || (places[ends[2 * edge] as number] as number) >= 0) add(slotOf[edge] as number, 1);
  }
  for (let place = size - 1; place > 0; place--) {
    if (isLowest(walk, place))
      add(slotAt(order, below[place] as number, part[place] as number, slots), 1 + (values[place] as number));
  }
  return values;
}
