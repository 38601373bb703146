/**
 * Arc-Kayles on paths, cycles, complete and complete bipartite graphs.
 *
 * A path of n vertices has the moves of n counters in Dawson's Kayles, 0.07: an edge takes two neighbours and leaves the two ends. Every
 * edge of a cycle leaves the same path. In a complete graph every edge leaves the complete graph with two vertices fewer, and in a
 * complete bipartite graph one vertex fewer on each side: however they are played, Kₙ lasts ⌊n/2⌋ moves and K(a, b) the lesser of a
 * and b. So do sums of such graphs, and who moves last is settled from the start, in normal and in misère play.
 */
import { toNimber } from '../../../core/nimber.ts';
import { excerpt } from '../../../core/result.ts';
import { type ComponentSolution, pass, type Theorem } from '../../../core/theorem.ts';
import { whyOneByOne } from '../../../core/why.ts';
import { degree, edgeCount, type Graph } from '../../../structures/graph.ts';
import { edgeCountOfFamily, type Family } from '../../../structures/graph-family.ts';
import { hasGraph } from '../../../structures/graph-sum.ts';
import type { GraphPosition } from '../../node-kayles/position.ts';
import { graphComponents } from '../../node-kayles/position.ts';
import { shapeOfComponent } from '../../node-kayles/theory/shape.ts';
import { heapTheorem } from '../../octal/theory/heap-theorem.ts';
import { octalPeriod, octalValues, valuesSearched } from '../../octal/theory/values.ts';
import { arcKayles } from '../arc-kayles.ts';

const DAWSONS_KAYLES = { text: '0.07', digits: Uint8Array.of(0, 0, 7) };

export const arcKaylesPath = heapTheorem<GraphPosition>({
  id: 'arc-kayles-path',
  title: 'Arc-Kayles on paths',
  statement:
    'The path with n vertices has the moves of n counters in Dawson’s Kayles, the octal game 0.07, whose values have period 34.',
  sources: [{ key: 'guySmith1956' }, { key: 'impartial', where: 'games/graphs/theory/arc-kayles-shapes.ts' }],
  examples: ['arc-kayles P50', 'arc-kayles P33 + 2*P20 + P17'],
  code: DAWSONS_KAYLES,
  about: 'one path',
  sizeOf(position) {
    const shape = shapeOfComponent(position);
    return shape?.kind === 'path' ? shape.order : undefined;
  },
});

export const arcKaylesCycle: Theorem<GraphPosition> = {
  id: 'arc-kayles-cycle',
  title: 'Arc-Kayles on cycles',
  statement:
    'Every edge of the cycle with n ≥ 3 vertices leaves the path with n − 2 vertices: the value is 1 where that path has 0, and 0 otherwise.',
  sources: [{ key: 'impartial', where: 'games/graphs/theory/arc-kayles-shapes.ts' }],
  scope: 'component',
  examples: ['arc-kayles C40', 'arc-kayles C41 + P3'],
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(position, _setting, tools) {
    const order = cycleOrder(position);
    if (order === undefined) return pass('it is about one cycle');
    const left = order - 2n;
    const found = octalPeriod(DAWSONS_KAYLES, valuesSearched(left), tools);
    if (found === undefined) return pass('no period of the paths is proved within the limits');
    const { period, preperiod } = { period: BigInt(found.period), preperiod: BigInt(found.preperiod) };
    const same = Number(left < preperiod ? left : preperiod + ((left - preperiod) % period));
    const option = octalValues(DAWSONS_KAYLES, same, tools)[same] ?? 0;
    const shown = excerpt(String(left));
    return {
      scope: 'component',
      value: option === 0 ? 1 : 0,
      text: `every edge of C${excerpt(String(order))} leaves P${shown}, which has the value ${option}`,
    };
  },
  heapOfOnlyOption(position) {
    const order = cycleOrder(position);
    if (order === undefined) return undefined;
    return { code: DAWSONS_KAYLES.text, digits: DAWSONS_KAYLES.digits, size: toNimber(order - 2n) };
  },
};

function cycleOrder(position: GraphPosition): bigint | undefined {
  const shape = shapeOfComponent(position);
  return shape?.kind === 'cycle' ? shape.order : undefined;
}

/** Whether the component is one that a theorem here is about. */
export function hasKnownShape(position: GraphPosition): boolean {
  const shape = shapeOfComponent(position);
  return shape?.kind === 'path' || shape?.kind === 'cycle' || lengthOf(position) !== undefined;
}

/** How many moves every play in a component lasts, where that is known: complete and complete bipartite graphs. */
function lengthOf({ sum }: GraphPosition): { readonly moves: bigint; readonly name: string } | undefined {
  const [only, ...others] = sum;
  if (only === undefined || others.length > 0 || only.count !== 1n) return undefined;
  const sides = hasGraph(only.item) ? sidesOfGraph(only.item.graph) : sidesOfFamily(only.item);
  if (sides === undefined) return undefined;
  const [a, b] = sides;
  if (b === undefined) return { moves: a / 2n, name: `K${excerpt(String(a))}` };
  return { moves: a < b ? a : b, name: `K${excerpt(String(a))},${excerpt(String(b))}` };
}

/** One number for a complete graph, two for a complete bipartite one. */
type Sides = readonly [bigint, bigint?];

function sidesOfFamily(family: Family): Sides | undefined {
  switch (family.kind) {
    case 'complete':
      return [family.order];
    case 'bipartite':
      return [family.left, family.right];
    case 'star':
      return family.arms.every((arm) => arm <= 1n) ? [1n, edgeCountOfFamily(family)] : undefined;
    case 'path':
      return family.order <= 3n ? (family.order === 3n ? [1n, 2n] : [family.order]) : undefined;
    case 'cycle':
      return family.order === 4n ? [2n, 2n] : family.order <= 3n ? [family.order] : undefined;
    default:
      return undefined;
  }
}

function sidesOfGraph(graph: Graph): Sides | undefined {
  const { order } = graph;
  const edges = edgeCount(graph);
  if (2 * edges === order * (order - 1)) return [BigInt(order)];
  // In a complete bipartite graph a vertex is joined to the whole other side, and the sides multiply to the number of edges.
  const right = order === 0 ? 0 : degree(graph, 0);
  const left = order - right;
  if (left * right !== edges) return undefined;
  for (let vertex = 0; vertex < order; vertex++) {
    const own = degree(graph, vertex);
    if (own !== right && own !== left) return undefined;
  }
  return isBipartite(graph) ? [BigInt(left), BigInt(right)] : undefined;
}

function isBipartite({ order, offsets, targets }: Graph): boolean {
  const side = new Int8Array(order).fill(-1);
  const reached: number[] = [];
  for (let start = 0; start < order; start++) {
    if (side[start] !== -1) continue;
    side[start] = 0;
    reached.push(start);
    for (let vertex = reached.pop(); vertex !== undefined; vertex = reached.pop()) {
      for (const other of targets.subarray(offsets[vertex], offsets[vertex + 1])) {
        if (side[other] === side[vertex]) return false;
        if (side[other] !== -1) continue;
        side[other] = 1 - (side[vertex] as number);
        reached.push(other);
      }
    }
  }
  return true;
}

export const arcKaylesComplete: Theorem<GraphPosition> = {
  id: 'arc-kayles-complete',
  title: 'Arc-Kayles on complete and complete bipartite graphs',
  statement:
    'However it is played, the complete graph Kₙ lasts ⌊n/2⌋ moves and K(a, b) the lesser of a and b; their values are 1 where this is odd and 0 where it is even.',
  sources: [{ key: 'impartial', where: 'games/graphs/theory/arc-kayles-shapes.ts' }],
  scope: 'component',
  examples: ['arc-kayles K11', 'arc-kayles K5,6', 'arc-kayles K1,20 + P4'],
  answer(position, { compound, play }): ComponentSolution | ReturnType<typeof pass> {
    if (compound !== 'disjunctive' || play !== 'normal') return pass('it is about disjunctive normal play');
    const found = lengthOf(position);
    if (found === undefined) return pass('it is about one complete or complete bipartite graph');
    const { moves, name } = found;
    return {
      scope: 'component',
      value: Number(moves % 2n),
      text: `${name} lasts ${moves === 1n ? 'one move' : `${excerpt(String(moves))} moves`} however it is played`,
    };
  },
};

export const arcKaylesCompleteMisere: Theorem<GraphPosition> = {
  id: 'arc-kayles-complete-misere',
  title: 'Misère Arc-Kayles on complete and complete bipartite graphs',
  statement:
    'Complete and complete bipartite graphs together last a number of moves that nobody can change: in misère play the player to move loses exactly when it is odd.',
  sources: [{ key: 'impartial', where: 'games/graphs/theory/arc-kayles-shapes.ts' }],
  scope: 'position',
  examples: ['arc-kayles K9 [misere]', 'arc-kayles 2*K4 + K3,5 + P3 [misere]'],
  setting: { compound: 'disjunctive', play: 'misere' },
  answer(position) {
    let total = 0n;
    for (const { item, count } of graphComponents(position)) {
      const found = lengthOf(item);
      if (found === undefined) return pass('it is about complete and complete bipartite graphs');
      total += count * found.moves;
    }
    const isLost = total % 2n === 1n;
    return {
      scope: 'position',
      outcome: isLost ? 'P' : 'N',
      values: {},
      *winningMoves() {
        if (!isLost) yield* arcKayles.moves(position);
      },
      text: `every play lasts ${total === 1n ? 'one move' : `${excerpt(String(total))} moves`}`,
      why: whyOneByOne('whatever edge is taken, the same graph is left; edges', total, 'misere'),
    };
  },
};
