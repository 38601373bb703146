/** The minimum cut between two vertices of a small network, by shortest augmenting paths; for drawing, not for deciding. */
export interface Link {
  readonly from: string;
  readonly to: string;
  readonly capacity: bigint;
}

/** The side of `source`. Links carry their capacity in either direction. */
export function minimumCut(links: readonly Link[], source: string, sink: string): ReadonlySet<string> {
  const room = new Map<string, Map<string, bigint>>();
  const add = (from: string, to: string, amount: bigint) => {
    const out = room.get(from) ?? new Map<string, bigint>();
    room.set(from, out.set(to, (out.get(to) ?? 0n) + amount));
  };
  for (const { from, to, capacity } of links) {
    add(from, to, capacity);
    add(to, from, capacity);
  }
  for (;;) {
    const before = reach(room, source);
    if (!before.has(sink)) return new Set(before.keys());
    const path: (readonly [string, string])[] = [];
    for (let here = sink; here !== source; ) {
      const previous = before.get(here) as string;
      path.push([previous, here]);
      here = previous;
    }
    const least = path.map(([from, to]) => room.get(from)?.get(to) ?? 0n).reduce((a, b) => (a < b ? a : b));
    for (const [from, to] of path) {
      add(from, to, -least);
      add(to, from, least);
    }
  }
}

/** Every vertex that still can be reached, with the one before it. */
function reach(room: ReadonlyMap<string, ReadonlyMap<string, bigint>>, source: string): ReadonlyMap<string, string> {
  const before = new Map([[source, source]]);
  for (const here of before.keys())
    for (const [to, amount] of room.get(here) ?? []) if (amount > 0n && !before.has(to)) before.set(to, here);
  return before;
}
