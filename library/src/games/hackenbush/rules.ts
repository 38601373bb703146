/**
 * Green Hackenbush: cut an edge of a drawing; what has no way to the ground any more falls with it [conway1976, Ch. 13].
 *
 * Components are what hangs together above the ground; an edge with both ends on the ground is one by itself. Equal parallel edges
 * are one and the same to a player, so cutting one of them is one move.
 */
import { LazyMove } from '../../core/lazy-move.ts';
import type { Move, Ruleset } from '../../core/ruleset.ts';
import { counted } from '../../core/words.ts';
import {
  componentOfEdges,
  componentsOf,
  edgeCount,
  edgeName,
  type Hackenbush,
  joinComponents,
  standing,
  vertexNameOf,
  withEdges,
} from './position.ts';
import { formatHackenbush, parseHackenbush } from './text.ts';

export const hackenbush: Ruleset<Hackenbush> = {
  id: 'hackenbush',
  title: 'Green Hackenbush',
  rule: 'Cut an edge; everything that then has no way to the ground falls.',
  inShort: 'cut what stands on the ground',
  notation:
    'Edges and the ground: `0-1 1-2 1-2 @0`; parallel edges and loops are allowed, and several vertices may be on the ground. A graph may stand in the place of edges: `P5 @1`, `G3x3 @7 @8 @9`. A move is the edge that is cut, 0-1.',
  sources: [{ key: 'conway1976', where: 'Ch. 13' }],
  samples: [
    '0-1 1-2 1-3 @0',
    '0-1 1-2 1-2 @0',
    '0-1 1-2 2-0 @0',
    '0-1 1-2 2-3 3-0 @0',
    'P5 @1',
    'a-b b-c b-d c-e d-e x-y y-y @a @x',
    '0-0 0-1 0-1 0-1 @0',
    'G2x3 @4 @5 @6',
    '@0',
  ],
  example: '0-1 1-2 1-3 2-4 3-4 0-5 5-6 @0',
  family: { text: 'P{n} @1', from: 1 },

  parse: parseHackenbush,
  format: formatHackenbush,
  leastLength: (position) => 4 * edgeCount(position),
  moves: eachMove,
  components: componentsOf,
  join: joinComponents,
  toMove: () => 'cut an edge; everything that then has no way to the ground falls',
  onBoard: (position) => {
    const edges = edgeCount(position);
    return edges === 0 ? 'nothing stands on the ground' : `a drawing of ${counted(edges, 'edge')} on the ground`;
  },
  draw: drawHackenbush,
};

function* eachMove(position: Hackenbush): Iterable<Move<Hackenbush>> {
  let parts: Uint32Array | undefined;
  const partOf = () => {
    parts ??= componentOfEdges(position).of;
    return parts;
  };
  for (let edge = 0; edge < edgeCount(position); edge++) if (!isRepeated(position, edge)) yield cutMove(position, edge, partOf);
}

/** Whether the edge before it, in their order, joins the same vertices. */
function isRepeated({ ends }: Hackenbush, edge: number): boolean {
  return edge > 0 && ends[2 * edge] === ends[2 * edge - 2] && ends[2 * edge + 1] === ends[2 * edge - 1];
}

/** Cutting an edge. Where nothing is left of its component, that has ended. */
export function cutMove(
  position: Hackenbush,
  edge: number,
  partOf: () => Uint32Array = () => componentOfEdges(position).of,
): Move<Hackenbush> {
  const result = () => {
    const kept = edgesLeft(position, edge);
    const parts = partOf();
    const isOver = !kept.some((other) => parts[other] === parts[edge]);
    return withEdges(position, kept, isOver ? position.ended + 1n : position.ended);
  };
  return new LazyMove(() => edgeName(position, edge), result);
}

/** The edges that a cut leaves standing. */
export function edgesLeft(position: Hackenbush, cut: number): Uint32Array {
  const stands = standing(position, cut);
  const { ends } = position;
  return Uint32Array.from({ length: edgeCount(position) }, (_, edge) => edge).filter(
    (edge) => edge !== cut && stands[ends[2 * edge] as number] === 1,
  );
}

function drawHackenbush(position: Hackenbush) {
  const { order, ends, isGround } = position;
  const vertices = () => Array.from({ length: order }, (_, vertex) => vertexNameOf(position, vertex));
  const edges = () =>
    Array.from({ length: edgeCount(position) }, (_, edge) => ({
      from: ends[2 * edge] as number,
      to: ends[2 * edge + 1] as number,
    }));
  return {
    picture: 'graph',
    style: 'edges',
    parts: [
      {
        count: 1n,
        order: BigInt(order),
        size: BigInt(edgeCount(position)),
        build: () => ({ vertices: vertices(), edges: edges() }),
      },
    ],
    ground: vertices().filter((_, vertex) => isGround[vertex] === 1),
  } as const;
}
