/**
 * Types: vertices of an acyclic epidemic from which the same play follows, taken together.
 *
 * Two vertices are of one type when they have the same moves up to the types of the targets; dead targets count for nothing. The
 * smallest description of a position is then how many labels there are of each type. Types are numbered targets first.
 */
import type { EpidemicMoves } from './order.ts';

/** What one move adds: so many times `stage + 1` labels of each of these types, in increasing order. */
export type TypeMove = readonly { readonly type: number; readonly times: number }[];

export interface EpidemicTypes {
  /** The different moves of each type; at least one. */
  readonly moves: readonly (readonly TypeMove[])[];
  /** The type of a vertex; −1 for a dead one. */
  readonly typeOf: Int32Array;
}

/** Undefined where the types have more moves than this. */
export function epidemicTypes(
  moves: EpidemicMoves,
  mortal: Uint32Array,
  eachTargetSet: (vertex: number) => Iterable<readonly number[]>,
  mostMoves = 20_000,
): EpidemicTypes | undefined {
  const typeOf = new Int32Array(moves.order).fill(-1);
  const known = new Map<string, number>();
  const types: (readonly TypeMove[])[] = [];
  let left = mostMoves;
  for (const vertex of mortal) {
    const distinct = new Map<string, TypeMove>();
    for (const targets of eachTargetSet(vertex)) {
      if (--left < 0) return undefined;
      const move = toMove(targets, typeOf);
      distinct.set(nameOf(move), move);
    }
    if (distinct.size === 0) continue;
    const name = [...distinct.keys()].sort().join(';');
    let type = known.get(name);
    if (type === undefined) {
      type = types.length;
      known.set(name, type);
      types.push([...distinct.values()]);
    }
    typeOf[vertex] = type;
  }
  return { moves: types, typeOf };
}

function toMove(targets: readonly number[], typeOf: Int32Array): TypeMove {
  const times = new Map<number, number>();
  for (const target of targets) {
    const type = typeOf[target] as number;
    if (type >= 0) times.set(type, (times.get(type) ?? 0) + 1);
  }
  return [...times].sort(([a], [b]) => a - b).map(([type, count]) => ({ type, times: count }));
}

function nameOf(move: TypeMove): string {
  return move.map(({ type, times }) => `${type}*${times}`).join();
}
