/**
 * Grundy values of Hackendot on a rooted forest, in one pass from the leaves to the roots.
 *
 * For each vertex v with children c
 *
 *     m(v) = 1 + OR m(c)        X(v) = XOR g(c)        g(v) = X(v) with the bits below bit i cleared and bit i set,
 *
 * where i is the number of trailing zeros of m(v). Then g(v) is the value of the tree that hangs from v, and X(v) the value of
 * what is left when v alone is taken. Since m(v) is at most the order of that tree, 32 bits serve two thousand million vertices.
 *
 * Proof. Call a vertex white where it has no white child, else black, and let F' be the forest that the black vertices of F form.
 * (1) g(F) = 2 g(F') + the parity of the number of white roots. Colours depend on what is below, so moves keep them. A move
 * without a black vertex on its path takes one white root (below a white vertex all children are black): F' stays and the parity
 * changes. Any other move is a move of F'. So no option has the claimed value. A smaller value 2b + e with b < g(F') is reached by
 * a move of F' to a black w, ended at w or at a white child of w: the two ends differ by one white root. And 2 g(F') is reached
 * from an odd number of white roots by taking one.
 * (2) Repeat with F'. At level i let W_i(v) be the number of white roots of that level in the tree that hangs from v. If v was
 * black at all lower levels, it is the only root there: W_i(v) = 1 (white) where W_i is 0 for all children, else W_i(v) = 0 (black).
 * If v was white at a lower level, it is gone and W_i(v) is the sum over its children. Let bit i of m be [W_i > 0] and bit i of g
 * the parity of W_i. With O = OR m(c), v is black through the trailing ones of O, white at the first zero bit, and passes counts
 * through above it. Clearing the trailing ones of O and setting the next bit is O + 1; g is X changed at the same bits.
 */

/** Parents in an order in which every vertex comes after its parent: `parents[v] < v`, or −1 for a root. */
export type Parents = Int32Array;

export interface HackendotValues {
  /** g: the value of the tree that hangs from each vertex. */
  readonly values: Int32Array;
  /** X: the nim-sum of the values of its children. */
  readonly below: Int32Array;
  /** The nim-sum over the roots: the value of the forest. */
  readonly total: number;
}

export function hackendotValues(parents: Parents): HackendotValues {
  const order = parents.length;
  const once = new Int32Array(order);
  const below = new Int32Array(order);
  const values = new Int32Array(order);
  let total = 0;
  for (let vertex = order - 1; vertex >= 0; vertex--) {
    const marks = (once[vertex] as number) + 1;
    const value = valueFrom(marks, below[vertex] as number);
    values[vertex] = value;
    const parent = parents[vertex] as number;
    if (parent < 0) total ^= value;
    else {
      once[parent] = (once[parent] as number) | marks;
      below[parent] = (below[parent] as number) ^ value;
    }
  }
  return { values, below, total };
}

/** g out of m and X. */
export function valueFrom(marks: number, below: number): number {
  const lowest = marks & -marks;
  return (below & -lowest) | lowest;
}

/**
 * For each vertex, the value of the whole position after it is picked: a path from the root to v leaves the children that hang
 * off it, so o(v) = o(parent) ⊕ g(v) ⊕ X(v), where o of nothing is the value of the whole position.
 */
export function valuesAfter(parents: Parents, { values, below }: HackendotValues, whole: number): Int32Array {
  const after = new Int32Array(parents.length);
  for (let vertex = 0; vertex < parents.length; vertex++) {
    const parent = parents[vertex] as number;
    const above = parent < 0 ? whole : (after[parent] as number);
    after[vertex] = above ^ (values[vertex] as number) ^ (below[vertex] as number);
  }
  return after;
}
