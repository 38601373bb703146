/** What is left of the two games of geography, as tables of walks read it: only what the piece can still reach. */
import { liveEdges } from '../edge-geography.ts';
import { reachOf } from '../vertex-geography.ts';
import { targetsOf, type Walk } from '../walk.ts';
import type { Step, WalkGraph } from './walk-table.ts';

/** The things that are used up are vertices, that of the piece among them. */
export function vertexWalk(walk: Walk): WalkGraph {
  const reach = reachOf(walk);
  const places = new Map(Array.from(reach, (vertex, place) => [vertex, place]));
  const steps = Array.from(reach, (vertex) =>
    Array.from(targetsOf(walk.board, vertex)).flatMap((target): Step[] => {
      const to = places.get(target);
      return to === undefined ? [] : [{ to, bit: 1 << to }];
    }),
  );
  return { things: reach.size, steps, start: 0, used: 1, usedTellsPlace: false };
}

/** The things that are used up are edges. An edge leads both ways, an arc one way. */
export function edgeWalk(walk: Walk): WalkGraph {
  const edges = liveEdges(walk);
  const places = new Map([[walk.piece, 0]]);
  for (const vertex of edges.flat()) if (!places.has(vertex)) places.set(vertex, places.size);
  const steps: Step[][] = Array.from(places, () => []);
  for (const [index, [from, to]] of edges.entries()) {
    const [a, b] = [places.get(from) as number, places.get(to) as number];
    steps[a]?.push({ to: b, bit: 1 << index });
    if (!walk.board.isDirected && a !== b) steps[b]?.push({ to: a, bit: 1 << index });
  }
  return { things: edges.length, steps, start: 0, used: 0, usedTellsPlace: true };
}
