/**
 * Families of graphs as symbols: a path of 10^18 vertices is a name and a number, and is never built unless somebody must.
 *
 * Conventions for the small ones: P0, C0, K0, K0,0, G0x3, K0oR3 and K3oR0 have no vertex; C1 and Q0 are one vertex, C2 is one
 * edge; K0,3 is three vertices without an edge; an arm of length 0 is no arm, so S0 is the centre alone.
 */

export type Family =
  | { readonly kind: 'path'; readonly order: bigint }
  | { readonly kind: 'cycle'; readonly order: bigint }
  | { readonly kind: 'complete'; readonly order: bigint }
  | { readonly kind: 'bipartite'; readonly left: bigint; readonly right: bigint }
  /** A centre with a path of each of these lengths hanging from it. */
  | { readonly kind: 'star'; readonly arms: readonly bigint[] }
  | { readonly kind: 'grid'; readonly rows: bigint; readonly columns: bigint }
  | { readonly kind: 'cube'; readonly dimension: bigint }
  /** A complete graph with a path of `length` vertices, the first of them in the clique, at each of its vertices. */
  | { readonly kind: 'rays'; readonly clique: bigint; readonly length: bigint }
  | { readonly kind: 'petersen' };

export function path(order: bigint): Family {
  return { kind: 'path', order };
}

export function cycle(order: bigint): Family {
  return { kind: 'cycle', order };
}

/** The largest dimension of a cube; the order of larger ones is no longer a number one can write. */
export const LARGEST_DIMENSION = 1000n;

export function orderOfFamily(family: Family): bigint {
  switch (family.kind) {
    case 'path':
    case 'cycle':
    case 'complete':
      return family.order;
    case 'bipartite':
      return family.left + family.right;
    case 'star':
      return family.arms.reduce((sum, arm) => sum + arm, 1n);
    case 'grid':
      return family.rows * family.columns;
    case 'cube':
      return 1n << family.dimension;
    case 'rays':
      return family.clique * family.length;
    case 'petersen':
      return 10n;
  }
}

export function edgeCountOfFamily(family: Family): bigint {
  const order = orderOfFamily(family);
  if (order === 0n) return 0n;
  switch (family.kind) {
    case 'path':
    case 'star':
      return order - 1n;
    case 'cycle':
      return order < 3n ? order - 1n : order;
    case 'complete':
      return pairs(order);
    case 'bipartite':
      return family.left * family.right;
    case 'grid':
      return 2n * order - family.rows - family.columns;
    case 'cube':
      return (family.dimension * order) / 2n;
    case 'rays':
      return pairs(family.clique) + order - family.clique;
    case 'petersen':
      return 15n;
  }
}

/** A family is connected, save that it may have no vertex at all and that K0,n has no edges. */
export function isConnectedFamily(family: Family): boolean {
  const order = orderOfFamily(family);
  return order > 0n && (family.kind !== 'bipartite' || order === 1n || (family.left > 0n && family.right > 0n));
}

/** The path or cycle that the family is, where it is one: `K2oR5` is P10, `K2,2` is C4, `C2` is P2. */
export function asPathOrCycle(family: Family): Family | undefined {
  const order = orderOfFamily(family);
  if (order === 0n || (isConnectedFamily(family) && order <= 2n)) return path(order);
  switch (family.kind) {
    case 'path':
    case 'cycle':
      return family;
    case 'complete':
      return order === 3n ? cycle(3n) : undefined;
    case 'bipartite':
      if (order === 3n && isConnectedFamily(family)) return path(3n);
      return family.left === 2n && family.right === 2n ? cycle(4n) : undefined;
    case 'star':
      return family.arms.filter((arm) => arm > 0n).length <= 2 ? path(order) : undefined;
    case 'grid':
      if (family.rows === 1n || family.columns === 1n) return path(order);
      return order === 4n ? cycle(4n) : undefined;
    case 'cube':
      return family.dimension === 2n ? cycle(4n) : undefined;
    case 'rays':
      if (family.clique <= 2n) return path(order);
      return order === 3n ? cycle(3n) : undefined;
    case 'petersen':
      return undefined;
  }
}

function pairs(order: bigint): bigint {
  return (order * (order - 1n)) / 2n;
}
