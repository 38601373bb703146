/**
 * The target sets of the moves from one vertex, lazily and each once: `some` of sixty vertices has 2^60 of them.
 *
 * Subsets come in order of size, so that whatever depends on one or two targets is found at once.
 */
import type { Choice } from './strain.ts';

/** The sets of vertices that one move may label, ascending each. */
export function* eachTargetSet(choice: Choice, sets: readonly Uint32Array[]): Iterable<readonly number[]> {
  if (choice === 'one') {
    for (const set of sets) for (const vertex of set) yield [vertex];
  } else if (choice === 'all') {
    for (const set of sets) yield [...set];
  } else {
    for (const [index, set] of sets.entries()) {
      const before = sets.slice(0, index).map((earlier) => new Set(earlier));
      for (const subset of eachSubset(set))
        if (!before.some((earlier) => subset.every((vertex) => earlier.has(vertex)))) yield subset;
    }
  }
}

/** The subsets with at least one element, smaller ones first. */
export function* eachSubset(of: ArrayLike<number>): Iterable<readonly number[]> {
  for (let size = 1; size <= of.length; size++) {
    const places = Array.from({ length: size }, (_, index) => index);
    for (;;) {
      yield places.map((place) => of[place] as number);
      let moved = size - 1;
      while (moved >= 0 && places[moved] === of.length - size + moved) moved--;
      if (moved < 0) break;
      places[moved] = (places[moved] as number) + 1;
      for (let next = moved + 1; next < size; next++) places[next] = (places[next - 1] as number) + 1;
    }
  }
}
