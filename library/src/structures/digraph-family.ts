/**
 * Families of digraphs as symbols: lattices and chains whose arcs lead down to the covered elements.
 *
 * Boolean lattices have the vertices 0 … 2^d − 1, read as bit sets; the divisors of n are called by their values; the chain of
 * length n has the vertices 0 … n; the partitions of n things are called by the blocks of the things in turn (`partition-lattice.ts`).
 * The top is the last vertex, but the first of the partitions.
 */
import { bad, ok, type Result } from '../core/result.ts';
import { buildDigraph, type Digraph } from './digraph.ts';
import { EDGES_PER_ORDER, graphTooLarge } from './graph-family-build.ts';
import { NUMBERED_FROM_0 } from './names.ts';
import { buildPartitionLattice } from './partition-lattice.ts';

export type DigraphFamily =
  | { readonly kind: 'boolean-lattice'; readonly dimension: bigint }
  /** The number is at least 1. */
  | { readonly kind: 'divisors'; readonly number: bigint }
  | { readonly kind: 'chain'; readonly length: bigint }
  /** The number of things is at least 1. */
  | { readonly kind: 'partitions'; readonly things: bigint };

/** The largest number whose divisors are looked for. */
const LARGEST_DIVIDED = 10n ** 100n;
/** What may be left of it after its small primes, which are below the other number: that is divided by trying out. */
const LARGEST_LEFT = 10n ** 15n;
const SMALL_PRIMES = 100_000;

/** The digraph, or the error `graph-too-large` at this place. */
export function buildDigraphFamily(family: DigraphFamily, limit: number, at: number): Result<Digraph> {
  switch (family.kind) {
    case 'boolean-lattice': {
      if (family.dimension > 30n) return graphTooLarge(limit, at);
      const dimension = Number(family.dimension);
      const order = 2 ** dimension;
      if (order > limit || (dimension * order) / 2 > limit * EDGES_PER_ORDER) return graphTooLarge(limit, at);
      return ok(buildDigraph(order, (visit) => eachCoveredSet(order, visit), NUMBERED_FROM_0));
    }
    case 'divisors':
      return buildDivisors(family.number, limit, at);
    case 'chain': {
      if (family.length >= limit) return graphTooLarge(limit, at);
      const length = Number(family.length);
      const eachArc = (visit: (from: number, to: number) => void) => {
        for (let vertex = 1; vertex <= length; vertex++) visit(vertex, vertex - 1);
      };
      return ok(buildDigraph(length + 1, eachArc, NUMBERED_FROM_0));
    }
    case 'partitions':
      return buildPartitionLattice(family.things, limit, at);
  }
}

function eachCoveredSet(order: number, visit: (from: number, to: number) => void): void {
  for (let set = 0; set < order; set++) for (let bit = 1; bit < order; bit *= 2) if ((set & bit) !== 0) visit(set, set - bit);
}

function buildDivisors(number: bigint, limit: number, at: number): Result<Digraph> {
  const primes = number > LARGEST_DIVIDED ? undefined : primeFactors(number);
  if (primes === undefined) {
    return bad('number-too-large', 'The divisors of this number are not looked for.', at, {
      expected: `a number of at most ${LARGEST_LEFT}, or of at most 100 digits with small primes`,
    });
  }
  if ([...primes.values()].reduce((count, exponent) => count * (exponent + 1), 1) > limit) return graphTooLarge(limit, at);
  const divisors = listDivisors(primes);
  const place = new Map(divisors.map((divisor, index) => [divisor, index]));
  const eachArc = (visit: (from: number, to: number) => void) => {
    for (const [index, divisor] of divisors.entries())
      for (const prime of primes.keys()) if (divisor % prime === 0n) visit(index, place.get(divisor / prime) as number);
  };
  return ok(buildDigraph(divisors.length, eachArc, { kind: 'listed', list: divisors.map(String) }));
}

/** The primes that divide the number, with their exponents; undefined where finding them takes too long. */
function primeFactors(number: bigint): ReadonlyMap<bigint, number> | undefined {
  const primes = new Map<bigint, number>();
  let left = number;
  const divideBy = (candidate: number) => {
    const prime = BigInt(candidate);
    for (; left % prime === 0n; left /= prime) primes.set(prime, (primes.get(prime) ?? 0) + 1);
  };
  let candidate = 2;
  const next = () => (candidate += candidate === 2 ? 1 : 2);
  for (; left > LARGEST_LEFT && candidate < SMALL_PRIMES; next()) divideBy(candidate);
  if (left > LARGEST_LEFT) return undefined;
  for (let small = Number(left); candidate * candidate <= small; next()) {
    if (small % candidate !== 0) continue;
    divideBy(candidate);
    small = Number(left);
  }
  if (left > 1n) primes.set(left, 1);
  return primes;
}

/** All divisors of the number with these primes and exponents, ascending. */
function listDivisors(primes: ReadonlyMap<bigint, number>): bigint[] {
  let divisors = [1n];
  for (const [prime, exponent] of primes) {
    const powers = Array.from({ length: exponent + 1 }, (_, power) => prime ** BigInt(power));
    divisors = divisors.flatMap((divisor) => powers.map((power) => divisor * power));
  }
  return divisors.sort((a, b) => (a < b ? -1 : 1));
}
