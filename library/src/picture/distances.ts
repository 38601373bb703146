/** Distances in a graph that is given by its links. */

export type Links = readonly (readonly [number, number])[];

export function linkedTo(order: number, links: Links): readonly (readonly number[])[] {
  const around = Array.from({ length: order }, (): number[] => []);
  for (const [u, v] of links) {
    around[u]?.push(v);
    around[v]?.push(u);
  }
  return around;
}

/** Vertices that cannot be reached are a little farther than all others. */
export function distancesFrom(start: number, order: number, around: readonly (readonly number[])[]): Float64Array {
  const distance = new Float64Array(order).fill(-1);
  distance[start] = 0;
  const queue = [start];
  for (const here of queue) {
    for (const other of around[here] ?? []) {
      if (distance[other] !== -1) continue;
      distance[other] = (distance[here] as number) + 1;
      queue.push(other);
    }
  }
  const far = (distance[queue.at(-1) ?? start] as number) + 3;
  return distance.map((value) => (value < 0 ? far : value));
}
