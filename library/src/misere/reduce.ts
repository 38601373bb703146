/**
 * Merges elements of a monoid that no context tells apart.
 *
 * x and y stay apart when some z has xz in P and yz not, or the other way round. Starting from P and the rest, or from any kinds, classes are split by
 * what each letter does to their members until nothing splits (Moore's refinement of automata: the letters are the generators).
 */

/** The class of each element; classes are numbered in the order of their first members. */
export function indistinguishable(
  isP: ArrayLike<number>,
  actions: readonly Uint32Array[],
): { readonly classOf: Uint32Array; readonly count: number } {
  const size = isP.length;
  let classOf: Uint32Array = new Uint32Array(size);
  let count = renumber(size, (x) => isP[x] as number, classOf);
  for (let stable = 0, letter = 0; stable < actions.length; letter = (letter + 1) % actions.length) {
    const action = actions[letter] as Uint32Array;
    const [old, factor] = [classOf, count];
    const split = new Uint32Array(size);
    const parts = renumber(size, (x) => (old[x] as number) * factor + (old[action[x] as number] as number), split);
    stable = parts === count ? stable + 1 : 0;
    [classOf, count] = [split, parts];
  }
  return { classOf, count };
}

/** Numbers the keys in the order in which they come; returns how many there are. */
function renumber(size: number, keyOf: (x: number) => number, into: Uint32Array): number {
  const numbers = new Map<number, number>();
  for (let x = 0; x < size; x++) {
    const key = keyOf(x);
    let number = numbers.get(key);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(key, number);
    }
    into[x] = number;
  }
  return numbers.size;
}
