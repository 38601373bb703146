/**
 * Which vertices an epidemic can reach, and for which of them it must end.
 *
 * A vertex is mortal when no play of its label can go on for ever: no walk from it comes to a cycle. Mortal vertices are listed with
 * all targets before their sources; whoever is not listed can be kept alive. Linear in the number of arcs.
 */

/** Where labels may go; what `games/epidemic/spread.ts` makes. */
export interface EpidemicMoves {
  readonly order: number;
  readonly choice: 'one' | 'all' | 'some';
  sets(vertex: number): readonly Uint32Array[];
}

export interface EpidemicOrder {
  /** All vertices that the starts reach, the starts included. */
  readonly reached: Uint32Array;
  /** The mortal ones, targets before sources. */
  readonly mortal: Uint32Array;
  /** 1 for each vertex that is reached and not mortal. */
  readonly immortal: Uint8Array;
}

export function epidemicOrder(moves: EpidemicMoves, starts: Iterable<number>): EpidemicOrder {
  const { reached, arcs } = listReached(moves, starts);
  const { offsets, sources } = reverseArcs(moves, reached, arcs);
  const immortal = new Uint8Array(moves.order);
  const open = new Uint32Array(moves.order);
  const mortal = new Uint32Array(reached.length);
  let size = 0;
  for (const vertex of reached) {
    immortal[vertex] = 1;
    for (const set of moves.sets(vertex)) open[vertex] = (open[vertex] as number) + set.length;
    if (open[vertex] === 0) mortal[size++] = vertex;
  }
  for (let next = 0; next < size; next++) {
    const target = mortal[next] as number;
    immortal[target] = 0;
    for (let index = offsets[target] as number; index < (offsets[target + 1] as number); index++) {
      const source = sources[index] as number;
      open[source] = (open[source] as number) - 1;
      if (open[source] === 0) mortal[size++] = source;
    }
  }
  return { reached, mortal: mortal.subarray(0, size), immortal };
}

function listReached(moves: EpidemicMoves, starts: Iterable<number>): { reached: Uint32Array; arcs: number } {
  const seen = new Uint8Array(moves.order);
  const list: number[] = [];
  const visit = (vertex: number) => {
    if (seen[vertex] === 1) return;
    seen[vertex] = 1;
    list.push(vertex);
  };
  for (const start of starts) visit(start);
  let arcs = 0;
  for (let next = 0; next < list.length; next++) {
    for (const set of moves.sets(list[next] as number)) {
      arcs += set.length;
      for (const target of set) visit(target);
    }
  }
  return { reached: Uint32Array.from(list), arcs };
}

function reverseArcs(moves: EpidemicMoves, reached: Uint32Array, arcs: number): { offsets: Uint32Array; sources: Uint32Array } {
  const offsets = new Uint32Array(moves.order + 2);
  for (const vertex of reached)
    for (const set of moves.sets(vertex)) for (const target of set) offsets[target + 2] = (offsets[target + 2] as number) + 1;
  for (let vertex = 2; vertex < offsets.length; vertex++)
    offsets[vertex] = (offsets[vertex] as number) + (offsets[vertex - 1] as number);
  const sources = new Uint32Array(arcs);
  for (const vertex of reached) {
    for (const set of moves.sets(vertex)) {
      for (const target of set) {
        const place = offsets[target + 1] as number;
        sources[place] = vertex;
        offsets[target + 1] = place + 1;
      }
    }
  }
  return { offsets, sources };
}
