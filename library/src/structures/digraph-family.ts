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

/** The largest number whose divisors are looked for by trying out. */
export const LARGEST_DIVIDED = 10n ** 15n;

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
      return buildDivisors(family.number, at);
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

function buildDivisors(number: bigint, at: number): Result<Digraph> {
  if (number > LARGEST_DIVIDED) {
    return bad('number-too-large', 'The divisors of this number are not looked for.', at, {
      expected: `a number of at most ${LARGEST_DIVIDED}`,
    });
  }
  const primes = primeFactors(Number(number));
  const divisors = listDivisors(Number(number), primes);
  const place = new Map(divisors.map((divisor, index) => [divisor, index]));
  const eachArc = (visit: (from: number, to: number) => void) => {
    for (const [index, divisor] of divisors.entries())
      for (const prime of primes) if (divisor % prime === 0) visit(index, place.get(divisor / prime) as number);
  };
  return ok(buildDigraph(divisors.length, eachArc, { kind: 'listed', list: divisors.map(String) }));
}

/** The different primes that divide the number. */
function primeFactors(number: number): number[] {
  const primes: number[] = [];
  let left = number;
  for (let candidate = 2; candidate * candidate <= left; candidate += candidate === 2 ? 1 : 2) {
    if (left % candidate !== 0) continue;
    primes.push(candidate);
    while (left % candidate === 0) left /= candidate;
  }
  if (left > 1) primes.push(left);
  return primes;
}

/** All divisors, ascending. */
function listDivisors(number: number, primes: readonly number[]): number[] {
  let divisors = [1];
  for (const prime of primes) {
    const powers = [1];
    for (let power = prime; number % power === 0; power *= prime) powers.push(power);
    divisors = divisors.flatMap((divisor) => powers.map((power) => divisor * power));
  }
  return divisors.sort((a, b) => a - b);
}
