/**
 * The values of all subtrees of a rooted forest, checked from the rule of Hackendot and nothing else, in nearly linear time.
 *
 * Let g(v) be the value that is claimed for the tree at v, X(v) the nim-sum over its children, and D(v) the nim-sum of g ⊕ X over the path
 * from the root to v; above a root D is 0. Picking u in the tree at v leaves the trees that hang off the path from v to u, and if their
 * values are right these have together g(v) ⊕ D(p) ⊕ D(u), p being the parent of v. So g(v) is the least number that no option has
 * exactly when the set of all D(u) below v lacks D(p), and has g(v) ⊕ D(p) ⊕ k for each k < g(v). By induction from the leaves, all values
 * are right when this holds at every vertex. The sets are united from the leaves to the roots (`number-tries.ts`).
 */
import { childrenOf } from '../forest.ts';
import { NumberTries, onlyNumber } from './number-tries.ts';

export interface ValuesCheck {
  /** The nim-sum over the roots. */
  readonly total: number;
  /** What is wrong, if anything is. */
  readonly why?: string;
}

/** Forests of more vertices are not checked: their lists, and the sets of values, would take gigabytes. */
export const LARGEST_FOREST = 4_000_000;

/** `parents` has −1 for roots. Vertices may stand in any order. Throws `LimitReached`. */
export function checkForestValues(parents: readonly number[], values: readonly number[]): ValuesCheck {
  const order = parents.length;
  if (values.length !== order) return wrong('expected as many values as parents');
  if (order > LARGEST_FOREST) return wrong(`expected at most ${LARGEST_FOREST} vertices`);
  if (!parents.every((parent) => parent >= -1 && parent < order)) return wrong('a parent is no vertex');
  if (!values.every((value) => value <= order)) return wrong('a value is larger than the forest');
  const above = Int32Array.from(parents);
  const line = parentsFirst(above);
  if (line === undefined) return wrong('a forest has no cycle');
  return checkAlong(line, above, Int32Array.from(values));
}

function wrong(why: string): ValuesCheck {
  return { total: 0, why };
}

/** The vertices, each after its parent; undefined where some hang from each other in a cycle. */
function parentsFirst(parents: Int32Array): Int32Array | undefined {
  const { offsets, children } = childrenOf(parents);
  const line = new Int32Array(parents.length);
  let size = 0;
  for (let vertex = 0; vertex < parents.length; vertex++) if (parents[vertex] === -1) line[size++] = vertex;
  for (let next = 0; next < size; next++) {
    const vertex = line[next] as number;
    for (let index = offsets[vertex] as number; index < (offsets[vertex + 1] as number); index++)
      line[size++] = children[index] as number;
  }
  return size === parents.length ? line : undefined;
}

function checkAlong(line: Int32Array, parents: Int32Array, values: Int32Array): ValuesCheck {
  const sums = values.slice();
  let total = 0;
  let most = 1;
  for (let vertex = 0; vertex < parents.length; vertex++) {
    const [parent, value] = [parents[vertex] as number, values[vertex] as number];
    if (parent < 0) total ^= value;
    else sums[parent] = (sums[parent] as number) ^ value;
    if (value > most) most = value;
  }
  for (const vertex of line) {
    const parent = parents[vertex] as number;
    if (parent >= 0) sums[vertex] = (sums[vertex] as number) ^ (sums[parent] as number);
  }
  const tries = new NumberTries(32 - Math.clz32(most));
  const sets = new Int32Array(parents.length);
  for (let place = line.length - 1; place >= 0; place--) {
    const vertex = line[place] as number;
    const parent = parents[vertex] as number;
    const set = tries.unite(sets[vertex] as number, onlyNumber(sums[vertex] as number));
    if (!tries.hasAllBelow(set, parent < 0 ? 0 : (sums[parent] as number), values[vertex] as number))
      return { total, why: `the tree at vertex ${vertex + 1} of the list has another value than ${values[vertex]}` };
    if (parent >= 0) sets[parent] = tries.unite(sets[parent] as number, set);
  }
  return { total };
}
